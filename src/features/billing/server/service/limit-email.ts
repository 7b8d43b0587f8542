import { toMember } from '#features/notifications/server/service.ts'
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
  const { id, language, listings } = owner
  const starts_at = startsAt.toISOString()
  return {
    email: planLimitChangeEmail,
    ...toMember(owner),
    data: { change, plan_name: planNames[planKey][language], max_listings: maxListings, listings, starts_at },
    dedupeKey: `plan_limit:${change}:${planKey}:${maxListings}:${starts_at}:${id}`,
  }
}
