import type { ListingCard } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** "Cantonese only", where a provider does not speak the reader's language. */
export function OtherLanguages({ listing }: { listing: Pick<ListingCard, 'otherLanguages'> }) {
  const t = useTranslation()
  const [last, ...others] = listing.otherLanguages.map((language) => t(`language.${language}`)).toReversed()
  if (last === undefined) return null
  const before = others.toReversed().join(t('detail.listComma'))
  const languages = before ? t('detail.listAnd', { others: before, last }) : last
  return <p className="text-muted">{t('card.onlySpeaks', { languages })}</p>
}
