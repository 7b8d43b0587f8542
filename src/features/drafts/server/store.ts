import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { removedValue } from '../rules.ts'
import { drafts } from './tables.ts'

export type DraftRow = Omit<typeof drafts.$inferSelect, 'createdAt'>
type Owner = { userId: string; key: string }

const isOf = ({ userId, key }: Owner) => and(eq(drafts.userId, userId), eq(drafts.key, key))

export async function find(db: Db, owner: Owner): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(isOf(owner))
  return row
}

/** Locks the draft until the transaction ends. */
export async function lock(db: Db, owner: Owner): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(isOf(owner)).for('update')
  return row
}

/** Inserts a draft; undefined when there is one already. */
export async function insert(db: Db, row: DraftRow): Promise<DraftRow | undefined> {
  const [inserted] = await db.insert(drafts).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function update(db: Db, { userId, key, ...values }: DraftRow): Promise<void> {
  await db.update(drafts).set(values).where(isOf({ userId, key }))
}

/** Empties a draft and leaves a version that no device knows; with `basedOn`, only while one of these versions is stored. */
export async function remove(
  db: Db,
  owner: Owner,
  { version, removedAt, basedOn }: { version: string; removedAt: Date; basedOn?: string[] | undefined },
): Promise<void> {
  const removed = { version, value: removedValue, typedAt: removedAt, uploadIds: [] }
  await db
    .insert(drafts)
    .values({ ...owner, ...removed })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.key],
      set: { ...removed, otherValue: null, otherTypedAt: null },
      ...(basedOn && { setWhere: inArray(drafts.version, basedOn) }),
    })
}

/** Deletes all drafts of a member but the `count` typed last, removed ones first. */
export async function removeOldest(db: Db, userId: string, count: number): Promise<void> {
  await db.execute(sql`
    delete from drafts where user_id = ${userId} and key in
      (select key from drafts where user_id = ${userId}
       order by value = ${removedValue}, typed_at desc, key offset ${count})`)
}

export async function removeTypedBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, drafts, lt(drafts.typedAt, before))
}

/** Which of these uploads a draft of the member who sent them names. */
export async function uploadsInUse(db: Db, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from uploads u
    where u.id = any(${sql.param(ids)}::uuid[])
      and exists (select from drafts d where d.user_id = u.owner_id and u.id = any(d.upload_ids))`)
  return rows.map(({ id }) => id)
}
