import { useQuery } from '@tanstack/react-query'
import { useSearchBefore } from '#features/listings/ui/stored-search.ts'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { discoveryApi } from '../api.ts'
import { SearchBox } from './search-box.tsx'

/**
 * A search box with the last choice of this tab, in any language, on pages that show no results. In the header it has the
 * words too; on home they would hide the recent searches.
 */
export function RestoredSearchBox({ size, inHeader = false }: { size?: 'lg'; inHeader?: boolean }) {
  const locale = useLocale()
  const before = useSearchBefore()
  const isForeign = before !== null && before.locale !== locale
  const input = { locale, category: before?.category?.slug, area: before?.area?.slug, limit: 1 }
  // The names in another language.
  const { data } = useQuery({ ...useApi(discoveryApi).search.queryOptions({ input }), enabled: isForeign })
  const { category, area } = (isForeign ? data : before) ?? {}
  return <SearchBox q={inHeader ? before?.q : ''} category={category} area={area} size={size} hasFocus={inHeader} />
}
