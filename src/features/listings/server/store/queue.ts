import { sql } from 'drizzle-orm'
import type { PlanKey } from '#features/billing/rules.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListingStatus, revisionStatuses } from '../../rules.ts'
import { nameIn } from './own.ts'

/** Where a revision stands in the queue: microseconds since 1970 of its submission, and its id. */
export type Position = [micros: number, id: string]

type QueueRow = {
  revisionId: string
  listingId: string
  slug: string
  kind: 'new' | 'change'
  nameEn: string | null
  nameZh: string | null
  category: { slug: string; name: string } | null
  ownerName: string | null
  waitingSince: Date
  hasDuplicates: boolean
  micros: string
}

/**
 * A deactivated owner's listings are not shown anyway, so nobody needs to decide on them until the account is back; nor
 * on an edit of a listing that was taken off the site, until it is put back or sent again.
 */
const waiting = sql`
  listing_revisions r join listings l on l.id = r.listing_id left join profiles o on o.id = l.owner_id
  where r.status = 'pending' and l.status <> 'rejected' and coalesce(o.is_active, true)`
/** What the revision would be called. */
const nameEn = sql`case when r.content ? 'nameEn' then r.content ->> 'nameEn' else l.name_en end`
const nameZh = sql`case when r.content ? 'nameZh' then r.content ->> 'nameZh' else l.name_zh end`
const number = sql`coalesce(r.content ->> 'whatsappNumber', l.whatsapp_number)`

/** Revisions that wait, after a position, the oldest first. */
export async function findQueue(
  db: Db,
  { after, limit, locale }: { after: Position | null; limit: number; locale: Locale },
): Promise<QueueRow[]> {
  const { rows } = await db.execute<QueueRow>(sql`
    with page as (
      select r.id, r.listing_id, r.created_at, l.slug, l.status, ${nameEn} as name_en, ${nameZh} as name_zh,
        ${number} as number, coalesce(r.content -> 'categories' ->> 0, '') as category_slug, o.name as owner_name
      from ${waiting}
        ${after ? sql`and (r.created_at, r.id) > (timestamptz 'epoch' + ${after[0]}::float8 * interval '1 microsecond', ${after[1]}::uuid)` : sql``}
      order by r.created_at, r.id limit ${limit}
    )
    select p.id as "revisionId", p.listing_id as "listingId", p.slug,
      case when p.status = 'approved' then 'change' else 'new' end as kind, p.name_en as "nameEn", p.name_zh as "nameZh",
      (select json_build_object('slug', c.slug, 'name', c.${nameIn[locale]}) from categories c
        where c.slug = coalesce(nullif(p.category_slug, ''), (select k.slug from listing_categories lc
          join categories k on k.id = lc.category_id where lc.listing_id = p.listing_id order by lc.position limit 1))) as category,
      p.owner_name as "ownerName", p.created_at as "waitingSince",
      exists (select from listings d where d.id <> p.listing_id and (d.whatsapp_number = p.number or d.phone_number = p.number))
        or exists (select from listings d where d.id <> p.listing_id and plain_name(p.name_en) <> '' and plain_name(d.name_en) = plain_name(p.name_en))
        or exists (select from listings d where d.id <> p.listing_id and plain_name(p.name_zh) <> '' and plain_name(d.name_zh) = plain_name(p.name_zh))
        as "hasDuplicates",
      (extract(epoch from p.created_at) * 1000000)::bigint::text as micros
    from page p order by p.created_at, p.id`)
  return rows
}

/** How many wait; counted up to a thousand. */
export async function countQueue(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from ${waiting} limit 1000) waiting`,
  )
  return rows[0]?.n ?? 0
}

export type HistoryRow = {
  revisionId: string
  status: (typeof revisionStatuses)[number]
  reason: string | null
  submittedAt: Date
  decidedAt: Date | null
  decidedBy: string | null
}

/** The latest revisions of a listing, the newest first. */
export async function findHistory(db: Db, listingId: string): Promise<HistoryRow[]> {
  const { rows } = await db.execute<HistoryRow>(sql`
    select r.id as "revisionId", r.status, r.reason, r.created_at as "submittedAt", r.decided_at as "decidedAt",
      p.name as "decidedBy"
    from listing_revisions r left join profiles p on p.id = r.decided_by
    where r.listing_id = ${listingId} order by r.created_at desc, r.id desc limit 20`)
  return rows
}

export type OwnerRow = {
  id: string
  firstName: string
  lastName: string
  email: string
  language: Locale
  createdAt: Date
  planKey: PlanKey
  whatsappNumber: string | null
  isWhatsappProved: boolean
  listings: { id: string; slug: string; nameEn: string | null; nameZh: string | null; status: ListingStatus }[]
}

/** Whose listing it is, with the latest others of the same owner. */
export async function findOwner(db: Db, listingId: string): Promise<OwnerRow | undefined> {
  const { rows } = await db.execute<OwnerRow>(sql`
    select o.id, o.first_name as "firstName", o.last_name as "lastName", o.email, o.language, o.created_at as "createdAt",
      plan_of(o.id) as "planKey", o.whatsapp_number as "whatsappNumber",
      o.whatsapp_verified_at is not null as "isWhatsappProved",
      coalesce((select json_agg(json_build_object('id', l.id, 'slug', l.slug, 'nameEn', l.name_en, 'nameZh', l.name_zh, 'status', l.status))
        from (select * from listings where owner_id = o.id and id <> ${listingId} order by created_at desc limit 10) l), '[]') as listings
    from listings own join profiles o on o.id = own.owner_id where own.id = ${listingId}`)
  return rows[0]
}
