import type { ComponentProps } from 'react'
import { MeContext, useMe } from '#features/accounts/ui/use-me.ts'
import { ListingCard } from '#features/listings/ui/listing-card.tsx'
import { useRepeatedPart } from '#platform/ui/repeated-part.tsx'
import { useApi, useScope } from '#platform/ui/scope.tsx'
import { favoritesApi } from '../api.ts'
import { favoriteIds } from './favorite-queries.ts'
import { Heart } from './heart.tsx'

type ItemProps = Omit<ComponentProps<typeof ListingCard>, 'heart'> & { className?: string }

/** A listing's card with its heart, as an item of a list. */
export function CardItem({ className, ...card }: ItemProps) {
  const { queries } = useScope()
  const me = useMe()
  const favorites = useApi(favoritesApi)
  const { id } = card.listing
  const keyOfCard = () => {
    // Its picture is preloaded.
    if (card.isFirst && card.listing.cover) return null
    const saved = me.data && queries.getQueryData<string[]>(favoriteIds(favorites, me.data.id).queryKey)
    return JSON.stringify([card, saved?.includes(id) ?? false])
  }
  const content = useRepeatedPart(
    keyOfCard,
    <MeContext value={me}>
      <ListingCard {...card} heart={<Heart listing={card.listing} />} />
    </MeContext>,
  )
  return <li className={className} {...content} />
}
