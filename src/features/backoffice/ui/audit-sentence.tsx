import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { planKeys } from '#features/billing/rules.ts'
import { useTranslation as useBillingTranslation } from '#features/billing/ui/use-translation.ts'
import { reasonsOf } from '#features/reports/rules.ts'
import { useTranslation as useReportsTranslation } from '#features/reports/ui/use-translation.ts'
import { settingKeys } from '#features/settings/rules/checks.ts'
import { useTranslation as useSettingsTranslation } from '#features/settings/ui/use-translation.ts'
import { useLocale } from '#platform/ui/scope.tsx'
import { formatPhone } from '#shared/hk-phone.ts'
import type { AuditRow } from '../contract.ts'
import { spaceNames } from '../rules/spaced-names.ts'
import { useTranslation } from './use-translation.ts'

/** Marks of the places in a sentence where names go, which no message contains. */
const [whoMark, whatMark] = ['\u0001', '\u0002']

/** Fields of an entry that name what it is about. */
const namingFields: Record<string, string> = { ban: 'value', api_key: 'name', webhook: 'url', import: 'fileName' }

/** What an entry is about when it has no row of its own, or no longer. */
function useFallbackName() {
  const plans = useBillingTranslation()
  const settings = useSettingsTranslation()
  return (row: AuditRow): string => {
    const plan = row.subjectKind === 'plan' && planKeys.find((key) => key === row.subjectId)
    if (plan) return plans(`plan.${plan}`)
    const setting = row.subjectKind === 'setting' && settingKeys.find((key) => key === row.subjectId)
    if (setting) return settings(`setting.${setting}`)
    const name = (row.after ?? row.before)?.[namingFields[row.subjectKind] ?? '']
    return typeof name === 'string' ? formatPhone(name) : row.subjectId
  }
}

function useSentence() {
  const t = useTranslation()
  const fallbackName = useFallbackName()
  const locale = useLocale()
  return (row: AuditRow) => {
    const values = { who: whoMark, what: whatMark, action: row.action }
    const { subject, actor } = row
    const who = actor ? actor.name || actor.email : t('audit.site')
    const what = subject?.names[locale] || fallbackName(row)
    const key = `did.${row.action}`
    const known = t(key as 'did.other', values)
    // Older versions of the site did what this one has no words for.
    const text = known === key ? t('did.other', values) : known
    return { text: spaceNames(text, { [whoMark]: who, [whatMark]: what }), who, what }
  }
}

/** The sentence of an entry as plain text. */
export function useAuditText(): (row: AuditRow) => string {
  const sentenceOf = useSentence()
  return (row) => {
    const { text, who, what } = sentenceOf(row)
    return text.replace(whoMark, who).replace(whatMark, what)
  }
}

/** Who did what to whom, with links, and the reason that was given. */
export function AuditSentence({ row }: { row: AuditRow }) {
  const t = useTranslation()
  const reports = useReportsTranslation()
  const { text, who, what } = useSentence()(row)
  const { actor, subject, after } = row
  const nodes: Record<string, ReactNode> = {
    [whoMark]: actor ? <NameLink to={`/admin/users/${actor.id}`}>{who}</NameLink> : who,
    [whatMark]: subject?.path ? <NameLink to={subject.path}>{what}</NameLink> : <b className="font-semibold">{what}</b>,
  }
  const given = typeof after?.['reason'] === 'string' ? after['reason'] : null
  const ofReport = Object.values(reasonsOf)
    .flat()
    .find((one) => one === given)
  const reason = ofReport ? reports(`reason.${ofReport}`) : given
  return (
    <span className="block max-w-prose wrap-anywhere break-keep">
      {text.split(/([\u0001\u0002])/).map((part, index) => (
        <span key={index}>{nodes[part] ?? part}</span>
      ))}
      {reason && (
        <span className="text-muted line-clamp-2 block text-sm font-normal">{t('audit.reason', { reason })}</span>
      )}
    </span>
  )
}

function NameLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold underline decoration-1 underline-offset-2">
      {children}
    </Link>
  )
}
