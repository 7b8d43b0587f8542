import { LoadMore, type LoadMoreProps } from '#platform/ui/load-more.tsx'
import type { ImportField } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

export type RowLine = { rowNo: number; field: ImportField; message: string; value: string }

/** What there is to say of rows: row number, column, message and cell value. */
export function RowTable({
  id,
  title,
  heading,
  lines,
  pages,
}: Pick<LoadMoreProps, 'pages'> & {
  id: string
  title: string
  /** Heading of the messages. */
  heading: string
  lines: readonly RowLine[]
}) {
  const t = useTranslation()
  if (lines.length === 0) return null
  return (
    <div className="space-y-2">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <div role="region" aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-muted">
            <tr>
              <th className="py-2 pr-4 font-semibold">{t('errors.row')}</th>
              <th className="py-2 pr-4 font-semibold">{t('errors.column')}</th>
              <th className="py-2 pr-4 font-semibold">{heading}</th>
              <th className="py-2 font-semibold">{t('errors.value')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ rowNo, field, message, value }, at) => (
              <tr key={`${rowNo} ${field} ${message} ${String(at)}`} className="border-line border-t align-top">
                <td className="py-2 pr-4 tabular-nums">{rowNo}</td>
                <td className="py-2 pr-4 font-mono">{field}</td>
                <td className="min-w-52 py-2 pr-4">{message}</td>
                <td className="text-muted max-w-60 truncate py-2">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LoadMore pages={pages} />
    </div>
  )
}
