import type { Plan } from '../contract.ts'
import type { BillingTranslate } from './use-translation.ts'

/** The rows of the plan table, in display order. */
export const planRows = [
  'listings',
  'categories',
  'areas',
  'photos',
  'verifiedBadge',
  'analytics',
  'enhancedProfile',
  'priorityPlacement',
] as const
export type PlanRow = (typeof planRows)[number]

/** A plan's value for one row, from the catalogue: a limit as text, or whether the feature is included. */
export function featureOf(plan: Plan, row: PlanRow, t: BillingTranslate): string | boolean {
  switch (row) {
    case 'listings':
      return plan.maxListings === null ? t('listings.unlimited') : t('listings', { count: plan.maxListings })
    case 'categories':
      return t('categories', { count: plan.maxCategories })
    case 'areas':
      return plan.maxAreas === null ? t('areas.all') : t('areas', { count: plan.maxAreas })
    case 'photos':
      return t('photos', { count: plan.maxPhotos })
    case 'verifiedBadge':
      return plan.hasVerifiedBadge
    case 'analytics':
      return plan.hasAnalytics
    case 'enhancedProfile':
      return plan.hasEnhancedProfile
    case 'priorityPlacement':
      return plan.hasPriorityPlacement
  }
}
