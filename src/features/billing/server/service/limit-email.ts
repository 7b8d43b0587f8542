import { planNames } from '../../rules.ts'
import type { OverLimit } from '../../rules/limit-change.ts'
import { planLimitChangeEmail } from '../emails/plan-limit-change.ts'
import type { LimitChange } from '../store/limit-changes.ts'

/** Tells an owner of a coming limit of the plan, or that it will not come. */
export function limitEmail(
  owner: OverLimit,
  { planKey, maxListings, startsAt }: LimitChange,
  change: 'coming' | 'withdrawn',
) {
  const { id: userId, email: to, language: locale, listings } = owner
  const starts_at = startsAt.toISOString()
  return {
    email: planLimitChangeEmail,
    to,
    userId,
    locale,
    data: { change, plan_name: planNames[planKey][locale], max_listings: maxListings, listings, starts_at },
    dedupeKey: `plan_limit:${change}:${planKey}:${maxListings}:${starts_at}:${userId}`,
  }
}
