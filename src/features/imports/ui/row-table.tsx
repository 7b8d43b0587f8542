import { LoadMore, type LoadMoreProps } from '#platform/ui/load-more.tsx'
import { roles } from '#platform/ui/table-rows.tsx'
import type { ImportField } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

export type RowLine = { rowNo: number; field: ImportField; message: string; value: string }

// On a phone a row is a block: its number, and beside it the column, the message and the value below each other.
const rowClass =
  'border-line border-t align-top max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-2 max-sm:py-2'

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
        <table {...roles.table} className="w-full text-left text-sm max-sm:block">
          <thead {...roles.rowgroup} className="text-muted max-sm:sr-only">
            <tr {...roles.row}>
              <th {...roles.columnheader} className="py-2 pr-4 font-semibold">
                {t('errors.row')}
              </th>
              <th {...roles.columnheader} className="py-2 pr-4 font-semibold">
                {t('errors.column')}
              </th>
              <th {...roles.columnheader} className="py-2 pr-4 font-semibold">
                {heading}
              </th>
              <th {...roles.columnheader} className="py-2 font-semibold">
                {t('errors.value')}
              </th>
            </tr>
          </thead>
          <tbody {...roles.rowgroup} className="max-sm:block">
            {lines.map(({ rowNo, field, message, value }, at) => (
              <tr key={`${rowNo} ${field} ${message} ${String(at)}`} {...roles.row} className={rowClass}>
                <td {...roles.cell} className="py-2 pr-4 tabular-nums max-sm:row-span-3 max-sm:py-0">
                  {rowNo}
                </td>
                <td {...roles.cell} className="py-2 pr-4 font-mono max-sm:p-0">
                  {field}
                </td>
                <td {...roles.cell} className="py-2 pr-4 max-sm:p-0 sm:min-w-52">
                  {message}
                </td>
                <td {...roles.cell} className="text-muted py-2 break-words max-sm:p-0 sm:max-w-60 sm:truncate">
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LoadMore pages={pages} />
    </div>
  )
}
