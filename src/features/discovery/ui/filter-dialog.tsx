import { Button } from '#platform/ui/button.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import type { Facets } from '../contract.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

type DialogProps = {
  facets: Facets
  search: Search
  total: number
  isPending: boolean
  onClose: () => void
}

/** The filters in a sheet, whose footer button shows the number of results. */
export function FilterDialog({ facets, search, total, isPending, onClose }: DialogProps) {
  const t = useTranslation()
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      footer={
        <Button variant="primary" size="lg" isWide onClick={onClose} aria-busy={isPending}>
          {isPending && <Spinner size={18} />}
          <span>{t('filter.show', { count: total })}</span>
        </Button>
      }
    >
      <FilterPanel facets={facets} search={search} />
    </Sheet>
  )
}
