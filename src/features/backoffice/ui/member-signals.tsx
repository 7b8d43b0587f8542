import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { useTranslation as useReportsTranslation } from '#features/reports/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { backofficeApi } from '../api.ts'
import type { MemberSignals as Signals } from '../contract/members.ts'
import { List, Row } from './member-lists.tsx'
import { useTranslation } from './use-translation.ts'

/** Reports, devices and members who share them, shown on request because each look is audited. */
export function MemberSignals({ id }: { id: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(backofficeApi)
  const signals = useMutation({ mutationFn: () => calls.revealMemberSignals({ id, locale }) })
  if (signals.data) return <Lists signals={signals.data} />
  return (
    <section aria-label={t('signals.title')} className="rounded-card border-line bg-surface border p-4 lg:col-span-2">
      <h2 className="mb-1 font-semibold">{t('signals.title')}</h2>
      <p className="text-muted mb-3 text-sm">{t('signals.text')}</p>
      <Button aria-disabled={signals.isPending} onClick={() => !signals.isPending && signals.mutate()}>
        <Icon name="eye" size={18} />
        {t('signals.show')}
      </Button>
      <div role="alert">{signals.isError && <p className="text-accent mt-2 text-sm">{t('signals.failed')}</p>}</div>
    </section>
  )
}

function Lists({ signals: { reports, devices, others } }: { signals: Signals }) {
  const t = useTranslation()
  const reasons = useReportsTranslation()
  const { date } = useFormat()
  return (
    <>
      <List title={t('signals.reports')} count={reports.length} empty={t('signals.reportsEmpty')}>
        {reports.map(({ id, isByMember, isAboutReview, slug, listingName, reason, status, createdAt }) => (
          <Row key={id} at={createdAt} state={t(`signals.status.${status}`)}>
            <span className="text-muted">{t(isByMember ? 'signals.by' : 'signals.about')}</span>
            <Link to={listingPath(slug)} className="font-medium underline">
              {isAboutReview ? t('signals.review', { name: listingName.text }) : <LocalizedText text={listingName} />}
            </Link>
            <span>{reasons(`reason.${reason}`)}</span>
          </Row>
        ))}
      </List>
      <List title={t('signals.others')} count={others.length} empty={t('signals.othersEmpty')}>
        {others.map(({ id, name, email, by }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 py-1.5">
            <Link to={`/admin/users/${id}`} className="min-w-0 font-medium break-all underline">
              {name || email}
            </Link>
            <span className="text-muted flex-none text-xs">{t(`signals.shared.${by}`)}</span>
          </li>
        ))}
      </List>
      <List title={t('signals.devices')} count={devices.length} empty={t('signals.devicesEmpty')}>
        {devices.map(({ browser, system, lastUsedAt }, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3 py-1.5">
            <span>{[browser, system].filter(Boolean).join(', ') || t('signals.unknown')}</span>
            <span className="text-muted flex-none text-xs">
              {date(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </li>
        ))}
      </List>
    </>
  )
}
