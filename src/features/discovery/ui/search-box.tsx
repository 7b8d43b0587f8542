import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { storeSearch } from '#features/listings/ui/stored-search.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { filterKeys } from '../filters.ts'
import { searchFromUrl, searchPath } from '../rules/search-state.ts'
import { clearRecentSearches, forgetSearch, useRecentSearches } from './recent-searches.ts'
import { SuggestField } from './suggest-field.tsx'
import type { Option } from './suggest-list.tsx'
import { useNearestArea } from './use-nearest-area.ts'
import type { Search } from './use-search.ts'
import { useSlashKey } from './use-slash-key.ts'
import { useTranslation } from './use-translation.ts'

type Place = { slug: string; name: string }

type BoxProps = {
  /** The displayed search; its filters are kept. */
  search?: Search
  category?: Place | null
  area?: Place | null
  size?: 'md' | 'lg'
  /** The words, where there is no displayed search. */
  q?: string
  /** Whether the box takes the focus when it is mounted. */
  hasFocus?: boolean
}

/**
 * What, where, and a button. A chosen category or area is a chip in its field until it is removed. Choosing a category
 * moves on to the place; choosing a place searches if there is something to search for. Without JavaScript it is a plain
 * form, and the server appends a typed place to the query.
 */
export function SearchBox({ search, size = 'md', hasFocus = false, ...given }: BoxProps) {
  const t = useTranslation()
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
  const recent = useRecentSearches()
  const findNearestArea = useNearestArea()
  useSlashKey(() => whatInput.current?.select())
  useLayoutEffect(() => {
    // What was typed before hydration.
    setWhat(whatInput.current!.value)
    setWhere(whereInput.current!.value)
  }, [])
  useEffect(() => {
    if (hasFocus) whatInput.current?.select()
  }, [hasFocus])

  const go = (change: { category?: string | null; area?: string | null; q?: string } = {}) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form.current!)) if (typeof value === 'string') fields.set(name, value)
    if (change.area) fields.delete('where')
    for (const [name, value] of Object.entries(change)) fields.set(name, value ?? '')
    const state = searchFromUrl({ searchParams: fields })
    // The page of an area is for those who chose nothing else.
    void navigate(searchPath(state, state.q && !state.category ? 'explore' : 'landing'))
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
    if (kind === 'listing') return void navigate(`/service/${slug}`)
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
    if (kind === 'near') return void findNearestArea().then((place) => place && chooseArea(place))
    chooseArea({ slug, name: label })
  }
  /** On a results page the search without the chip is shown at once. */
  const remove = (key: 'category' | 'area') => {
    choose({ [key]: null })
    if (search) go({ [key]: null })
    else (key === 'category' ? whatInput : whereInput).current?.focus()
  }
  // On a results page the box is compact on phones: the button is beside the place field.
  const isLarge = size === 'lg'
  return (
    <form
      ref={form}
      action={useHref('/explore')}
      role="search"
      aria-label={t('box.label')}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
      className={clsx(
        'rounded-card border-line-strong bg-surface flex flex-wrap items-center border p-1.5',
        isLarge && 'shadow-soft',
      )}
    >
      <SuggestField
        kind="what"
        name="q"
        label={t('box.what')}
        placeholder={category ? t('box.more') : t('box.whatHint')}
        icon="search"
        text={what}
        chip={category}
        onRemoveChip={() => remove('category')}
        idleOptions={category ? [] : recent}
        onTextChange={setWhat}
        onChoose={chooseWhat}
        onRemove={({ slug }) => forgetSearch(slug)}
        input={whatInput}
        className="basis-full sm:basis-0"
      />
      <span className="bg-line mx-3 h-px basis-full sm:mx-1 sm:h-7 sm:w-px sm:basis-auto" />
      <SuggestField
        kind="where"
        name={area ? undefined : 'where'}
        label={t('box.where')}
        placeholder={area ? '' : t('box.whereHint')}
        icon="map-pin"
        text={where}
        chip={area}
        onRemoveChip={() => remove('area')}
        idleOptions={area ? [] : [{ kind: 'near', slug: '', label: t('box.nearMe') }]}
        onTextChange={setWhere}
        onChoose={chooseWhere}
        input={whereInput}
        className={clsx(isLarge && 'basis-full sm:basis-0')}
      />
      {category && <input type="hidden" name="category" value={category.slug} />}
      {area && <input type="hidden" name="area" value={area.slug} />}
      {search &&
        filterKeys.map((key) => {
          const value = search.state[key]
          return key === 'category' || key === 'area' || value === undefined ? null : (
            <input key={key} type="hidden" name={key} value={value} />
          )
        })}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className={clsx(
          'flex-none sm:ml-1.5',
          isLarge ? 'mt-1.5 w-full sm:mt-0 sm:w-auto' : 'max-sm:size-12 max-sm:px-0',
        )}
      >
        <Icon name="search" className={clsx(!isLarge && 'sm:hidden lg:block')} />
        <span className={clsx(!isLarge && 'max-sm:sr-only')}>{t('box.button')}</span>
      </Button>
    </form>
  )
}
