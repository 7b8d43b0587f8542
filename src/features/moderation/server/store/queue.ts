import { sql } from 'drizzle-orm'
import type { PlanKey } from '#features/billing/rules.ts'
import type { ListingStatus, revisionStatuses } from '#features/listings/rules.ts'
import { nameIn } from '#features/listings/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import { needsDecision } from '../queues.ts'

type QueueRow = {
  revisionId: string
  listingId: string
  slug: string
  kind: 'new' | 'change'
  nameEn: string | null
  nameZh: string | null
  category: { slug: string; name: string } | null
  ownerName: string | null
  ownerLanguage: Locale | null
  waitingSince: Date
  hasDuplicates: boolean
  micros: string
}

/** The names that the listing would have with the revision. */
const nameEn = sql`case when r.content ? 'nameEn' then r.content ->> 'nameEn' else l.name_en end`
const nameZh = sql`case when r.content ? 'nameZh' then r.content ->> 'nameZh' else l.name_zh end`
const whatsappNumber = sql`coalesce(r.content ->> 'whatsappNumber', l.whatsapp_number)`

/** Pending revisions after a position, oldest first. */
export async function findQueue(
  db: Db,
  { after, limit, locale }: { after: TimePosition | null; limit: number; locale: Locale },
): Promise<QueueRow[]> {
  const { rows } = await db.execute<QueueRow>(sql`
    with page as (
      select r.id, r.listing_id, r.created_at, l.slug, l.status, ${nameEn} as name_en, ${nameZh} as name_zh,
        ${whatsappNumber} as number, coalesce(r.content -> 'categories' ->> 0, '') as category_slug, o.name as owner_name, o.language as owner_language
      from listing_revisions r join listings l on l.id = r.listing_id left join profiles o on o.id = l.owner_id
      where ${needsDecision}
        and ${isAfter(sql`(r.created_at, r.id)`, after, 'oldest')}
      order by r.created_at, r.id limit ${limit}
    )
    select p.id as "revisionId", p.listing_id as "listingId", p.slug,
      case when p.status = 'approved' then 'change' else 'new' end as kind, p.name_en as "nameEn", p.name_zh as "nameZh",
      (select json_build_object('slug', c.slug, 'name', c.${nameIn[locale]}) from categories c
        where c.slug = coalesce(nullif(p.category_slug, ''), (select k.slug from listing_categories lc
          join categories k on k.id = lc.category_id where lc.listing_id = p.listing_id order by lc.position limit 1))) as category,
      p.owner_name as "ownerName", p.owner_language as "ownerLanguage", p.created_at as "waitingSince",
      exists (select from listings d where d.id <> p.listing_id and (d.whatsapp_number = p.number or d.phone_number = p.number))
        or exists (select from listings d where d.id <> p.listing_id and plain_name(p.name_en) <> '' and plain_name(d.name_en) = plain_name(p.name_en))
        or exists (select from listings d where d.id <> p.listing_id and plain_name(p.name_zh) <> '' and plain_name(d.name_zh) = plain_name(p.name_zh))
        as "hasDuplicates",
      ${microsOf(sql`p.created_at`)} as micros
    from page p order by p.created_at, p.id`)
  return rows
}

export type HistoryRow = {
  revisionId: string
  status: (typeof revisionStatuses)[number]
  reason: string | null
  submittedAt: Date
  decidedAt: Date | null
  decidedBy: string | null
}

/** Revisions of a listing that moderators see; older ones are deleted. */
export const maxHistory = 20

/** The latest revisions of a listing, newest first. */
export async function findHistory(db: Db, listingId: string): Promise<HistoryRow[]> {
  const { rows } = await db.execute<HistoryRow>(sql`
    select r.id as "revisionId", r.status, r.reason, r.created_at as "submittedAt", r.decided_at as "decidedAt",
      p.name as "decidedBy"
    from listing_revisions r left join profiles p on p.id = r.decided_by
    where r.listing_id = ${listingId} order by r.created_at desc, r.id desc limit ${maxHistory}`)
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

/** The owner of the listing, with their 10 latest other listings. */
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
