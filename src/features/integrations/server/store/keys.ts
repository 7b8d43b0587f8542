import { and, count, desc, eq, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { apiKeys } from '../tables.ts'

const { id, name, prefix, scopes, expiresAt, lastUsedAt, createdAt } = apiKeys

/** A member's keys, newest first. */
export async function findOf(db: Db, userId: string) {
  return db
    .select({ id, name, prefix, scopes, expiresAt, lastUsedAt, createdAt })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
}

/** Inserts a key unless the member has `max` already; the member's row is locked, so that the count holds. */
export async function insert(db: Db, key: typeof apiKeys.$inferInsert, max: number): Promise<string | undefined> {
  await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, key.userId)).for('no key update')
  const [found] = await db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, key.userId))
  if (found!.keys >= max) return undefined
  const [row] = await db.insert(apiKeys).values(key).returning({ id })
  return row!.id
}

export async function remove(db: Db, userId: string, keyId: string): Promise<{ name: string } | undefined> {
  const [row] = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId)))
    .returning({ name })
  return row
}

/** Removes all keys of a member. Returns the count. */
export async function removeKeysOf(db: Db, userId: string): Promise<number> {
  return (await db.delete(apiKeys).where(eq(apiKeys.userId, userId))).rowCount ?? 0
}

/** The key with this digest and its member, while both are valid. */
export async function findByHash(db: Db, hash: Buffer, now: Date) {
  const [row] = await db
    .select({
      id,
      scopes,
      lastUsedAt,
      user: {
        id: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        email: profiles.email,
        image: profiles.image,
        role: profiles.role,
      },
    })
    .from(apiKeys)
    .innerJoin(profiles, eq(profiles.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.hash, hash),
        eq(profiles.isActive, true),
        sql`(${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > ${now.toISOString()}::timestamptz)`,
      ),
    )
  return row
}

export async function setLastUsed(db: Db, keyId: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId))
}
