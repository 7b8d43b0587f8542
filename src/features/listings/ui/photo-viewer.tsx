import { Fragment, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import type { ListingDetail } from '../contract.ts'
import { photoNumbers } from '../rules/photo-numbers.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Photos full screen, one at a time, before and after side by side: swipe, arrow keys or buttons. The browser zooms by pinch. Esc, the button and the
 * browser's back button close it. `first` is the index of the slide shown first.
 */
export function PhotoViewer({ slides, first }: { slides: ListingDetail['photos'][]; first: number }) {
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
            {slide.map(({ variants, alt, altLang, stage }) => {
              const picture = (
                <img
                  key={variants[0]?.url}
                  src={variants.at(-1)?.url}
                  alt={alt}
                  lang={altLang}
                  loading={Math.abs(at - index) < 2 ? 'eager' : 'lazy'}
                />
              )
              return stage ? (
                <figure key={variants[0]?.url}>
                  {picture}
                  <figcaption className="photo-stage">{t(`gallery.${stage}`)}</figcaption>
                </figure>
              ) : (
                picture
              )
            })}
          </li>
        ))}
      </ul>
      <p className="viewer-caption">
        {slides.length > 1 && (
          <span role="status" className="tabular">
            {photoNumbers(slides, index)}
          </span>
        )}
        <span aria-hidden="true">
          {captionsOf(slides[index] ?? []).map(({ alt, altLang }, at) => (
            <Fragment key={alt}>
              {at > 0 && ' · '}
              <span lang={altLang}>{alt}</span>
            </Fragment>
          ))}
        </span>
      </p>
      <button type="button" className="viewer-button viewer-close" aria-label={t('gallery.close')} onClick={close}>
        <Icon name="x" size={24} />
      </button>
      {slides.length > 1 && (
        <>
          <button
            type="button"
            className="viewer-button viewer-previous"
            aria-label={t('gallery.previous')}
            aria-disabled={index === 0}
            onClick={() => show(Math.max(0, index - 1))}
          >
            <Icon name="chevron-left" size={28} />
          </button>
          <button
            type="button"
            className="viewer-button viewer-next"
            aria-label={t('gallery.next')}
            aria-disabled={index === slides.length - 1}
            onClick={() => show(Math.min(slides.length - 1, index + 1))}
          >
            <Icon name="chevron-right" size={28} />
          </button>
        </>
      )}
    </dialog>
  )
}

/** Equal texts of a pair are shown once. */
const captionsOf = (slide: ListingDetail['photos']) => [...new Map(slide.map((photo) => [photo.alt, photo])).values()]
