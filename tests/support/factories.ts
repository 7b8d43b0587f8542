import { inArray } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { PlanKey } from '#features/billing/rules.ts'
import { subscriptions } from '#features/billing/server/tables.ts'
import { areas, categories } from '#features/catalog/server/tables.ts'
import { listingAreas, listingCategories, listings } from '#features/listings/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { testNow } from './ctx.ts'

export type Profile = typeof profiles.$inferSelect
export type Listing = typeof listings.$inferSelect
export type Review = typeof reviews.$inferSelect

let count = 0
const next = () => ++count

/** A member; what is left out is filled in. An admin: `{ role: 'admin' }`; a deactivated one: `{ banned: true }`. */
export async function createProfile(db: Db, given: Partial<typeof profiles.$inferInsert> = {}): Promise<Profile> {
  const n = next()
  const values = {
    firstName: 'Mei',
    lastName: `Chan ${n}`,
    email: `member-${n}@example.com`,
    emailVerified: true,
    ...given,
  }
  const [profile] = await db.insert(profiles).values(values).returning()
  return profile!
}

/** Gives the member a plan for good. */
export async function createSubscription(db: Db, userId: string, planKey: PlanKey): Promise<void> {
  await db.insert(subscriptions).values({ userId, planKey, startsAt: testNow })
}

type NewListing = Partial<typeof listings.$inferInsert> & {
  /** Slugs; the first is the main category. */
  categories?: string[]
  /** Slugs of areas, districts or regions. */
  areas?: string[]
}

/** An approved listing without an owner, a plumber of Wan Chai; what is given stands instead. */
export async function createListing(db: Db, given: NewListing = {}): Promise<Listing> {
  const { categories: inCategories = ['plumbers'], areas: inAreas = ['wan-chai'], ...fields } = given
  const n = next()
  const status = fields.status ?? 'approved'
  const values = {
    slug: `listing-${n}`,
    status,
    publishedAt: status === 'approved' ? testNow : null,
    rejectionCode: status === 'rejected' ? ('moderation' as const) : null,
    rejectionReason: status === 'rejected' ? 'The photos show another company.' : null,
    nameEn: `Harbour Plumbing ${n}`,
    descriptionEn: 'Taps, toilets and burst pipes, mended the same day by a licensed plumber.',
    whatsappNumber: `+8526${String(n).padStart(7, '0')}`,
    prices: [{ title: 'Call-out', unit: 'visit' as const, fromCents: 400_00, toCents: null, note: null }],
    ...fields,
  }
  const [listing] = await db.insert(listings).values(values).returning()
  await place(db, listing!.id, inCategories, inAreas)
  return listing!
}

async function place(db: Db, listingId: string, inCategories: string[], inAreas: string[]): Promise<void> {
  const found = await db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, inCategories))
  const there = await db.select({ id: areas.id, slug: areas.slug }).from(areas).where(inArray(areas.slug, inAreas))
  const idOf = (rows: { id: string; slug: string }[], slug: string) => {
    const row = rows.find((one) => one.slug === slug)
    if (!row) throw new Error(`no category or area "${slug}" in the reference data`)
    return row.id
  }
  const placed = inCategories.map((slug, position) => ({ listingId, categoryId: idOf(found, slug), position }))
  const served = inAreas.map((slug, position) => ({ listingId, areaId: idOf(there, slug), position }))
  if (placed.length > 0) await db.insert(listingCategories).values(placed)
  if (served.length > 0) await db.insert(listingAreas).values(served)
}

/** A published review of the listing, by a new member unless an author is given. */
export async function createReview(
  db: Db,
  listingId: string,
  given: Partial<typeof reviews.$inferInsert> = {},
): Promise<Review> {
  const authorId = given.authorId === undefined ? (await createProfile(db)).id : given.authorId
  const values = {
    rating: 5,
    body: 'Came on time, mended the tap and left the kitchen clean.',
    language: 'en' as const,
    stage: 'work_done' as const,
    createdAt: testNow,
    ...given,
    listingId,
    authorId,
  }
  const [review] = await db.insert(reviews).values(values).returning()
  return review!
}
