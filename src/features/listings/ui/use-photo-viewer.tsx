import { type MouseEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AfterHydration } from '#platform/ui/after-hydration.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import type { ListingDetail } from '../contract.ts'

/** The viewer goes back by itself; `onClose` is for one that was not loaded. */
type ViewerProps = { slides: ListingDetail['photos'][]; first: number; onClose?: () => void }
const PhotoViewer = lazyPart<ViewerProps>(async () => (await import('./photo-viewer.tsx')).PhotoViewer)

/**
 * Opens photos of a page full screen. The open photo is the fragment `#{name}-{number}`, an entry of the browser's
 * history, so that the back button closes it. `open` is for clicks on links to the pictures, `viewer` goes on the page.
 */
export function usePhotoViewer(
  name: string,
  slides: ListingDetail['photos'][],
): { open: (event: MouseEvent, number: number) => void; viewer: ReactNode } {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const first = hash.startsWith(`#${name}-`) ? Number(hash.slice(name.length + 2)) - 1 : -1
  const close = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  return {
    open(event, number) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void navigate(`#${name}-${number}`, { preventScrollReset: true, state: { isFromPage: true } })
    },
    viewer: slides[first] && (
      <AfterHydration>
        <PhotoViewer slides={slides} first={first} onClose={close} />
      </AfterHydration>
    ),
  }
}
