import { loadBans } from '#features/accounts/server/service/bans.ts'
import type { Plan } from '#features/billing/contract.ts'
import { findPlans, planOf } from '#features/billing/server/service.ts'
import { findAreaRows, findCategoryRows, findLicenceKinds, licenceKindIn } from '#features/catalog/server/service.ts'
import { type PriceUnit, priceUnits } from '#features/listings/rules.ts'
import { type ContentError, type ListingContent, pathSegments } from '#features/listings/rules/content.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { isPossiblePhone } from '#platform/server/phone-plan.ts'
import { fieldErrors } from '#platform/server/rpc.ts'
import type { Locale } from '#shared/locale.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import { Refusal } from '#shared/refusal.ts'
import type { DraftTerms } from '../../contract.ts'
import {
  type AreaTerms,
  catalogErrors,
  type CategoryTerms,
  isLicenceRequired,
  planErrors,
  type PlanTerms,
  adminTerms,
} from '../../rules/check-terms.ts'

/** What a form may hold and the limits of the plan. `forAdmin` returns the terms of listings that an admin creates. */
export async function getDraftTerms(
  { db, actor }: MemberCtx,
  { locale, forAdmin }: { locale: Locale; forAdmin: boolean },
): Promise<DraftTerms> {
  if (forAdmin && !actor.isAdmin) throw new Refusal('LISTING_NOT_FOUND')
  const own = await planOf(db, actor.id)
  const [plans, kinds, { categories, areas }] = [
    await findPlans(db),
    await findLicenceKinds(db),
    await findCatalogTerms(db),
  ]
  const activeListings = forAdmin ? 0 : await revisions.countActive(db, actor.id)
  const { maxCategories, maxAreas, maxPhotos, hasEnhancedProfile } = forAdmin ? adminTerms : own
  const maxListings = forAdmin ? null : own.maxListings
  return {
    plan: { planKey: own.key, maxListings, maxCategories, maxAreas, maxPhotos, hasEnhancedProfile },
    activeListings,
    isListingLimitReached: maxListings !== null && activeListings >= maxListings,
    liftedBy: forAdmin ? noUpgrades : upgradesOf(own, plans),
    categories,
    areas,
    licenceKinds: kinds.map((kind) => licenceKindIn(kind, locale)),
  }
}

const noUpgrades: DraftTerms['liftedBy'] = {
  listings: null,
  categories: null,
  areas: null,
  photos: null,
  enhancedProfile: null,
}

/** For each limit the cheapest plan that allows more. */
function upgradesOf(own: Plan, plans: readonly Plan[]): DraftTerms['liftedBy'] {
  const cheapest = (allowsMore: (plan: Plan) => boolean) => plans.find(allowsMore)?.key ?? null
  const isMore = (offered: number | null, current: number | null) =>
    current !== null && (offered === null || offered > current)
  return {
    listings: cheapest((plan) => isMore(plan.maxListings, own.maxListings)),
    categories: cheapest((plan) => plan.maxCategories > own.maxCategories),
    areas: cheapest((plan) => isMore(plan.maxAreas, own.maxAreas)),
    photos: cheapest((plan) => plan.maxPhotos > own.maxPhotos),
    enhancedProfile: own.hasEnhancedProfile ? null : cheapest((plan) => plan.hasEnhancedProfile),
  }
}

/**
 * Throws field errors, as the contract's schema would, for content that the plan or the catalogue does not allow, and
 * for numbers that no telephone can have, and contacts that a rule refuses.
 */
export async function assertTerms(
  ctx: Pick<Ctx, 'db' | 'isDemo' | 'now'>,
  content: ListingContent,
  terms: PlanTerms,
): Promise<void> {
  const { categories, areas } = await findCatalogTerms(ctx.db)
  const errors = [
    ...catalogErrors(content, categories, areas),
    ...planErrors(content, terms, areas),
    ...numberErrors(content, ctx.isDemo),
    ...(await loadBannedErrors(ctx, [content]))(content),
  ]
  if (errors.length > 0)
    throw fieldErrors(errors.map(({ path, error }) => ({ path: ['content', ...pathSegments(path)], message: error })))
}

/** Errors of numbers that no telephone can have: they would become links that lead nowhere. */
export function numberErrors(content: ListingContent, isDemo: boolean): ContentError[] {
  return (['whatsappNumber', 'phoneNumber'] as const).flatMap((path) => {
    const number = content[path]
    // Malformed ones have their own error.
    return number && parsePhone(number) === number && !isPossiblePhone(number, isDemo)
      ? [{ path, error: 'phoneImpossible' as const }]
      : []
  })
}

const bannableFields = ['whatsappNumber', 'phoneNumber', 'email'] as const
const bannableIn = (content: ListingContent, path: (typeof bannableFields)[number]) =>
  path === 'email' ? { email: content.email } : { numbers: [content[path]] }

/** Errors, for many contents at once, of numbers and addresses that an admin has banned. */
export async function loadBannedErrors(
  ctx: Pick<Ctx, 'db' | 'now'>,
  contents: readonly ListingContent[],
): Promise<(content: ListingContent) => ContentError[]> {
  const isBanned = await loadBans(
    ctx,
    contents.flatMap((content) => bannableFields.map((path) => bannableIn(content, path))),
  )
  return (content) =>
    bannableFields.flatMap((path) =>
      isBanned(bannableIn(content, path)) ? [{ path, error: 'contactBanned' as const }] : [],
    )
}

/** The selectable categories and areas with what they allow. */
export async function findCatalogTerms(db: Db): Promise<{ categories: CategoryTerms[]; areas: AreaTerms[] }> {
  const categories = await findCategoryRows(db)
  const areas = await findAreaRows(db)
  return {
    // Listings are assigned to categories, never to category groups.
    categories: categories
      .filter(({ parentId }) => parentId !== null)
      .map(({ slug, priceUnits: units, licences }) => ({
        slug,
        priceUnits: units.filter((unit): unit is PriceUnit => priceUnits.some((known) => known === unit)),
        licences: licences.map((key) => ({ key, isRequired: isLicenceRequired(slug, key) })),
      })),
    areas: areas.map(({ slug, kind }) => ({ slug, kind })),
  }
}
