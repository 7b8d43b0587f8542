import { ORPCError, type ClientContext, type NestedClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import type { ApiName } from '#shared/api-names.ts'

/** One feature's API as the UI names it: the contract's type and its key in the router, no runtime values. */
export type FeatureApi<C extends AnyContractRouter> = { name: ApiName; contract?: C }

/** Declares a feature's API: `defineApi<typeof listingsContract>('listings')`. */
export function defineApi<C extends AnyContractRouter>(name: ApiName): FeatureApi<C> {
  return { name }
}

/** The client of all features: in-process on the server, over HTTP in the browser, with the same procedures. */
export type ApiClient = Record<string, unknown>

export type FeatureQueries<C extends AnyContractRouter> = RouterUtils<ContractRouterClient<C>>

/** Made once per client and feature, since every component of a page asks for them. */
const queriesByClient = new WeakMap<ApiClient, Map<string, unknown>>()

/** Query and mutation options of one feature, over the client of this side. */
export function queriesOf<C extends AnyContractRouter>(client: ApiClient, api: FeatureApi<C>): FeatureQueries<C> {
  const features = queriesByClient.get(client) ?? new Map<string, unknown>()
  queriesByClient.set(client, features)
  const queries =
    features.get(api.name) ??
    createTanstackQueryUtils(client[api.name] as NestedClient<ClientContext>, { path: [api.name] })
  features.set(api.name, queries)
  return queries as FeatureQueries<C>
}

/** A direct client of one feature, without the query cache: for calls that need no cached state, such as beacons. */
export function apiClientOf<C extends AnyContractRouter>(
  client: ApiClient,
  api: FeatureApi<C>,
): ContractRouterClient<C> {
  return client[api.name] as ContractRouterClient<C>
}

/** Whether the API answered with this error: a refusal, bad input or an incident, and not that no answer came. */
export const isApiError = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError
