import { useMemo, useSyncExternalStore } from 'react'
import { withStorage } from '#platform/ui/with-storage.ts'
import type { Option } from './suggest-list.tsx'
import { useTranslation } from './use-translation.ts'

/** Searches of this browser, kept in it only. */
type RecentSearch = { label: string; path: string }

const key = 'recent-searches'
const maxSearches = 5
const changed = 'recent-searches-changed'

const read = () => withStorage(() => localStorage.getItem(key)) ?? '[]'

function parse(stored: string): RecentSearch[] {
  try {
    return JSON.parse(stored) as RecentSearch[]
  } catch {
    return []
  }
}

function write(searches: RecentSearch[]): void {
  // Searching works without it.
  withStorage(() => localStorage.setItem(key, JSON.stringify(searches)))
  window.dispatchEvent(new Event(changed))
}

/** Puts a search first in the list, once under its label. `path` is without the language. */
export function rememberSearch(search: RecentSearch): void {
  const others = parse(read()).filter(({ path, label }) => path !== search.path && label !== search.label)
  write([search, ...others].slice(0, maxSearches))
}

/** Removes one search. */
export const forgetSearch = (path: string) => write(parse(read()).filter((search) => search.path !== path))

export const clearRecentSearches = () => write([])

function subscribe(onChange: () => void) {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}

/** Options for the search field: recent searches, and one that clears them. */
export function useRecentSearches(): Option[] {
  const t = useTranslation()
  const stored = useSyncExternalStore(subscribe, read, () => '[]')
  return useMemo(() => {
    const searches = parse(stored).map(({ label, path }): Option => ({ kind: 'recent', slug: path, label }))
    return searches.length > 0 ? [...searches, { kind: 'clear', slug: '', label: t('box.clearRecent') }] : []
  }, [stored, t])
}
