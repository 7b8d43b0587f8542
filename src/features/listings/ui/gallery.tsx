import { lazy, Suspense, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#platform/ui/use-hydrated.ts'
import type { ListingDetail } from '../contract.ts'
import { PhotoImage } from './photo-image.tsx'
import { Signboard } from './signboard.tsx'
import { useTranslation } from './use-translation.ts'

const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer }))

/** Photos in the grid of a desktop page; the others are in the viewer. */
const shownInGrid = (count: number) => (count >= 5 ? 5 : Math.min(count, 3))

/**
 * The photos of a listing, uncropped: a row to swipe on phones with the place of each photo in it, a grid on desktops. A
 * photo opens full screen; without JavaScript it opens as a picture. Without photos, a slim signboard.
 */
export function Gallery({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { photos } = listing
  if (photos.length === 0) return <Signboard listing={listing} isSlim />

  const opened = Number(/^#photo-(\d+)$/.exec(hash)?.[1] ?? 0)
  const shown = shownInGrid(photos.length)
  // The open photo is an entry of the browser's history, so that the back button closes it.
  const open = (event: MouseEvent, number: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(`#photo-${number}`, { preventScrollReset: true, state: { isFromPage: true } })
  }
  return (
    <>
      <ul aria-label={t('detail.photos')} tabIndex={0} className={`gallery gallery-${shown}`}>
        {photos.map((photo, index) => (
          <li key={photo.variants[0]?.url}>
            <a href={photo.variants.at(-1)?.url} onClick={(event) => open(event, index + 1)}>
              <PhotoImage photo={photo} isFirst={index === 0} sizes="(min-width: 1024px) 390px, 330px" />
              {photos.length > 1 && <span className="gallery-counter">{`${index + 1} / ${photos.length}`}</span>}
              {index + 1 === shown && photos.length > shown && (
                <span className="gallery-all">{t('gallery.all', { count: photos.length })}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {isHydrated && opened >= 1 && opened <= photos.length && (
        <Suspense>
          <PhotoViewer photos={photos} first={opened - 1} />
        </Suspense>
      )}
    </>
  )
}
