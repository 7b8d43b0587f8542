import { useMutation } from '@tanstack/react-query'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { useTranslation as useReportsTranslation } from '#features/reports/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Link } from '#platform/ui/link.tsx'
import { useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { backofficeApi } from '../api.ts'
import type { MemberTraces as Traces } from '../contract/members.ts'
import { List, Row } from './member-lists.tsx'
import { useTranslation } from './use-translation.ts'

/** Reports, devices and members who share them, shown on request because each look is audited. */
export function MemberTraces({ id }: { id: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(backofficeApi)
  const traces = useMutation({ mutationFn: () => calls.traceMember({ id, locale }) })
  if (traces.data) return <Lists traces={traces.data} />
  return (
    <section aria-label={t('traces.title')} className="rounded-card border-line bg-surface border p-4 lg:col-span-2">
      <h2 className="mb-1 font-semibold">{t('traces.title')}</h2>
      <p className="text-muted mb-3 text-sm">{t('traces.text')}</p>
      <Button aria-disabled={traces.isPending} onClick={() => !traces.isPending && traces.mutate()}>
        <Icon name="eye" size={18} />
        {t('traces.show')}
      </Button>
      <div role="alert">{traces.isError && <p className="text-accent mt-2 text-sm">{t('traces.failed')}</p>}</div>
    </section>
  )
}

function Lists({ traces: { reports, devices, others } }: { traces: Traces }) {
  const t = useTranslation()
  const reasons = useReportsTranslation()
  const { date } = useFormat()
  return (
    <>
      <List title={t('traces.reports')} count={reports.length} empty={t('traces.reportsEmpty')}>
        {reports.map(({ id, isByMember, isAboutReview, slug, listingName, reason, status, createdAt }) => (
          <Row key={id} at={createdAt} state={t(`traces.status.${status}`)}>
            <span className="text-muted">{t(isByMember ? 'traces.by' : 'traces.about')}</span>
            <Link to={`/service/${slug}`} className="font-medium hover:underline">
              {isAboutReview ? t('traces.review', { name: listingName.text }) : <LocalizedText text={listingName} />}
            </Link>
            <span>{reasons(`reason.${reason}`)}</span>
          </Row>
        ))}
      </List>
      <List title={t('traces.others')} count={others.length} empty={t('traces.othersEmpty')}>
        {others.map(({ id, name, email, by }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 py-1.5">
            <Link to={`/admin/users/${id}`} className="min-w-0 font-medium break-all hover:underline">
              {name || email}
            </Link>
            <span className="text-muted flex-none text-xs">{t(`traces.shared.${by}`)}</span>
          </li>
        ))}
      </List>
      <List title={t('traces.devices')} count={devices.length} empty={t('traces.devicesEmpty')}>
        {devices.map(({ browser, system, lastUsedAt }, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3 py-1.5">
            <span>{[browser, system].filter(Boolean).join(', ') || t('traces.unknown')}</span>
            <span className="text-muted flex-none text-xs">
              {date(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </li>
        ))}
      </List>
    </>
  )
}
