import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useDecision } from '#platform/ui/use-decision.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { reportsApi } from '../api.ts'
import type { ReportedSubject } from '../contract.ts'
import type { Decision } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

const changes = ['reports', 'backoffice', 'reviews', 'listings', 'editor', 'moderation'] as const
type Subject = Pick<ReportedSubject, 'kind' | 'id'>
type ReadSubject = Pick<ReportedSubject, 'kind' | 'id' | 'review' | 'listing'>
/** Ids are unique only within a kind. */
const keyOf = ({ kind, id }: Subject) => `${kind} ${id}`
const subjectOf = (key: string) => {
  const [kind, id] = key.split(' ') as [ReportedSubject['kind'], string]
  return { kind, id }
}
/** The keys among these whose subject's id was returned by the server. */
const keysOf = (keys: string[], ids: string[]) => keys.filter((key) => ids.includes(subjectOf(key).id))

/** Decides reports, with undo, and appeals. */
export function useDecisions() {
  const t = useTranslation()
  const calls = useApiClient(reportsApi)
  const invalidate = useInvalidate()
  const { decide, tryDecide, isSent } = useDecision({
    changes: [...changes],
    undo: async (keys) => {
      const { undone, refused } = await calls.undo({ subjects: keys.map(subjectOf) })
      return { undone: keysOf(keys, undone), refused: keysOf(keys, refused) }
    },
  })
  const decision = (rows: readonly ReadSubject[], verdict: Decision, takesDown = false, note = '') =>
    [
      rows.map(keyOf),
      async (keys: string[]) => {
        const subjects = rows
          .filter((row) => keys.includes(keyOf(row)))
          .map(({ kind, id, review }) => ({ kind, id, editedAt: review?.editedAt ?? null }))
        const answer = await calls.decide({ subjects, decision: verdict, takesDown, note })
        return { decided: keysOf(keys, answer.decided), refused: keysOf(keys, answer.refused) }
      },
      (count: number) => t(`queue.${verdict}`, { count }),
      rows.length === 1 ? rows[0]?.listing.name : undefined,
    ] as const
  return {
    isSent: (row: Subject) => isSent(keyOf(row)),
    decide: (rows: readonly ReadSubject[], verdict: Decision) => tryDecide(...decision(rows, verdict)),
    /** Rejects when it could not be sent. */
    takeDown: (row: ReadSubject, note: string) => decide(...decision([row], 'upheld', true, note)),
    /** Rejects when it could not be sent, or was refused; the queue is then read again. */
    decideAppeal: async (
      { appeal, review }: ReportedSubject,
      verdict: 'granted' | 'refused',
      answer: string,
    ): Promise<void> => {
      if (!appeal) return
      try {
        await calls.decideAppeal({ id: appeal.id, editedAt: review?.editedAt ?? null, decision: verdict, answer })
        toast({ title: t(`queue.${verdict}`) })
      } finally {
        await invalidate(...changes)
      }
    },
  }
}
