import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { bans, profiles } from '../tables.ts'

export type Ban = typeof bans.$inferSelect

/** Whether a rule that has not ended has one of these values. */
export async function isInForce(db: Db, values: readonly string[], now: Date): Promise<boolean> {
  if (values.length === 0) return false
  const [found] = await db
    .select({ id: bans.id })
    .from(bans)
    .where(and(inArray(bans.value, [...values]), gt(bans.endsAt, now)))
    .limit(1)
  return found !== undefined
}

/** Which of these values have a rule that has not ended. */
export async function findInForce(db: Db, values: readonly string[], now: Date): Promise<string[]> {
  if (values.length === 0) return []
  const rows = await db
    .select({ value: bans.value })
    .from(bans)
    .where(and(sql`${bans.value} = any(${sql.param([...values])}::text[])`, gt(bans.endsAt, now)))
  return rows.map(({ value }) => value)
}

/** Adds a rule, or gives an existing one a new end and reason. Returns it with what it replaced. */
export async function upsert(
  db: Db,
  ban: Pick<Ban, 'value' | 'reason' | 'endsAt' | 'createdBy'>,
): Promise<{ ban: Ban; before: Ban | undefined }> {
  const [before] = await db.select().from(bans).where(eq(bans.value, ban.value)).for('update')
  const [row] = await db.insert(bans).values(ban).onConflictDoUpdate({ target: bans.value, set: ban }).returning()
  return { ban: row!, before }
}

export async function remove(db: Db, id: string): Promise<Ban | undefined> {
  const [row] = await db.delete(bans).where(eq(bans.id, id)).returning()
  return row
}

/** Deletes the rules that have ended and returns them. */
export function removeEnded(db: Db, now: Date): Promise<Ban[]> {
  return db.delete(bans).where(lte(bans.endsAt, now)).returning()
}

/** Rules in force, newest first, with the name of the admin. */
export function find(
  db: Db,
  { q, before, limit }: { q?: string | undefined; before: string | undefined; limit: number },
  now: Date,
) {
  return db
    .select({ ban: bans, createdBy: sql<string | null>`coalesce(nullif(${profiles.name}, ''), ${profiles.email})` })
    .from(bans)
    .leftJoin(profiles, eq(profiles.id, bans.createdBy))
    .where(
      and(
        gt(bans.endsAt, now),
        q ? sql`strpos(${bans.value}, ${q}) > 0` : undefined,
        before === undefined ? undefined : lt(bans.id, before),
      ),
    )
    .orderBy(desc(bans.id))
    .limit(limit)
}

/** Members that a rule is about. They keep their accounts: deactivating them is a decision of its own. */
export async function countMembers(db: Db, value: string): Promise<number> {
  const isMatch = value.startsWith('+')
    ? sql`${value} in (p.whatsapp_number, p.phone_number)`
    : value.includes('@')
      ? sql`p.email = ${value}`
      : sql`(split_part(p.email, '@', 2) = ${value} or p.email like ${`%.${value}`})`
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from profiles p where ${isMatch}`,
  )
  return rows[0]?.count ?? 0
}
