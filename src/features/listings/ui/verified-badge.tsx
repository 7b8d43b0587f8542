import { useTranslation } from './use-translation.ts'

/** Badge of a card for a verified WhatsApp number. The listing's page says what was verified and when. */
export function VerifiedBadge() {
  const t = useTranslation()
  return <span className="verified">{t('card.verified')}</span>
}
