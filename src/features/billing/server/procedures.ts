import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { refusals } from '#platform/server/rpc.ts'
import { billingContract } from '../contract.ts'
import * as service from './service.ts'

const billing = implement(billingContract).$context<Ctx>().use(refusals)

export const billingProcedures = billing.router({
  findPlans: billing.findPlans.handler(({ context }) => service.findPlans(context.db)),
})
