import { useMemo, useSyncExternalStore } from 'react'
import type { Localized } from '#shared/locale.ts'

/** What this visitor searched for last, for the greeting on the page of a listing. Never leaves the browser by itself. */
export type StoredRequest = { category: string; text: Localized }

const key = 'search-request'

export function storeRequest(request: StoredRequest | null): void {
  try {
    if (request) sessionStorage.setItem(key, JSON.stringify(request))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the greeting names no service.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const neverChanges = () => () => {}

/** The request of the last search if it was for one of these categories. */
export function useStoredRequest(categories: readonly { slug: string }[]): Localized | null {
  const stored = useSyncExternalStore(neverChanges, read, () => null)
  const request = useMemo(() => JSON.parse(stored ?? 'null') as StoredRequest | null, [stored])
  return request && categories.some(({ slug }) => slug === request.category) ? request.text : null
}
