import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { UploadKind } from '../rules.ts'
import { uploads } from './tables.ts'

export type UploadRow = typeof uploads.$inferSelect

export async function insert(db: Db, row: typeof uploads.$inferInsert): Promise<UploadRow> {
  const [inserted] = await db.insert(uploads).values(row).returning()
  return inserted!
}

export async function find(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id))
  return row ?? null
}

/** The member's own uploads of these ids, in no order. */
export async function findOwn(db: Db, ownerId: string, ids: string[]): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.id, ids)))
}

/** Locked until the transaction ends, in the order of ids, so that two that take the same ones wait for each other. */
export async function findForUpdate(db: Db, kind: UploadKind, ids: string[]): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.kind, kind), inArray(uploads.id, ids)))
    .orderBy(asc(uploads.id))
    .for('update')
}

export async function setAttached(db: Db, ids: string[], at: Date): Promise<void> {
  await db.update(uploads).set({ attachedAt: at }).where(inArray(uploads.id, ids))
}

const lastTouched = sql`coalesce(${uploads.attachedAt}, ${uploads.createdAt})`

/** Uploads that nobody touched since, after an id, in its order. */
export async function findOlder(db: Db, before: Date, afterId: string, limit: number): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(lt(lastTouched, before), gt(uploads.id, afterId)))
    .orderBy(asc(uploads.id))
    .limit(limit)
}

/** Deletes those of the ids that are still untouched, and says which. */
export async function removeOlder(db: Db, ids: string[], before: Date): Promise<UploadRow[]> {
  return db
    .delete(uploads)
    .where(and(inArray(uploads.id, ids), lt(lastTouched, before)))
    .returning()
}

export async function remove(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.delete(uploads).where(eq(uploads.id, id)).returning()
  return row ?? null
}

/** Which of these ids have a row. */
export async function findExisting(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids))
  return rows.map(({ id }) => id)
}
