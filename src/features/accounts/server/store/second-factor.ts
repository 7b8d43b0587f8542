import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { passkeys, profiles, sessions, twoFactors } from '../tables.ts'

export type TwoFactor = typeof twoFactors.$inferSelect

export async function findTwoFactor(db: Db, userId: string): Promise<TwoFactor | undefined> {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
  return row
}

/** Stores the secret of an authenticator app that is being set up; one in force is left unchanged. */
export async function insertTwoFactor(db: Db, userId: string, secret: string): Promise<void> {
  await db
    .insert(twoFactors)
    .values({ userId, secret, backupCodes: '[]' })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret, backupCodes: '[]' },
      setWhere: eq(twoFactors.verified, false),
    })
}

/** Puts an authenticator app in force that is still being set up with this secret. Returns whether it was. */
export async function confirmTwoFactor(
  db: Db,
  { userId, secret }: Pick<TwoFactor, 'userId' | 'secret'>,
  confirmed: Pick<TwoFactor, 'backupCodes' | 'lastCode' | 'lastCodeAt'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(twoFactors)
    .set({ ...confirmed, verified: true })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret), eq(twoFactors.verified, false)))
  if (rowCount !== 1) return false
  await db.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.id, userId))
  return true
}

export async function setRecoveryCodes(db: Db, userId: string, backupCodes: string): Promise<void> {
  await db.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, userId))
}

/** Marks a code as used. Of two calls with one code within `seconds`, concurrent ones too, the first returns true. */
export async function useCode(db: Db, userId: string, code: string, now: Date, seconds: number): Promise<boolean> {
  const isUnused = or(
    isNull(twoFactors.lastCode),
    ne(twoFactors.lastCode, code),
    lt(twoFactors.lastCodeAt, new Date(now.getTime() - seconds * 1_000)),
  )
  const { rowCount } = await db
    .update(twoFactors)
    .set({ lastCode: code, lastCodeAt: now })
    .where(and(eq(twoFactors.userId, userId), isUnused))
  return rowCount === 1
}

/** Removes the authenticator app and its recovery codes. Returns whether there was one in force. */
export async function deleteTwoFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ verified: twoFactors.verified })
  await db.update(profiles).set({ twoFactorEnabled: false }).where(eq(profiles.id, userId))
  return row?.verified === true
}

export type Passkey = typeof passkeys.$inferSelect

export async function findPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1)
  return row !== undefined
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** Returns false when the credential is stored already. */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(passkeys).values(passkey).onConflictDoNothing({ target: passkeys.credentialId })
  return rowCount === 1
}

export async function setPasskeyUsed(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db
    .update(passkeys)
    .set({ counter: sql`greatest(${passkeys.counter}, ${counter})`, lastUsedAt: now })
    .where(eq(passkeys.id, id))
}

/** Returns the name of the deleted passkey; undefined when the member has none with this id. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return row?.name
}

/** Removes all passkeys of the member. Returns how many there were. */
export async function deletePasskeys(db: Db, userId: string): Promise<number> {
  return (await db.delete(passkeys).where(eq(passkeys.userId, userId))).rowCount ?? 0
}

/** Records in the session what was given just now, without prolonging its idle time. */
export async function setProof(
  db: Db,
  sessionId: string,
  proof: { passwordAt?: Date; secondFactorAt?: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ ...proof, updatedAt: sql`${sessions.updatedAt}` })
    .where(eq(sessions.id, sessionId))
}

export async function deleteSessionByToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}
