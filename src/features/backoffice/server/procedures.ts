import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, freshPassword, refusals } from '#platform/server/rpc.ts'
import { backofficeContract } from '../contract.ts'
import * as service from './service.ts'
import { findListings } from './service/listings.ts'
import { findMembers, getMember, revealMemberSignals } from './service/members.ts'

const backoffice = implement(backofficeContract, accessFirst).$context<Ctx>().use(refusals).use(adminOnly)

export const backofficeProcedures = backoffice.router({
  getQueues: backoffice.getQueues.handler(({ context }) => service.getQueues(context)),
  getTrends: backoffice.getTrends.handler(({ context }) => service.getTrends(context)),
  getWarnings: backoffice.getWarnings.handler(({ context }) => service.getWarnings(context)),
  findAudit: backoffice.findAudit.handler(({ context, input }) => service.findAudit(context, input)),
  findListings: backoffice.findListings.handler(({ context, input }) => findListings(context, input)),
  openListingsExport: backoffice.openListingsExport.use(freshPassword).handler(() => null),
  findMembers: backoffice.findMembers.handler(({ context, input }) => findMembers(context, input)),
  getMember: backoffice.getMember.handler(({ context, input }) => getMember(context, input)),
  revealMemberSignals: backoffice.revealMemberSignals.handler(({ context, input }) =>
    revealMemberSignals(context, input),
  ),
  openExport: backoffice.openExport.use(freshPassword).handler(() => null),
})
