import { undoMs } from '#features/listings/rules/states.ts'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { moderationApi } from '../api.ts'
import { templateOf } from '../rules/rejection-templates.ts'
import { useTranslation } from './use-translation.ts'

/** Approves and rejects one or many revisions, with ten seconds to undo. */
export function useDecisions(onUndone: (revisionIds: string[]) => void) {
  const t = useTranslation()
  const calls = useApiClient(moderationApi)
  const invalidate = useInvalidate()
  const refresh = () => invalidate('listings', 'editor', 'moderation', 'backoffice', 'discovery')

  async function undo(revisionIds: string[]) {
    try {
      const { undone, refused } = await calls.undo({ revisionIds })
      await refresh()
      if (undone.length > 0) onUndone(undone)
      toast(
        refused.length > 0
          ? { title: t('review.undoExpired', { count: refused.length }), variant: 'destructive' }
          : { title: t('review.undone', { count: undone.length }) },
      )
    } catch {
      toast({ title: t('review.failed'), variant: 'destructive' })
    }
  }

  async function decide(revisionIds: string[], reason: string | null) {
    const decision =
      reason === null
        ? ({ kind: 'approve' } as const)
        : ({ kind: 'reject', template: templateOf(reason), reason } as const)
    const { decided, refused } = await calls.decideMany({ revisionIds, decision })
    await refresh()
    if (decided.length > 0) {
      toast({
        title: t(reason === null ? 'review.approved' : 'review.rejected', { count: decided.length }),
        ...(refused.length > 0 && { description: t('review.changedMeanwhile', { count: refused.length }) }),
        action: { label: t('review.undo'), onPress: () => void undo(decided) },
        seconds: undoMs / 1_000,
      })
    } else toast({ title: t('review.changedMeanwhile', { count: refused.length }), variant: 'destructive' })
  }
  return {
    reject: decide,
    approve: (revisionIds: string[]) =>
      decide(revisionIds, null).catch(() => toast({ title: t('review.failed'), variant: 'destructive' })),
  }
}
