import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useCopy } from '#platform/ui/use-copy.ts'
import type { ListingDetail } from '../contract.ts'
import { useLicenceState } from './use-licence-state.ts'
import { useTranslation } from './use-translation.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-2 sm:grid sm:grid-cols-[176px_minmax(0,1fr)] sm:items-baseline sm:gap-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Payment methods, year of establishment, and the registration number if the owner shows it. */
export function Facts({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { acceptedPayments, establishedYear, businessRegistrationNo } = listing
  const list = (names: string[]) => names.join(t('detail.listComma'))
  return (
    <dl>
      {acceptedPayments.length > 0 && (
        <Fact name={t('detail.payments')}>{list(acceptedPayments.map((payment) => t(`payment.${payment}`)))}</Fact>
      )}
      {establishedYear && <Fact name={t('detail.established')}>{String(establishedYear)}</Fact>}
      {businessRegistrationNo && <Fact name={t('detail.registration')}>{businessRegistrationNo}</Fact>}
    </dl>
  )
}

/** Copies the number of a licence, to look it up in the register. */
function CopyNumber({ number }: { number: string }) {
  const t = useTranslation()
  const copy = useCopy()
  return (
    <button
      type="button"
      onClick={() => void copy(number)}
      aria-label={t('licence.copy', { number })}
      className="text-muted hover:text-ink -my-3 inline-flex size-11 items-center justify-center align-middle print:hidden"
    >
      <Icon name="copy" size={16} />
    </button>
  )
}

/** Licences with a link to the register. A licence that was only stated is never shown as checked. */
export function Licences({ licences }: Pick<ListingDetail, 'licences'>) {
  const t = useTranslation()
  const { date } = useFormat()
  const stateOf = useLicenceState()
  // A Chinese full stop has its space within.
  const gap = useLocale() === 'en' ? ' ' : ''
  return (
    <ul className="grid gap-3">
      {licences.map((licence) => (
        <li key={licence.key} className="rounded-card border-line flex gap-3 border p-4">
          <Icon
            name={licence.state === 'checked' ? 'shield-check' : 'shield'}
            className={licence.state === 'checked' ? 'text-primary mt-0.5 flex-none' : 'text-muted mt-0.5 flex-none'}
          />
          <div>
            <p className="font-semibold">
              {licence.name} <span className="tabular inline-block font-normal">{licence.number}</span>
              <CopyNumber number={licence.number} />
            </p>
            <p className="text-muted text-sm">
              <span className={licence.state === 'expired' ? 'text-ink font-semibold' : undefined}>
                {stateOf(licence)}
              </span>
              {licence.state !== 'expired' && licence.expiresOn && (
                <span>{gap + t('licence.until', { date: date(licence.expiresOn) })}</span>
              )}
              {licence.registerUrl && (
                <span>
                  {gap}
                  <a
                    href={licence.registerUrl}
                    rel="noopener"
                    target="_blank"
                    className="text-primary -my-3 inline-flex min-h-11 items-center underline"
                  >
                    {t(`licence.${licence.registerUrlIs ?? 'entry'}`)}
                  </a>
                </span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
