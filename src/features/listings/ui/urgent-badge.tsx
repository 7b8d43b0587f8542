import type { ListingCard } from '../contract.ts'
import { isOpenAt } from '../rules/opening-hours.ts'
import { useMinute } from './use-minute.ts'
import { useTranslation } from './use-translation.ts'

/** "Takes urgent jobs", where the provider can come now. */
export function UrgentBadge({ listing }: { listing: Pick<ListingCard, 'takesUrgentJobs' | 'opening'> }) {
  const t = useTranslation()
  const now = useMinute()
  const { takesUrgentJobs, opening } = listing
  return takesUrgentJobs && isOpenAt(opening, now) && <span className="badge-urgent">{t('field.takesUrgentJobs')}</span>
}
