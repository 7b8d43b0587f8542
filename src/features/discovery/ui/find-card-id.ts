import type { QueryClient } from '@tanstack/react-query'
import type { ListingCard } from '#features/listings/contract.ts'
import { apiKey } from '#platform/query-keys.ts'

type Cards = ListingCard[] | { items: ListingCard[] } | { pages: { items: ListingCard[] }[] }

function cardsIn(data: Cards): ListingCard[] {
  if ('pages' in data) return data.pages.flatMap(({ items }) => items)
  return 'items' in data ? data.items : data
}

/** The id of the listing at this slug if one of its cards was loaded, so that all its page shows can be requested at once. */
export function findCardId(queries: QueryClient, slug: string): string | undefined {
  const lists = ['search', 'findFeatured', 'findTopRated', 'findSimilar'].flatMap((procedure) =>
    queries.getQueriesData<Cards>({ queryKey: [[...apiKey('discovery')[0], procedure]] }),
  )
  for (const [, data] of lists) {
    const card = data && cardsIn(data).find((one) => one.slug === slug)
    if (card) return card.id
  }
  return undefined
}
