import { sql } from 'drizzle-orm'
import { defineQueue } from '#platform/server/define-queue.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { recheckDay } from '../rules/licences.ts'

/** Listings of deactivated owners are hidden anyway and wait for no decision. Listings are `l`. */
const isOwnerActive = sql`not exists (select from profiles o where o.id = l.owner_id and not o.is_active)`

/**
 * Revisions `r` that need a decision. Edits of listings that were taken down need none until they are restored or submitted
 * again.
 */
export const needsDecision = sql`r.status = 'pending' and l.status <> 'rejected' and ${isOwnerActive}`

export const listingsQueue = defineQueue({
  name: 'listings',
  title: { en: 'New listings', 'zh-Hant': '新商戶', 'zh-Hans': '新店铺' },
  path: '/admin/review-listings',
  waitHours: 24,
  waiting: () => sql`select l.created_at as at from listings l where l.status = 'pending' and ${isOwnerActive}`,
})

/** The revision of a pending listing is already counted in `listings`. */
export const revisionsQueue = defineQueue({
  name: 'revisions',
  title: { en: 'Changes to listings', 'zh-Hant': '商戶修改', 'zh-Hans': '店铺修改' },
  path: '/admin/review-listings',
  waitHours: 24,
  waiting: () => sql`select r.created_at as at from listing_revisions r join listings l on l.id = r.listing_id
    where ${needsDecision} and l.status = 'approved'`,
})

/** Ownership does not wait. */
export const claimsQueue = defineQueue({
  name: 'claims',
  title: { en: 'Listing claims', 'zh-Hant': '認領申請', 'zh-Hans': '认领申请' },
  path: '/admin/claims',
  waitHours: 0,
  waiting: () => sql`select created_at as at from listing_claims where status = 'open'`,
})

/** Whether a live listing has a licence to look up on this ISO day: `isLicenceDue` of one of its licences. */
export const hasLicenceDue = (today: string) =>
  sql`status = 'approved' and oldest_licence_check is not null and oldest_licence_check <= ${recheckDay(today)}`

/** Whether an admin has to look a licence `x` up on this ISO day: never checked, or checked a year ago or more. */
export const isLicenceDue = (today: string) =>
  sql`(x ->> 'state' = 'claimed' or (x ->> 'state' = 'checked' and x ->> 'checkedOn' <= ${recheckDay(today)}))`

export const licencesQueue = defineQueue({
  name: 'licences',
  title: { en: 'Licences', 'zh-Hant': '牌照核對', 'zh-Hans': '执照核对' },
  path: '/admin/licences',
  waitHours: 168,
  waiting(now) {
    const today = hongKongDay(now)
    return sql`select case x ->> 'state' when 'claimed' then published_at
        else (x ->> 'checkedOn')::timestamptz + interval '1 year' end as at
      from listings cross join lateral jsonb_array_elements(licences) x
      where ${hasLicenceDue(today)} and ${isLicenceDue(today)}`
  },
})
