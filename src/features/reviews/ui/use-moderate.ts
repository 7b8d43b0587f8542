import { useApiClient } from '#platform/ui/scope.tsx'
import { useDecision } from '#platform/ui/use-decision.ts'
import { reviewsApi } from '../api.ts'
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
    moderate: (all: string[], decision: 'publish' | 'hide', reason?: ReviewReportReason) =>
      tryDecide(
        all,
        (ids) => calls.moderate({ ids, decision, reason }),
        (count) => t(`admin.done.${decision}`, { count }),
      ),
  }
}
