import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { draftsContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'

const drafts = implement(draftsContract, accessFirst).$context<Ctx>().use(refusals)
const { find, save, swap, remove } = drafts
const limitChanges = limitedMember(rateLimits.change)

export const draftsProcedures = drafts.router({
  find: find.use(signedIn).handler(({ context, input }) => service.find(context, input.key)),
  save: save
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => service.save(context, input)),
  swap: swap
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => service.swap(context, input.key)),
  remove: remove
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => service.remove(context, input)),
})
