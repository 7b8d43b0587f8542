import { and, desc, eq, sql } from 'drizzle-orm'
import { publicListings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import { maxFavorites } from '../rules.ts'
import { favorites } from './tables.ts'

const newestFirst = [desc(favorites.createdAt), desc(favorites.providerId)]

/** Ids of all saved listings, public or not. */
export async function findIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favorites.providerId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(...newestFirst)
    .limit(maxFavorites)
  return rows.map(({ id }) => id)
}

/** Names of the listing, its categories and areas in every language, for searching. */
const texts = sql<string>`(select concat_ws(' ', l.name_en, l.name_zh,
  (select string_agg(concat_ws(' ', c.name_en, c.name_zh_hant, c.name_zh_hans), ' ')
    from listing_categories lc join categories c on c.id = lc.category_id where lc.listing_id = l.id),
  (select string_agg(concat_ws(' ', a.name_en, a.name_zh_hant, a.name_zh_hans), ' ')
    from listing_areas la join areas a on a.id = la.area_id where la.listing_id = l.id))
  from listings l where l.id = ${favorites.providerId})`

/** The member's public favourites after a position, newest first. */
export async function find(db: Db, userId: string, after: TimePosition | null, limit: number) {
  return db
    .select({
      id: favorites.providerId,
      listingNo: publicListings.listingNo,
      micros: microsOf(favorites.createdAt),
      texts,
    })
    .from(favorites)
    .innerJoin(publicListings, eq(publicListings.id, favorites.providerId))
    .where(
      and(
        eq(favorites.userId, userId),
        isAfter(sql`(${favorites.createdAt}, ${favorites.providerId})`, after, 'newest'),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
}

/**
 * Inserts a favourite unless the member has `maxFavorites` already; returns whether it is one now. An advisory lock
 * serializes one member's inserts, so that parallel ones cannot exceed the limit.
 */
export async function insert(db: Db, userId: string, listingId: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockFavorites(tx, userId)
    const mine = eq(favorites.userId, userId)
    await tx.execute(sql`
      insert into favorites (user_id, provider_id, created_at)
      select ${userId}::uuid, ${listingId}::uuid, ${at.toISOString()}::timestamptz
      where (select count(*) from favorites where ${mine}) < ${maxFavorites}
      on conflict do nothing`)
    const found = await tx
      .select({ id: favorites.providerId })
      .from(favorites)
      .where(and(mine, eq(favorites.providerId, listingId)))
    return found.length > 0
  })
}

const lockFavorites = (tx: Db, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('favorites ' || ${userId}::text, 0))`)

/**
 * Inserts the public ones among these listings as far as there is room, the first with the latest time; returns the
 * public ones that are not favourites afterwards.
 */
export async function insertAll(db: Db, userId: string, listingIds: readonly string[], at: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockFavorites(tx, userId)
    const missing = sql`
      unnest(${sql.param(listingIds)}::uuid[]) with ordinality as requested (id, place)
      join ${publicListings} public on public.id = requested.id
      where not exists (select 1 from favorites f where f.user_id = ${userId} and f.provider_id = requested.id)`
    await tx.execute(sql`
      insert into favorites (user_id, provider_id, created_at)
      select ${userId}::uuid, requested.id, ${at.toISOString()}::timestamptz - requested.place * interval '1 millisecond'
      from ${missing}
      order by requested.place
      limit greatest(0, ${maxFavorites} - (select count(*) from favorites f where f.user_id = ${userId}))
      on conflict do nothing`)
    const { rows } = await tx.execute<{ id: string }>(sql`select requested.id from ${missing} order by requested.place`)
    return rows.map(({ id }) => id)
  })
}

export async function remove(db: Db, userId: string, listingId: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.providerId, listingId)))
}
