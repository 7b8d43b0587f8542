import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanLine } from '#shared/text.ts'
import type { ListingCard, ListingDetail } from '../contract.ts'
import { isPublic, may } from '../policy.ts'
import { cardOf, detailOf, photoOf } from './service/shown.ts'
import * as store from './store.ts'

export { nameOf } from './service/shown.ts'
export { putBack, takeDown } from './service/take-down.ts'

/**
 * Cards of the public ones among these listings, in the order given, in one query; the others are left out. Those in
 * `featured` are marked as standing in a paid place.
 */
export async function cardsOf(
  db: Db,
  listingNos: readonly number[],
  locale: Locale,
  { featured }: { featured?: ReadonlySet<number> } = {},
): Promise<ListingCard[]> {
  if (listingNos.length === 0) return []
  const [rows, toSimplified] = await Promise.all([store.findCards(db, listingNos, locale), loadSimplifier()])
  return rows.flatMap((row) => {
    if (!row.category) return []
    const card = cardOf(row, row.category, locale, toSimplified)
    const { areas, areaCount, cover } = row
    return [
      {
        ...card,
        areas,
        areaCount,
        isFeatured: featured?.has(row.listingNo) ?? false,
        cover: cover && photoOf(cover, card.name.text),
      },
    ]
  })
}

/**
 * One listing, by its id or its slug, as this actor may see it, in two queries. Who asks by id gets it whatever its slug
 * is; the page then leads to the slug.
 * @throws Refusal LISTING_NOT_FOUND; LISTING_MOVED with the slug of today when asked by a former one
 */
export async function get(ctx: Ctx, { id: key, locale }: { id: string; locale: Locale }): Promise<ListingDetail> {
  // Cleaned, since a NUL in the path would be refused by the database as an error of ours.
  const asked = cleanLine(key)
  const found = await (isId(asked) ? store.findGuardedById(ctx.db, asked) : store.findGuardedBySlug(ctx.db, asked))
  if (!found || !may(ctx.actor, 'view', found)) throw new Refusal('LISTING_NOT_FOUND')
  if (!isId(asked) && found.slug !== asked) throw new Refusal('LISTING_MOVED', { slug: found.slug })

  const [row, toSimplified] = await Promise.all([store.findDetail(ctx.db, found.id, locale), loadSimplifier()])
  if (!row?.category) throw new Refusal('LISTING_NOT_FOUND')
  return detailOf(row, row.category, locale, toSimplified, hongKongDay(ctx.now()))
}

/** Whether this actor may see the listing with this id: for rooms that show what belongs to one. */
export async function mayView(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<boolean> {
  const found = await store.findGuardedById(ctx.db, id)
  return found !== undefined && may(ctx.actor, 'view', found)
}

/** The public listing with this id, as far as others must know it to decide. */
export async function findPublic(db: Db, id: string): Promise<{ ownerId: string | null } | undefined> {
  const found = await store.findGuardedById(db, id)
  return found && isPublic(found) ? { ownerId: found.ownerId } : undefined
}

/** Remembers that this member opened the chat of this listing, the first and the latest time. */
export async function recordContact(db: Db, userId: string, listingId: string, at: Date): Promise<void> {
  await store.upsertContact(db, userId, listingId, at)
}

const isId = (key: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)
