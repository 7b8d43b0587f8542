import { useSyncExternalStore } from 'react'

const changed = 'kaifong:columns'
const placeOf = (table: string) => `kaifong:columns:${table}`

function subscribe(notify: () => void) {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

function read(table: string): string | null {
  try {
    return localStorage.getItem(placeOf(table))
  } catch {
    return null
  }
}

/** Which columns of a table are shown: those of `initial` until somebody chooses, then as this browser remembers. */
export function useColumns(table: string, initial: readonly string[]): [ReadonlySet<string>, (key: string) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(table),
    () => null,
  )
  const shown = new Set(kept === null ? initial : kept.split(' '))
  const toggle = (key: string) => {
    const next = new Set(shown)
    if (!next.delete(key)) next.add(key)
    try {
      localStorage.setItem(placeOf(table), [...next].join(' '))
    } catch {
      // A browser that keeps nothing shows what it showed.
    }
    window.dispatchEvent(new Event(changed))
  }
  return [shown, toggle]
}
