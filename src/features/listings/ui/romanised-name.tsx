import type { ListingCard } from '../contract.ts'

/** The sound of a name that is Chinese alone, on a line of its own for readers of English. */
export function RomanisedName({ listing }: { listing: Pick<ListingCard, 'romanisedName'> }) {
  if (listing.romanisedName === null) return null
  return (
    <span lang="yue-Latn" className="romanised">
      {listing.romanisedName}
    </span>
  )
}
