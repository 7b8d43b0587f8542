import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { moderationContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'
import * as claims from './service/claims.ts'
import { getOwner, handOver } from './service/hand-over.ts'
import * as licences from './service/licences.ts'
import { manageListings, undoTakeDowns } from './service/manage-listings.ts'
import * as review from './service/review.ts'

const moderation = implement(moderationContract, accessFirst).$context<Ctx>().use(refusals)

export const moderationProcedures = moderation.router({
  findQueue: moderation.findQueue.use(adminOnly).handler(({ context, input }) => review.findQueue(context, input)),
  getForReview: moderation.getForReview
    .use(adminOnly)
    .handler(({ context, input }) => review.getForReview(context, input)),
  approve: moderation.approve
    .use(adminOnly)
    .handler(({ context, input }) => service.decide(context, input.revisionId, { kind: 'approve' })),
  reject: moderation.reject
    .use(adminOnly)
    .handler(({ context, input: { revisionId, ...why } }) =>
      service.decide(context, revisionId, { kind: 'reject', ...why }),
    ),
  decideMany: moderation.decideMany
    .use(adminOnly)
    .handler(({ context, input }) => service.decideMany(context, input.revisionIds, input.decision)),
  undo: moderation.undo.use(adminOnly).handler(({ context, input }) => service.undo(context, input.revisionIds)),
  claim: moderation.claim
    .use(signedIn)
    .use(limitedMember(rateLimits.claim))
    .handler(({ context, input }) => claims.claim(context, input)),
  getClaimState: moderation.getClaimState
    .use(signedIn)
    .handler(({ context, input }) => claims.getClaimState(context, input.id)),
  findClaims: moderation.findClaims.use(adminOnly).handler(({ context, input }) => claims.findClaims(context, input)),
  grantClaim: moderation.grantClaim
    .use(adminOnly)
    .handler(({ context, input }) => claims.grantClaim(context, input.id)),
  refuseClaim: moderation.refuseClaim
    .use(adminOnly)
    .handler(({ context, input }) => claims.refuseClaim(context, input)),
  undoClaims: moderation.undoClaims
    .use(adminOnly)
    .handler(({ context, input }) => claims.undoClaims(context, input.ids)),
  getOwner: moderation.getOwner.use(adminOnly).handler(({ context, input }) => getOwner(context, input.id)),
  handOver: moderation.handOver.use(adminOnly).handler(({ context, input }) => handOver(context, input)),
  manageListings: moderation.manageListings
    .use(adminOnly)
    .handler(({ context, input }) => manageListings(context, input.ids, input.act)),
  undoTakeDowns: moderation.undoTakeDowns
    .use(adminOnly)
    .handler(({ context, input }) => undoTakeDowns(context, input.ids)),
  findLicences: moderation.findLicences
    .use(adminOnly)
    .handler(({ context, input }) => licences.findLicences(context, input)),
  checkLicence: moderation.checkLicence
    .use(adminOnly)
    .handler(({ context, input }) => licences.checkLicence(context, input)),
  undoLicenceChecks: moderation.undoLicenceChecks
    .use(adminOnly)
    .handler(({ context, input }) => licences.undoLicenceChecks(context, input.ids)),
})
