import { useEffect, useState } from 'react'

/** Unsent input of a form, stored in this browser. The only module that stores it. */
type StoredDraft = { at: number; value: unknown }

const prefix = 'kaifong:draft:'
/** Older drafts are ignored and deleted. */
const maxAgeMs = 60 * 86_400_000
/** Characters of a draft as JSON; a longer one is not stored. */
const maxLength = 200_000
/** Of more drafts the oldest are deleted. */
const maxCount = 30

/** The draft with this key, e.g. `review:ID`; null without a recent one. */
export function readDraft(key: string): unknown {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as StoredDraft | null
    return draft && Date.now() - draft.at < maxAgeMs ? draft.value : null
  } catch {
    // Storage is unavailable or its content is not ours.
    return null
  }
}

/** Stores a draft. False when the browser stores nothing, or not this much. */
export function saveDraft(key: string, value: unknown): boolean {
  const text = JSON.stringify({ at: Date.now(), value } satisfies StoredDraft)
  if (text.length > maxLength) return false
  try {
    localStorage.setItem(prefix + key, text)
    removeOldDrafts()
    return true
  } catch {
    return false
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

function removeOldDrafts(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  const ageOf = (name: string) => (JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<StoredDraft>).at ?? 0
  const newestFirst = names.map((name) => ({ name, at: ageOf(name) })).toSorted((a, b) => b.at - a.at)
  for (const [index, { name, at }] of newestFirst.entries())
    if (index >= maxCount || Date.now() - at >= maxAgeMs) localStorage.removeItem(name)
}

/** The text of all inputs of a form, by name. */
export function formTexts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Stores a value at every change while `shouldSave`. Returns false when this browser stores nothing. */
export function useDraftAutosave(key: string, value: unknown, shouldSave: boolean): boolean {
  const [canStore] = useState(() => {
    const isStored = saveDraft('probe', '')
    clearDraft('probe')
    return isStored
  })
  useEffect(() => {
    if (shouldSave) saveDraft(key, value)
  }, [key, value, shouldSave])
  return canStore
}
