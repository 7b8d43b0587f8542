import { useFormat } from '#platform/ui/translation.tsx'
import type { ListingCard } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Badge for a licence that an admin found in its register: free, with the day and the register. */
export function LicenceBadge({ licence }: Pick<ListingCard, 'licence'>) {
  const t = useTranslation()
  const { date } = useFormat()
  if (!licence) return null
  return (
    <span className="verified licence">
      <span>
        {t('card.licenceChecked')}
        <span>{` ${date(licence.checkedOn)} · ${licence.register}`}</span>
      </span>
    </span>
  )
}
