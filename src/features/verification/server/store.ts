import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { profiles, whatsappVerifications as codes } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { maxTries } from '../rules.ts'

/** No answer holds more waiting codes than this; the oldest come first, and none waits longer than a quarter of an hour. */
const maxWaiting = 50

const isOpen = (now: Date) => and(isNull(codes.confirmedAt), gt(codes.expiresAt, now), lt(codes.tries, maxTries))
/** A number that was changed meanwhile is not proved by an older code. */
const isOfNumber = eq(codes.number, profiles.whatsappNumber)

/** The member's number, when it was proved, and until when an open code waits for it. */
export async function findStanding(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({ number: profiles.whatsappNumber, provedAt: profiles.whatsappVerifiedAt, waitsUntil: codes.expiresAt })
    .from(profiles)
    .leftJoin(codes, and(eq(codes.userId, profiles.id), isOfNumber, isOpen(now)))
    .where(eq(profiles.id, userId))
  return row
}

type NewCode = { userId: string; number: string; codeHash: string; expiresAt: Date; createdAt: Date }

/** Keeps a member's code in the place of the one before: one is open at a time, whatever happens at once. */
export async function upsert(db: Db, code: NewCode): Promise<void> {
  const { number, codeHash, expiresAt, createdAt } = code
  await db
    .insert(codes)
    .values(code)
    .onConflictDoUpdate({
      target: codes.userId,
      targetWhere: isNull(codes.confirmedAt),
      set: { number, codeHash, expiresAt, createdAt, tries: 0 },
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
    })
    .from(codes)
    .innerJoin(profiles, and(eq(profiles.id, codes.userId), isOfNumber, eq(profiles.isActive, true)))
    .where(isOpen(now))
    .orderBy(asc(codes.createdAt), asc(codes.id))
    .limit(maxWaiting)
}

/** An open code, locked until the transaction ends: of several tries at once each sees what the one before left. */
export async function findOpenForUpdate(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({ userId: codes.userId, number: codes.number, codeHash: codes.codeHash, tries: codes.tries })
    .from(codes)
    .innerJoin(profiles, and(eq(profiles.id, codes.userId), isOfNumber, eq(profiles.isActive, true)))
    .where(and(eq(codes.id, id), isOpen(now)))
    .for('update', { of: codes })
  return row
}

export async function countTry(db: Db, id: string): Promise<void> {
  await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(eq(codes.id, id))
}

export async function markConfirmed(db: Db, id: string, confirmedBy: string, confirmedAt: Date): Promise<void> {
  await db.update(codes).set({ confirmedBy, confirmedAt }).where(eq(codes.id, id))
}

/** The number is proved, unless it was changed at this very moment; says whether it is. */
export async function markProved(db: Db, userId: string, number: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(profiles)
    .set({ whatsappVerifiedAt: at })
    .where(and(eq(profiles.id, userId), eq(profiles.whatsappNumber, number)))
    .returning({ id: profiles.id })
  return rows.length > 0
}
