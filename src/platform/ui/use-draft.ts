import { useEffect, useState } from 'react'

type Kept<T> = { at: number; value: T }

/** After so long a forgotten draft is of no more use to anybody. */
const keptMs = 60 * 86_400_000

const nameOf = (key: string) => `draft:${key}`

/** What was kept of a draft in this browser; null without any. */
export function readDraft<T>(key: string): Kept<T> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as Kept<T> | null
    return kept && Date.now() - kept.at < keptMs ? kept : null
  } catch {
    // A browser that keeps nothing, or something that was never ours.
    return null
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {
    // Nothing was kept.
  }
}

/** Keeps a value in this browser at every change. `key` names whose and which draft it is. False: nothing is kept here. */
export function useDraftKeeping(key: string, value: unknown, isWorthKeeping: boolean): boolean {
  const [isKept] = useState(isKeeping)
  useEffect(() => {
    if (!isWorthKeeping || !isKept) return
    localStorage.setItem(nameOf(key), JSON.stringify({ at: Date.now(), value } satisfies Kept<unknown>))
  }, [key, value, isWorthKeeping, isKept])
  return isKept
}

/** Whether this browser keeps anything: some keep nothing in private windows. */
function isKeeping(): boolean {
  try {
    localStorage.setItem(nameOf('probe'), '1')
    localStorage.removeItem(nameOf('probe'))
    return true
  } catch {
    return false
  }
}
