import { useMemo, useSyncExternalStore } from 'react'
import type { Option } from './suggest-list.tsx'
import { useTranslation } from './use-translation.ts'

/** Searches of this browser, kept in it only. */
type RecentSearch = { label: string; path: string }

const key = 'recent-searches'
const maxSearches = 5
const changed = 'recent-searches-changed'

function read(): string {
  try {
    return localStorage.getItem(key) ?? '[]'
  } catch {
    return '[]'
  }
}

function parse(stored: string): RecentSearch[] {
  try {
    return JSON.parse(stored) as RecentSearch[]
  } catch {
    return []
  }
}

function write(searches: RecentSearch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // Storage may be full or refused; searching works without it.
  }
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
