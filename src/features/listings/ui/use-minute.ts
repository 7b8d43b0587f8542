import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react'

const minuteMs = 60_000
const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

export const MinuteContext = createContext<Date | null>(null)

/**
 * Mount once per page, for `MinuteContext`. The first minute comes in a transition, so that dozens of lines that change
 * with it are rendered in pieces between which the page answers.
 */
export function useMinuteClock(): Date | null {
  const [minute, setMinute] = useState<number | null>(null)
  useEffect(() => {
    const update = () => startTransition(() => setMinute(currentMinute()))
    update()
    const timer = setInterval(update, minuteMs / 4)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => (minute === null ? null : new Date(minute)), [minute])
}

/**
 * The start of the current minute, null on the server and during hydration: pages are cached, so only the browser may
 * say what is open now.
 */
export const useMinute = (): Date | null => use(MinuteContext)
