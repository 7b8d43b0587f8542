import type { ListingDetail } from '../contract.ts'
import { PhotoImage } from './photo-image.tsx'
import { Signboard } from './signboard.tsx'
import { useTranslation } from './use-translation.ts'

/**
 * The photos of a listing, each with its place in the row: a row to swipe on phones, a grid on desktops. Photos keep
 * their proportions. Without photos, a slim signboard. Works without JavaScript.
 */
export function Gallery({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { photos } = listing
  if (photos.length === 0) return <Signboard listing={listing} isSlim />
  return (
    // Focusable, so that arrow keys scroll it.
    <ul aria-label={t('detail.photos')} tabIndex={0} className="gallery" data-count={Math.min(photos.length, 5)}>
      {photos.map((photo, index) => (
        <li key={photo.variants[0]?.url}>
          <a href={photo.variants.at(-1)?.url}>
            <PhotoImage photo={photo} isFirst={index === 0} sizes="(min-width: 1024px) 570px, 100vw" />
            {photos.length > 1 && <span className="gallery-counter">{`${index + 1} / ${photos.length}`}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
