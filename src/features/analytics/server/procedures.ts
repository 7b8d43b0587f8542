import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, refusals, signedIn } from '#platform/server/rpc.ts'
import { analyticsContract } from '../contract.ts'
import * as service from './service.ts'

const analytics = implement(analyticsContract, accessFirst).$context<Ctx>().use(refusals)

export const analyticsProcedures = analytics.router({
  record: analytics.record.handler(({ context, input }) => service.record(context, input)),
  recordImpressions: analytics.recordImpressions.handler(({ context, input }) =>
    service.recordImpressions(context, input),
  ),
  getForListing: analytics.getForListing
    .use(signedIn)
    .handler(({ context, input }) => service.getForListing(context, input)),
  getForSite: analytics.getForSite.use(adminOnly).handler(({ context, input }) => service.getForSite(context, input)),
})
