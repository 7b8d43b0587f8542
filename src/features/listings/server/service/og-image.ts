import { tileOf } from '#features/catalog/rules/tiles.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListingCard } from '../../contract.ts'
import { pagePicture } from './page-picture.ts'

/**
 * The OpenGraph image of a listing, PNG, 1200 by 630: name, category and area, rating, and its mosaic. The card must be
 * loaded for `locale`.
 */
export function listingOgImage(card: ListingCard, locale: Locale): Promise<Buffer> {
  const [area] = card.areas
  const more = card.areaCount > 1 ? ` +${card.areaCount - 1}` : ''
  return pagePicture({
    title: card.name.text,
    line: area ? `${card.category.name} · ${area.name}${more}` : card.category.name,
    ...(card.rating === null ? {} : { rating: { mean: card.rating, count: card.ratingCount } }),
    seed: card.id,
    tile: tileOf(card.category.groupSlug),
    icon: card.category.icon,
    locale,
  })
}
