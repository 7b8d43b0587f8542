import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

/** Leads from an own listing to what brings it customers. */
export function PromotionLink({ listingId }: { listingId: string }) {
  const t = useTranslation()
  return (
    <Link
      to={`/user/promotion/${listingId}`}
      className="text-primary mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-balance hover:underline"
    >
      <Icon name="qr-code" size={18} />
      {t('link')}
    </Link>
  )
}
