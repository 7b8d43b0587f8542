import { useSyncExternalStore } from 'react'

const changeEvent = 'kaifong:columns'
const storageKey = (table: string) => `kaifong:columns:${table}`

function subscribe(notify: () => void) {
  window.addEventListener(changeEvent, notify)
  return () => window.removeEventListener(changeEvent, notify)
}

function read(table: string): string | null {
  try {
    return localStorage.getItem(storageKey(table))
  } catch {
    return null
  }
}

/** The visible columns of a table: `initial` until the user changes them, then as stored in this browser. */
export function useColumns(table: string, initial: readonly string[]): [ReadonlySet<string>, (key: string) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(table),
    () => null,
  )
  const shown = new Set(stored === null ? initial : stored.split(' '))
  const toggle = (key: string) => {
    const next = new Set(shown)
    if (!next.delete(key)) next.add(key)
    try {
      localStorage.setItem(storageKey(table), [...next].join(' '))
    } catch {
      // Without storage the selection does not change.
    }
    window.dispatchEvent(new Event(changeEvent))
  }
  return [shown, toggle]
}
