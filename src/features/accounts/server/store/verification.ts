import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { maxTries } from '../../rules/verification.ts'
import { profiles, whatsappVerifications as codes } from '../tables.ts'

/** Page size of the open codes, oldest first; codes expire after 15 minutes. */
const maxRows = 50

const isOpen = (now: Date) => and(isNull(codes.confirmedAt), gt(codes.expiresAt, now), lt(codes.tries, maxTries))
/** A code for a previous number does not verify the current one. */
const isCurrentNumber = eq(codes.number, profiles.whatsappNumber)
const isOfOwner = and(eq(profiles.id, codes.userId), isCurrentNumber, eq(profiles.isActive, true))

/** Times when the codes that can be confirmed were made, as column `at`. */
export const openCodes = (now: Date) =>
  sql`select ${codes.createdAt} as at from ${codes} join ${profiles} on ${isOfOwner} where ${isOpen(now)}`

/** The member's number, when it was verified, and the expiry of an open code. */
export async function findStatus(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({
      number: profiles.whatsappNumber,
      verifiedAt: profiles.whatsappVerifiedAt,
      codeExpiresAt: codes.expiresAt,
      isSentToNumber: codes.isSentToNumber,
    })
    .from(profiles)
    .leftJoin(codes, and(eq(codes.userId, profiles.id), isCurrentNumber, isOpen(now)))
    .where(eq(profiles.id, userId))
  return row
}

type NewCode = {
  userId: string
  number: string
  codeHash: string
  isSentToNumber: boolean
  expiresAt: Date
  createdAt: Date
}

/** Stores a member's code, replacing the open one: a unique index allows one open code per member. */
export async function upsert(db: Db, code: NewCode): Promise<void> {
  const { number, codeHash, isSentToNumber, expiresAt, createdAt } = code
  await db
    .insert(codes)
    .values(code)
    .onConflictDoUpdate({
      target: codes.userId,
      targetWhere: isNull(codes.confirmedAt),
      set: { number, codeHash, isSentToNumber, expiresAt, createdAt, tries: 0 },
    })
}

export async function findWaiting(db: Db, now: Date) {
  return db
    .select({
      id: codes.id,
      memberId: profiles.id,
      memberName: profiles.name,
      number: codes.number,
      startedAt: codes.createdAt,
      expiresAt: codes.expiresAt,
      tries: codes.tries,
      isSentToNumber: codes.isSentToNumber,
    })
    .from(codes)
    .innerJoin(profiles, isOfOwner)
    .where(isOpen(now))
    .orderBy(asc(codes.createdAt), asc(codes.id))
    .limit(maxRows)
}

type Which = { id: string } | { number: string } | { userId: string }
const isWhich = (which: Which) =>
  'id' in which
    ? eq(codes.id, which.id)
    : 'number' in which
      ? eq(codes.number, which.number)
      : eq(codes.userId, which.userId)

/** Open codes, locked until the transaction ends, so that concurrent tries are counted one after another. */
export async function lockOpen(db: Db, which: Which, now: Date) {
  return db
    .select({
      id: codes.id,
      userId: codes.userId,
      number: codes.number,
      codeHash: codes.codeHash,
      tries: codes.tries,
      isSentToNumber: codes.isSentToNumber,
      language: profiles.language,
    })
    .from(codes)
    .innerJoin(profiles, isOfOwner)
    .where(and(isWhich(which), isOpen(now)))
    .orderBy(asc(codes.id))
    .limit(5)
    .for('update', { of: codes })
}
export type OpenCode = Awaited<ReturnType<typeof lockOpen>>[number]

export async function incrementTries(db: Db, id: string): Promise<void> {
  await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(eq(codes.id, id))
}

export async function markConfirmed(db: Db, id: string, confirmedBy: string | null, confirmedAt: Date): Promise<void> {
  await db.update(codes).set({ confirmedBy, confirmedAt }).where(eq(codes.id, id))
}

/** Marks the number as verified unless it was changed concurrently; returns whether it did. */
export async function markVerified(db: Db, userId: string, number: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(profiles)
    .set({ whatsappVerifiedAt: at })
    .where(and(eq(profiles.id, userId), eq(profiles.whatsappNumber, number)))
    .returning({ id: profiles.id })
  return rows.length > 0
}

/** Members lose the confirmation of this number. Returns their ids. */
export async function dropVerified(db: Db, number: string): Promise<string[]> {
  const rows = await db
    .update(profiles)
    .set({ whatsappVerifiedAt: null })
    .where(and(eq(profiles.whatsappNumber, number), isNotNull(profiles.whatsappVerifiedAt)))
    .returning({ id: profiles.id })
  return rows.map(({ id }) => id)
}

export async function findLanguage(db: Db, userId: string) {
  const [row] = await db.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, userId))
  return row?.language
}
