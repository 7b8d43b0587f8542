import { planOf } from '#features/billing/server/service.ts'
import { nameIn } from '#features/catalog/rules.ts'
import { findAreaRows, findCategoryRows, findLicenceKinds, licenceKindIn } from '#features/catalog/server/service.ts'
import type { ListingDetail } from '#features/listings/contract.ts'
import { may } from '#features/listings/policy.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { findDetail, findGuardedById } from '#features/listings/server/service.ts'
import { readContent } from '#features/listings/server/service/content.ts'
import type { StoredContent } from '#features/listings/server/service/content.ts'
import { detailOf } from '#features/listings/server/service/presenters.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { toPreviewedContent } from './photos.ts'

type PreviewInput = {
  locale: Locale
  listingId: string | null
  slug: string
  ownerId: string | null
  plan: { maxPhotos: number; hasEnhancedProfile: boolean } | null
}

/** Values outside the content for a listing that does not exist yet. */
const newListing = {
  id: '00000000-0000-7000-8000-000000000000',
  listingNo: 0,
  ratingAvg: null,
  ratingCount: 0,
  enquiryCount: 0,
  takesReviews: true,
  ratings: [0, 0, 0, 0, 0],
  replyCounts: [],
  removedReviewCount: 0,
  whatsappVerifiedAt: null,
  publishedAt: null,
}

/**
 * Previews the page of the member's own listing (admins: any), or of a new one, with this content.
 * @throws Refusal LISTING_NOT_FOUND
 */
export async function preview(
  ctx: MemberCtx,
  { locale, id, content }: { locale: Locale; id?: string; content: ListingContent },
): Promise<ListingDetail> {
  const { db, actor } = ctx
  const found = id === undefined ? null : may(actor, 'edit', await findGuardedById(db, id))
  const current = found ? await readContent(db, found.id) : undefined
  if (id !== undefined && !current) throw new Refusal('LISTING_NOT_FOUND')
  const stored = await toPreviewedContent(ctx, content, current ? [current] : [])
  const isUnbound = actor.isAdmin && (found ? found.ownerId === null : true)
  const plan = isUnbound ? null : await planOf(db, found?.ownerId ?? actor.id)
  return previewOf(ctx, stored, {
    locale,
    listingId: id ?? null,
    slug: found?.slug ?? 'preview',
    ownerId: found ? found.ownerId : actor.id,
    plan,
  })
}

/**
 * The page as visitors would see it with this content: ratings and badge come from the current listing, everything else
 * from the content. Writes nothing.
 */
export async function previewOf(
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  content: StoredContent,
  input: PreviewInput,
): Promise<ListingDetail> {
  const { locale, listingId, slug, ownerId, plan } = input
  const live = listingId === null ? undefined : await findDetail(ctx.db, listingId, locale)
  const relations = await relationsOf(ctx.db, content, locale)
  const { photos, categories: _categories, areas: _areas, ...fields } = content
  const isSameNumber = live?.whatsappNumber === content.whatsappNumber
  const row = {
    ...(live ?? newListing),
    ...fields,
    ...relations,
    id: live?.id ?? newListing.id,
    slug,
    status: 'approved' as const,
    ownerId,
    isOwnerActive: true,
    plan,
    photos: photos.map(({ variants, altEn, altZh, pair }) => ({ variants, altEn, altZh, pair })),
    isWrittenInEnglish: Boolean(content.nameEn || content.descriptionEn),
    isWrittenInChinese: Boolean(content.nameZh || content.descriptionZh),
    whatsappVerifiedAt: isSameNumber ? (live?.whatsappVerifiedAt ?? null) : null,
    businessRegistrationNo: content.isBusinessRegistrationShown ? content.businessRegistrationNo : null,
    updatedAt: ctx.now().toISOString(),
  }
  const [main] = relations.categories
  const category = main
    ? { ...main, groupSlug: relations.groupSlug }
    : { slug: '', name: '', icon: 'store', groupSlug: '' }
  const shown = may(ctx.actor, 'view', row)
  if (!shown) throw new Refusal('LISTING_NOT_FOUND')
  return detailOf(shown, category, locale, await loadSimplifier(), ctx.now())
}

async function relationsOf(db: Db, content: StoredContent, locale: Locale) {
  const [categories, areas, kinds] = [await findCategoryRows(db), await findAreaRows(db), await findLicenceKinds(db)]
  const inOrder = <T extends { slug: string }>(rows: T[], slugs: string[]) =>
    slugs.flatMap((slug) => rows.filter((row) => row.slug === slug))
  const [chosen, served] = [inOrder(categories, content.categories), inOrder(areas, content.areas)]
  const areaOf = (id: string | null) => areas.find((area) => area.id === id)
  return {
    category: null,
    categories: chosen.map((row) => ({ slug: row.slug, name: nameIn(row, locale), icon: row.icon })),
    groupSlug: categories.find(({ id }) => id === chosen[0]?.parentId)?.slug ?? '',
    allAreas: served.map((area) => {
      const parent = areaOf(area.parentId)
      const region = areaOf(parent?.parentId ?? null) ?? parent ?? area
      const district = area.kind === 'district' ? area : area.kind === 'area' ? parent : undefined
      return {
        slug: area.slug,
        name: nameIn(area, locale),
        districtSlug: district?.slug ?? null,
        regionSlug: region.slug,
        regionName: nameIn(region, locale),
      }
    }),
    licenceKinds: kinds
      .filter(({ key }) => content.licences.some((licence) => licence.key === key))
      .map((kind) => licenceKindIn(kind, locale)),
  }
}
