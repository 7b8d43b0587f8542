import { useRef, useState } from 'react'
import { undoKey, undoMs } from '#shared/undo.ts'
import type en from '../messages/en.json'
import { closeOffer, toast } from './toast.tsx'
import { translationOf } from './translation.tsx'
import { useInvalidate } from './use-invalidate.ts'

const useTranslation = translationOf<typeof en>('platform')

type DecisionOptions = {
  /** Features whose queries a decision changes. */
  changes: Parameters<ReturnType<typeof useInvalidate>>
  undo: (ids: string[]) => Promise<{ undone: string[]; refused: string[] }>
  onUndone?: (ids: string[]) => void
}

/** What became of a decision: `refused` were changed or decided by somebody else meanwhile. */
type Outcome = { decided: string[]; refused: string[] }

/**
 * Decisions of an admin about items of a queue, with the undo that the server allows for ten seconds. An item is decided
 * once: while a decision about it is sent, further ones are ignored and `isSent` is true, so that the queue can show the
 * next item at once.
 */
export function useDecision({ changes, undo, onUndone }: DecisionOptions) {
  const t = useTranslation()
  const invalidate = useInvalidate()
  // By item the decision that is being sent: one that was undone meanwhile must not end the mark of the next.
  const sending = useRef(new Map<string, symbol>())
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const showSent = () => setSent(new Set(sending.current.keys()))

  function end(ids: readonly string[], decision?: symbol) {
    for (const id of ids) if (!decision || sending.current.get(id) === decision) sending.current.delete(id)
    showSent()
  }

  async function undoThese(ids: string[]) {
    try {
      const { undone, refused } = await undo(ids)
      // The lists may still be loading after the decision itself.
      end(undone)
      await invalidate(...changes)
      if (undone.length > 0) onUndone?.(undone)
      const notUndone = refused.length > 0 && t('decision.notUndone', { count: refused.length })
      if (undone.length === 0) toast({ title: notUndone || t('decision.failed'), variant: 'destructive' })
      else {
        const title = t('decision.undone', { count: undone.length })
        toast(notUndone ? { title, description: notUndone, variant: 'destructive' } : { title })
      }
    } catch {
      toast({ title: t('decision.failed'), variant: 'destructive' })
    }
  }

  function showOutcome({ decided, refused }: Outcome, titleOf: (count: number) => string, name: string | undefined) {
    const meanwhile = refused.length > 0 && t('decision.meanwhile', { count: refused.length })
    if (decided.length === 0) return toast({ title: meanwhile || t('decision.failed'), variant: 'destructive' })
    const description = meanwhile || name
    toast({
      title: titleOf(decided.length),
      ...(description && { description }),
      action: { label: t('decision.undo'), onPress: () => void undoThese(decided), key: undoKey },
      seconds: undoMs / 1_000,
    })
  }

  /**
   * Sends a decision about those items that none is being sent about. Rejects when it could not be sent; the items are
   * then as before. `name` is that of a single item, for the toast to say what its undo concerns.
   */
  async function decide(
    ids: readonly string[],
    send: (ids: string[]) => Promise<Outcome>,
    titleOf: (count: number) => string,
    name?: string,
  ): Promise<void> {
    const fresh = ids.filter((id) => !sending.current.has(id))
    if (fresh.length === 0) return
    closeOffer()
    const decision = Symbol()
    for (const id of fresh) sending.current.set(id, decision)
    showSent()
    try {
      const outcome = await send(fresh)
      showOutcome(outcome, titleOf, name)
      await invalidate(...changes)
    } finally {
      end(fresh, decision)
    }
  }

  return {
    decide,
    /** Like `decide`, for buttons and keys: says so when it could not be sent. */
    tryDecide: (...decision: Parameters<typeof decide>) =>
      decide(...decision).catch(() => toast({ title: t('decision.failed'), variant: 'destructive' })),
    /** Whether a decision about this item is being sent. */
    isSent: (id: string) => sent.has(id),
  }
}

/** The outcome of a call that decides about one item, or throws. */
export const decidedOne = (id: string): Outcome => ({ decided: [id], refused: [] })
