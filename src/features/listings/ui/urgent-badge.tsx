import { clsx } from 'clsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { ListingCard } from '../contract.ts'
import { useMinute } from './use-minute.ts'
import { useTranslation } from './use-translation.ts'

/**
 * "Takes urgent jobs", where the provider can come now. Outside its hours the badge keeps its place, invisibly, because
 * only the browser knows the time and nothing may move when the page is hydrated.
 */
export function UrgentBadge({ listing }: { listing: Pick<ListingCard, 'takesUrgentJobs' | 'opening'> }) {
  const t = useTranslation()
  const now = useMinute()
  const { takesUrgentJobs, opening } = listing
  if (!takesUrgentJobs || !opening || opening.kind === 'appointment') return null
  const isOpen =
    opening.kind !== 'hours' || (now !== null && now >= new Date(opening.from) && now < new Date(opening.to))
  return (
    <span className={clsx('badge-urgent', !isOpen && 'invisible')}>
      <Icon name="zap" size={16} />
      {t('field.takesUrgentJobs')}
    </span>
  )
}
