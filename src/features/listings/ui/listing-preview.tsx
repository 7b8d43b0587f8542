import type { ListingDetail } from '../contract.ts'
import { ContactWays } from './contact.tsx'
import { ListingSections } from './listing-sections.tsx'
import { useTranslation } from './use-translation.ts'

/** The page of a listing as visitors would see it, for whoever writes or moderates it. Nothing in it can be pressed. */
export function ListingPreview({ listing, renderedAt }: { listing: ListingDetail; renderedAt: number }) {
  const t = useTranslation()
  return (
    <section aria-label={t('preview.page')} className="rounded-card border-line bg-paper border p-4">
      <div inert>
        <ListingSections listing={listing} renderedAt={renderedAt} />
        <div className="mt-8">
          <ContactWays listing={listing} />
        </div>
      </div>
    </section>
  )
}
