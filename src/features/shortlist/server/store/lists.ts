import { and, asc, count as countRows, eq, isNull, sql } from 'drizzle-orm'
import { listings, publicListings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { Authorized } from '#shared/authorized.ts'
import type { List } from '../../contract.ts'
import { listItems, lists } from '../tables.ts'

const columns = {
  id: lists.id,
  name: lists.name,
  shareToken: lists.shareToken,
  listingIds: sql<string[]>`array(select i.listing_id::text from list_items i where i.list_id = ${lists.id}
    order by i.created_at desc, i.listing_id)`,
}

/** A member's lists with the ids in them, oldest list first. */
export function find(db: Db, userId: string): Promise<List[]> {
  return db.select(columns).from(lists).where(eq(lists.userId, userId)).orderBy(asc(lists.id))
}

/** A list that its member may change. */
export type OwnList = Authorized<{ id: string; userId: string }, 'change'>

export async function get(db: Db, { id }: OwnList): Promise<List> {
  const [list] = await db.select(columns).from(lists).where(eq(lists.id, id))
  if (!list) throw new Error('the locked list was not found')
  return list
}

/** Serializes the creation of one member's lists, so that parallel requests keep the limit. */
export async function lockLists(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('lists ' || ${userId}::text, 0))`)
}

/** Locks a list, which serializes its changes. */
export async function lock(db: Db, id: string) {
  const [list] = await db
    .select({ id: lists.id, userId: lists.userId })
    .from(lists)
    .where(eq(lists.id, id))
    .for('update')
  return list
}

export async function count(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: countRows() }).from(lists).where(eq(lists.userId, userId))
  return row!.count
}

export async function countItems(db: Db, listId: string): Promise<number> {
  const [row] = await db.select({ count: countRows() }).from(listItems).where(eq(listItems.listId, listId))
  return row!.count
}

export async function insert(db: Db, userId: string, name: string, createdAt: Date): Promise<string> {
  const [list] = await db.insert(lists).values({ userId, name, createdAt }).returning({ id: lists.id })
  return list!.id
}

/** Inserts a deleted list as it was, except for listings that are deleted. */
export async function restore(db: Db, userId: string, list: List, at: Date): Promise<void> {
  const { id, name, shareToken, listingIds } = list
  await db.insert(lists).values({ id, userId, name, shareToken, createdAt: at })
  await insertItems(db, id, listingIds, at, listings)
}

/** Inserts the public ones among these listings that are not in the list yet, the first with the latest time. */
export async function insertItems(
  db: Db,
  listId: string,
  listingIds: readonly string[],
  at: Date,
  from: typeof publicListings | typeof listings = publicListings,
): Promise<void> {
  await db.execute(sql`
    insert into list_items (list_id, listing_id, created_at)
    select ${listId}::uuid, requested.id, ${at.toISOString()}::timestamptz - requested.place * interval '1 millisecond'
    from unnest(${sql.param(listingIds)}::uuid[]) with ordinality as requested (id, place)
    join ${from} existing on existing.id = requested.id
    on conflict do nothing`)
}

export async function removeItem(db: Db, listId: string, listingId: string): Promise<void> {
  await db.delete(listItems).where(and(eq(listItems.listId, listId), eq(listItems.listingId, listingId)))
}

export async function setName(db: Db, id: string, name: string): Promise<void> {
  await db.update(lists).set({ name }).where(eq(lists.id, id))
}

export async function setTokenOnce(db: Db, id: string, shareToken: string): Promise<void> {
  await db
    .update(lists)
    .set({ shareToken })
    .where(and(eq(lists.id, id), isNull(lists.shareToken)))
}

export async function clearToken(db: Db, id: string): Promise<void> {
  await db.update(lists).set({ shareToken: null }).where(eq(lists.id, id))
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(lists).where(eq(lists.id, id))
}

/** A shared list of an active member, by its token. */
export async function findShared(db: Db, token: string): Promise<{ name: string; listingIds: string[] } | undefined> {
  const [list] = await db
    .select({ name: columns.name, listingIds: columns.listingIds })
    .from(lists)
    .where(
      and(
        eq(lists.shareToken, token),
        sql`exists (select 1 from profiles p where p.id = ${lists.userId} and p.is_active)`,
      ),
    )
  return list
}
