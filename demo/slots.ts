import type { PlanKey } from '#features/billing/rules.ts'
import type { ListingStatus, RejectionCode } from '#features/listings/rules.ts'
import { permuted, randomFor, type Random } from './random.ts'
import { demoAreas, demoCategories, type DemoArea, type DemoCategory } from './reference.ts'
import { groupTexts } from './texts/groups.ts'

/** The facts of listing `index` from which its texts are generated. */
export type Slot = {
  index: number
  category: DemoCategory
  /** Number of earlier listings of the category. */
  turn: number
  language: 'en' | 'zh' | 'both'
  plan: PlanKey
  status: ListingStatus
  rejection: RejectionCode | null
  /** Number of the business behind the listing: one owner and one telephone number for all its listings. */
  party: number
  isOwned: boolean
  /** Owned by a member whose account was deactivated. */
  isOwnerInactive: boolean
  /** Has a pending revision beside the live version. */
  hasRevision: boolean
  /** The owner declared a payment for the badge that is still pending. */
  openPayment: 'pending' | 'rejected' | null
  /** The areas that its texts name, the main one first. */
  areas: DemoArea[]
}

/** Number of core listings, which have members, reviews and pictures. */
export const coreListings = 400

/** Owners, plans and states repeat every 40 listings, permuted. */
export const slotBlock = 40

/**
 * The slot of a listing, the same however many there are. Of 40 places: 0-3 premium (three of one owner, one of another;
 * only two above the core), 4-7 verified, 8-36 free, 37 pending, 38 and 39 rejected or pending.
 */
export function slotOf(index: number): Slot {
  const { category, turn } = categoryOf(index)
  const place = permuted(index, slotBlock, 'plan')
  const block = Math.floor(index / slotBlock)
  const premium = index < coreListings ? 4 : 2
  const plan = place < premium ? 'premium' : place >= 4 && place < 8 ? 'whatsapp_verified' : 'free'
  const at = `${block}.${place}`
  const state = stateOf(place, block)
  const language = languages[permuted(index, languages.length, 'language')] as Slot['language']
  return {
    index,
    category,
    turn,
    language,
    plan,
    ...state,
    party: block * slotBlock + ownersPlace(place, premium, state.rejection),
    isOwned: at !== ownerless,
    isOwnerInactive: at === inactive,
    hasRevision: revised.includes(at),
    openPayment: undecided[at] ?? null,
    areas: areasOf(index, plan),
  }
}

/** Approved listings with something for moderators, as block and place. */
const ownerless = '0.12'
const inactive = '1.13'
const revised = ['2.14', '5.0', '7.5']
const undecided: Record<string, 'pending' | 'rejected'> = { '3.15': 'pending', '6.16': 'pending', '4.17': 'rejected' }

const approved = { status: 'approved', rejection: null } as const

function stateOf(place: number, block: number): { status: ListingStatus; rejection: RejectionCode | null } {
  if (place === 37 || (place === 38 && block % 2 === 0)) return { status: 'pending', rejection: null }
  if (place === 38) return { status: 'rejected', rejection: 'moderation' }
  if (place === 39) return { status: 'rejected', rejection: block % 3 === 2 ? 'moderation' : 'plan_limit' }
  return approved
}

/** The place in the block whose owner owns this listing too. */
function ownersPlace(place: number, premium: number, rejection: RejectionCode | null): number {
  if (place < premium - 1) return 0
  if (place === 1 && premium === 2) return 0
  return rejection === 'plan_limit' ? 8 : place
}

/** 40 % English only, 30 % Chinese only, 30 % both. */
const languages = ['en', 'en', 'en', 'en', 'zh', 'zh', 'zh', 'both', 'both', 'both']

/** Trades that people ask for most, so that every district has two providers of each or more, by category. */
export const everydayTrades = ['plumbers', 'electricians', 'home-cleaning', 'local-movers', 'private-tutors'] as const

/** The categories of 385 listings: each with texts twice or three times, popular ones six times, everyday trades twelve. */
const schedule = scheduled(demoCategories.filter(({ group, slug }) => groupTexts[group]?.categories[slug]))

function scheduled(categories: DemoCategory[]): { category: DemoCategory; rank: number; times: number }[] {
  const everyday = everydayTrades.map((slug) => categories.find((category) => category.slug === slug) as DemoCategory)
  let thirds = 0
  // Everyday trades take every second place of a third listing, so that all other listings keep theirs.
  const inTurn = categories.flatMap((category) => {
    if (category.isPopular) return Array.from({ length: 6 }, () => category)
    if (randomFor('schedule', category.slug).int(2, 3) === 2) return [category, category]
    const turn = thirds++
    return [category, category, turn % 2 === 1 ? category : (everyday[(turn / 2) % everyday.length] as DemoCategory)]
  })
  return inTurn.map((category, at) => {
    const places = inTurn.flatMap((other, place) => (other === category ? place : []))
    return { category, rank: places.indexOf(at), times: places.length }
  })
}

function categoryOf(index: number): { category: DemoCategory; turn: number } {
  const entry = schedule[permuted(index, schedule.length, 'category')]
  if (!entry) throw new Error('no category has words')
  return { category: entry.category, turn: Math.floor(index / schedule.length) * entry.times + entry.rank }
}

const busyAreas = new Set(
  (
    'central sheung-wan mid-levels sai-ying-pun kennedy-town wan-chai causeway-bay happy-valley north-point quarry-bay tai-koo ' +
    'tsim-sha-tsui jordan mong-kok sham-shui-po kowloon-tong hung-hom kwun-tong tsuen-wan tuen-mun yuen-long tai-po sha-tin ' +
    'sai-kung-town tseung-kwan-o tung-chung discovery-bay'
  ).split(' '),
)
const mainAreas = demoAreas.flatMap((area) => (busyAreas.has(area.slug) ? [area, area, area] : [area]))

/** The area of the business and, within its plan's limit, the next ones of the same district. */
function areasOf(index: number, plan: PlanKey): DemoArea[] {
  const random = randomFor('areas', index)
  const main = mainAreas[permuted(index, mainAreas.length, 'area')] as DemoArea
  const [fewest, most] = { free: [1, 2], whatsapp_verified: [1, 4], premium: [2, 4] }[plan] as [number, number]
  return [main, ...neighboursOf(main, random)].slice(0, random.int(fewest, most))
}

/** The nearest areas of the district, which are adjacent in the file; sometimes one of the region. */
function neighboursOf(main: DemoArea, random: Random): DemoArea[] {
  const at = demoAreas.indexOf(main)
  const near = demoAreas
    .filter(({ district, slug }) => district === main.district && slug !== main.slug)
    .sort((a, b) => Math.abs(demoAreas.indexOf(a) - at) - Math.abs(demoAreas.indexOf(b) - at))
    .slice(0, 3)
  const far = demoAreas.filter(({ region, district }) => region === main.region && district !== main.district)
  return far.length > 0 && random.chance(0.3) ? [...near.slice(0, 2), random.pick(far)] : near
}
