import { Fragment, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import type { ListingDetail } from '../contract.ts'
import { photoNumbers } from '../rules/photo-numbers.ts'
import { useTranslation } from './use-translation.ts'

type Photos = ListingDetail['photos']

/**
 * Photos full screen, one at a time, before and after side by side: swipe, arrow keys or buttons. The browser zooms by
 * pinch. Esc, the button and the browser's back button close it. `first` is the index of the slide shown first.
 */
export function PhotoViewer({ slides, first }: { slides: Photos[]; first: number }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(first)

  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    row.current!.scrollTo({ left: first * row.current!.clientWidth, behavior: 'instant' })
    // Closing returns the focus to the photo of the page.
    return () => element.close()
  }, [first])

  const close = () => {
    if ((location.state as { isFromPage?: boolean } | null)?.isFromPage) void navigate(-1)
    else void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true })
  }
  const show = (to: number) => row.current!.scrollTo({ left: to * row.current!.clientWidth })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = index + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0)
    if (next === index) return
    // The focused row would scroll by itself, too.
    event.preventDefault()
    if (slides[next]) show(next)
  }
  const onScroll = () => setIndex(Math.round(row.current!.scrollLeft / row.current!.clientWidth))

  return (
    <dialog
      ref={dialog}
      aria-label={t('detail.photos')}
      className="viewer"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <ul ref={row} className="viewer-row" onScroll={onScroll} tabIndex={0} aria-label={t('detail.photos')}>
        {slides.map((slide, at) => (
          <li
            key={slide[0]?.variants[0]?.url}
            aria-hidden={at !== index}
            className={slide.length > 1 ? 'viewer-pair' : undefined}
          >
            <Slide photos={slide} isNear={Math.abs(at - index) < 2} />
          </li>
        ))}
      </ul>
      <p className="viewer-caption">
        {slides.length > 1 && (
          <span role="status" className="tabular">
            {photoNumbers(slides, index)}
          </span>
        )}
        <Caption photos={slides[index] ?? []} />
      </p>
      <button type="button" className="viewer-button viewer-close" aria-label={t('gallery.close')} onClick={close}>
        <Icon name="x" size={24} />
      </button>
      {slides.length > 1 && <Turns index={index} last={slides.length - 1} onShow={show} />}
    </dialog>
  )
}

/** One photo, or a pair with its stages. Photos far from the shown one wait. */
function Slide({ photos, isNear }: { photos: Photos; isNear: boolean }) {
  const t = useTranslation()
  return photos.map(({ variants, alt, altLang, stage }) => {
    const url = variants.at(-1)?.url
    const picture = <img key={url} src={url} alt={alt} lang={altLang} loading={isNear ? 'eager' : 'lazy'} />
    if (!stage) return picture
    return (
      <figure key={url}>
        {picture}
        <figcaption className="photo-stage">{t(`gallery.${stage}`)}</figcaption>
      </figure>
    )
  })
}

/** What the alternative texts say, for those who see. Equal texts of a pair are shown once. */
function Caption({ photos }: { photos: Photos }) {
  const different = [...new Map(photos.map((photo) => [photo.alt, photo])).values()]
  return (
    <span aria-hidden="true">
      {different.map(({ alt, altLang }, at) => (
        <Fragment key={alt}>
          {at > 0 && <span> · </span>}
          <span lang={altLang}>{alt}</span>
        </Fragment>
      ))}
    </span>
  )
}

function Turns({ index, last, onShow }: { index: number; last: number; onShow: (index: number) => void }) {
  const t = useTranslation()
  return (
    <>
      <button
        type="button"
        className="viewer-button viewer-previous"
        aria-label={t('gallery.previous')}
        aria-disabled={index === 0}
        onClick={() => onShow(Math.max(0, index - 1))}
      >
        <Icon name="chevron-left" size={28} />
      </button>
      <button
        type="button"
        className="viewer-button viewer-next"
        aria-label={t('gallery.next')}
        aria-disabled={index === last}
        onClick={() => onShow(Math.min(last, index + 1))}
      >
        <Icon name="chevron-right" size={28} />
      </button>
    </>
  )
}
