import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { reviewsApi } from '../api.ts'
import type { ReviewReportReason, ReviewStatus } from '../rules.ts'
import { useRefresh } from './use-refresh.ts'
import { useTranslation } from './use-translation.ts'

/** Set by docs/product.md; the server delays e-mails longer than this. */
const undoSeconds = 10

/** Returns a function that decides about reviews, offers undo and resolves to whether it succeeded. */
export function useModerate() {
  const t = useTranslation()
  const calls = useApiClient(reviewsApi)
  const refresh = useRefresh()
  const failed = () => toast({ title: t('admin.failed'), variant: 'destructive' })

  /** Restores the previous status of each review, with the reason if it was hidden. */
  async function undo(changed: { id: string; before: ReviewStatus; reason: ReviewReportReason | null }[]) {
    const decisions = { published: 'publish', pending: 'hold', hidden: 'hide' } as const
    const groups = Map.groupBy(changed, ({ before, reason }) => `${before} ${reason ?? ''}`)
    const back = [...groups.values()].map((group) => {
      const { before, reason } = group[0]!
      return calls.moderate({
        ids: group.map(({ id }) => id),
        decision: decisions[before],
        ...(reason && { reason }),
      })
    })
    try {
      await Promise.all(back)
      await refresh()
      toast({ title: t('admin.undone') })
    } catch {
      failed()
    }
  }

  return async (ids: string[], decision: 'publish' | 'hide', reason?: ReviewReportReason): Promise<boolean> => {
    try {
      const { changed } = await calls.moderate({ ids, decision, reason })
      await refresh()
      if (changed.length === 0) toast({ title: t('admin.nothing') })
      else {
        toast({
          title: t(`admin.done.${decision}`, { count: changed.length }),
          seconds: undoSeconds,
          action: { label: t('admin.undo'), onPress: () => void undo(changed) },
        })
      }
      return true
    } catch {
      failed()
      return false
    }
  }
}
