import { Link } from 'react-router'
import { Heart } from '#features/favorites/ui/heart.tsx'
import { ListingCard } from '#features/listings/ui/listing-card.tsx'
import type { SearchResult } from '../contract.ts'
import { landingPath } from '../rules/search-state.ts'
import { useTranslation } from './use-translation.ts'

type CategoryCardsProps = {
  /** Unique in the page; id of the title. */
  id: string
  title: string
  groups: SearchResult['didYouMean']
  /** Where the cards are from; null for all of Hong Kong. */
  place: SearchResult['area']
}

/** Categories, each with its best cards: those an uncertain need may mean, or related ones in a place. */
export function CategoryCards({ id, title, groups, place }: CategoryCardsProps) {
  const t = useTranslation()
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {groups.map(({ category, cards }) => (
        <section key={category.slug} aria-label={category.name} className="mt-4">
          <h3 className="flex items-baseline justify-between gap-4 font-semibold">
            {category.name}
            <Link
              to={landingPath({ category: category.slug, area: place?.slug })}
              aria-label={t('meant.allOf', { name: category.name })}
              className="text-primary inline-flex min-h-11 items-center text-sm hover:underline"
            >
              {t('meant.all')}
            </Link>
          </h3>
          {cards.length === 0 && place && <p className="text-muted">{t('meant.none', { place: place.name })}</p>}
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
            {cards.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} heart={<Heart listing={listing} />} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
