import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { refusals, signedIn } from '#platform/server/rpc.ts'
import { referralsContract } from '../contract.ts'
import { getMine } from './service.ts'

const referrals = implement(referralsContract).$context<Ctx>().use(refusals)

export const referralsProcedures = referrals.router({
  getMine: referrals.getMine.use(signedIn).handler(({ context }) => getMine(context)),
})
