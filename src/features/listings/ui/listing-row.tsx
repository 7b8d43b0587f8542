import type { ReactNode } from 'react'
import type { ListingCard as Listing } from '../contract.ts'
import { ListingCard } from './listing-card.tsx'

const sizes = '(min-width: 1024px) 283px, 272px'

/** Cards in a row: scrolls horizontally on phones, four columns on desktops. */
export function ListingRow({
  listings,
  label,
  renderHeart,
}: {
  listings: Listing[]
  label: string
  renderHeart: (listing: Listing) => ReactNode
}) {
  return (
    <ul aria-label={label} className="swipe-row lg:grid-cols-4">
      {listings.map((listing) => (
        <li key={listing.id} className="w-68 lg:w-auto">
          <ListingCard listing={listing} heart={renderHeart(listing)} shape="tile" sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
