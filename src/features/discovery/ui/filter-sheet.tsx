import { Suspense, useState } from 'react'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import type { Facets } from '../contract.ts'
import { filterKeys } from '../filters.ts'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

const FilterDialog = lazyPart(async () => (await import('./filter-dialog.tsx')).FilterDialog)

/**
 * Filters on small screens: a button that opens them in a sheet. Without JavaScript it is a link to the filter panel at
 * the end of the page.
 */
export function FilterSheet({
  panelId,
  ...shown
}: {
  facets: Facets
  search: Search
  total: number
  isPending: boolean
  panelId: string
}) {
  const t = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { state, page } = shown.search
  const chosen = filterKeys.filter((key) => state[key] !== undefined)
  // The category or area of the page itself is in its heading.
  const active = page === 'landing' ? chosen.length - 1 : chosen.length
  return (
    <>
      <a
        href={`#${panelId}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        className={buttonClass()}
      >
        <Icon name="sliders-horizontal" size={18} />
        {t('filter.open')}
        {active > 0 && (
          <span className="bg-primary text-on-primary tabular inline-flex size-6 items-center justify-center rounded-full text-xs">
            {active}
          </span>
        )}
      </a>
      {isOpen && (
        <Suspense>
          <FilterDialog {...shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
