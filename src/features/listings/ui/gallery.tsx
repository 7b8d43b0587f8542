import { clsx } from 'clsx'
import type { ListingDetail } from '../contract.ts'
import { photoNumbers } from '../rules/photo-numbers.ts'
import { PhotoImage } from './photo-image.tsx'
import { Signboard } from './signboard.tsx'
import { usePhotoViewer } from './use-photo-viewer.tsx'
import { useTranslation } from './use-translation.ts'

/** The layout of the grid of a desktop page: the first large, and in that of five four cells beside it. */
const layoutOf = (count: number) => (count >= 5 ? 5 : Math.min(count, 3))

/** How many slides that grid shows; the others are in the viewer. In the grid of five a pair takes two cells. */
function shownInGrid(slides: readonly { length: number }[]): number {
  const layout = layoutOf(slides.length)
  if (layout < 5) return layout
  let room = 4
  const rest = slides.slice(1).findIndex(({ length }) => (room -= length) < 0)
  return rest === -1 ? slides.length : rest + 1
}

/**
 * The photos of a listing, uncropped: a row to swipe on phones with the place of each photo in it, a grid on desktops. A
 * photo opens full screen; without JavaScript it opens as a picture. Without photos, a slim signboard.
 */
export function Gallery({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { photos } = listing
  const slides = slidesOf(photos)
  const { open, viewer } = usePhotoViewer('photo', slides)
  if (photos.length === 0) return <Signboard listing={listing} isSlim />

  const shown = shownInGrid(slides)
  return (
    <>
      <ul aria-label={t('detail.photos')} tabIndex={0} className={`gallery gallery-${layoutOf(slides.length)}`}>
        {slides.map((slide, index) => (
          <li
            key={slide[0]?.variants[0]?.url}
            className={clsx(slide.length > 1 && 'gallery-pair', index >= shown && 'gallery-more') || undefined}
          >
            {slide.map((photo, at) => (
              <a
                key={photo.variants[0]?.url}
                href={photo.variants.at(-1)?.url}
                aria-haspopup="dialog"
                onClick={(event) => open(event, index + 1)}
              >
                <PhotoImage photo={photo} isFirst={index === 0} sizes="(min-width: 1024px) 390px, 330px" />
                {photo.stage && <span className="photo-stage">{t(`gallery.${photo.stage}`)}</span>}
                {at === slide.length - 1 && slides.length > 1 && (
                  <span className="gallery-counter">{photoNumbers(slides, index)}</span>
                )}
                {at === slide.length - 1 && index + 1 === shown && slides.length > shown && (
                  <span className="gallery-all">{t('gallery.all', { count: photos.length })}</span>
                )}
              </a>
            ))}
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}

/** Each photo alone, a before-and-after pair together. */
const slidesOf = (photos: ListingDetail['photos']) =>
  photos.flatMap((photo, at) => {
    if (photo.stage === 'after') return []
    const next = photos[at + 1]
    return [photo.stage && next ? [photo, next] : [photo]]
  })
