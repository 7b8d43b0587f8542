import type { ReactNode } from 'react'
import type { ListingCard as Listing } from '../contract.ts'
import { ListingCard } from './listing-card.tsx'

const sizes = '(min-width: 1024px) 283px, 272px'

/** Cards side by side: on a phone a row that swipes, on a desk a wall of four columns. */
export function ListingRow({
  listings,
  label,
  heartOf,
}: {
  listings: Listing[]
  label: string
  heartOf: (listing: Listing) => ReactNode
}) {
  return (
    <ul aria-label={label} className="swipe-row lg:grid-cols-4">
      {listings.map((listing) => (
        <li key={listing.id} className="w-68 lg:w-auto">
          <ListingCard listing={listing} heart={heartOf(listing)} shape="tile" sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
