import { sql, type SQL } from 'drizzle-orm'
import type { QueueName } from '../../rules.ts'

/** Listings of deactivated owners are hidden anyway and wait for no decision, so the screen leaves them out as well. */
const isOwnerActive = sql`not exists (select from profiles o where o.id = l.owner_id and not o.is_active)`

/** Query of each queue: creation times of its pending rows as column `at`, backed by an index. */
export const queues: Record<QueueName, SQL> = {
  listings: sql`select l.created_at as at from listings l where l.status = 'pending' and ${isOwnerActive}`,
  // The revision of a pending listing is already counted in `listings`.
  revisions: sql`select r.created_at as at from listing_revisions r join listings l on l.id = r.listing_id
    where r.status = 'pending' and l.status = 'approved' and ${isOwnerActive}`,
  claims: sql`select created_at as at from listing_claims where status = 'open'`,
  // Never checked, or last checked a year ago; a listing may have several.
  licences: sql`select case x ->> 'state' when 'claimed' then published_at else (x ->> 'checkedOn')::timestamptz + interval '1 year' end as at
    from (select to_char(now() at time zone 'Asia/Hong_Kong' - interval '1 year', 'YYYY-MM-DD') as day) due
    join listings on status = 'approved' and oldest_licence_check is not null and oldest_licence_check <= day
    cross join lateral jsonb_array_elements(licences) x
    where x ->> 'state' = 'claimed' or (x ->> 'state' = 'checked' and x ->> 'checkedOn' <= day)`,
  // All reports about a listing or review are decided together.
  listing_reports: sql`select min(created_at) as at from listing_reports where status = 'open' group by listing_id`,
  review_reports: sql`select min(created_at) as at from review_reports where status = 'open' group by review_id`,
  appeals: sql`select created_at as at from report_appeals where status = 'open'`,
  reviews: sql`select created_at as at from reviews where status = 'pending'`,
  verifications: sql`select created_at as at from whatsapp_verifications
    where confirmed_at is null and expires_at > now() and tries < 5`,
  privacy_requests: sql`select created_at as at from privacy_requests where status = 'open'`,
  payments: sql`select created_at as at from payments where status = 'pending'`,
  mails: sql`select created_at as at from notifications_outbox where status = 'failed'`,
}
