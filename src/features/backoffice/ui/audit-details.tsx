import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { AuditRow } from '../contract.ts'
import { auditKinds } from '../rules/audit.ts'
import { AuditSentence } from './audit-sentence.tsx'
import { useTranslation } from './use-translation.ts'

/** The name of a kind of subject in words. */
export function kindOf(t: ReturnType<typeof useTranslation>, kind: string): string {
  const known = auditKinds.find((one) => one === kind)
  return known ? t(`kind.${known}`) : kind
}

const textOf = (value: unknown) =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value || '""' : JSON.stringify(value)

/** Changed fields with the values before and after. */
function changesOf({ before, after }: AuditRow): [field: string, before: string, after: string][] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field): [string, string, string] => [field, textOf(before?.[field]), textOf(after?.[field])])
    .filter(([, was, is]) => was !== is)
}

/** An entry in words, with what is stored behind a disclosure. */
export function AuditDetails({ row }: { row: AuditRow }) {
  const t = useTranslation()
  const { date } = useFormat()
  const facts = [
    [t('audit.at'), date(row.at, { dateStyle: 'long', timeStyle: 'medium' })],
    [t('audit.actor'), row.actor ? `${row.actor.name} ${row.actor.email}` : t('audit.site')],
    [t('audit.subject'), kindOf(t, row.subjectKind)],
  ]
  return (
    <div className="space-y-3 pb-3">
      <AuditSentence row={row} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="group text-sm">
        <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold">
          {t('audit.raw')}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
        <p className="font-mono text-xs break-all">
          {row.action} · {row.subjectKind} {row.subjectId}
        </p>
        {changesOf(row).map(([field, was, is]) => (
          <div key={field} className="border-line border-t py-2">
            <h3 className="font-mono text-xs font-semibold">{field}</h3>
            {row.before && <p className="text-muted break-words whitespace-pre-wrap line-through">{was}</p>}
            <p className="break-words whitespace-pre-wrap">{is}</p>
          </div>
        ))}
      </details>
    </div>
  )
}
