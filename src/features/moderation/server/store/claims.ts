import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import type { ClaimStatus } from '../../rules/claims.ts'
import { listingClaims as claims } from '../tables.ts'

export type ClaimRow = typeof claims.$inferSelect

export async function insert(db: Db, row: typeof claims.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(claims).values(row).returning({ id: claims.id })
  return inserted!.id
}

export async function find(db: Db, id: string): Promise<ClaimRow | undefined> {
  const [found] = await db.select().from(claims).where(eq(claims.id, id))
  return found
}

export async function lock(db: Db, id: string): Promise<ClaimRow | undefined> {
  const [found] = await db.select().from(claims).where(eq(claims.id, id)).for('no key update')
  return found
}

export async function set(db: Db, id: string, values: Partial<typeof claims.$inferInsert>): Promise<void> {
  await db.update(claims).set(values).where(eq(claims.id, id))
}

/** Refuses the other open claims on a listing that was granted to somebody. Returns them. */
export async function refuseOthers(
  db: Db,
  claim: ClaimRow,
  decidedBy: string,
  at: Date,
): Promise<{ id: string; claimantId: string }[]> {
  return db
    .update(claims)
    .set({ status: 'refused', decidedBy, decidedAt: at })
    .where(and(eq(claims.listingId, claim.listingId), eq(claims.status, 'open'), ne(claims.id, claim.id)))
    .returning({ id: claims.id, claimantId: claims.claimantId })
}

/** Makes decided claims open again. */
export async function reopen(db: Db, ids: string[]): Promise<void> {
  await db
    .update(claims)
    .set({ status: 'open', decidedBy: null, decidedAt: null, reason: null })
    .where(inArray(claims.id, ids))
}

export async function setOwner(db: Db, listingId: string, ownerId: string | null): Promise<void> {
  await db.update(listings).set({ ownerId }).where(eq(listings.id, listingId))
}

/** The active member with this confirmed address. */
export async function findMemberByEmail(db: Db, email: string): Promise<{ id: string } | undefined> {
  const isUsable = and(eq(profiles.email, email), eq(profiles.isActive, true), eq(profiles.emailVerified, true))
  const [found] = await db.select({ id: profiles.id }).from(profiles).where(isUsable)
  return found
}

/** The status of the member's latest claim on the listing. */
export async function findStatus(db: Db, listingId: string, claimantId: string): Promise<ClaimStatus | null> {
  const { rows } = await db.execute<{ status: ClaimStatus }>(sql`
    select status from listing_claims where listing_id = ${listingId} and claimant_id = ${claimantId}
    order by created_at desc, id desc limit 1`)
  return rows[0]?.status ?? null
}

export type OpenRow = {
  id: string
  note: string
  status: ClaimStatus
  createdAt: Date
  micros: string
  listingId: string
  slug: string
  nameEn: string | null
  nameZh: string | null
  listingNumber: string
  claimantId: string
  firstName: string
  lastName: string
  email: string
  language: Locale
  whatsappNumber: string | null
  whatsappVerifiedAt: Date | null
}

/** Open claims after a position, oldest first. */
export async function findOpen(db: Db, after: TimePosition | null, limit: number): Promise<OpenRow[]> {
  const { rows } = await db.execute<OpenRow>(sql`
    select c.id, c.note, c.status, c.created_at as "createdAt",
      ${microsOf(sql`c.created_at`)} as micros,
      l.id as "listingId", l.slug, l.name_en as "nameEn", l.name_zh as "nameZh", l.whatsapp_number as "listingNumber",
      m.id as "claimantId", m.first_name as "firstName", m.last_name as "lastName", m.email, m.language,
      m.whatsapp_number as "whatsappNumber", m.whatsapp_verified_at as "whatsappVerifiedAt"
    from listing_claims c join listings l on l.id = c.listing_id join profiles m on m.id = c.claimant_id
    where c.status = 'open' and ${isAfter(sql`(c.created_at, c.id)`, after, 'oldest')}
    order by c.created_at, c.id limit ${limit}`)
  return rows
}
