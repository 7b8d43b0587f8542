import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingDetail } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

type PriceRow = Pick<ListingDetail['prices'][number], 'fromCents' | 'toCents'>

/** Returns a function that writes the amount of a price row: "from HK$400", "HK$400 – HK$600", "Price on request". */
export function usePriceAmount(): (price: PriceRow) => string {
  const t = useTranslation()
  const { hkd } = useFormat()
  return ({ fromCents, toCents }) => {
    if (fromCents === null) return t('card.quote')
    if (toCents === null) return t('card.from', { price: hkd(fromCents) })
    return toCents === fromCents ? hkd(fromCents) : `${hkd(fromCents)}\u00a0– ${hkd(toCents)}`
  }
}
