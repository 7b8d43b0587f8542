import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { reviewsContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'
import { findForModeration } from './service/find-for-moderation.ts'
import { moderate, undo } from './service/moderate.ts'
import { findMine, getReviewerState } from './service/own.ts'
import * as answer from './service/replies-and-votes.ts'
import { edit, remove, write } from './service/write.ts'
import { countPublished } from './store.ts'

const reviews = implement(reviewsContract, accessFirst).$context<Ctx>().use(refusals)
const writes = limitedMember(rateLimits.write)
const votes = limitedMember(rateLimits.vote)

export const reviewsProcedures = reviews.router({
  find: reviews.find.handler(({ context, input }) => service.find(context, input)),
  findLatest: reviews.findLatest.handler(({ context, input }) => service.findLatest(context, input)),
  getCounts: reviews.getCounts.handler(({ context }) => countPublished(context.db)),
  getSummary: reviews.getSummary.handler(({ context, input }) => service.getSummary(context, input.listingId)),
  getReviewerState: reviews.getReviewerState
    .use(signedIn)
    .handler(({ context, input }) => getReviewerState(context, input.listingId)),
  findMine: reviews.findMine.use(signedIn).handler(({ context, input }) => findMine(context, input)),
  write: reviews.write
    .use(signedIn)
    .use(writes)
    .handler(({ context, input }) => write(context, input)),
  edit: reviews.edit
    .use(signedIn)
    .use(writes)
    .handler(({ context, input }) => edit(context, input)),
  remove: reviews.remove
    .use(signedIn)
    .use(writes)
    .handler(({ context, input }) => remove(context, input.id)),
  reply: reviews.reply
    .use(signedIn)
    .use(writes)
    .handler(({ context, input }) => answer.reply(context, input)),
  getReply: reviews.getReply.use(signedIn).handler(({ context, input }) => answer.getReply(context, input.id)),
  removeReply: reviews.removeReply
    .use(signedIn)
    .use(writes)
    .handler(({ context, input }) => answer.removeReply(context, input.id)),
  vote: reviews.vote
    .use(signedIn)
    .use(votes)
    .handler(({ context, input }) => answer.vote(context, input.id, input.isHelpful)),
  findForModeration: reviews.findForModeration
    .use(adminOnly)
    .handler(({ context, input }) => findForModeration(context, input)),
  undo: reviews.undo.use(adminOnly).handler(({ context, input }) => undo(context, input.ids)),
  moderate: reviews.moderate.use(adminOnly).handler(({ context, input }) => moderate(context, input)),
})
