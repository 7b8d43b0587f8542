import { clsx } from 'clsx'
import type { ListingCard } from '../contract.ts'
import { MosaicCover } from './mosaic-cover.tsx'

/**
 * Cover picture of a listing: its first photo, or a mosaic generated from its id. Always 4:3, so that the layout does
 * not shift. `sizes` is the HTML attribute. `isFirst` marks covers above the fold, which load eagerly.
 */
export function Cover({
  listing,
  sizes = '(min-width: 1024px) 360px, 100vw',
  isFirst = false,
  className,
}: {
  listing: Pick<ListingCard, 'id' | 'cover' | 'category'>
  sizes?: string
  isFirst?: boolean
  className?: string
}) {
  const box = clsx('block aspect-4/3 w-full object-cover', className)
  const { cover, category } = listing
  const largest = cover?.variants.at(-1)
  if (!cover || !largest) {
    return <MosaicCover id={listing.id} groupSlug={category.groupSlug} icon={category.icon} className={box} />
  }
  const avifs = cover.variants.flatMap(({ avifUrl, width }) => (avifUrl ? [`${avifUrl} ${width}w`] : []))
  const picture = (
    <img
      className={box}
      src={largest.url}
      srcSet={cover.variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={cover.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
  if (avifs.length < cover.variants.length) return picture
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avifs.join(', ')} sizes={sizes} />
      {picture}
    </picture>
  )
}
