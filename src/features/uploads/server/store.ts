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

/** The member's own uploads among these ids, in no particular order. */
export async function findOwn(db: Db, ownerId: string, ids: string[]): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.id, ids)))
}

/** Locks the rows until the transaction ends. Ordered by id so that concurrent transactions cannot deadlock. */
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

/** One page of uploads created and last attached before `before`, ordered by id and starting after `afterId`. */
export async function findUntouchedBefore(db: Db, before: Date, afterId: string, limit: number): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(lt(lastTouched, before), gt(uploads.id, afterId)))
    .orderBy(asc(uploads.id))
    .limit(limit)
}

/** Deletes those of the ids that are still untouched and returns the deleted rows. */
export async function removeUntouchedBefore(db: Db, ids: string[], before: Date): Promise<UploadRow[]> {
  return db
    .delete(uploads)
    .where(and(inArray(uploads.id, ids), lt(lastTouched, before)))
    .returning()
}

export async function remove(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.delete(uploads).where(eq(uploads.id, id)).returning()
  return row ?? null
}

/** The ids among these that exist. */
export async function findExisting(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids))
  return rows.map(({ id }) => id)
}
