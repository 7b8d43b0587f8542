import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { reportsApi } from '../api.ts'
import type { ReportedSubject } from '../contract.ts'
import { undoMs, type Decision } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** Decides reports and appeals, offers undo for ten seconds, and invalidates the affected queries. */
export function useDecisions() {
  const t = useTranslation()
  const calls = useApiClient(reportsApi)
  const invalidate = useInvalidate()
  const refresh = () => invalidate('reports', 'backoffice', 'reviews', 'listings', 'editor', 'moderation')
  const undo = async (subjects: { kind: ReportedSubject['kind']; id: string }[]) => {
    await calls.undo({ subjects })
    toast({ title: t('queue.undone') })
    await refresh()
  }
  const decide = async (rows: readonly ReportedSubject[], decision: Decision, takesDown = false, note = '') => {
    const subjects = rows.map(({ kind, id }) => ({ kind, id }))
    const { decided } = await calls.decide({ subjects, decision, takesDown, note })
    const action = { label: t('queue.undo'), onPress: () => void undo(subjects) }
    toast(
      decided.length > 0
        ? { title: t(`queue.${decision}`), action, seconds: undoMs / 1_000 }
        : { title: t('queue.nothing') },
    )
    await refresh()
  }
  const decideAppeal = async (id: string, decision: 'granted' | 'refused', answer: string) => {
    await calls.decideAppeal({ id, decision, answer })
    toast({ title: t(`appeal.state.${decision}`) })
    await refresh()
  }
  return { decide, decideAppeal }
}
