import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanLine } from '#shared/text.ts'
import { isUuid } from '#shared/uuid.ts'
import type { ListingCard, ListingDetail } from '../contract.ts'
import { isPublic, may } from '../policy.ts'
import { greetingLocales } from '../rules/greeting.ts'
import type { ScoreOf } from '../rules/proof.ts'
import { findPaid } from './ports.ts'
import { areasOf, categoryOf, findPlaces, mayBeReviewed } from './service/places.ts'
import { cardOf, detailOf, photoOf } from './service/presenters.ts'
import { findProof } from './service/proof.ts'
import * as store from './store.ts'

export { nameFor, nameOf } from './service/presenters.ts'
export { findTypicalPrice } from './service/typical-price.ts'
export { countPlaced, moveListings, renameSlug } from './store/placements.ts'
export { uploadsInUse } from './store/uploads-in-use.ts'
export { accountsInUse, findDetail, findGuardedById, guardOf, nameIn, takesReviews, type GuardedRow } from './store.ts'

/** Numbers of the category and the area that a reader looks for. */
type Asked = { category?: number | undefined; area?: number | undefined }

/**
 * Cards of these listings, in the given order, in one query; listings that are not public are left out. Those in
 * `paid` are marked as paid places. A card names the category and first the area with the numbers in `asked`, if the
 * listing is in them; and, with `scoreOf`, what shows that it does what was searched for.
 */
export async function cardsOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  listingNos: readonly number[],
  locale: Locale,
  { paid, asked = {}, scoreOf }: { paid?: ReadonlySet<number>; asked?: Asked; scoreOf?: ScoreOf | null } = {},
): Promise<ListingCard[]> {
  if (listingNos.length === 0) return []
  const [rows, places, toSimplified, paidByNo] = await Promise.all([
    store.findCards(db, listingNos),
    findPlaces(db),
    loadSimplifier(),
    findPaid(db, listingNos),
  ])
  const proof = scoreOf && (await findProof(db, rows, scoreOf, locale, toSimplified))
  return rows.flatMap((row) => {
    const category = categoryOf(row.categoryIds, asked.category, places, locale)
    if (!category) return []
    const about = {
      category,
      takesReviews: mayBeReviewed(row.categoryIds, places),
      licenceKinds: places.licenceKinds[locale],
    }
    const card = cardOf(row, about, locale, toSimplified, now())
    return [
      {
        ...card,
        ...proof?.get(row.listingNo),
        paid: paidByNo.get(row.listingNo),
        ...areasOf(row.areaIds, asked.area, places, locale),
        isPaidPlace: paid?.has(row.listingNo) ?? false,
        cover: row.cover && photoOf(row.cover, card.name, locale, toSimplified),
      },
    ]
  })
}

/**
 * One listing by id or slug, if the actor may see it, in one query. A lookup by id succeeds whatever the slug is; the
 * page then redirects to the slug.
 * @throws Refusal LISTING_NOT_FOUND; LISTING_MOVED with the current slug when looked up by a former one
 */
export async function get(ctx: Ctx, { id, locale }: { id: string; locale: Locale }): Promise<ListingDetail> {
  const listing = await findVisible(ctx, { id, locale })
  if (!listing) throw new Refusal('LISTING_NOT_FOUND')
  const idOrSlug = cleanLine(id)
  if (!isUuid(idOrSlug) && listing.slug !== idOrSlug) throw new Refusal('LISTING_MOVED', { slug: listing.slug })
  return listing
}

/** One listing by id, slug or former slug, in one query; null when the actor may not see it. */
export async function findVisible(
  ctx: Ctx,
  { id, locale }: { id: string; locale: Locale },
): Promise<ListingDetail | null> {
  // Cleaned because PostgreSQL rejects a NUL character, which would surface as an internal error.
  const idOrSlug = cleanLine(id)
  const find = isUuid(idOrSlug) ? store.findDetail : store.findDetailBySlug
  const [row, toSimplified] = await Promise.all([find(ctx.db, idOrSlug, locale), loadSimplifier()])
  const shown = may(ctx.actor, 'view', row)
  if (!shown?.category) return null
  const paid = await findPaid(ctx.db, [shown.listingNo])
  return { ...detailOf(shown, shown.category, locale, toSimplified, ctx.now()), paid: paid.get(shown.listingNo) }
}

/**
 * Everything that the pages of the public ones among these listings show, in the given order and in one query, with the
 * languages of their greeting.
 */
export async function publicDetailsOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  ids: readonly string[],
  locale: Locale,
): Promise<(ListingDetail & { greetingLocales: Locale[] })[]> {
  const [rows, toSimplified] = await Promise.all([store.findPublicDetails(db, ids, locale), loadSimplifier()])
  const paid = await findPaid(
    db,
    rows.map(({ listingNo }) => listingNo),
  )
  return ids.flatMap((id) => {
    const row = may(
      null,
      'view',
      rows.find((one) => one.id === id.toLowerCase()),
    )
    if (!row?.category) return []
    const detail = detailOf(row, row.category, locale, toSimplified, now())
    return [{ ...detail, paid: paid.get(row.listingNo), greetingLocales: greetingLocales(locale, row) }]
  })
}

export { hasNoListings } from './store.ts'

/** Whether the actor may see the listing with this id: for features that show data belonging to a listing. */
export async function mayView(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<boolean> {
  return may(ctx.actor, 'view', await store.findGuardedById(ctx.db, id)) !== null
}

/** The owner of the public listing with this id; undefined when it is not public. */
export async function findPublic(db: Db, id: string): Promise<{ ownerId: string | null } | undefined> {
  const found = await store.findGuardedById(db, id)
  return found && isPublic(found) ? { ownerId: found.ownerId } : undefined
}

/** Records that the member opened the chat of this listing; keeps the first and the latest time. */
export async function recordContact(db: Db, userId: string, listingId: string, at: Date): Promise<void> {
  await store.upsertContact(db, userId, listingId, at)
}
