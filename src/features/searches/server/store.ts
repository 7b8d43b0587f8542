import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { EntryKind } from '#features/catalog/rules/entries.ts'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { savedSearchNews as news, savedSearches as searches } from './tables.ts'

export type SearchRow = typeof searches.$inferSelect
export type NewSearch = Omit<typeof searches.$inferInsert, 'query'> & { query: string | null }

/** The owner's saved searches, newest first. */
export async function findOf(db: Db, userId: string): Promise<SearchRow[]> {
  return db
    .select()
    .from(searches)
    .where(eq(searches.userId, userId))
    .orderBy(desc(searches.createdAt), desc(searches.id))
}

/** Serializes saving for one member or address until the transaction ends, so that the limit holds. */
export async function lockOwner(db: Db, owner: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('saved_searches'), hashtext(${owner}))`)
}

export async function countOf(db: Db, owner: { userId: string } | { email: string }): Promise<number> {
  const isOwned = 'userId' in owner ? eq(searches.userId, owner.userId) : eq(searches.email, owner.email)
  return (await db.select({ id: searches.id }).from(searches).where(isOwned)).length
}

/**
 * Inserts a search, or renames the same one of the same owner and sets its frequency. Undefined for one that its address
 * has confirmed, which stays as it is: anybody can type an address.
 */
export async function upsert(db: Db, row: NewSearch): Promise<SearchRow | undefined> {
  const query = row.query === null ? null : sql`${row.query}::tsquery`
  const [saved] = await db
    .insert(searches)
    .values({ ...row, query: query as never })
    .onConflictDoUpdate({
      target: row.userId ? [searches.userId, searches.filters] : [searches.email, searches.filters],
      set: { name: row.name, frequency: row.frequency, language: row.language },
      setWhere: or(isNotNull(searches.userId), isNull(searches.confirmedAt)),
    })
    .returning()
  if (saved) await dropNewsWithoutEmails(db, saved)
  return saved
}

/** A search without e-mails has no news: they would be sent, months old, when its e-mails are turned on again. */
async function dropNewsWithoutEmails(db: Db, { id, frequency }: SearchRow): Promise<void> {
  if (frequency === 'none') await db.delete(news).where(eq(news.searchId, id))
}

export async function change(
  db: Db,
  { id, userId }: { id: string; userId: string },
  values: Pick<SearchRow, 'name' | 'frequency'>,
): Promise<SearchRow | undefined> {
  const [changed] = await db
    .update(searches)
    .set(values)
    .where(and(eq(searches.id, id), eq(searches.userId, userId)))
    .returning()
  if (changed) await dropNewsWithoutEmails(db, changed)
  return changed
}

export async function remove(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { rowCount } = await db.delete(searches).where(and(eq(searches.id, id), eq(searches.userId, userId)))
  return rowCount === 1
}

export async function findByToken(db: Db, token: string): Promise<SearchRow | undefined> {
  const [found] = await db.select().from(searches).where(eq(searches.token, token))
  return found
}

export async function confirm(db: Db, token: string, at: Date): Promise<void> {
  await db
    .update(searches)
    .set({ confirmedAt: at })
    .where(and(eq(searches.token, token), isNull(searches.confirmedAt)))
}

/** Ends the e-mails of a search: a member's stays without e-mails, that of an address is deleted. */
export async function end(db: Db, token: string): Promise<void> {
  await db.delete(searches).where(and(eq(searches.token, token), isNull(searches.userId)))
  const [ended] = await db.update(searches).set({ frequency: 'none' }).where(eq(searches.token, token)).returning()
  if (ended) await dropNewsWithoutEmails(db, ended)
}

/** Moves the searches of a category or area to another: they are stored by its number, which is deleted with it. */
export async function moveSearches(db: Db, kind: EntryKind, fromId: string, toId: string): Promise<void> {
  if (kind === 'area')
    await db.execute(sql`
      update saved_searches s set area = target.area_no from areas source, areas target
      where source.id = ${fromId}::uuid and target.id = ${toId}::uuid and s.area = source.area_no`)
  else
    await db.execute(sql`
      update saved_searches s set categories = array_replace(s.categories, source.category_no, target.category_no),
        category = case s.category when source.category_no then target.category_no else s.category end
      from categories source, categories target
      where source.id = ${fromId}::uuid and target.id = ${toId}::uuid and source.category_no = any(s.categories || s.category)`)
}

export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, searches, and(isNull(searches.confirmedAt), lt(searches.createdAt, before)))
}
