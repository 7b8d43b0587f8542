import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { favoritesContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'
import * as store from './store.ts'

const favorites = implement(favoritesContract, accessFirst).$context<Ctx>().use(refusals).use(signedIn)
const writes = limitedMember(rateLimits.change)

export const favoritesProcedures = favorites.router({
  findIds: favorites.findIds.handler(({ context }) => store.findIds(context.db, context.actor.id)),
  find: favorites.find.handler(({ context, input }) => service.find(context, input)),
  add: favorites.add.use(writes).handler(({ context, input }) => service.add(context, input.listingId)),
  addAll: favorites.addAll.use(writes).handler(({ context, input }) => service.addAll(context, input.listingIds)),
  remove: favorites.remove.use(writes).handler(({ context, input }) => service.remove(context, input.listingId)),
})
