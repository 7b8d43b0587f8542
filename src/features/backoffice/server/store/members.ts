import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { memberHasWords } from '#features/accounts/server/service/member-words.ts'
import { passkeys, profiles, sessions } from '#features/accounts/server/tables.ts'
import type { PlanKey } from '#features/billing/rules.ts'
import { payments } from '#features/billing/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { referrals } from '#features/referrals/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { WordSearch } from '#platform/server/search-words.ts'
import { auditLog } from '#platform/server/tables.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import { maxRowsPerMember, type MemberSort, type MemberState } from '../../rules/members.ts'

/** Cursor position: microseconds since 1970 of the sign-up, and the member's id. */

const row = {
  id: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatarUrl: profiles.image,
  email: profiles.email,
  isConfirmed: profiles.emailVerified,
  whatsappNumber: profiles.whatsappNumber,
  whatsappVerifiedAt: profiles.whatsappVerifiedAt,
  role: profiles.role,
  isActive: profiles.isActive,
  // Table names are written out: drizzle omits them in a query over one table.
  planKey: sql<PlanKey>`plan_of(profiles.id)`,
  listingCount: sql<number>`(select count(*)::int from listings l where l.owner_id = profiles.id)`,
  createdAt: profiles.createdAt,
  micros: microsOf(profiles.createdAt),
}

const states: Record<MemberState, SQL | undefined> = {
  all: undefined,
  active: sql`is_active and email_verified`,
  inactive: sql`not is_active`,
  unconfirmed: sql`is_active and not email_verified`,
  admins: sql`role = 'admin'`,
}

const isFound = (search: WordSearch) =>
  sql`${profiles.id} in (select p.id from profiles p where ${memberHasWords(search)})`

type FindParams = {
  search: WordSearch | null
  state: MemberState
  sort: MemberSort
  after: TimePosition | null
  limit: number
}

/** Members after a cursor position, by sign-up time; with a search those who have its words. */
export async function find(db: Db, { search, state, sort, after, limit }: FindParams) {
  const [first, order] = sort === 'joined' ? (['oldest', asc] as const) : (['newest', desc] as const)
  const isOnPage = isAfter(sql`(${profiles.createdAt}, ${profiles.id})`, after, first)
  return db
    .select(row)
    .from(profiles)
    .where(and(states[state], search ? isFound(search) : undefined, isOnPage))
    .orderBy(order(profiles.createdAt), order(profiles.id))
    .limit(limit)
}

const count = (from: SQL) => sql<number>`(select count(*)::int from ${from})`

/** The member with counts of sessions, reviews, payments and referrals. */
export async function findOne(db: Db, id: string) {
  const [found] = await db
    .select({
      ...row,
      phoneNumber: profiles.phoneNumber,
      language: profiles.language,
      deactivationReason: profiles.banReason,
      hasSecondFactor: sql<boolean>`(two_factor_enabled or exists (select from ${passkeys} p where p.user_id = profiles.id))`,
      sessionCount: count(sql`${sessions} s where s.user_id = profiles.id and s.expires_at > now()`),
      lastSeenAt: sql<string | null>`(select max(s.updated_at) from sessions s where s.user_id = profiles.id)`,
      reviewCount: count(sql`${reviews} r where r.author_id = profiles.id`),
      paymentCount: count(sql`${payments} p where p.user_id = profiles.id`),
      referredCount: count(sql`${referrals} f where f.referrer_id = profiles.id and f.credited_at is not null`),
    })
    .from(profiles)
    .where(eq(profiles.id, id))
  return found
}

const names = { nameEn: listings.nameEn, nameZh: listings.nameZh }

export async function findListings(db: Db, ownerId: string) {
  return db
    .select({ id: listings.id, createdAt: listings.createdAt, slug: listings.slug, ...names, status: listings.status })
    .from(listings)
    .where(eq(listings.ownerId, ownerId))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(maxRowsPerMember)
}

export async function findReviews(db: Db, authorId: string) {
  return db
    .select({
      id: reviews.id,
      createdAt: reviews.createdAt,
      slug: listings.slug,
      ...names,
      rating: reviews.rating,
      status: reviews.status,
      isHeld: isNotNull(reviews.heldAt).mapWith(Boolean),
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(eq(reviews.authorId, authorId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(maxRowsPerMember)
}

export async function findPayments(db: Db, userId: string) {
  const { id, createdAt, planKey, amountCents, method, reference, status } = payments
  return db
    .select({ id, createdAt, planKey, amountCents, method, reference, status })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxRowsPerMember)
}

/** Newest audit log entries about the member. */
export async function findHistory(db: Db, id: string) {
  return db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      action: auditLog.action,
      actorName: sql<string | null>`nullif(${profiles.name}, '')`,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectKind, 'profile'), eq(auditLog.subjectId, id)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(maxRowsPerMember)
}
