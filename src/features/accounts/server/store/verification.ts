import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { maxTries } from '../../rules/verification.ts'
import { profiles, whatsappVerifications as codes } from '../tables.ts'

/** Page size of the open codes, oldest first; codes expire after 15 minutes. */
const maxRows = 50

const isOpen = (now: Date) => and(isNull(codes.confirmedAt), gt(codes.expiresAt, now), lt(codes.tries, maxTries))
/** A code for a previous number does not verify the current one. */
const isCurrentNumber = eq(codes.number, profiles.whatsappNumber)

/** The member's number, when it was verified, and the expiry of an open code. */
export async function findStatus(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({
      number: profiles.whatsappNumber,
      verifiedAt: profiles.whatsappVerifiedAt,
      codeExpiresAt: codes.expiresAt,
    })
    .from(profiles)
    .leftJoin(codes, and(eq(codes.userId, profiles.id), isCurrentNumber, isOpen(now)))
    .where(eq(profiles.id, userId))
  return row
}

type NewCode = { userId: string; number: string; codeHash: string; expiresAt: Date; createdAt: Date }

/** Stores a member's code, replacing the open one: a unique index allows one open code per member. */
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
    .innerJoin(profiles, and(eq(profiles.id, codes.userId), isCurrentNumber, eq(profiles.isActive, true)))
    .where(isOpen(now))
    .orderBy(asc(codes.createdAt), asc(codes.id))
    .limit(maxRows)
}

/** An open code, locked until the transaction ends, so that concurrent tries are counted one after another. */
export async function findOpenForUpdate(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({ userId: codes.userId, number: codes.number, codeHash: codes.codeHash, tries: codes.tries })
    .from(codes)
    .innerJoin(profiles, and(eq(profiles.id, codes.userId), isCurrentNumber, eq(profiles.isActive, true)))
    .where(and(eq(codes.id, id), isOpen(now)))
    .for('update', { of: codes })
  return row
}

export async function incrementTries(db: Db, id: string): Promise<void> {
  await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(eq(codes.id, id))
}

export async function markConfirmed(db: Db, id: string, confirmedBy: string, confirmedAt: Date): Promise<void> {
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
