import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function subscribe(notify: () => void) {
  const timer = setInterval(notify, minuteMs / 4)
  return () => clearInterval(timer)
}
const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/**
 * The start of the current minute, null on the server and during hydration: pages are cached, so only the browser may
 * say what is open now.
 */
export function useMinute(): Date | null {
  const ms = useSyncExternalStore(subscribe, currentMinute, () => null)
  return ms === null ? null : new Date(ms)
}
