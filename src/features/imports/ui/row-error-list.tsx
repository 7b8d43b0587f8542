import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation as useEditorTranslation } from '#features/editor/ui/use-translation.ts'
import type { ContentErrorName } from '#features/listings/rules/content.ts'
import { Button } from '#platform/ui/button.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { importsApi } from '../api.ts'
import { rowErrors } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** Rejected rows: row number, column, error and cell value. */
export function RowErrorList({ id }: { id: string }) {
  const t = useTranslation()
  const errorMessage = useErrorMessage()
  const errors = useInfiniteQuery(
    useApi(importsApi).findFaults.infiniteOptions({
      input: (from: number) => ({ id, from }),
      initialPageParam: 0,
      getNextPageParam: (page) => page.next,
    }),
  )
  const rows = errors.data?.pages.flatMap((page) => page.rows) ?? []
  if (rows.length === 0) return null
  return (
    <div className="space-y-2">
      <h3 id="import-errors" className="font-semibold">
        {t('errors.title')}
      </h3>
      <div role="region" aria-labelledby="import-errors" tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-muted">
            <tr>
              <th className="py-2 pr-4 font-semibold">{t('errors.row')}</th>
              <th className="py-2 pr-4 font-semibold">{t('errors.column')}</th>
              <th className="py-2 pr-4 font-semibold">{t('errors.error')}</th>
              <th className="py-2 font-semibold">{t('errors.value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.flatMap(({ rowNo, errors: fieldErrors }) =>
              fieldErrors.map(({ field, error, value }, at) => (
                <tr key={`${rowNo} ${field} ${error} ${String(at)}`} className="border-line border-t align-top">
                  <td className="py-2 pr-4 tabular-nums">{rowNo}</td>
                  <td className="py-2 pr-4 font-mono">{field}</td>
                  <td className="py-2 pr-4">{errorMessage(error)}</td>
                  <td className="text-muted max-w-60 truncate py-2">{value}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      {errors.hasNextPage && <Button onClick={() => void errors.fetchNextPage()}>{t('errors.more')}</Button>}
    </div>
  )
}

function useErrorMessage() {
  const t = useTranslation()
  const editorT = useEditorTranslation()
  return (error: string): string => {
    const rowError = rowErrors.find((one) => one === error)
    return rowError ? t(`error.${rowError}`) : editorT(`error.${error as ContentErrorName}`)
  }
}
