import type { ListingDetail } from '#features/listings/contract.ts'
import { may } from '#features/listings/policy.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { findVisible, nameOf } from '#features/listings/server/service.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Promotion } from '../contract.ts'
import { invitationPath, type PosterPurpose } from '../rules.ts'
import type { Poster } from './service/draw-poster.ts'
import * as store from './store.ts'

/** A listing that the member owns; admins: any. */
const findOwn = async ({ db, actor }: MemberCtx, listingId: string) =>
  may(actor, 'edit', await store.findById(db, listingId))

/** What the owner of a listing brings customers with. @throws Refusal LISTING_NOT_FOUND */
export async function get(
  ctx: MemberCtx,
  { listingId, locale }: { listingId: string; locale: Locale },
): Promise<Promotion> {
  const row = await findOwn(ctx, listingId)
  if (!row) throw new Refusal('LISTING_NOT_FOUND')
  return {
    listingId: row.id,
    slug: row.slug,
    name: nameOf(row, locale, await loadSimplifier()),
    status: row.status,
    invitationPath: invitationPath(row.listingNo),
  }
}

/** What the poster of an own public listing shows, in English and Chinese; null without such a listing. */
export async function findPoster(ctx: MemberCtx, listingId: string, purpose: PosterPurpose): Promise<Poster | null> {
  const row = await findOwn(ctx, listingId)
  if (row?.status !== 'approved') return null
  const [en, zh] = await Promise.all(
    (['en', 'zh-Hant'] as const).map((locale) => findVisible(ctx, { id: listingId, locale })),
  )
  if (!en || !zh) return null
  const lineOf = ({ category, areas }: ListingDetail, comma: string) =>
    [category.name, areas.map(({ name }) => name).join(comma)].filter(Boolean).join(' · ')
  return {
    id: row.id,
    purpose,
    nameEn: row.nameEn,
    nameZh: row.nameZh,
    lineEn: lineOf(en, ', '),
    lineZh: lineOf(zh, '、'),
    category: en.category,
    path: purpose === 'review' ? invitationPath(row.listingNo) : listingPath(row.slug),
  }
}

/** Slug of the public listing that an invitation names; null when there is none. */
export async function findInviting(ctx: Ctx, listingNo: number): Promise<string | null> {
  const slug = await store.findSlug(ctx.db, listingNo)
  if (slug === undefined) return null
  const listing = await findVisible({ ...ctx, actor: null }, { id: slug, locale: 'en' })
  return listing?.slug ?? null
}
