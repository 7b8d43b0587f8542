import type { Price } from '#features/listings/rules.ts'
import { fields, type ContentField } from '#features/listings/rules/fields.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'

/**
 * Points of a complete listing: what visitors need to choose it. They sum to 100, are printed on the page about ranking,
 * and take no part in the order of any search.
 */
export const coachPoints = {
  photos: 20,
  prices: 20,
  hours: 10,
  areas: 10,
  licence: 10,
  verified: 15,
  replies: 15,
} as const
export type CoachPart = keyof typeof coachPoints
export const coachParts = Object.keys(coachPoints) as CoachPart[]

/** Photos for all points; fewer give a part of them. */
const enoughPhotos = 3
/** Only the latest reviews count, so that an old one cannot stay unanswered for ever. */
export const recentReviews = 10

/** The facts of a listing that the score is made of. */
export type CoachFacts = {
  photos: number
  prices: readonly Pick<Price, 'title' | 'unit'>[]
  hasHours: boolean
  areas: number
  /** Whether one of its categories has a register, and what is known of the best licence stated. */
  needsLicence: boolean
  licence: 'checked' | 'claimed' | null
  isNumberVerified: boolean
  /** Among the latest ten. */
  reviews: number
  repliedReviews: number
}

/** The points reached, by part. */
export function pointsOf(facts: CoachFacts): Record<CoachPart, number> {
  const { photos, prices, needsLicence, licence, reviews, repliedReviews } = facts
  const hasAmount = prices.some(({ unit }) => unit !== 'quote')
  const isBilingual = prices.length > 0 && prices.every(({ title }) => title.en && title.zh)
  const licenceShare = !needsLicence || licence === 'checked' ? 1 : licence === 'claimed' ? 0.5 : 0
  const shares: Record<CoachPart, number> = {
    photos: Math.min(1, photos / enoughPhotos),
    prices: (Number(hasAmount) + Number(isBilingual)) / 2,
    hours: Number(facts.hasHours),
    areas: Number(facts.areas > 0),
    licence: licenceShare,
    verified: Number(facts.isNumberVerified),
    replies: reviews === 0 ? 1 : repliedReviews / reviews,
  }
  return Object.fromEntries(coachParts.map((part) => [part, Math.round(coachPoints[part] * shares[part])])) as Record<
    CoachPart,
    number
  >
}

/** Field of the listing form that a part is about. */
const fieldOf: Partial<Record<CoachPart, ContentField>> = {
  photos: 'photos',
  prices: 'prices',
  hours: 'openingHours',
  areas: 'areas',
  licence: 'licences',
}

/** The page on which the part is done. */
export function pathOf(part: CoachPart, { id, slug }: { id: string; slug: string }): string {
  const field = fieldOf[part]
  if (field) return `/submit-listing?edit=${id}&step=${fields[field].step}`
  return part === 'replies' ? `${listingPath(slug)}#reviews` : '/profile'
}

/** The points for texts, such as `coachPhotos`: "20". */
export function coachFacts(): Record<string, string> {
  const points = coachParts.map((part): [string, string] => [
    `coach${part[0]!.toUpperCase()}${part.slice(1)}`,
    String(coachPoints[part]),
  ])
  return {
    ...Object.fromEntries<string>(points),
    coachEnoughPhotos: String(enoughPhotos),
    coachReviews: String(recentReviews),
  }
}
