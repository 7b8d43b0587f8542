import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { privacyContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'

const privacy = implement(privacyContract, accessFirst).$context<Ctx>().use(refusals)

export const privacyProcedures = privacy.router({
  getMine: privacy.getMine.use(signedIn).handler(({ context }) => service.getMine(context)),
  setMarketing: privacy.setMarketing
    .use(signedIn)
    .handler(({ context, input }) => service.setMarketing(context, input)),
  submit: privacy.submit
    .use(signedIn)
    .use(limitedMember(rateLimits.request))
    .handler(({ context, input }) => service.submit(context, input)),
  withdraw: privacy.withdraw.use(signedIn).handler(({ context, input }) => service.withdraw(context, input.id)),
  find: privacy.find.use(adminOnly).handler(({ context, input }) => service.find(context, input)),
  record: privacy.record.use(adminOnly).handler(({ context, input }) => service.record(context, input)),
  answer: privacy.answer.use(adminOnly).handler(({ context, input }) => service.decide(context, 'answered', input)),
  refuse: privacy.refuse.use(adminOnly).handler(({ context, input }) => service.decide(context, 'refused', input)),
})
