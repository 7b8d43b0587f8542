import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { adminOnly, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { listingsContract } from '../contract.ts'
import * as service from './service.ts'
import * as admin from './service/admin.ts'
import * as claims from './service/claims.ts'
import { convertToTraditional } from './service/convert.ts'
import * as decisions from './service/decide.ts'
import * as editing from './service/editing.ts'
import * as mine from './service/mine.ts'
import * as review from './service/review.ts'
import { getDraftTerms } from './service/terms.ts'

const listings = implement(listingsContract).$context<Ctx>().use(refusals)
const { submit, edit, resubmit, withdrawRevision, remove } = listings
const [limitChanges, limitHelp] = [limitedMember('listing'), limitedMember('listingHelp')]

export const listingsProcedures = listings.router({
  get: listings.get.handler(({ context, input }) => service.get(context, input)),

  getDraftTerms: listings.getDraftTerms.use(signedIn).handler(({ context, input }) => getDraftTerms(context, input)),
  submit: submit
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => editing.submit(context, input.content)),
  edit: edit
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => editing.edit(context, input.id, input.content)),
  resubmit: resubmit
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => editing.resubmit(context, input.id)),
  withdrawRevision: withdrawRevision
    .use(signedIn)
    .handler(({ context, input }) => editing.withdrawRevision(context, input.id)),
  remove: remove.use(signedIn).handler(({ context, input }) => editing.remove(context, input.id)),
  findMine: listings.findMine.use(signedIn).handler(({ context, input }) => mine.findMine(context, input)),
  getForEdit: listings.getForEdit.use(signedIn).handler(({ context, input }) => mine.getForEdit(context, input.id)),
  checkDuplicates: listings.checkDuplicates
    .use(signedIn)
    .use(limitHelp)
    .handler(({ context, input }) => mine.findDuplicates(context, input)),
  convertToTraditional: listings.convertToTraditional
    .use(signedIn)
    .use(limitHelp)
    .handler(({ input }) => convertToTraditional(input.texts)),
  preview: listings.preview
    .use(signedIn)
    .use(limitHelp)
    .handler(({ context, input }) => review.preview(context, input)),

  findQueue: listings.findQueue.use(adminOnly).handler(({ context, input }) => review.findQueue(context, input)),
  getForReview: listings.getForReview
    .use(adminOnly)
    .handler(({ context, input }) => review.getForReview(context, input)),
  approve: listings.approve
    .use(adminOnly)
    .handler(({ context, input }) => decisions.decide(context, input.revisionId, { kind: 'approve' })),
  reject: listings.reject
    .use(adminOnly)
    .handler(({ context, input: { revisionId, ...why } }) =>
      decisions.decide(context, revisionId, { kind: 'reject', ...why }),
    ),
  decideMany: listings.decideMany
    .use(adminOnly)
    .handler(({ context, input }) => decisions.decideMany(context, input.revisionIds, input.decision)),
  undo: listings.undo.use(adminOnly).handler(({ context, input }) => decisions.undo(context, input.revisionIds)),
  adminCreate: listings.adminCreate
    .use(adminOnly)
    .handler(({ context, input }) => admin.adminCreate(context, input.content, input.ownerEmail)),
  adminEdit: listings.adminEdit
    .use(adminOnly)
    .handler(({ context, input }) => admin.adminEdit(context, input.id, input.content)),

  claim: listings.claim
    .use(signedIn)
    .use(limitedMember('claim'))
    .handler(({ context, input }) => claims.claim(context, input)),
  getClaimState: listings.getClaimState
    .use(signedIn)
    .handler(({ context, input }) => claims.getClaimState(context, input.id)),
  findClaims: listings.findClaims.use(adminOnly).handler(({ context, input }) => claims.findClaims(context, input)),
  grantClaim: listings.grantClaim.use(adminOnly).handler(({ context, input }) => claims.grantClaim(context, input.id)),
  refuseClaim: listings.refuseClaim.use(adminOnly).handler(({ context, input }) => claims.refuseClaim(context, input)),
})
