import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, refusals } from '#platform/server/rpc.ts'
import { listingsContract } from '../contract.ts'
import { get } from './service.ts'

const listings = implement(listingsContract, accessFirst).$context<Ctx>().use(refusals)

export const listingsProcedures = listings.router({
  get: listings.get.handler(({ context, input }) => get(context, input)),
})
