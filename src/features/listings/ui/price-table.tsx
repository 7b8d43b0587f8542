import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingDetail } from '../contract.ts'
import { LanguageNote, LocalizedText } from './localized-text.tsx'
import { usePriceAmount } from './use-price-amount.ts'
import { useTranslation } from './use-translation.ts'

/** Price table of a listing, its call-out fee and urgent surcharge. */
export function PriceTable({
  listing: { prices, calloutFeeCents, urgentSurchargeCents },
}: {
  listing: Pick<ListingDetail, 'prices' | 'calloutFeeCents' | 'urgentSurchargeCents'>
}) {
  const t = useTranslation()
  const { hkd } = useFormat()
  const amount = usePriceAmount()
  return (
    <div className="@container">
      <table className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('price.service')}</th>
            <th scope="col">{t('price.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={`${price.title.text} ${price.unit} ${price.fromCents}`} className="border-line border-b align-top">
              <th scope="row" className="py-3 pr-4 font-normal">
                <LocalizedText text={price.title} />
                {price.note && <LocalizedText text={price.note} className="text-muted block text-sm" />}
              </th>
              <td className="tabular py-3 text-right @min-[20rem]:whitespace-nowrap">
                <span className="font-semibold">{amount(price)}</span>
                {price.fromCents !== null && (
                  <span className="text-muted block text-sm">{t(`unit.${price.unit}`)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <LanguageNote texts={prices.flatMap(({ title, note }) => [title, note])} earlier={[]} />
      {calloutFeeCents !== null && (
        <p className="text-muted mt-3 text-sm">
          {calloutFeeCents === 0 ? t('price.noCallout') : t('price.callout', { price: hkd(calloutFeeCents) })}
        </p>
      )}
      {urgentSurchargeCents !== null && (
        <p className="text-muted mt-3 text-sm">{t('price.urgentSurcharge', { price: hkd(urgentSurchargeCents) })}</p>
      )}
    </div>
  )
}
