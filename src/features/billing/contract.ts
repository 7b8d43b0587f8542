import { oc } from '@orpc/contract'
import * as z from 'zod'
import { billingPeriods, planKeys } from './rules.ts'

/** One row of the plan catalogue. Limits: null means unlimited. Prices are HK cents. */
export const plan = z.object({
  key: z.enum(planKeys),
  priceCents: z.number().int(),
  billing: z.enum(billingPeriods),
  maxListings: z.number().int().nullable(),
  maxCategories: z.number().int(),
  maxAreas: z.number().int().nullable(),
  maxPhotos: z.number().int(),
  hasVerifiedBadge: z.boolean(),
  hasAnalytics: z.boolean(),
  hasEnhancedProfile: z.boolean(),
  hasPriorityPlacement: z.boolean(),
})
export type Plan = z.infer<typeof plan>

export const billingContract = {
  findPlans: oc
    .route({ method: 'GET', path: '/plans', summary: 'The plan catalogue, cheapest first' })
    .input(z.strictObject({}))
    .output(z.array(plan)),
}
