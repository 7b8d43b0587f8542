import type { ContentField } from '#features/listings/rules/fields.ts'
import { approve, reject, undoDecision } from '#features/listings/server/service/decide.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { runEach } from '#platform/server/decisions.ts'
import type { Locale } from '#shared/locale.ts'
import { cleanText } from '#shared/text.ts'
import { reasonFor, type RejectionTemplate } from '../rules/rejection-templates.ts'

export type Decision =
  | { kind: 'approve' }
  | { kind: 'reject'; template: RejectionTemplate; reason: string; fields: ContentField[] }

/** Decides on exactly this revision. @throws Refusal LISTING_NOT_FOUND, LISTING_STATE_CHANGED */
export async function decide(ctx: MemberCtx, revisionId: string, decision: Decision): Promise<null> {
  if (decision.kind === 'approve') return approve(ctx, revisionId)
  const { template, reason, fields } = decision
  const reasonIn = (locale: Locale) => reasonFor(template, cleanText(reason), locale)
  return reject(ctx, revisionId, { template, fields, reasonIn })
}

/** Decides independently on each; `refused` are those that were changed or decided in the meantime. */
export async function decideMany(ctx: MemberCtx, revisionIds: string[], decision: Decision) {
  const [decided, refused] = await runEach(revisionIds, (id) => decide(ctx, id, decision))
  return { decided, refused }
}

/** Undoes the admin's own decisions within the undo window. */
export async function undo(ctx: MemberCtx, revisionIds: string[]) {
  const [undone, refused] = await runEach(revisionIds, (id) => undoDecision(ctx, id))
  return { undone, refused }
}
