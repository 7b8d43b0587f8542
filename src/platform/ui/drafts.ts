import { useEffect, useState } from 'react'
import { dayMs } from '#shared/durations.ts'
import { withStorage } from './with-storage.ts'

/**
 * Unsent input of a form, stored in this browser. The only module that stores it. Drafts that are saved on the server as
 * well (features/drafts) know since when (`sentAt`), and as which versions.
 */
export type StoredDraft = {
  at: number
  value: unknown
  sentAt?: number
  versions?: string[]
}

const prefix = 'kaifong:draft:'
/** Older drafts are ignored and deleted. */
const maxAgeMs = 60 * dayMs
/** Characters of a draft as JSON; a longer one is not stored. */
const maxLength = 200_000
/** Of more drafts the oldest are deleted. */
const maxCount = 30

/** Key in this browser of a member's draft, which is not shown to whoever signs in here next. */
export const memberKey = (key: string, memberId: string) => `${key}:${memberId}`

type Listener = (draft: StoredDraft | null, removed?: StoredDraft | null) => void
const listeners = new Map<string, Listener>()
/** Called before a member signs out, while requests are still theirs. */
export const beforeSignOut = new Set<() => Promise<void>>()

/** The draft with this key, e.g. `review:ID`; null without a recent one. */
export const readDraft = (key: string): unknown => readStored(key)?.value ?? null

export function readStored(key: string): StoredDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as StoredDraft | null
    return draft && Date.now() - draft.at < maxAgeMs ? draft : null
  } catch {
    // Storage is unavailable or its content is not ours.
    return null
  }
}

/** Stores a draft. False when the browser stores nothing, or not this much. */
export function saveDraft(key: string, value: unknown): boolean {
  const draft = { ...readStored(key), at: Date.now(), value }
  const isStored = store(key, draft)
  listeners.get(key)?.(draft)
  return isStored
}

/** Stores what is known of a draft, without telling the listener. */
export function store(key: string, draft: StoredDraft): boolean {
  const text = JSON.stringify(draft)
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
  const removed = readStored(key)
  removeStored(key)
  listeners.get(key)?.(null, removed)
}

const submitting = new Set<string>()
/** Whether a draft is on its way as what it was written for, so that it must not be saved beside that. */
export const isSubmitting = (key: string): boolean => submitting.has(key)

/**
 * Does `submit`, which sends what a draft was written for, and clears the draft unless nothing was sent. `submit` gets the
 * versions of the draft that this browser knows.
 */
export async function submitDraft<T>(key: string, submit: (versions: string[]) => Promise<T>): Promise<T> {
  submitting.add(key)
  try {
    const result = await submit(readStored(key)?.versions ?? [])
    if (result !== 'unsent') clearDraft(key)
    return result
  } finally {
    submitting.delete(key)
  }
}

export const removeStored = (key: string) => withStorage(() => localStorage.removeItem(prefix + key))

/**
 * Tells of each change of a draft, also where the browser stores nothing: null when it is cleared, with what was stored.
 * Returns how to stop.
 */
export function listenToDraft(key: string, listener: Listener): () => void {
  listeners.set(key, listener)
  return () => {
    if (listeners.get(key) === listener) listeners.delete(key)
  }
}

/** Keys of all drafts in this browser. */
export const draftKeys = () => withStorage(() => storedNames().map((name) => name.slice(prefix.length))) ?? []
const storedNames = () => Object.keys(localStorage).filter((name) => name.startsWith(prefix))

/** Deletes those drafts from this browser that are the same on the server. */
export function removeSentDrafts(): void {
  for (const key of draftKeys()) {
    const draft = readStored(key)
    if (draft && draft.at === draft.sentAt) removeStored(key)
  }
}

function removeOldDrafts(): void {
  const names = storedNames()
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
