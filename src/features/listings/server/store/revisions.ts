import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import { anyOf } from '#platform/server/any-of.ts'
import type { Db } from '#platform/server/db.ts'
import { listingRevisions as revisions, listings } from '../tables.ts'

export type RevisionRow = typeof revisions.$inferSelect

const stateColumns = {
  id: listings.id,
  ownerId: listings.ownerId,
  slug: listings.slug,
  status: listings.status,
  rejectionCode: listings.rejectionCode,
  rejectionReason: listings.rejectionReason,
  publishedAt: listings.publishedAt,
  nameEn: listings.nameEn,
  nameZh: listings.nameZh,
}
export type ListingState = Awaited<ReturnType<typeof lockListing>>

/** Locks the owner's row. Always taken first, so it serializes adding, removing and deciding on an owner's listings. */
export async function lockOwner(db: Db, ownerId: string) {
  const [owner] = await db.select().from(profiles).where(eq(profiles.id, ownerId)).for('no key update')
  return owner
}

/** Locks the member with this e-mail address; undefined unless active and with a verified address. */
export async function lockMemberByEmail(db: Db, email: string) {
  const [found] = await db.select().from(profiles).where(eq(profiles.email, email)).for('no key update')
  return found?.isActive && found.emailVerified ? found : undefined
}

/** A member without a lock, for reading and for e-mails. */
export async function findMember(db: Db, id: string) {
  const [found] = await db.select().from(profiles).where(eq(profiles.id, id))
  return found
}

/** Locks the listing, after its owner; undefined when it was deleted or now has another owner. */
export async function lockListing(db: Db, listingId: string, ownerId: string | null) {
  if (ownerId !== null) await lockOwner(db, ownerId)
  const [found] = await db.select(stateColumns).from(listings).where(eq(listings.id, listingId)).for('no key update')
  return found?.ownerId === ownerId ? found : undefined
}

/** Locks many listings, after their owners, each in id order, so that concurrent calls cannot deadlock. */
export async function lockListings(db: Db, listingIds: readonly string[]) {
  const owners = db.selectDistinct({ id: listings.ownerId }).from(listings).where(anyOf(listings.id, listingIds))
  await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.id, owners))
    .orderBy(asc(profiles.id))
    .for('no key update')
  return db
    .select(stateColumns)
    .from(listings)
    .where(anyOf(listings.id, listingIds))
    .orderBy(asc(listings.id))
    .for('no key update')
}

/** Which of these listings have a pending revision. */
export async function findListingsWithPending(db: Db, listingIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ listingId: revisions.listingId })
    .from(revisions)
    .where(and(anyOf(revisions.listingId, listingIds), eq(revisions.status, 'pending')))
  return new Set(rows.map(({ listingId }) => listingId))
}

/** Reads the owner's id without a lock, to know which owner row to lock first. */
export async function findOwnerOf(db: Db, listingId: string) {
  const [found] = await db.select({ ownerId: listings.ownerId }).from(listings).where(eq(listings.id, listingId))
  return found
}

/** The number of the owner's pending or approved listings. */
export async function countActive(db: Db, ownerId: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from listings where owner_id = ${ownerId} and status in ('pending', 'approved')`,
  )
  return rows[0]?.n ?? 0
}

export async function findRevision(db: Db, id: string): Promise<RevisionRow | undefined> {
  const [found] = await db.select().from(revisions).where(eq(revisions.id, id))
  return found
}

/** Locks the revision. Call it after locking the listing. */
export async function lockRevision(db: Db, id: string): Promise<RevisionRow | undefined> {
  const [found] = await db.select().from(revisions).where(eq(revisions.id, id)).for('no key update')
  return found
}

export async function findPending(db: Db, listingId: string): Promise<RevisionRow | undefined> {
  const [found] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.listingId, listingId), eq(revisions.status, 'pending')))
  return found
}

/** The revision of a listing that was rejected last. */
export async function findLatestRejected(db: Db, listingId: string): Promise<RevisionRow | undefined> {
  const [found] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.listingId, listingId), eq(revisions.status, 'rejected')))
    .orderBy(desc(revisions.createdAt), desc(revisions.id))
    .limit(1)
  return found
}

/** The latest revision of a listing. */
export async function findLatest(db: Db, listingId: string): Promise<RevisionRow | undefined> {
  const [found] = await db
    .select()
    .from(revisions)
    .where(eq(revisions.listingId, listingId))
    .orderBy(desc(revisions.createdAt), desc(revisions.id))
    .limit(1)
  return found
}

export async function insertRevision(db: Db, row: typeof revisions.$inferInsert): Promise<RevisionRow> {
  const [inserted] = await db.insert(revisions).values(row).returning()
  return inserted!
}

export async function setRevision(db: Db, id: string, set: Partial<typeof revisions.$inferInsert>): Promise<void> {
  await db.update(revisions).set(set).where(eq(revisions.id, id))
}

export async function setListing(db: Db, id: string, set: Partial<typeof listings.$inferInsert>): Promise<void> {
  await db.update(listings).set(set).where(eq(listings.id, id))
}

export async function insertListing(db: Db, row: typeof listings.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(listings).values(row).returning({ id: listings.id })
  return inserted!.id
}

export async function removeListing(db: Db, id: string): Promise<void> {
  await db.delete(listings).where(eq(listings.id, id))
}
