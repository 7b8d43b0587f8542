import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { editorContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'
import * as admin from './service/admin.ts'
import { convertToSimplified, convertToTraditional } from './service/convert.ts'
import * as mine from './service/mine.ts'
import { preview } from './service/preview.ts'
import { getDraftTerms } from './service/terms.ts'

const editor = implement(editorContract, accessFirst).$context<Ctx>().use(refusals)
const { submit, edit, resubmit, withdrawRevision, remove } = editor
const [limitChanges, limitHelp] = [limitedMember(rateLimits.change), limitedMember(rateLimits.help)]

export const editorProcedures = editor.router({
  getDraftTerms: editor.getDraftTerms.use(signedIn).handler(({ context, input }) => getDraftTerms(context, input)),
  submit: submit
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => service.submit(context, input.content, input.draftVersions)),
  edit: edit
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => service.edit(context, input.id, input.content, input)),
  resubmit: resubmit
    .use(signedIn)
    .use(limitChanges)
    .handler(({ context, input }) => service.resubmit(context, input.id)),
  withdrawRevision: withdrawRevision
    .use(signedIn)
    .handler(({ context, input }) => service.withdrawRevision(context, input.id)),
  remove: remove.use(signedIn).handler(({ context, input }) => service.remove(context, input.id)),
  findMine: editor.findMine.use(signedIn).handler(({ context, input }) => mine.findMine(context, input)),
  getForEdit: editor.getForEdit.use(signedIn).handler(({ context, input }) => mine.getForEdit(context, input.id)),
  checkDuplicates: editor.checkDuplicates
    .use(signedIn)
    .use(limitHelp)
    .handler(({ context, input }) => mine.findDuplicates(context, input)),
  convertToTraditional: editor.convertToTraditional
    .use(signedIn)
    .use(limitHelp)
    .handler(({ input }) => convertToTraditional(input.texts)),
  convertToSimplified: editor.convertToSimplified
    .use(signedIn)
    .use(limitHelp)
    .handler(({ input }) => convertToSimplified(input.texts)),
  preview: editor.preview
    .use(signedIn)
    .use(limitHelp)
    .handler(({ context, input }) => preview(context, input)),
  adminCreate: editor.adminCreate
    .use(adminOnly)
    .handler(({ context, input }) => admin.adminCreate(context, input.content, input.ownerEmail)),
  adminEdit: editor.adminEdit
    .use(adminOnly)
    .handler(({ context, input }) => admin.adminEdit(context, input.id, input.content, input.seen)),
})
