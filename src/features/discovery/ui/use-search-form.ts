import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { storeSearch } from '#features/listings/ui/stored-search.ts'
import { useLocale } from '#platform/ui/scope.tsx'
import { searchFromUrl, searchPath } from '../rules/search-state.ts'
import { clearRecentSearches } from './recent-searches.ts'
import type { Option } from './suggest-list.tsx'
import { useNearestArea } from './use-nearest-area.ts'
import type { Search } from './use-search.ts'

type Place = { slug: string; name: string }

/** What a search box holds at first: words, and the chosen category and area. */
export type SearchChoice = { q?: string; category?: Place | null; area?: Place | null }

/**
 * The state of a search box. Choosing a category moves on to the place; choosing a place searches if there is something to
 * search for. `search` is the displayed one of a results page.
 */
export function useSearchForm(given: SearchChoice, search: Search | undefined) {
  const navigate = useNavigate()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [what, setWhat] = useState(search?.state.q ?? given.q ?? '')
  const [where, setWhere] = useState('')
  const [category, setCategory] = useState(given.category ?? null)
  const [area, setArea] = useState(given.area ?? null)
  // What this tab searched for is known after hydration only, when somebody may be typing already.
  const [known, setKnown] = useState(given)
  if (known.category?.name !== given.category?.name || known.area?.name !== given.area?.name) {
    setKnown(given)
    setCategory(given.category ?? null)
    setArea(given.area ?? null)
  }
  const whatInput = useRef<HTMLInputElement>(null)
  const whereInput = useRef<HTMLInputElement>(null)
  const nearest = useNearestArea()
  useLayoutEffect(() => {
    // What was typed before hydration.
    setWhat(whatInput.current!.value)
    setWhere(whereInput.current!.value)
  }, [])

  const go = (change: { category?: string | null; area?: string | null; q?: string } = {}) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form.current!)) if (typeof value === 'string') fields.set(name, value)
    if (change.area) fields.delete('where')
    for (const [name, value] of Object.entries(change)) fields.set(name, value ?? '')
    const state = searchFromUrl({ searchParams: fields })
    // The page of an area is for those who chose nothing else.
    void navigate(searchPath(state, state.q && !state.category ? 'explore' : 'landing'), { state: { isSearch: true } })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const choose = (next: { category?: Place | null; area?: Place | null }) => {
    const now = { category, area, ...next }
    setCategory(now.category)
    setArea(now.area)
    storeSearch({ locale, q: what, ...now })
  }
  const chooseWhat = ({ kind, slug, label, detail, area: place }: Option) => {
    const chosen = { slug, name: kind === 'problem' ? (detail ?? label) : label }
    if (kind === 'listing') return void navigate(listingPath(slug))
    if (kind === 'recent') return void navigate(slug)
    if (kind === 'clear') return clearRecentSearches()
    setWhat('')
    if (kind === 'area') {
      choose({ area: chosen })
      return go({ area: slug, q: '' })
    }
    choose({ category: chosen, ...(place && { area: place }) })
    if (place) return go({ category: slug, area: place.slug, q: '' })
    if (area) return go({ category: slug, q: '' })
    whereInput.current?.focus()
  }
  const chooseArea = (place: Place) => {
    setWhere('')
    choose({ area: place })
    if (category || what.trim()) go({ area: place.slug })
    else whatInput.current?.focus()
  }
  const chooseWhere = ({ kind, slug, label }: Option) => {
    if (kind === 'near') return void nearest.find().then((place) => place && chooseArea(place))
    chooseArea({ slug, name: label })
  }
  /** On a results page the search without the chip is shown at once. */
  const remove = (key: 'category' | 'area') => {
    choose({ [key]: null })
    if (search) go({ [key]: null })
    else (key === 'category' ? whatInput : whereInput).current?.focus()
  }
  return {
    form,
    what,
    setWhat,
    where,
    setWhere,
    category,
    area,
    whatInput,
    whereInput,
    /** Whether the browser is asked for its position. */
    isLocating: nearest.isBusy,
    go,
    chooseWhat,
    chooseWhere,
    remove,
  }
}
