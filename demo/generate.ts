import type { listings } from '#features/listings/server/tables.ts'
import { textsOf, voiceOf, groupAndCategoryTexts } from './compose-texts.ts'
import { nameOf } from './names.ts'
import { hoursOf, languagesOf, licencesOf, paymentsOf, pricesOf, shownIn, urgentJobsOf } from './offers.ts'
import { phoneOf } from './people.ts'
import { randomFor, uuidAt, type Random } from './random.ts'
import { demoCategories, relatedCategories } from './reference.ts'
import { areasServedBy, furtherTrade } from './served-areas.ts'
import { coreListings, slotBlock, slotOf, type Slot } from './slots.ts'
import { groupTexts } from './texts/groups.ts'
import type { Pair } from './texts/shape.ts'

type Row = typeof listings.$inferInsert & { id: string; createdAt: Date; publishedAt: Date | null }
/** A listing without its owner's id, which the loader fills in, and the slugs of its categories and areas. */
export type DemoListing = { slot: Slot; row: Row; categories: string[]; areas: string[] }

const dayMs = 86_400_000

/**
 * Listings 0 to `count` - 1 in batches; all listings of an owner are in one batch and the core is the first. Everything
 * is derived from the index; times also from `now`.
 */
export function* generateListings(count: number, now: Date, batchSize = 2_000): Generator<DemoListing[]> {
  for (let from = 0; from < count;) {
    const to = Math.min(count, from === 0 ? coreListings : from + batchSize)
    yield Array.from({ length: to - from }, (_, at) => listingOf(from + at, now))
    from = to
  }
}

/** One listing without its owner. Only listings above the core carry ratings, since no reviews are written for them. */
export function listingOf(index: number, now: Date): DemoListing {
  const slot = slotOf(index)
  const random = randomFor('listing', index)
  const voice = voiceOf(slot)
  const texts = textsOf(slot, voice)
  const name = nameOf(slot)
  const createdAt = new Date(now.getTime() - Math.round(ageDaysOf(slot, random) * dayMs))
  const publishedAt = new Date(createdAt.getTime() + Math.round((0.1 + random.next() * 2) * dayMs))
  const inEnglish = (pair: Pair) => (slot.language === 'zh' ? null : pair[0])
  const inChinese = (pair: Pair) => (slot.language === 'en' ? null : pair[1])
  const hasSite = random.chance(slot.plan === 'premium' ? 0.9 : 0.35)
  const registration = random.chance(0.5) ? `9${String(random.int(0, 9_999_999)).padStart(7, '0')}` : null
  const row: Row = {
    id: uuidAt(createdAt, random),
    slug: name.slug,
    status: slot.status,
    rejectionCode: slot.rejection,
    rejectionReason: slot.rejection === 'moderation' ? random.pick(reasons) : null,
    publishedAt: slot.status === 'approved' ? publishedAt : null,
    nameEn: inEnglish([name.en, name.zh]),
    nameZh: inChinese([name.en, name.zh]),
    summaryEn: inEnglish(texts.summary),
    summaryZh: inChinese(texts.summary),
    descriptionEn: inEnglish(texts.description),
    descriptionZh: inChinese(texts.description),
    whatsappNumber: phoneOf(slot.party),
    phoneNumber: random.chance(0.45) ? phoneOf(slot.party, 'call') : null,
    email: random.chance(0.55) ? `${name.slug}@example.com` : null,
    websiteUrl: hasSite ? `https://example.com/${name.slug}` : null,
    languagesSpoken: languagesOf(slot),
    ...pricesOf(slot),
    ...urgentJobsOf(slot),
    acceptedPayments: paymentsOf(slot),
    openingHours: hoursOf(slot),
    establishedYear: voice.establishedYear,
    businessRegistrationNo: registration,
    isBusinessRegistrationShown: registration !== null && random.chance(0.6),
    licences: licencesOf(slot, { createdAt, publishedAt, now }),
    faq: texts.faq.map(({ question, answer }) => ({
      question: shownIn(slot, question),
      answer: shownIn(slot, answer),
    })),
    ...(index < coreListings ? {} : ratingsOf(slot)),
    viewCount: slot.status === 'approved' ? Math.round(20 + random.next() ** 3 * 2_400) : 0,
    createdAt,
    updatedAt: slot.status === 'approved' ? publishedAt : createdAt,
  }
  return { slot, row, categories: categoriesOf(slot), areas: areasServedBy(slot).map(({ slug }) => slug) }
}

