import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, refusals, signedIn } from '#platform/server/rpc.ts'
import { coachContract } from '../contract.ts'
import * as service from './service.ts'

const coach = implement(coachContract, accessFirst).$context<Ctx>().use(refusals)

export const coachProcedures = coach.router({
  find: coach.find.use(signedIn).handler(({ context, input }) => service.find(context, input)),
})
