import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import type { SearchResult } from '../contract.ts'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

const SearchSheet = lazyPart(async () => (await import('./search-sheet.tsx')).SearchSheet)

type Props = { search: Search; result: Pick<SearchResult, 'category' | 'area' | 'helplines'> }

/** The search of a results page in one line on a phone; a press opens its fields in a sheet. */
export function SearchLine({ search, result: { category, area, helplines } }: Props) {
  const t = useTranslation()
  const { key } = useLocation()
  // A navigation closes the sheet.
  const [openedAt, setOpenedAt] = useState('')
  // Words of somebody in danger are not repeated.
  const q = helplines.length === 0 && search.state.q
  const words = [category?.name, q, area?.name].filter(Boolean).join(' · ')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words ? t('line.change', { search: words }) : t('header.search')}
        onClick={() => setOpenedAt(key)}
        className="search-line"
      >
        <Icon name="search" size={18} className="text-muted" />
        <span className="min-w-0 flex-1 truncate text-left font-semibold">{words || t('header.search')}</span>
        <Icon name="pencil" size={16} className="text-muted" />
      </button>
      <Suspense>
        {openedAt === key && (
          <SearchSheet search={search} category={category} area={area} onClose={() => setOpenedAt('')} />
        )}
      </Suspense>
    </>
  )
}
