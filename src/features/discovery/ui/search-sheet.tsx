import { Sheet } from '#platform/ui/sheet.tsx'
import { SearchBox } from './search-box.tsx'
import type { SearchChoice } from './use-search-form.ts'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

type Props = SearchChoice & { search: Search; onClose: () => void }

/** Both fields of the search on the whole screen of a phone, with the suggestions below them. */
export function SearchSheet({ onClose, ...box }: Props) {
  const t = useTranslation()
  return (
    <Sheet isOpen onClose={onClose} title={t('header.search')} closeLabel={t('line.close')} fillsScreen>
      <SearchBox {...box} size="sheet" />
    </Sheet>
  )
}
