import type { ContentField } from '#features/listings/rules/fields.ts'
import { useApiClient } from '#platform/ui/scope.tsx'
import { useDecision } from '#platform/ui/use-decision.ts'
import { moderationApi } from '../api.ts'
import { templateOf } from '../rules/rejection-templates.ts'
import { useTranslation } from './use-translation.ts'

/** Approves and rejects one or many revisions, with undo. */
export function useDecisions(onUndone: (revisionIds: string[]) => void) {
  const t = useTranslation()
  const calls = useApiClient(moderationApi)
  const { decide, tryDecide, isSent } = useDecision({
    changes: ['listings', 'editor', 'moderation', 'backoffice', 'discovery'],
    undo: (revisionIds) => calls.undo({ revisionIds }),
    onUndone,
  })
  return {
    isSent,
    approve: (ids: string[], name?: string) =>
      tryDecide(
        ids,
        (revisionIds) => calls.decideMany({ revisionIds, decision: { kind: 'approve' } }),
        (count) => t('review.approved', { count }),
        name,
      ),
    /** Rejects when it could not be sent. */
    reject: (ids: string[], { reason, fields }: { reason: string; fields: ContentField[] }, name?: string) =>
      decide(
        ids,
        (revisionIds) =>
          calls.decideMany({ revisionIds, decision: { kind: 'reject', template: templateOf(reason), reason, fields } }),
        (count) => t('review.rejected', { count }),
        name,
      ),
  }
}
