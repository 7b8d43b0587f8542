import { readFileSync } from 'node:fs'
import type { Price } from '#features/listings/rules.ts'
import { randomFor, type Random } from './random.ts'
import {
  readRecords,
  type ContentRecord,
  type LicenceRecord,
  type ListingRecord,
  type OwnerRecord,
  type Pair,
} from './records.ts'

/** Listings with their owners, who own no others. */
export type Batch = { listings: ListingRecord[]; owners: OwnerRecord[] }

/**
 * The first `count` listings in batches: the core, then copies of it under other names and numbers, in other areas, at other
 * prices, with ratings instead of reviews. Each is the same however many there are.
 */
export function* batchesOf(count: number): Generator<Batch> {
  const core = { listings: readRecords('listings'), owners: readRecords('owners') }
  const size = core.listings.length
  const names = readRecords('names')
  for (let round = 0; round * size < count; round++) {
    const { listings, owners } = round === 0 ? core : copyOf(core, round, names)
    const taken = listings.slice(0, count - round * size)
    const numbers = new Set(taken.map(({ owner }) => owner))
    yield { listings: taken, owners: owners.filter(({ number }) => numbers.has(number)) }
  }
}

function copyOf(core: Batch, round: number, names: readonly Pair[]): Batch {
  const size = core.listings.length
  // Times come closer to now in one proportion, so that none of them changes places with another.
  const pace = 0.3 + 0.7 * randomFor('pace', round).next()
  return {
    owners: core.owners.map((owner) => copyOfOwner(owner, owner.number + round * size, pace)),
    listings: core.listings.map((listing, at) => {
      const random = randomFor('copy', round * size + at)
      // Plans and states pass on to other trades in each round.
      const stateAt = (at + round * 37) % size
      const state = core.listings[stateAt]!
      return copyOfListing(listing, {
        state,
        number: round * size + at + 1,
        business: (state.owner ?? stateAt) + round * size,
        named: random.pick(core.listings).named.slice(0, state.named.length),
        name: random.pick(names),
        pace,
        random,
      })
    }),
  }
}

function copyOfOwner(owner: OwnerRecord, number: number, pace: number): OwnerRecord {
  const { banReason: _banReason, payment, ...kept } = owner
  const { at = 0, decided = 0 } = payment ?? {}
  return {
    ...kept,
    number,
    email: owner.email.replace(/\d+@/, `${number + 1}@`),
    joined: owner.joined * pace,
    whatsappNumber: phoneOf(number, 12_000_000),
    ...(owner.verified && { verified: owner.verified * pace }),
    ...(payment?.status === 'confirmed' && { payment: { ...payment, at: at * pace, decided: decided * pace } }),
  }
}

type Copy = {
  /** The listing whose owner, plan, status and times it has. */
  state: ListingRecord
  number: number
  /** Number of the business: its owner's, if there is one. */
  business: number
  named: string[]
  name: Pair
  pace: number
  random: Random
}

function copyOfListing({ content: texts, trade, named: before }: ListingRecord, copy: Copy): ListingRecord {
  const { state, number, business, named, name, pace, random } = copy
  const { edit: _edit, report: _report, ...kept } = state
  const [nameEn, nameZh] = [`${name[0]} ${trade[0]}`, `${name[1]}${trade[1]}`]
  const slug = `${slugOf(nameEn)}-${number}`
  const { faq, licences, ...content } = inOtherAreas(texts, before, named)
  const factor = 0.8 + random.next() * 0.45
  const published = state.published === undefined ? undefined : state.published * pace
  return {
    ...kept,
    slug,
    ...(state.owner !== undefined && { owner: business }),
    created: state.created * pace,
    ...(published !== undefined && { published }),
    views: Math.round(state.views * (0.5 + random.next())),
    trade,
    named,
    content: {
      ...content,
      ...(content.nameEn && { nameEn }),
      ...(content.nameZh && { nameZh }),
      categories: content.categories.slice(0, state.content.categories.length),
      areas: named,
      prices: content.prices.map((price) => scaled(price, factor)),
      whatsappNumber: phoneOf(business, 12_000_000),
      ...(content.phoneNumber && { phoneNumber: phoneOf(business, 13_000_000) }),
      ...(content.email && { email: `${slug}@example.com` }),
      ...(content.websiteUrl && { websiteUrl: `https://example.com/${slug}` }),
      ...(faq && state.content.faq && { faq }),
      ...(licences && { licences: licences.map((licence) => since(licence, published)) }),
    },
    photos: [],
    ratings: published === undefined ? [0, 0, 0, 0, 0] : ratingsBy(random),
  }
}

