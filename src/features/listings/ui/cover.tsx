import { clsx } from 'clsx'
import type { ListingCard } from '../contract.ts'
import { PhotoImage } from './photo-image.tsx'
import { Signboard } from './signboard.tsx'

/**
 * Cover of a listing: its first photo, or a signboard with its name. Always 4:3, so that the layout does not shift.
 * `sizes` is the HTML attribute. `isFirst` marks covers above the fold, which load eagerly.
 */
export function Cover({
  listing,
  sizes = '(min-width: 1024px) 360px, 100vw',
  isFirst = false,
  className,
}: {
  listing: Pick<ListingCard, 'id' | 'cover' | 'category' | 'name' | 'otherName'>
  sizes?: string
  isFirst?: boolean
  className?: string
}) {
  if (!listing.cover?.variants.length) return <Signboard listing={listing} className={className} />
  return <PhotoImage photo={listing.cover} sizes={sizes} isFirst={isFirst} className={clsx('cover', className)} />
}
