import { sql } from 'drizzle-orm'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import type { Db } from '#platform/server/db.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { isUuid } from '#shared/uuid.ts'
import type { AuditRow } from '../../contract.ts'

type Named = {
  kind: string
  id: string
  name: string | null
  nameZhHant: string | null
  nameZhHans: string | null
  key: string | null
}

/** Where an admin finds something of a kind; `key` is its slug, reference or member. */
const paths: Record<string, (key: string) => string> = {
  listing: listingPath,
  review: listingPath,
  profile: (id) => `/admin/users/${id}`,
  subscription: (id) => `/admin/users/${id}`,
  payment: (reference) => `/admin/subscriptions?q=${encodeURIComponent(reference)}`,
  category: () => '/admin/categories',
  area: () => '/admin/areas',
}

/**
 * Names and paths of what entries of the audit log are about, by `kind id`, in one statement. A name that is stored in
 * Traditional only is converted for readers of Simplified.
 */
export async function findSubjects(
  db: Db,
  entries: readonly Pick<AuditRow, 'subjectKind' | 'subjectId'>[],
): Promise<Map<string, NonNullable<AuditRow['subject']>>> {
  const idsOf = (kind: string) =>
    sql`(${sql.param(entries.filter((one) => one.subjectKind === kind && isUuid(one.subjectId)).map((one) => one.subjectId))}::uuid[])`
  const { rows } = await db.execute<Named>(sql`
    select 'listing' as kind, id::text, coalesce(name_en, name_zh) as name, name_zh as "nameZhHant",
        null as "nameZhHans", slug as key
      from listings where id = any ${idsOf('listing')}
    union all select 'review', r.id::text, coalesce(l.name_en, l.name_zh), l.name_zh, null, l.slug
      from reviews r join listings l on l.id = r.listing_id where r.id = any ${idsOf('review')}
    union all select 'profile', id::text, coalesce(nullif(name, ''), email), null, null, id::text
      from profiles where id = any ${idsOf('profile')}
    union all select 'subscription', s.id::text, coalesce(nullif(p.name, ''), p.email), null, null, p.id::text
      from subscriptions s join profiles p on p.id = s.user_id where s.id = any ${idsOf('subscription')}
    union all select 'payment', id::text, reference, null, null, reference from payments where id = any ${idsOf('payment')}
    union all select 'category', id::text, name_en, name_zh_hant, name_zh_hans, slug from categories where id = any ${idsOf('category')}
    union all select 'area', id::text, name_en, name_zh_hant, name_zh_hans, slug from areas where id = any ${idsOf('area')}
    union all select 'mail', id::text, to_email, null, null, null from notifications_outbox where id = any ${idsOf('mail')}
    union all select 'privacy_request', id::text, no || ' · ' || name, null, null, null
      from privacy_requests where id = any ${idsOf('privacy_request')}`)
  const toSimplified = await loadSimplifier()
  return new Map(
    rows.map(({ kind, id, name, nameZhHant, nameZhHans, key }) => {
      const en = name ?? ''
      const names = {
        en,
        'zh-Hant': nameZhHant ?? en,
        'zh-Hans': nameZhHans ?? (nameZhHant === null ? en : toSimplified(nameZhHant)),
      }
      return [`${kind} ${id}`, { names, path: paths[kind]?.(key ?? '') ?? null }]
    }),
  )
}
