import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'

/** One feature's API as the screens name it: the contract's type and its place in the router, no values. */
export type FeatureApi<C extends AnyContractRouter> = { name: string; contract?: C }

/** Names a feature's API: `defineApi<typeof listingsContract>('listings')`. */
export function defineApi<C extends AnyContractRouter>(name: string): FeatureApi<C> {
  return { name }
}

/** The client of all features, in-process on the server, over HTTP in the browser: the same procedures either way. */
export type ApiClient = Record<string, unknown>

export type FeatureQueries<C extends AnyContractRouter> = RouterUtils<ContractRouterClient<C>>

/** Query and mutation options of one feature, over whichever client this side has. */
export function queriesOf<C extends AnyContractRouter>(client: ApiClient, api: FeatureApi<C>): FeatureQueries<C> {
  return createTanstackQueryUtils(client[api.name] as never, { path: [api.name] })
}

/** Calls one feature directly, without the query cache: for writes that need no state, such as beacons. */
export function callsOf<C extends AnyContractRouter>(client: ApiClient, api: FeatureApi<C>): ContractRouterClient<C> {
  return client[api.name] as ContractRouterClient<C>
}
