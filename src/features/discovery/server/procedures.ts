import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, limited, refusals } from '#platform/server/rpc.ts'
import { discoveryContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'

const discovery = implement(discoveryContract, accessFirst).$context<Ctx>().use(refusals)

export const discoveryProcedures = discovery.router({
  search: discovery.search
    .use(limited(rateLimits.search))
    .handler(({ context, input }) => service.search(context, input)),
  suggest: discovery.suggest
    .use(limited(rateLimits.suggest))
    .handler(({ context, input }) => service.suggest(context, input)),
  findFeatured: discovery.findFeatured.handler(({ context, input }) => service.findFeatured(context, input)),
  findTopRated: discovery.findTopRated.handler(({ context, input }) => service.findTopRated(context, input)),
  findNewest: discovery.findNewest.handler(({ context, input }) => service.findNewest(context, input)),
  findSimilar: discovery.findSimilar.handler(({ context, input }) => service.findSimilar(context, input)),
})
