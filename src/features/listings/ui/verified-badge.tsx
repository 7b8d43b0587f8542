import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

/** Badge of a card for a verified WhatsApp number. The listing's page says what was verified and when. */
export function VerifiedBadge() {
  const t = useTranslation()
  return (
    <span className="verified">
      <Icon name="badge-check" size={16} />
      {t('card.verified')}
    </span>
  )
}
