import { useState, type ReactNode } from 'react'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useDecision } from '#platform/ui/use-decision.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { moderationApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

type Managed = { id: string; name: { text: string } }
type Asking = { kind: 'takeDown' | 'remove'; listings: readonly Managed[]; onDone: () => void }

const changes = ['listings', 'editor', 'moderation', 'backoffice', 'discovery'] as const

/** An admin's acts on listings in any status: taking down (with undo), approving again and deleting. */
export function useManageListings(): {
  takeDown: (listings: readonly Managed[], onDone?: () => void) => void
  approveAgain: (listings: readonly Managed[], onDone?: () => void) => void
  remove: (listings: readonly Managed[], onDone?: () => void) => void
  /** Asks for the reason of a take-down or deletion. */
  dialog: ReactNode
} {
  const t = useTranslation()
  const calls = useApiClient(moderationApi)
  const invalidate = useInvalidate()
  const [asking, setAsking] = useState<Asking>()
  const { decide } = useDecision({ changes: [...changes], undo: (ids) => calls.undoTakeDowns({ ids }) })

  async function confirm(reason: string) {
    if (!asking) return
    const { kind, listings, onDone } = asking
    const ids = listings.map(({ id }) => id)
    const name = listings.length === 1 ? listings[0]?.name.text : undefined
    if (kind === 'takeDown')
      await decide(
        ids,
        (sent) => calls.manageListings({ ids: sent, act: { kind, reason } }),
        (count) => t('manage.takenDown', { count }),
        name,
      )
    else showOutcome(await calls.manageListings({ ids, act: { kind, reason } }), 'manage.removed', name)
    await invalidate(...changes)
    onDone()
  }

  function showOutcome(
    { decided, refused }: { decided: string[]; refused: string[] },
    done: 'manage.removed' | 'manage.approvedAgain',
    name: string | undefined,
  ) {
    const notDone = refused.length > 0 ? t('manage.refused', { count: refused.length }) : undefined
    if (decided.length === 0) return toast({ title: notDone ?? t('review.failed'), variant: 'destructive' })
    const description = notDone ?? name
    toast({ title: t(done, { count: decided.length }), ...(description && { description }) })
  }

  async function approveAgain(listings: readonly Managed[], onDone?: () => void) {
    const ids = listings.map(({ id }) => id)
    try {
      const outcome = await calls.manageListings({ ids, act: { kind: 'approveAgain' } })
      showOutcome(outcome, 'manage.approvedAgain', listings.length === 1 ? listings[0]?.name.text : undefined)
      onDone?.()
    } catch {
      toast({ title: t('review.failed'), variant: 'destructive' })
    } finally {
      await invalidate(...changes)
    }
  }

  const ask =
    (kind: Asking['kind']) =>
    (listings: readonly Managed[], onDone = () => {}) =>
      setAsking({ kind, listings, onDone })
  const count = asking?.listings.length ?? 0
  return {
    takeDown: ask('takeDown'),
    remove: ask('remove'),
    approveAgain: (listings, onDone) => void approveAgain(listings, onDone),
    dialog: (
      <ReasonDialog
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={t(asking?.kind === 'remove' ? 'manage.removeTitle' : 'manage.takeDownTitle', { count })}
        text={t(asking?.kind === 'remove' ? 'manage.removeText' : 'manage.takeDownText')}
        confirm={t(asking?.kind === 'remove' ? 'manage.remove' : 'manage.takeDown')}
        onConfirm={confirm}
      />
    ),
  }
}
