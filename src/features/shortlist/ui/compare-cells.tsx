import type { ReactNode } from 'react'
import type { PriceUnit } from '#features/listings/rules.ts'
import { clockTime, weekRows } from '#features/listings/rules/opening-hours.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { OpeningStatus } from '#features/listings/ui/opening-status.tsx'
import { useLicenceState } from '#features/listings/ui/use-licence-state.ts'
import { usePriceAmount } from '#features/listings/ui/use-price-amount.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { useFormat } from '#platform/ui/translation.tsx'
import type { ComparedListing } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

type CellProps = { listing: ComparedListing }

/** Areas named in a cell before the others are counted. */
const maxAreas = 6

function NotStated({ reason = 'notStated' }: { reason?: 'notStated' | 'notChecked' }) {
  const t = useTranslation()
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t(`compare.${reason}`)}</span>
    </span>
  )
}

function Lines({ lines }: { lines: { key: string; text: ReactNode }[] }) {
  if (lines.length === 0) return <NotStated />
  return (
    <ul className="space-y-1">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}

/** The prices of one unit; those on request by their titles alone, because the row is called so. */
export function PricesIn({ unit, listing }: CellProps & { unit: PriceUnit }) {
  const amount = usePriceAmount()
  const lines = listing.prices
    .filter((price) => price.unit === unit)
    .map((price) => ({
      key: `${price.title.text} ${price.fromCents}`,
      text: (
        <>
          {unit !== 'quote' && <span className="tabular block font-semibold">{amount(price)}</span>}
          <LocalizedText text={price.title} className={unit === 'quote' ? undefined : 'text-muted block text-sm'} />
        </>
      ),
    }))
  return <Lines lines={lines} />
}

/** The amounts that people paid according to reviews. */
export function Paid({ listing: { paid } }: CellProps) {
  const t = useListingTranslation()
  const { hkd } = useFormat()
  if (!paid) return <NotStated />
  const { count, lowestCents, highestCents } = paid
  return <span className="tabular">{t('card.paid', { low: hkd(lowestCents), high: hkd(highestCents), count })}</span>
}

export function CalloutFee({ listing: { calloutFeeCents } }: CellProps) {
  const t = useListingTranslation()
  const { hkd } = useFormat()
  if (calloutFeeCents === null) return <NotStated />
  return <span className="tabular">{calloutFeeCents === 0 ? t('price.noCallout') : hkd(calloutFeeCents)}</span>
}

export function Urgent({ listing: { takesUrgentJobs, urgentSurchargeCents } }: CellProps) {
  const t = useListingTranslation()
  const { hkd } = useFormat()
  if (!takesUrgentJobs) return <NotStated />
  return (
    <>
      <span>{t('field.takesUrgentJobs')}</span>
      {urgentSurchargeCents !== null && (
        <span className="text-muted block text-sm">
          {t('price.urgentSurcharge', { price: hkd(urgentSurchargeCents) })}
        </span>
      )}
    </>
  )
}

export function Areas({ listing: { areas, allAreas } }: CellProps) {
  const t = useListingTranslation()
  if (areas.length === 0 && allAreas.length > 0) return <span>{t('card.everywhere')}</span>
  const names = allAreas.slice(0, maxAreas).map(({ name }) => name)
  const more = allAreas.length - names.length
  return (
    <>
      <span>{names.join(t('detail.listComma'))}</span>
      {more > 0 && <span className="text-muted block text-sm">{t('card.moreAreas', { count: more })}</span>}
    </>
  )
}

export function Hours({ listing: { opening, openingHours } }: CellProps) {
  const t = useListingTranslation()
  if (!opening && !openingHours) return <NotStated />
  const rows = openingHours?.kind === 'weekly' ? weekRows(openingHours.days) : []
  return (
    <>
      {opening && <OpeningStatus opening={opening} className="font-semibold" />}
      <ul className="text-muted text-sm">
        {rows.map(({ from, to, spans }) => (
          <li key={from} className="flex flex-wrap gap-x-1.5">
            <span>
              {from === to ? t(`day.${from}`) : t('hours.days', { from: t(`day.${from}`), to: t(`day.${to}`) })}
            </span>
            {spans.length === 0 && <span>{t('hours.closed')}</span>}
            {spans.map((span) => (
              <span key={span.from} className="tabular">
                {clockTime(span.from)} – {clockTime(span.to)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

export function Languages({ listing: { languagesSpoken } }: CellProps) {
  const t = useListingTranslation()
  if (languagesSpoken.length === 0) return <NotStated />
  return <span>{languagesSpoken.map((language) => t(`language.${language}`)).join(t('detail.listComma'))}</span>
}

export function Payments({ listing: { acceptedPayments } }: CellProps) {
  const t = useListingTranslation()
  if (acceptedPayments.length === 0) return <NotStated />
  return <span>{acceptedPayments.map((payment) => t(`payment.${payment}`)).join(t('detail.listComma'))}</span>
}

/** The day on which the number was confirmed. */
export function Verified({ listing: { isWhatsappVerified, whatsappVerifiedAt } }: CellProps) {
  const t = useListingTranslation()
  const { date } = useFormat()
  if (!isWhatsappVerified || !whatsappVerifiedAt) return <NotStated reason="notChecked" />
  return <span>{t('detail.verifiedOn', { date: date(whatsappVerifiedAt) })}</span>
}

/** Licences, each with what is known of it: checked, stated or expired. */
export function Licences({ listing: { licences } }: CellProps) {
  const stateOf = useLicenceState()
  const lines = licences.map((licence) => ({
    key: licence.key,
    text: (
      <>
        {licence.name} <span className="tabular inline-block">{licence.number}</span>
        <span className="text-muted block text-sm">{stateOf(licence)}</span>
      </>
    ),
  }))
  return <Lines lines={lines} />
}
