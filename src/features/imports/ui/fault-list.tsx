import { useInfiniteQuery } from '@tanstack/react-query'
import type { ContentFaultName } from '#features/listings/rules/content.ts'
import { useWords as useListingWords } from '#features/listings/ui/use-words.ts'
import { Button } from '#platform/ui/button.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { importsApi } from '../api.ts'
import { rowFaults } from '../rules.ts'
import { useWords } from './use-words.ts'

/** Rows that are not taken: where, what is wrong with which column, and what stands there. */
export function FaultList({ id }: { id: string }) {
  const t = useWords()
  const say = useFaultWords()
  const faults = useInfiniteQuery(
    useApi(importsApi).findFaults.infiniteOptions({
      input: (from: number) => ({ id, from }),
      initialPageParam: 0,
      getNextPageParam: (page) => page.next,
    }),
  )
  const rows = faults.data?.pages.flatMap((page) => page.rows) ?? []
  if (rows.length === 0) return null
  return (
    <div className="space-y-2">
      <h3 id="import-faults" className="font-semibold">
        {t('faults.title')}
      </h3>
      <div role="region" aria-labelledby="import-faults" tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-muted">
            <tr>
              <th className="py-2 pr-4 font-semibold">{t('faults.row')}</th>
              <th className="py-2 pr-4 font-semibold">{t('faults.column')}</th>
              <th className="py-2 pr-4 font-semibold">{t('faults.fault')}</th>
              <th className="py-2 font-semibold">{t('faults.value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.flatMap(({ rowNo, faults: wrong }) =>
              wrong.map(({ field, fault, value }, at) => (
                <tr key={`${rowNo} ${field} ${fault} ${String(at)}`} className="border-line border-t align-top">
                  <td className="py-2 pr-4 tabular-nums">{rowNo}</td>
                  <td className="py-2 pr-4 font-mono">{field}</td>
                  <td className="py-2 pr-4">{say(fault)}</td>
                  <td className="text-muted max-w-60 truncate py-2">{value}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      {faults.hasNextPage && <Button onClick={() => void faults.fetchNextPage()}>{t('faults.more')}</Button>}
    </div>
  )
}

function useFaultWords() {
  const t = useWords()
  const ofListing = useListingWords()
  return (fault: string): string => {
    const own = rowFaults.find((one) => one === fault)
    return own ? t(`fault.${own}`) : ofListing(`fault.${fault as ContentFaultName}`)
  }
}
