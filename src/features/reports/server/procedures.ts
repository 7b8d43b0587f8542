import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, limited, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { reportsContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import { appeal, decideAppeal } from './service/appeal.ts'
import { decide, undo } from './service/decide.ts'
import { findMine } from './service/find-mine.ts'
import { findQueue } from './service/queue.ts'
import { report } from './service/report.ts'

const reports = implement(reportsContract, accessFirst).$context<Ctx>().use(refusals).use(signedIn)

export const reportsProcedures = reports.router({
  report: reports.report
    .use(limited(rateLimits.report))
    .use(limitedMember(rateLimits.reportPerDay))
    .handler(({ context, input }) => report(context, input)),
  findMine: reports.findMine.handler(({ context, input }) => findMine(context, input)),
  appeal: reports.appeal.use(limited(rateLimits.report)).handler(({ context, input }) => appeal(context, input)),
  findQueue: reports.findQueue.use(adminOnly).handler(({ context, input }) => findQueue(context, input)),
  decide: reports.decide.use(adminOnly).handler(({ context, input }) => decide(context, input)),
  undo: reports.undo.use(adminOnly).handler(({ context, input }) => undo(context, input.subjects)),
  decideAppeal: reports.decideAppeal.use(adminOnly).handler(({ context, input }) => decideAppeal(context, input)),
})
