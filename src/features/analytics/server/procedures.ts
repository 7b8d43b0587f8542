import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { refusals } from '#platform/server/rpc.ts'
import { analyticsContract } from '../contract.ts'
import * as service from './service.ts'

const analytics = implement(analyticsContract).$context<Ctx>().use(refusals)

export const analyticsProcedures = analytics.router({
  record: analytics.record.handler(({ context, input }) => service.record(context, input)),
})