/** The licence of a listing that was published this many days ago, if it was: nothing is known of it from before. */
function since({ checkedDaysAgo, ...licence }: LicenceRecord, published: number | undefined): LicenceRecord {
  if (published === undefined) return { ...licence, state: 'claimed', expiresInDays: Math.abs(licence.expiresInDays) }
  return {
    ...licence,
    expiresInDays: Math.max(licence.expiresInDays, -Math.floor(published)),
    ...(checkedDaysAgo !== undefined && { checkedDaysAgo: Math.min(checkedDaysAgo, Math.floor(published)) }),
  }
}

type AreaFile = { areas: { slug: string; name: { en: string; 'zh-Hant': string } }[] }
let areaNames: Map<string, Pair> | undefined

/** The names of an area as texts use them, without brackets. */
function namesOfArea(slug: string): Pair {
  areaNames ??= new Map(
    (JSON.parse(readFileSync('reference/areas.json', 'utf8')) as AreaFile).areas.map(({ slug: of, name }) => [
      of,
      [name.en.replace(/ \(.*\)$/, ''), name['zh-Hant']],
    ]),
  )
  return areaNames.get(slug) ?? ['', '']
}

/** The content with the names of these areas replaced. */
function inOtherAreas(content: ContentRecord, from: readonly string[], to: readonly string[]): ContentRecord {
  const others = new Map(
    from.flatMap((slug, at) => {
      const other = namesOfArea(to[at] ?? to[0] ?? slug)
      return namesOfArea(slug).map((name, language) => [name, other[language] ?? name] as const)
    }),
  )
  const pattern = new RegExp([...others.keys()].join('|'), 'g')
  const text = JSON.stringify(content).replace(pattern, (name) => others.get(name) ?? name)
  return JSON.parse(text) as ContentRecord
}

/** The price in whole tens of dollars, or whole dollars below a hundred. */
function scaled(price: Price, factor: number): Price {
  const of = (cents: number) => {
    const step = cents < 10_000 ? 100 : 1_000
    return Math.max(step, Math.round((cents * factor) / step) * step)
  }
  const from = price.fromCents === null ? null : of(price.fromCents)
  const to = price.toCents === null ? null : Math.max(of(price.toCents), (from ?? 0) + 1_000)
  return { ...price, fromCents: from, toCents: to }
}

/** Counts by stars: a third have none, few have hundreds. */
function ratingsBy({ next }: Random): number[] {
  const count = next() < 0.7 ? Math.ceil(Math.exp(next() ** 2 * 6.2)) : 0
  const shares = next() < 0.75 ? [0.01, 0.02, 0.07, 0.28] : [0.06, 0.1, 0.2, 0.34]
  const lower = shares.map((share) => Math.floor(share * count + next() * 0.5))
  const five = count - lower.reduce((sum, n) => sum + n, 0)
  return five < 0 ? [0, 0, 0, 0, count] : [...lower, five]
}

/**
 * The telephone number of a business. Hong Kong assigns no number that begins with 1 (docs/hong-kong.md), so no real
 * telephone rings: +852 12xx xxxx for chats, +852 13xx xxxx for calls. The stride visits each number once.
 */
const phoneOf = (business: number, first: number) => `+852${first + ((business * 7_919 + 369_435) % 1_000_003)}`

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
