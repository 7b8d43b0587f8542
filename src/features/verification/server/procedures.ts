import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { adminOnly, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { verificationContract } from '../contract.ts'
import * as service from './service.ts'

const verification = implement(verificationContract).$context<Ctx>().use(refusals)

export const verificationProcedures = verification.router({
  get: verification.get.use(signedIn).handler(({ context }) => service.getStatus(context)),
  start: verification.start
    .use(signedIn)
    .use(limitedMember('verification'))
    .handler(({ context }) => service.start(context)),
  findWaiting: verification.findWaiting.use(adminOnly).handler(({ context }) => service.findWaiting(context)),
  confirm: verification.confirm.use(adminOnly).handler(({ context, input }) => service.confirm(context, input)),
})
