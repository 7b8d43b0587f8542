import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react'
import { useScope } from '#platform/ui/scope.tsx'

/** After so many ms without a new page the minute is read again, so that a page kept offline does not say what was open then. */
const staleMs = 10 * 60_000

export const MinuteContext = createContext(new Date(0))

/**
 * Mount once per page, for `MinuteContext`. The first minute is that of the server, so that hydration changes nothing;
 * later ones come in a transition, so that dozens of lines are rendered in pieces between which the page answers.
 */
export function useMinuteClock(): Date {
  const [minute, setMinute] = useState(useScope().minute)
  useEffect(() => {
    const update = () =>
      setMinute((before) => {
        const now = Date.now()
        return Math.abs(now - before) < staleMs ? before : now
      })
    const updateLater = () => startTransition(update)
    updateLater()
    const timer = setInterval(updateLater, staleMs / 10)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => new Date(minute), [minute])
}

/** The time at which hours are read: that of the page's making, or of the last ten minutes. */
export const useMinute = (): Date => use(MinuteContext)
