import { useSyncExternalStore } from 'react'
import { withStorage } from './with-storage.ts'

const changeEvent = 'kaifong:columns'
const storageKey = (table: string) => `kaifong:columns:${table}`

function subscribe(notify: () => void) {
  window.addEventListener(changeEvent, notify)
  return () => window.removeEventListener(changeEvent, notify)
}

const read = (table: string) => withStorage(() => localStorage.getItem(storageKey(table))) ?? null

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
    // Without storage the selection does not change.
    withStorage(() => localStorage.setItem(storageKey(table), [...next].join(' ')))
    window.dispatchEvent(new Event(changeEvent))
  }
  return [shown, toggle]
}
