import { useState } from 'react'
import { Button, buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import type { Facets } from '../contract.ts'
import { filterKeys } from '../filters.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Filters on small screens: a button that opens them in a sheet, whose footer button shows the number of results.
 * Without JavaScript it is a link to the filter panel at the end of the page.
 */
export function FilterSheet({
  facets,
  search,
  total,
  isPending,
  panelId,
}: {
  facets: Facets
  search: Search
  total: number
  isPending: boolean
  panelId: string
}) {
  const t = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const active = filterKeys.filter(
    (key) => search.state[key] !== undefined && !(key === 'category' && search.page === 'category'),
  ).length
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
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t('filter.title')}
        closeLabel={t('filter.close')}
        footer={
          <Button variant="primary" size="lg" isWide onClick={close} aria-busy={isPending}>
            {isPending && <Spinner size={18} />}
            {t('filter.show', { count: total })}
          </Button>
        }
      >
        <FilterPanel facets={facets} search={search} />
      </Sheet>
    </>
  )
}
