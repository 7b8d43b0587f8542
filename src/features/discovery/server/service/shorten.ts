import type { ListingCard } from '#features/listings/contract.ts'
import type { Facets, SearchInput, SearchResult } from '../../contract.ts'

/** Covers of short cards: enough for a card of 320 px on a screen of two pixels per point. */
const maxCoverWidth = 640

/** Cards as asked for. Short ones hold what a result page shows: it carries them twice, as HTML and as data. */
export function cardsIn(cards: ListingCard[], { cards: size }: Pick<SearchInput, 'cards'>): ListingCard[] {
  if (size === 'full') return cards
  return cards.map(({ areas, cover, ...card }) => ({
    ...card,
    summary: null,
    areas: areas.slice(0, 1),
    otherName: cover ? null : card.otherName,
    cover: cover && { ...cover, variants: smallVariants(cover.variants) },
  }))
}

type Variants = NonNullable<ListingCard['cover']>['variants']

function smallVariants(variants: Variants): Variants {
  const small = variants.filter(({ width }) => width <= maxCoverWidth)
  return small.length > 0 ? small : variants.slice(0, 1)
}

/** Facets as asked for: all, or without the children of values that are neither chosen nor above the chosen one. */
export function facetsIn(
  { categories, areas, values }: Facets,
  { facets: which, category, area }: Pick<SearchInput, 'facets' | 'category' | 'area'>,
): Facets {
  if (which === 'all') return { categories, areas, values }
  const isChosen = ({ slug }: { slug: string }) => slug === category || slug === area
  return {
    values,
    categories: categories.map((group) =>
      isChosen(group) || group.categories.some(isChosen) ? group : { ...group, categories: [] },
    ),
    areas: areas.map((region) => {
      const districts = region.districts.map((district) =>
        isChosen(district) || district.areas.some(isChosen) ? district : { ...district, areas: [] },
      )
      const isOpen = isChosen(region) || districts.some((district) => isChosen(district) || district.areas.length > 0)
      return { ...region, districts: isOpen ? districts : [] }
    }),
  }
}

const maxLinks = 24

/** The areas or categories with the most results, as asked for. */
export function linksIn({ categories, areas }: Facets, { links }: Pick<SearchInput, 'links'>): SearchResult['links'] {
  if (!links) return []
  const all =
    links === 'areas'
      ? areas.flatMap((region) => region.districts.flatMap((district) => district.areas))
      : categories.flatMap((group) => group.categories)
  const most = all.toSorted((one, other) => other.count - one.count).slice(0, maxLinks)
  return most.map(({ slug, name, count }) => ({ slug, name, count }))
}
