import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingCard } from '../contract.ts'
import { FromPrice } from './from-price.tsx'
import { LocalizedText } from './localized-text.tsx'
import { useTranslation } from './use-translation.ts'

type Props = { listing: Pick<ListingCard, 'fromPrice' | 'priceAsked' | 'calloutFeeCents'> }

/** The price that matches the need, or else the lowest, and the call-out fee: "Burst pipe repair HK$940–2,100 · call-out HK$240". */
export function CardPrice({ listing: { fromPrice, priceAsked, calloutFeeCents } }: Props) {
  const t = useTranslation()
  const { hkd, number } = useFormat()
  const callout = calloutFeeCents ? t('card.callout', { price: hkd(calloutFeeCents) }) : ''
  if (!priceAsked) {
    if (!callout) return <FromPrice fromPrice={fromPrice} className="card-price" />
    return (
      <div className="card-price">
        <FromPrice fromPrice={fromPrice} />
        {callout && <p>{callout}</p>}
      </div>
    )
  }
  const { title, fromCents, toCents } = priceAsked
  const amount =
    toCents === null
      ? t('card.from', { price: hkd(fromCents) })
      : toCents === fromCents
        ? hkd(fromCents)
        : `${hkd(fromCents)}–${number(toCents / 100)}`
  return (
    <p className="card-price">
      <LocalizedText text={title} /> <b>{amount}</b>
      {callout && <span>{` · ${callout}`}</span>}
    </p>
  )
}
