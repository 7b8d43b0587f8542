import { useApiClient } from '#platform/ui/scope.tsx'
import { useDecision } from '#platform/ui/use-decision.ts'
import { reviewsApi } from '../api.ts'
import type { ModeratedReview } from '../contract.ts'
import type { ReviewReportReason } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** Publishes and hides reviews, with undo. */
export function useModerate() {
  const t = useTranslation()
  const calls = useApiClient(reviewsApi)
  const { tryDecide, isSent } = useDecision({
    changes: ['reviews', 'listings', 'editor', 'backoffice'],
    undo: (ids) => calls.undo({ ids }),
  })
  return {
    isSent,
    moderate: (all: readonly ModeratedReview[], decision: 'publish' | 'hide', reason?: ReviewReportReason) =>
      tryDecide(
        all.map(({ id }) => id),
        (ids) => {
          const reviews = all.filter(({ id }) => ids.includes(id)).map(({ id, editedAt }) => ({ id, editedAt }))
          return calls.moderate({ reviews, decision, reason })
        },
        (count) => t(`admin.done.${decision}`, { count }),
        all.length === 1 ? all[0]?.listing.name.text : undefined,
      ),
  }
}