/** Days since the listing was written: a week at most while it waits; else up to three years, more of them recent. */
function ageDaysOf(slot: Slot, random: Random): number {
  const luck = random.next()
  if (slot.status === 'pending') return 0.1 + luck * 5
  if (slot.rejection !== 'plan_limit') return 12 + luck ** 1.3 * 1_050
  // One over the plan's limit was written after the one that its owner already had.
  const first = Array.from({ length: slotBlock }, (_, at) => slot.index - (slot.index % slotBlock) + at)
    .map(slotOf)
    .find((other) => other.party === slot.party && other.index !== slot.index)
  const firstAge = first ? ageDaysOf(first, randomFor('listing', first.index)) : 1_000
  return 6 + luck * (firstAge - 9)
}

const reasons = [
  'The description is about another kind of service than the category. Please choose the category that fits, or change the text.',
  'Please give at least one price, or say that you work by quotation.',
  'The licence number does not follow the form of the register. Please check it and send it again.',
  '描述內有電話及網址，請改填於聯絡欄位，再重新提交。',
]

/** The main category; premium listings also get others of the group that one business may well offer. */
function categoriesOf(slot: Slot): string[] {
  const { slug, group } = slot.category
  if (slot.plan !== 'premium') return [slug]
  const random = randomFor('categories', slot.index)
  const others = demoCategories.filter(
    (one) => one.group === group && isRelated(one.slug, slug) && groupTexts[group]?.categories[one.slug],
  )
  const further = furtherTrade(slot)
  const some = random.some(others, random.int(0, 2)).map((one) => one.slug)
  return [...new Set([slug, ...(further ? [further] : []), ...some])]
}

/** Whether the providers of one category also answer much of what is asked of the other. */
const isRelated = (one: string, other: string) =>
  relatedCategories.get(one)?.includes(other) || relatedCategories.get(other)?.includes(one)

/** Shares of 1 to 5 stars by how good a provider is; the mean over all is about 4.2. */
const starShares = [
  { share: 0.72, stars: [0.01, 0.02, 0.07, 0.28, 0.62] },
  { share: 0.21, stars: [0.06, 0.1, 0.2, 0.34, 0.3] },
  { share: 0.07, stars: [0.3, 0.22, 0.2, 0.16, 0.12] },
] as const

/** How good this provider is, 0 to 1. */
export function starsOf(index: number): readonly number[] {
  let luck = randomFor('stars', index).next()
  for (const { share, stars } of starShares) {
    luck -= share
    if (luck < 0) return stars
  }
  return starShares[0].stars
}

/** Whether reviews are on. Registered health professions, whose advertising is limited, have no review texts. */
export function isReviewable(slot: Slot): boolean {
  const { category } = groupAndCategoryTexts(slot)
  return slot.status === 'approved' && category.praise.length > 0
}

/** Counts by stars for a listing without review rows: 35 % have none, few have hundreds. */
function ratingsOf(slot: Slot) {
  const random = randomFor('ratings', slot.index)
  const isRated = slot.status === 'approved' && random.chance(0.65 / 0.925)
  const count = isRated ? Math.ceil(Math.exp(random.next() ** 2 * 6.2)) : 0
  const shares = starsOf(slot.index)
  const [rating1 = 0, rating2 = 0, rating3 = 0, rating4 = 0] = shares.map((share) =>
    Math.floor(share * count + random.next()),
  )
  const low = Math.min(count, rating1 + rating2 + rating3)
  const fourth = Math.min(count - low, rating4)
  if (rating1 + rating2 + rating3 > count) return { rating1: 0, rating2: 0, rating3: 0, rating4: 0, rating5: count }
  return { rating1, rating2, rating3, rating4: fourth, rating5: count - low - fourth }
}
