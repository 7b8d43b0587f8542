import { tileOf } from '#features/catalog/rules/tiles.ts'
import type { Values } from '#shared/fill-text.ts'
import type { Locale } from '#shared/locale.ts'
import { formatHkd } from '#shared/money.ts'
import type { ListingCard } from '../../contract.ts'
import { pagePicture, type PagePicture } from './page-picture.ts'

/** Messages of this feature in the language of the picture. */
type Translate = (key: string, params?: Values) => string

/** The lowest price with its unit, as the card says it; empty when all are by quotation. */
function priceOf({ fromPrice }: Pick<ListingCard, 'fromPrice'>, t: Translate): string {
  if (!fromPrice) return ''
  const price = t('card.from', { price: formatHkd(fromPrice.cents) })
  return t('card.priceAndUnit', { price, unit: t(`unit.${fromPrice.unit}`) })
}

/** What the OpenGraph picture of a listing shows. The card must be loaded for `locale`. */
function ogFactsOf(card: ListingCard, locale: Locale, t: Translate): PagePicture {
  const [area] = card.areas
  const more = card.areaCount > 1 ? ` +${card.areaCount - 1}` : ''
  const place = area ? area.name + more : card.areaCount > 0 ? t('card.everywhere') : ''
  return {
    title: card.name.text,
    line: [card.category.name, place].filter(Boolean).join(' · '),
    ...(card.rating === null ? {} : { rating: { mean: card.rating, count: card.ratingCount } }),
    price: priceOf(card, t),
    badge: card.isWhatsappVerified ? t('card.verified') : '',
    seed: card.id,
    tile: tileOf(card.category.groupSlug),
    icon: card.category.icon,
    locale,
  }
}

/** The OpenGraph picture of a listing, PNG, 1200 by 630. */
export const listingOgImage = (card: ListingCard, locale: Locale, t: Translate): Promise<Buffer> =>
  pagePicture(ogFactsOf(card, locale, t))
