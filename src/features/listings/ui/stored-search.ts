import { useState, useSyncExternalStore } from 'react'
import { withStorage } from '#platform/ui/with-storage.ts'
import type { Locale, Localized } from '#shared/locale.ts'

type Place = { slug: string; name: string }

/** What was searched for last in this tab. Stays in the browser. */
export type StoredSearch = {
  /** Language of the names. */
  locale: Locale
  q: string
  /** The chosen ones. */
  category: Place | null
  area: Place | null
  /** What a greeting says, and the category for which it says so. */
  request: { category: string; text: Localized } | null
}

const key = 'search'
const changed = 'search-changed'

const read = () => withStorage(() => sessionStorage.getItem(key)) ?? null

/** Stores a search; a part that is not given stays as it is. */
export function storeSearch(search: Omit<StoredSearch, 'request'> & Partial<StoredSearch>): void {
  // Without storage the search is forgotten when its page is left.
  withStorage(() => sessionStorage.setItem(key, JSON.stringify({ request: null, ...parse(read()), ...search })))
  dispatchEvent(new Event(changed))
}

const parse = (stored: string | null) => JSON.parse(stored ?? 'null') as StoredSearch | null

function subscribe(onChange: () => void) {
  addEventListener(changed, onChange)
  return () => removeEventListener(changed, onChange)
}

/** The last search; null on the server and during hydration. */
export const useStoredSearch = () => parse(useSyncExternalStore(subscribe, read, () => null))

/** The last search before this component was mounted. */
export function useSearchBefore(): StoredSearch | null {
  const [before] = useState(() => {
    let stored: string | null | undefined
    return () => (stored === undefined ? (stored = read()) : stored)
  })
  return parse(useSyncExternalStore(subscribe, before, () => null))
}
