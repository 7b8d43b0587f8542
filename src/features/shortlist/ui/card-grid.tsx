import { useId, type ReactNode } from 'react'
import { Heart } from '#features/favorites/ui/heart.tsx'
import type { ListingCard as Listing } from '#features/listings/contract.ts'
import { ListingCard } from '#features/listings/ui/listing-card.tsx'
import { useTranslation } from './use-translation.ts'

export const gridClass = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4'
const sizes = '(min-width: 1280px) 283px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 104px'
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
                sizes={sizes}
              />
            </div>
            {renderBelow?.(listing)}
          </li>
        ))}
      </ul>
    </>
  )
}
