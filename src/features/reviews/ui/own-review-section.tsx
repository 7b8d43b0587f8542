import type { OwnReview } from '../contract.ts'
import { OwnReviewBox } from './own-review.tsx'
import { useTranslation } from './use-translation.ts'

/** The member's own review above the others. Loaded lazily when there is one. */
export function OwnReviewSection({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="own-review" className="rounded-card border-line bg-surface mt-4 border p-4 print:hidden">
      <h3 id="own-review" className="mb-2 font-semibold">
        {t('own.title')}
      </h3>
      <OwnReviewBox review={review} onEdit={onEdit} />
    </section>
  )
}
