import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingCard } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** The lowest price with its unit: "From HK$250 per hour", "每小時 HK$250 起". */
export function FromPrice({ fromPrice, className }: Pick<ListingCard, 'fromPrice'> & { className?: string }) {
  const t = useTranslation()
  const { hkd } = useFormat()
  if (!fromPrice) return <p className={className}>{t('card.quote')}</p>
  // Chinese names the unit before the price.
  // The unit is never broken: "per" alone at the end of a line reads badly.
  const unit = t(`unit.${fromPrice.unit}`).replaceAll(' ', '\u00a0')
  const [before = '', after = ''] = t('card.priceAndUnit', { price: '|', unit }).split('|')
  return (
    <p className={className}>
      {before && <span>{before}</span>}
      <b>{t('card.from', { price: hkd(fromPrice.cents) })}</b>
      {after && <span>{after}</span>}
    </p>
  )
}
