import type { PriceUnit } from '#features/listings/rules.ts'
import type { contacts } from '#features/listings/server/tables.ts'
import type { reviewHelpful, reviewReplies, reviews } from '#features/reviews/server/tables.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { lengthOf } from '#shared/text.ts'
import { fillIn, groupAndCategoryTexts } from './compose-texts.ts'
import { isReviewable, starsOf, type DemoListing } from './generate.ts'
import { dollars } from './offers.ts'
import { randomFor, uuidAt, type Random } from './random.ts'
import { coldEndings, commonPraise, contacted, quoted, replies, specials, titles, warmEndings } from './review-texts.ts'
import { coreListings, slotOf } from './slots.ts'
import type { Pair } from './texts/shape.ts'

/** Reviews of the core listings and their authors. */
export const coreReviews = 1_500
export const neighbours = 450

type Rating = 1 | 2 | 3 | 4 | 5
type Row = typeof reviews.$inferInsert & { id: string; createdAt: Date }
/** A review by its author's number, with the owner's reply, helpful votes and the contact before it. */
export type DemoReview = {
  author: number
  row: Omit<Row, 'authorId'>
  reply: Omit<typeof reviewReplies.$inferInsert, 'authorId'> | null
  votes: { voter: number; row: Omit<typeof reviewHelpful.$inferInsert, 'userId'> }[]
  contact: (Omit<typeof contacts.$inferInsert, 'userId'> & { firstAt: Date }) | null
}

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Review counts of the core listings; three in ten reviewable ones have none, a few have twenty. */
function reviewCounts(): number[] {
  const weights = Array.from({ length: coreListings }, (_, index) => {
    const random = randomFor('review count', index)
    return isReviewable(slotOf(index)) && random.chance(0.72) ? Math.exp(random.next() * 2.6) : 0
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let given = 0
  let owed = 0
  // Fractions carry over to the next listing, so that the total is exact.
  return weights.map((weight) => {
    owed += (weight / sum) * coreReviews
    const count = weight === 0 ? 0 : Math.max(1, Math.round(owed - given))
    given += count
    return count
  })
}

let counts: number[] | undefined
let starts: number[] | undefined

/** The reviews of one core listing, oldest first. */
export function reviewsOf({ slot, row: listing }: DemoListing, now: Date): DemoReview[] {
  counts ??= reviewCounts()
  if (!starts) {
    let before = 0
    starts = counts.map((count) => (before += count) - count)
  }
  const count = counts[slot.index] ?? 0
  const start = starts[slot.index] ?? 0
  const random = randomFor('reviews', slot.index)
  const authors = random.some(everyNeighbour, count)
  const opened = (listing.publishedAt ?? listing.createdAt).getTime() + 3 * dayMs
  const times = authors.map(() => opened + (now.getTime() - hourMs - opened) * random.next() ** 2).sort((a, b) => a - b)
  const said = new Set<string>()
  return authors.map((author, at) => {
    const createdAt = new Date(Math.round(times[at] ?? opened))
    return reviewOf({ slot, listing, author, createdAt, now, ordinal: start + at, said, random })
  })
}

const everyNeighbour = Array.from({ length: neighbours }, (_, number) => number)

type Scene = {
  slot: DemoListing['slot']
  listing: DemoListing['row']
  author: number
  createdAt: Date
  now: Date
  ordinal: number
  /** Sentences already used in reviews of this listing. */
  said: Set<string>
  random: Random
}

function reviewOf(scene: Scene): DemoReview {
  const { slot, listing, author, createdAt, now, random } = scene
  const special = scene.ordinal % 130 === 77 ? specials[Math.floor(scene.ordinal / 130) % specials.length] : undefined
  const rating = special?.rating ?? ratingBy(starsOf(slot.index), random)
  const isEnglish = random.chance({ en: 0.88, zh: 0.06, both: 0.5 }[slot.language])
  const of = (pair: Pair) => (isEnglish ? pair[0] : pair[1])
  const stage = special ? 'work_done' : stageOf(rating, scene)
  const isWarm = rating >= 3
  const body = special ? of(special.body) : bodyOf(scene, rating, stage, isEnglish)
  // The contact behind "Contacted through Kaifong": 1 to 90 days earlier, since the listing was published.
  const isContacted = !special && random.chance(0.32)
  const listedFor = createdAt.getTime() - (listing.publishedAt ?? listing.createdAt).getTime()
  const chatAt = new Date(
    createdAt.getTime() - Math.round(1.5 * dayMs + random.next() * Math.min(80 * dayMs, listedFor - 2 * dayMs)),
  )
  const isWaiting = special?.status === 'pending'
  const writtenAt = isWaiting ? new Date(now.getTime() - random.int(2, 60) * hourMs) : createdAt
  const id = uuidAt(writtenAt, random)
  const isDone = stage === 'work_done' && !special
  const doneAt = new Date(createdAt.getTime() - random.int(1, 40) * dayMs)
  const row: DemoReview['row'] = {
    id,
    listingId: listing.id,
    rating,
    title: !special && random.chance(0.42) ? of(random.pick(titles[rating])) : null,
    body,
    language: isEnglish ? 'en' : 'zh-Hant',
    stage,
    jobMonth:
      isDone && random.chance(0.7)
        ? `${hongKongDay(isContacted && doneAt < chatAt ? createdAt : doneAt).slice(0, 7)}-01`
        : null,
    pricePaidCents: isDone && random.chance(0.4) ? paid(listing.prices, random) : null,
    verification: isContacted ? 'contacted_here' : 'none',
    replySpeed: special ? null : replySpeedOf(scene),
    isInvited: !special && randomFor('invited', scene.ordinal).chance(0.06),
    status: special?.status ?? 'published',
    trippedChecks: special?.status === 'pending' ? special.checks : [],
    hiddenReason: special?.status === 'hidden' ? special.reason : null,
    createdAt: writtenAt,
    updatedAt: writtenAt,
  }
  const isAnswered = !special && slot.isOwned && random.chance(isWarm ? 0.14 : 0.5)
  const answeredAt = new Date(
    Math.min(now.getTime() - 60_000, createdAt.getTime() + Math.round((0.2 + random.next() * 5) * dayMs)),
  )
  return {
    author,
    row,
    reply: isAnswered
      ? {
          id: uuidAt(answeredAt, random),
          reviewId: id,
          ...replyBody(random.pick(replies[isWarm ? 'warm' : 'cold']), isEnglish, scene.ordinal),
          createdAt: answeredAt,
          updatedAt: answeredAt,
        }
      : null,
    votes: special || !random.chance(0.28) ? [] : votesFor(id, scene),
    contact: isContacted
      ? { listingId: listing.id, firstAt: chatAt, lastAt: chatAt, createdAt: chatAt, updatedAt: chatAt }
      : null,
  }
}

/** A reply in the language of its review; every fourth also in the other. */
function replyBody([en, zh]: Pair, isEnglish: boolean, ordinal: number) {
  const isBilingual = ordinal % 4 === 0
  return { bodyEn: isEnglish || isBilingual ? en : null, bodyZh: !isEnglish || isBilingual ? zh : null }
}

/** How fast the author heard back; two in five do not say. Two providers in three are quick. */
function replySpeedOf({ slot, ordinal }: Scene): Row['replySpeed'] {
  const random = randomFor('reply speed', ordinal)
  if (!random.chance(0.6)) return null
  const isQuick = slot.index % 3 !== 0
  return random.chance(isQuick ? 0.92 : 0.5)
    ? random.pick(['within_hour', 'same_day', 'same_day'] as const)
    : random.pick(['later', 'later', 'never'] as const)
}

function ratingBy(shares: readonly number[], random: Random): Rating {
  let luck = random.next()
  const at = shares.findIndex((share) => (luck -= share) < 0)
  return (at < 0 ? 5 : at + 1) as Rating
}

/** The review's stage: mostly work_done, and always once the sentences of earlier stages are used up. */
function stageOf(rating: Rating, { random, said }: Scene): Row['stage'] {
  const luck = random.next()
  const [contactedShare, quotedShare] = rating >= 4 ? [0.03, 0.06] : rating === 3 ? [0, 0] : [0.12, 0.14]
  const isLeft = (pools: typeof quoted) => pools[toneOf(rating)].some(([en]) => !said.has(en))
  if (luck < contactedShare) return isLeft(contacted) ? 'contacted' : 'work_done'
  return luck < contactedShare + quotedShare && isLeft(quoted) ? 'quoted' : 'work_done'
}

const toneOf = (rating: Rating) => (rating >= 3 ? 'warm' : 'cold')

/** Two to five sentences, each said once, avoiding those of the listing's other reviews while possible. */
function bodyOf({ slot, said, random }: Scene, rating: Rating, stage: Row['stage'], isEnglish: boolean): string {
  const { group, category } = groupAndCategoryTexts(slot)
  const job = random.pick(category.jobs)
  const saidHere = new Set<string>()
  const take = (...pools: (readonly Pair[])[]): string => {
    const all = random.some(pools.flat(), 100)
    const [en, zh] = all.find(([one]) => !said.has(one)) ?? all.find(([one]) => !saidHere.has(one)) ?? all[0]!
    said.add(en)
    saidHere.add(en)
    return isEnglish ? fillIn(en, { job: job[0] }) : fillIn(zh, { job: job[1] })
  }
  const tone = toneOf(rating)
  if (stage === 'contacted') return take(contacted[tone])
  if (stage === 'quoted') return take(quoted[tone])

  // An opening that another review of the listing has is left out: it would stand out on the page.
  const isLeft = group.contexts.some(([en]) => !said.has(en))
  const context = random.chance(0.75) ? [take(group.contexts)] : []
  const sentences = isLeft ? context : []
  const praise = () => (random.chance(0.45) ? take(category.praise, group.praise) : take(group.praise, commonPraise))
  const own = () => (category.praise.some(([en]) => !said.has(en)) ? take(category.praise) : praise())
  const blame = () =>
    random.chance(0.5) && category.blame.length > 0 ? take(category.blame, group.blame) : take(group.blame)
  if (rating === 5) sentences.push(own(), ...Array.from({ length: random.int(0, 2) }, praise))
  if (rating === 4) sentences.push(praise(), random.chance(0.5) ? take(group.mild) : praise())
  if (rating === 3) sentences.push(praise(), take(group.mild))
  if (rating === 2) sentences.push(blame(), random.chance(0.4) ? praise() : take(group.mild))
  if (rating === 1) sentences.push(blame(), ...(random.chance(0.5) ? [blame()] : []))
  if (rating >= 4 && random.chance(0.35)) sentences.push(take(warmEndings))
  if (rating <= 2 && random.chance(0.4)) sentences.push(take(coldEndings))
  const glue = isEnglish ? ' ' : ''
  const opening = rating >= 3 ? warmEndings : coldEndings
  while (lengthOf(sentences.join(glue)) < 24 || said.has(sentences.join(glue))) sentences.push(take(opening))
  said.add(sentences.join(glue))
  return sentences.join(glue)
}

const wholePrices: PriceUnit[] = ['job', 'visit', 'session', 'lesson', 'package', 'item', 'trip']

/** Price paid for one of the listed services, HK cents. */
function paid(prices: DemoListing['row']['prices'], random: Random): number | null {
  const known = prices.filter(({ unit, fromCents }) => fromCents !== null && wholePrices.includes(unit))
  if (known.length === 0) return null
  const { fromCents, toCents } = random.pick(known)
  const from = fromCents ?? 0
  return dollars((from + ((toCents ?? from * 1.15) - from) * random.next()) / 100) * 100
}

function votesFor(reviewId: string, { author, createdAt, now, random }: Scene): DemoReview['votes'] {
  const voters = random.some(everyNeighbour, Math.ceil(random.next() ** 2 * 9)).filter((voter) => voter !== author)
  return voters.map((voter) => {
    const votedAt = new Date(createdAt.getTime() + Math.round((now.getTime() - createdAt.getTime()) * random.next()))
    return { voter, row: { reviewId, createdAt: votedAt } }
  })
}
