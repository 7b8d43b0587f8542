import { usePhotoViewer } from '#features/listings/ui/use-photo-viewer.tsx'
import type { PublishedReview } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Thumbnails of a review; each opens in the same viewer as the listing's photos, without JavaScript as a picture. */
export function ReviewPhotos({ review: { id, photos, authorName } }: { review: PublishedReview }) {
  const t = useTranslation()
  const described = photos.map(({ variants }, at) => ({
    variants,
    alt: t('photos.one', { number: at + 1, name: authorName || t('reviews.former') }),
  }))
  const { open, viewer } = usePhotoViewer(
    `review-${id}`,
    described.map((photo) => [photo]),
  )
  return (
    <>
      <ul aria-label={t('photos.label')} className="mt-3 flex flex-wrap gap-2">
        {described.map(({ variants, alt }, at) => (
          <li key={variants[0]?.url}>
            <a
              href={variants.at(-1)?.url}
              aria-haspopup="dialog"
              className="block"
              onClick={(event) => open(event, at + 1)}
            >
              <img
                src={variants[0]?.url}
                width={96}
                height={96}
                alt={alt}
                loading="lazy"
                decoding="async"
                className="rounded-control size-24 object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
