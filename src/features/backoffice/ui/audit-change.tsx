import { useFormat } from '#platform/ui/translation.tsx'
import type { AuditRow } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

const textOf = (value: unknown) =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value || '""' : JSON.stringify(value)

/** Changed fields with the values before and after. */
function changesOf({ before, after }: AuditRow): [field: string, before: string, after: string][] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field): [string, string, string] => [field, textOf(before?.[field]), textOf(after?.[field])])
    .filter(([, was, is]) => was !== is)
}

/** The first two fields of a change, for a row. */
export function AuditChange({ row }: { row: AuditRow }) {
  const changes = changesOf(row)
  return (
    <ul className="max-w-md text-xs">
      {changes.slice(0, 2).map(([field, was, is]) => (
        <li key={field} className="line-clamp-2 break-words">
          <span className="text-muted">{field}</span> {row.before && `${was} → `}
          {is}
        </li>
      ))}
      {changes.length > 2 && <li className="text-muted">+{changes.length - 2}</li>}
    </ul>
  )
}

/** A complete audit entry. */
export function AuditDetails({ row }: { row: AuditRow }) {
  const t = useTranslation()
  const { date } = useFormat()
  const facts = [
    [t('audit.at'), date(row.at, { dateStyle: 'full', timeStyle: 'long' })],
    [t('audit.actor'), row.actor ? `${row.actor.name} ${row.actor.email}` : t('audit.nobody')],
    [t('audit.subject'), `${row.subjectKind} ${row.subjectId}`],
  ]
  return (
    <div className="text-sm">
      <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      {changesOf(row).map(([field, was, is]) => (
        <div key={field} className="border-line border-t py-2">
          <h3 className="font-mono text-xs font-semibold">{field}</h3>
          {row.before && <p className="text-muted break-words whitespace-pre-wrap line-through">{was}</p>}
          <p className="break-words whitespace-pre-wrap">{is}</p>
        </div>
      ))}
    </div>
  )
}
