import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, refusals, signedIn } from '#platform/server/rpc.ts'
import { referralsContract } from '../contract.ts'
import { getMine } from './service.ts'

const referrals = implement(referralsContract, accessFirst).$context<Ctx>().use(refusals)

export const referralsProcedures = referrals.router({
  getMine: referrals.getMine.use(signedIn).handler(({ context }) => getMine(context)),
})
