import type { Localized } from '#shared/locale.ts'

/** The plans (docs/product.md), cheapest first. */
export const planKeys = ['free', 'whatsapp_verified', 'premium'] as const
export type PlanKey = (typeof planKeys)[number]
export const billingPeriods = ['free', 'one_time', 'monthly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]
/** Billing periods of paid plans. */
export const paidPeriods = ['one_time', 'monthly'] as const
export const paidPlanKeys = ['whatsapp_verified', 'premium'] as const
export type PaidPlanKey = (typeof paidPlanKeys)[number]

/** Names of the plans in e-mails. Screens use the same names from their messages. */
export const planNames: Record<PlanKey, Localized> = {
  free: { en: 'Free', 'zh-Hant': '免費', 'zh-Hans': '免费' },
  whatsapp_verified: { en: 'WhatsApp Verified', 'zh-Hant': 'WhatsApp 核實', 'zh-Hans': 'WhatsApp 核实' },
  premium: { en: 'Premium', 'zh-Hant': '尊貴計劃', 'zh-Hans': '尊享方案' },
}

export const paymentMethods = ['fps', 'payme'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentStatuses = ['pending', 'confirmed', 'rejected', 'withdrawn', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const subscriptionStatuses = ['active', 'ended'] as const

const planScreens: Record<PlanKey, string> = {
  free: '/submit-listing',
  whatsapp_verified: '/payment/whatsapp',
  premium: '/payment/premium',
}

/** Path of the screen where a plan is chosen; a visitor is sent to sign-up first and redirected there afterwards. */
export function pathToPlan(key: PlanKey, isMember: boolean): string {
  return isMember ? planScreens[key] : `/auth?mode=sign-up&next=${planScreens[key]}`
}

type MemberPlans = {
  planKey: PlanKey
  pending: readonly PlanKey[]
  held: readonly { planKey: PlanKey; endsAt: unknown }[]
}

/**
 * What the pricing page offers for a plan: choose it; see the pending payment; renew it; or nothing, because it is owned
 * indefinitely or included in a higher plan. `member` is null for a visitor.
 */
export function planAction(
  key: PlanKey,
  member: MemberPlans | null,
): 'choose' | 'pending' | 'renew' | 'owned' | 'included' {
  if (member === null || key === 'free') return 'choose'
  if (member.pending.includes(key)) return 'pending'
  const own = member.held.find(({ planKey }) => planKey === key)
  if (own) return own.endsAt === null ? 'owned' : 'renew'
  const isIncluded = member.held.some(
    ({ planKey, endsAt }) => endsAt === null && planKeys.indexOf(planKey) > planKeys.indexOf(key),
  )
  return isIncluded ? 'included' : 'choose'
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

/** Initial content of the table `plans` (docs/product.md), cheapest first. Admins can change the terms later. */
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
