import type { ListingDetail } from '../contract.ts'
import { ContactList } from './contact.tsx'
import { ListingSections } from './listing-sections.tsx'
import { useTranslation } from './use-translation.ts'

type PreviewProps = { listing: ListingDetail; hasPhotosLast?: boolean }

/** The listing page as visitors would see it, for its author or a moderator. Inert. */
export function ListingPreview({ listing, hasPhotosLast = false }: PreviewProps) {
  const t = useTranslation()
  return (
    <section aria-label={t('preview.page')} className="rounded-card border-line bg-paper border p-4">
      <div inert>
        <ListingSections listing={listing} hasPhotosLast={hasPhotosLast} />
        <div className="mt-8">
          <ContactList listing={listing} />
        </div>
      </div>
    </section>
  )
}
