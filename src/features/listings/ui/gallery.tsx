import type { ListingDetail } from '../contract.ts'
import { Cover } from './cover.tsx'
import { useTranslation } from './use-translation.ts'

/** Photos of a listing in a horizontal scroller, or its mosaic without photos. Works without JavaScript. */
export function Gallery({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { photos } = listing
  if (photos.length < 2) {
    return (
      <Cover
        listing={listing}
        isFirst
        sizes="(min-width: 1024px) 760px, 100vw"
        className="rounded-card sm:aspect-2/1 print:max-h-56"
      />
    )
  }
  return (
    // Focusable, so that arrow keys scroll it.
    <ul
      aria-label={t('detail.photos')}
      tabIndex={0}
      className="rounded-card flex snap-x snap-mandatory gap-2 overflow-x-auto"
    >
      {photos.map((photo, position) => (
        <li key={photo.variants[0]?.url} className="w-full flex-none snap-center sm:w-3/4">
          <Cover
            listing={{ ...listing, cover: photo }}
            isFirst={position === 0}
            sizes="(min-width: 1024px) 570px, 100vw"
            className="rounded-card"
          />
        </li>
      ))}
    </ul>
  )
}
