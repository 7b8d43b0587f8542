import type { ComponentProps } from 'react'
import { ListingCard } from '#features/listings/ui/listing-card.tsx'
import { Heart } from './heart.tsx'

type ItemProps = Omit<ComponentProps<typeof ListingCard>, 'heart'> & { className?: string }

/** A listing's card with its heart, as an item of a list. */
export function CardItem({ className, ...card }: ItemProps) {
  return (
    <li className={className}>
      <ListingCard {...card} heart={<Heart listing={card.listing} />} />
    </li>
  )
}
