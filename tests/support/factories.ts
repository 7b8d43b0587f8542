import { inArray } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { PlanKey } from '#features/billing/rules.ts'
import { payments, subscriptions } from '#features/billing/server/tables.ts'
import { areas, categories } from '#features/catalog/server/tables.ts'
import { listingAreas, listingCategories, listings } from '#features/listings/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { testNow } from './ctx.ts'

export type Profile = typeof profiles.$inferSelect
export type Listing = typeof listings.$inferSelect
export type Review = typeof reviews.$inferSelect
export type Payment = typeof payments.$inferSelect

let count = 0
const next = () => ++count

/** Creates a member. Admin: `{ role: 'admin' }`; deactivated: `{ banned: true }`. */
export async function createProfile(db: Db, overrides: Partial<typeof profiles.$inferInsert> = {}): Promise<Profile> {
  const n = next()
  const values = {
    firstName: 'Mei',
    lastName: `Chan ${n}`,
    email: `member-${n}@example.com`,
    emailVerified: true,
    ...overrides,
  }
  const [profile] = await db.insert(profiles).values(values).returning()
  return profile!
}

/** Gives the member a plan without an end date. */
export async function createSubscription(db: Db, userId: string, planKey: PlanKey): Promise<void> {
  await db.insert(subscriptions).values({ userId, planKey, startsAt: testNow })
}

/** A pending payment of HK$500 for Premium by FPS; nobody's unless `userId` is given. */
export async function createPayment(db: Db, overrides: Partial<typeof payments.$inferInsert> = {}): Promise<Payment> {
  const values = {
    planKey: 'premium' as const,
    amountCents: 500_00,
    billing: 'one_time' as const,
    method: 'fps' as const,
    reference: `KFTEST${next()}`,
    ...overrides,
  }
  const [payment] = await db.insert(payments).values(values).returning()
  return payment!
}

type NewListing = Partial<typeof listings.$inferInsert> & {
  /** Slugs; the first is the main category. */
  categories?: string[]
  /** Slugs of areas, districts or regions. */
  areas?: string[]
}

/** Creates a listing; by default an approved plumber in Wan Chai without an owner. */
export async function createListing(db: Db, overrides: NewListing = {}): Promise<Listing> {
  const { categories: inCategories = ['plumbers'], areas: inAreas = ['wan-chai'], ...fields } = overrides
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
    prices: [
      { title: { en: 'Call-out', zh: null }, unit: 'visit' as const, fromCents: 400_00, toCents: null, note: null },
    ],
    ...fields,
  }
  const [listing] = await db.insert(listings).values(values).returning()
  await addCategoriesAndAreas(db, listing!.id, inCategories, inAreas)
  return listing!
}

async function addCategoriesAndAreas(
  db: Db,
  listingId: string,
  inCategories: string[],
  inAreas: string[],
): Promise<void> {
  const categoryRows = await db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, inCategories))
  const areaRows = await db.select({ id: areas.id, slug: areas.slug }).from(areas).where(inArray(areas.slug, inAreas))
  const idOf = (rows: { id: string; slug: string }[], slug: string) => {
    const row = rows.find((one) => one.slug === slug)
    if (!row) throw new Error(`no category or area "${slug}" in the reference data`)
    return row.id
  }
  const categoryLinks = inCategories.map((slug, position) => ({
    listingId,
    categoryId: idOf(categoryRows, slug),
    position,
  }))
  const areaLinks = inAreas.map((slug, position) => ({ listingId, areaId: idOf(areaRows, slug), position }))
  if (categoryLinks.length > 0) await db.insert(listingCategories).values(categoryLinks)
  if (areaLinks.length > 0) await db.insert(listingAreas).values(areaLinks)
}

/** A published review of the listing, by a new member unless an author is given. */
export async function createReview(
  db: Db,
  listingId: string,
  overrides: Partial<typeof reviews.$inferInsert> = {},
): Promise<Review> {
  const authorId = overrides.authorId === undefined ? (await createProfile(db)).id : overrides.authorId
  const values = {
    rating: 5,
    body: 'Came on time, mended the tap and left the kitchen clean.',
    language: 'en' as const,
    stage: 'work_done' as const,
    createdAt: testNow,
    ...overrides,
    listingId,
    authorId,
  }
  const [review] = await db.insert(reviews).values(values).returning()
  return review!
}
