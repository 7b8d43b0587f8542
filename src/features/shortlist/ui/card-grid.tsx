import { useId, type ReactNode } from 'react'
import { gridClass, gridSizes } from '#features/favorites/ui/card-grid.ts'
import { Heart } from '#features/favorites/ui/heart.tsx'
import type { ListingCard as Listing } from '#features/listings/contract.ts'
import { ListingCard } from '#features/listings/ui/listing-card.tsx'
import { useTranslation } from './use-translation.ts'

const firstRow = 4

/** Cards with hearts; `renderBelow` adds controls below each. */
export function CardGrid({ cards, renderBelow }: { cards: Listing[]; renderBelow?: (listing: Listing) => ReactNode }) {
  const t = useTranslation()
  const labelId = useId()
  return (
    <>
      <h2 id={labelId} className="sr-only">
        {t('screen.label')}
      </h2>
      <ul aria-labelledby={labelId} className={gridClass}>
        {cards.map((listing, at) => (
          <li key={listing.id} className="flex flex-col">
            <div className="flex-1">
              <ListingCard
                listing={listing}
                heart={<Heart listing={listing} />}
                isFirst={at < firstRow}
                sizes={gridSizes}
              />
            </div>
            {renderBelow?.(listing)}
          </li>
        ))}
      </ul>
    </>
  )
}
