import { useEffect, useState } from 'react'

type StoredDraft<T> = { at: number; value: T }

/** Drafts older than this are ignored. */
const maxAgeMs = 60 * 86_400_000

const storageKey = (key: string) => `draft:${key}`

/** Reads the stored draft of this browser; null without one. */
export function readDraft<T>(key: string): StoredDraft<T> | null {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null') as StoredDraft<T> | null
    return draft && Date.now() - draft.at < maxAgeMs ? draft : null
  } catch {
    // Storage is unavailable or its content is not ours.
    return null
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(storageKey(key))
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/**
 * Stores a value in this browser at every change. `key` identifies the draft and its owner. Returns false when storage
 * is unavailable.
 */
export function useDraftAutosave(key: string, value: unknown, shouldSave: boolean): boolean {
  const [isStored] = useState(canUseStorage)
  useEffect(() => {
    if (!shouldSave || !isStored) return
    localStorage.setItem(storageKey(key), JSON.stringify({ at: Date.now(), value } satisfies StoredDraft<unknown>))
  }, [key, value, shouldSave, isStored])
  return isStored
}

/** Whether localStorage works: some browsers block it in private windows. */
function canUseStorage(): boolean {
  try {
    localStorage.setItem(storageKey('probe'), '1')
    localStorage.removeItem(storageKey('probe'))
    return true
  } catch {
    return false
  }
}
