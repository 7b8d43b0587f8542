import { aliasedTable, and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { consents, profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { timeAt } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import type { RequestKind, RequestStatus } from '../rules.ts'
import { privacyRequests as requests } from './tables.ts'

/** Maximum number of a member's own rows returned. */
const maxOwnRows = 50

export async function findConsents(db: Db, userId: string) {
  const { id, purpose, wordingVersion, language, givenAt, withdrawnAt } = consents
  return db
    .select({ id, purpose, wordingVersion, language, givenAt, withdrawnAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(givenAt), desc(id))
    .limit(maxOwnRows)
}

const ownColumns = {
  id: requests.id,
  kind: requests.kind,
  details: requests.details,
  status: requests.status,
  receivedOn: requests.receivedOn,
  dueOn: requests.dueOn,
  answer: requests.answer,
  decidedAt: requests.decidedAt,
}
export type OwnRow = Awaited<ReturnType<typeof findOwn>>[number]

export async function findOwn(db: Db, userId: string) {
  return db
    .select(ownColumns)
    .from(requests)
    .where(eq(requests.userId, userId))
    .orderBy(desc(requests.id))
    .limit(maxOwnRows)
}

type NewRequest = {
  userId: string | null
  name: string
  email: string
  language: Locale
  kind: RequestKind
  details: string
  receivedOn: string
}

/** Inserts a request. Returns its id, undefined when the member has an open one of this kind. */
export async function insert(db: Db, request: NewRequest): Promise<string | undefined> {
  const [row] = await db.insert(requests).values(request).onConflictDoNothing().returning({ id: requests.id })
  return row?.id
}

/** The member with this confirmed address. */
export async function findMember(db: Db, email: string) {
  const { id, name, language } = profiles
  const [row] = await db
    .select({ id, name, language })
    .from(profiles)
    .where(and(eq(profiles.email, email), eq(profiles.emailVerified, true)))
  return row
}

export async function findLanguage(db: Db, userId: string): Promise<Locale> {
  const [row] = await db.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, userId))
  return row?.language ?? 'en'
}

/** A member's address of today: the answer holds personal data. Of anybody else the one that was recorded. */
const currentEmail = sql<string>`coalesce((select p.email from profiles p where p.id = privacy_requests.user_id), privacy_requests.email)`

type Decision = { status: RequestStatus; answer: string | null; decidedBy: string; decidedAt: Date }

/**
 * Decides an open request; of two concurrent decisions one succeeds. `ownerId` restricts it to this member's requests.
 */
export async function decide(db: Db, id: string, decision: Decision, ownerId?: string) {
  const [row] = await db
    .update(requests)
    .set(decision)
    .where(and(eq(requests.id, id), eq(requests.status, 'open'), ownerId ? eq(requests.userId, ownerId) : undefined))
    .returning({ userId: requests.userId, email: currentEmail, language: requests.language, kind: requests.kind })
  return row
}

export async function exists(db: Db, id: string, ownerId?: string): Promise<boolean> {
  const [row] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, id), ownerId ? eq(requests.userId, ownerId) : undefined))
  return row !== undefined
}

const decider = aliasedTable(profiles, 'decider')
const registerColumns = {
  ...ownColumns,
  no: requests.no,
  name: requests.name,
  email: currentEmail,
  memberId: requests.userId,
  decidedBy: sql<string | null>`nullif(${decider.name}, '')`,
  /** Decision time in microseconds since 1970. */
  micros: sql<number>`coalesce(extract(epoch from ${requests.decidedAt}) * 1000000, 0)::bigint`.mapWith(Number),
}
export type Row = Awaited<ReturnType<typeof findOpen>>[number]

const selectEntries = (db: Db) =>
  db.select(registerColumns).from(requests).leftJoin(decider, eq(decider.id, requests.decidedBy))

export async function findOne(db: Db, id: string) {
  const [row] = await selectEntries(db).where(eq(requests.id, id))
  return row
}

/** Open requests after a due date and number, earliest due date first. */
export async function findOpen(db: Db, after: readonly [string, number] | null, limit: number) {
  const isAfter = after && sql`(${requests.dueOn}, ${requests.no}) > (${after[0]}::date, ${after[1]}::int)`
  return selectEntries(db)
    .where(and(sql`${requests.status} = 'open'`, isAfter ?? undefined))
    .orderBy(asc(requests.dueOn), asc(requests.no))
    .limit(limit)
}

/** Decided requests before a decision time and number, newest first. */
export async function findDecided(db: Db, before: readonly [number, number] | null, limit: number) {
  const isBefore =
    before &&
    sql`(${requests.decidedAt}, ${requests.no}) <
      (${timeAt(before[0])}, ${before[1]}::int)`
  return selectEntries(db)
    .where(and(inArray(requests.status, ['answered', 'refused', 'withdrawn']), isBefore ?? undefined))
    .orderBy(desc(requests.decidedAt), desc(requests.no))
    .limit(limit)
}

/** Deletes requests that were decided before a time. */
export async function deleteDecidedBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, requests, lt(requests.decidedAt, before))
}
