import { Icon } from '#platform/ui/icon.tsx'
import { PlainTable } from './plain-table.tsx'
import { useTranslation } from './use-translation.ts'

type Props = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** The figures of each day as a table, closed until it is opened. */
export function DayTable({ head, rows }: Props) {
  const t = useTranslation()
  return (
    <details className="group rounded-card border-line bg-surface border">
      <summary className="flex min-h-12 items-center justify-between gap-2 px-4 font-semibold">
        {t('table.title')}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="px-2 pb-2">
        <PlainTable label={t('table.title')} head={head} rows={rows} />
      </div>
    </details>
  )
}
