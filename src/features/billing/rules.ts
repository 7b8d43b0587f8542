import type { Localized } from '#shared/locale.ts'

/** The plans of SPEC.md section 8, cheapest first. */
export const planKeys = ['free', 'whatsapp_verified', 'premium'] as const
export type PlanKey = (typeof planKeys)[number]
export const billingPeriods = ['free', 'one_time', 'monthly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]
/** How a plan that costs something is paid. */
export const paidPeriods = ['one_time', 'monthly'] as const
export const paidPlanKeys = ['whatsapp_verified', 'premium'] as const
export type PaidPlanKey = (typeof paidPlanKeys)[number]

/** What the plans are called, for e-mails; screens take their words, which say the same. */
export const planNames: Record<PlanKey, Localized> = {
  free: { en: 'Free', 'zh-Hant': '免費', 'zh-Hans': '免费' },
  whatsapp_verified: { en: 'WhatsApp Verified', 'zh-Hant': 'WhatsApp 核實', 'zh-Hans': 'WhatsApp 核实' },
  premium: { en: 'Premium', 'zh-Hant': 'Premium', 'zh-Hans': 'Premium' },
}

export const paymentMethods = ['fps', 'payme'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentStatuses = ['pending', 'confirmed', 'rejected', 'withdrawn'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const subscriptionStatuses = ['active', 'ended'] as const

const planScreens: Record<PlanKey, string> = {
  free: '/submit-listing',
  whatsapp_verified: '/payment/whatsapp',
  premium: '/payment/premium',
}

/** The path of the screen where a plan is taken; a visitor signs up first and is led there afterwards. */
export function pathToPlan(key: PlanKey, isMember: boolean): string {
  return isMember ? planScreens[key] : `/auth?mode=sign-up&next=${planScreens[key]}`
}

type Stands = {
  planKey: PlanKey
  waiting: readonly PlanKey[]
  held: readonly { planKey: PlanKey; endsAt: unknown }[]
}

/**
 * What a plan is to this reader: to be chosen; waiting for a payment to be confirmed; one's own, for good or paid on by
 * the month; or held by a higher one. `null` is a visitor.
 */
export function planAction(key: PlanKey, reader: Stands | null): 'choose' | 'waiting' | 'renew' | 'mine' | 'holds' {
  if (reader === null || key === 'free') return 'choose'
  if (reader.waiting.includes(key)) return 'waiting'
  const own = reader.held.find(({ planKey }) => planKey === key)
  if (own) return own.endsAt === null ? 'mine' : 'renew'
  const isHeld = reader.held.some(
    ({ planKey, endsAt }) => endsAt === null && planKeys.indexOf(planKey) > planKeys.indexOf(key),
  )
  return isHeld ? 'holds' : 'choose'
}

type PlanTerms = {
  key: PlanKey
  priceCents: number
  billing: BillingPeriod
  maxListings: number | null
  maxCategories: number
  maxAreas: number | null
  maxPhotos: number
  hasVerifiedBadge: boolean
  hasAnalytics: boolean
  hasEnhancedProfile: boolean
  hasPriorityPlacement: boolean
}

/** What the catalogue starts with (SPEC.md section 8), cheapest first; afterwards the table `plans` decides. */
export const initialPlans: readonly PlanTerms[] = [
  {
    key: 'free',
    priceCents: 0,
    billing: 'free',
    maxListings: 1,
    maxCategories: 1,
    maxAreas: 2,
    maxPhotos: 3,
    hasVerifiedBadge: false,
    hasAnalytics: false,
    hasEnhancedProfile: false,
    hasPriorityPlacement: false,
  },
  {
    key: 'whatsapp_verified',
    priceCents: 100_00,
    billing: 'one_time',
    maxListings: 1,
    maxCategories: 1,
    maxAreas: 4,
    maxPhotos: 3,
    hasVerifiedBadge: true,
    hasAnalytics: true,
    hasEnhancedProfile: false,
    hasPriorityPlacement: false,
  },
  {
    key: 'premium',
    priceCents: 500_00,
    billing: 'one_time',
    maxListings: null,
    maxCategories: 5,
    maxAreas: null,
    maxPhotos: 10,
    hasVerifiedBadge: true,
    hasAnalytics: true,
    hasEnhancedProfile: true,
    hasPriorityPlacement: true,
  },
]
