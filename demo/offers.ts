import {
  acceptedPayments,
  type AcceptedPayment,
  type Bilingual,
  type Day,
  type Licence,
  type OpeningHours,
  type Price,
  type Span,
  spokenLanguages,
  type SpokenLanguage,
} from '#features/listings/rules.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { groupAndCategoryTexts } from './compose-texts.ts'
import { randomFor, type Random } from './random.ts'
import type { Slot } from './slots.ts'
import type { Pair, Service } from './texts/shape.ts'

/** A text in the languages of the listing. */
export function shownIn({ language }: Slot, [en, zh]: Pair): Bilingual {
  return { en: language === 'zh' ? null : en, zh: language === 'en' ? null : zh }
}

/** Price rows of the category's services, scaled by how expensive this provider is; some are on request only. */
export function pricesOf(slot: Slot): { prices: Price[]; calloutFeeCents: number | null } {
  const { category } = groupAndCategoryTexts(slot)
  const random = randomFor('prices', slot.index)
  if (slot.category.isByQuote && random.chance(0.15)) {
    const title = shownIn(slot, ['Price after a look at the job', '視情況報價'])
    return { prices: [{ title, unit: 'quote', fromCents: null, toCents: null, note: null }], calloutFeeCents: null }
  }
  const level = 0.88 + random.next() * 0.3
  const chosen = random.some(category.services, random.int(2, 6))
  const prices = category.services
    .filter((service) => chosen.includes(service))
    .map((service) => priceOf(slot, service, level, random))
  const asksFee = category.callout !== undefined && random.chance(0.75)
  return { prices, calloutFeeCents: asksFee ? dollars((category.callout ?? 0) * level) * 100 : null }
}

/** Trades that come to the customer often take urgent jobs, most of them for a surcharge. */
export function urgentJobsOf(slot: Slot): { takesUrgentJobs: boolean; urgentSurchargeCents: number | null } {
  const random = randomFor('urgent', slot.index)
  const { callout } = groupAndCategoryTexts(slot).category
  const takesUrgentJobs = random.chance(callout === undefined ? 0.08 : 0.45)
  const surcharge = random.chance(0.6) ? random.pick([10_000, 15_000, 20_000, 30_000, 50_000]) : null
  return { takesUrgentJobs, urgentSurchargeCents: takesUrgentJobs ? surcharge : null }
}

const notes: readonly Pair[] = [
  ['Weekends and public holidays a little more', '週末及公眾假期略加'],
  ['Confirmed in writing before we begin', '開始前以文字確認'],
  ['Islands by quotation', '離島另議'],
]

function priceOf(slot: Slot, [en, zh, unit, from, to]: Service, level: number, random: Random): Price {
  const title = shownIn(slot, [en, zh])
  if (unit === 'quote') return { title, unit, fromCents: null, toCents: null, note: null }
  const low = dollars(from * level)
  const high = to === undefined || random.chance(0.2) ? null : dollars(to * level)
  const note = random.chance(0.08) ? shownIn(slot, random.pick(notes)) : null
  return { title, unit, fromCents: low * 100, toCents: high !== null && high > low ? high * 100 : null, note }
}

/** Whole HK$ as people write prices: steps of 1, 5, 10, 50, 100 or 500 by size. */
export function dollars(amount: number): number {
  const step =
    amount < 40 ? 1 : amount < 200 ? 5 : amount < 1_500 ? 10 : amount < 6_000 ? 50 : amount < 30_000 ? 100 : 500
  return Math.max(1, Math.round(amount / step) * step)
}

const emergencies = new Set(
  'plumbers drain-clearing electricians locksmiths vets airport-transfers cross-border-cars private-nurses security-guards it-support'.split(
    ' ',
  ),
)
const byAppointment = new Set(
  'relocation-legal-finance business-it events-photography education-lessons renovation-design health-therapy fitness-sports'.split(
    ' ',
  ),
)
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const weekend = ['sat', 'sun'] as const
const week = [...weekdays, ...weekend]
const hours = (...spans: [from: number, to: number][]): Span[] =>
  spans.map(([from, to]) => ({ from: from * 60, to: to * 60 }))
const on = (days: readonly Day[], spans: Span[]) =>
  Object.fromEntries(days.map((day) => [day, spans])) as Partial<Record<Day, Span[]>>

const office: Partial<Record<Day, Span[]>>[] = [
  on(weekdays, hours([9, 18])),
  { ...on(weekdays, hours([9.5, 18.5])), ...on(['sat'], hours([9.5, 13])) },
  on(weekdays, hours([9, 13], [14, 18])),
]
const trade: Partial<Record<Day, Span[]>>[] = [
  on([...weekdays, 'sat'], hours([9, 19])),
  on(week, hours([8.5, 20])),
  { ...on([...weekdays, 'sat'], hours([9, 18.5])), ...on(['sun'], hours([10, 16])) },
  on(week, hours([9, 21])),
]
const shop: Partial<Record<Day, Span[]>>[] = [
  on(week, hours([11, 20])),
  on(['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], hours([10.5, 19.5])),
  on([...weekdays, 'sat'], hours([10, 13.5], [14.5, 20])),
  { ...on(weekdays, hours([11, 21])), ...on(weekend, hours([10, 20])) },
]
const lessons: Partial<Record<Day, Span[]>>[] = [
  { ...on(weekdays, hours([15, 21])), ...on(weekend, hours([9, 18])) },
  { ...on(weekdays, hours([7, 11], [17, 22])), ...on(['sat'], hours([8, 14])) },
  on(week, hours([10, 20])),
]
const late: Partial<Record<Day, Span[]>>[] = [on(['thu', 'fri', 'sat'], hours([17, 26])), on(week, hours([12, 24]))]

const weeksOf: Record<string, Partial<Record<Day, Span[]>>[]> = {
  'home-repairs': trade,
  'renovation-design': [...trade, ...office],
  'cleaning-pest': trade,
  'moving-storage': trade,
  'domestic-help-care': [...office, ...shop],
  'education-lessons': lessons,
  'fitness-sports': lessons,
  'health-therapy': [...office, ...shop],
  'beauty-wellness': shop,
  pets: shop,
  'events-photography': [...office, ...shop],
  'food-catering': shop,
  'cars-transport': trade,
  'relocation-legal-finance': office,
  'business-it': office,
}
const nightCategories = new Set(['bartenders', 'djs-bands'])

/** Always open, by appointment, weekly hours or none; public holidays only where stated. */
export function hoursOf(slot: Slot): OpeningHours | null {
  const { group, slug } = slot.category
  const random = randomFor('hours', slot.index)
  if (emergencies.has(slug) && random.chance(0.4)) return { kind: 'always' }
  if (random.chance(byAppointment.has(group) ? 0.3 : 0.1)) return { kind: 'appointment' }
  if (random.chance(0.06)) return null
  const days = random.pick(nightCategories.has(slug) ? late : (weeksOf[group] ?? office))
  const holiday = random.next()
  if (holiday < 0.35) return { kind: 'weekly', days }
  // Who rests on Sundays rests on public holidays.
  return { kind: 'weekly', days: { ...days, holiday: holiday < 0.7 || !days.sun ? [] : hours([10, 16]) } }
}

const shopGroups = new Set('beauty-wellness pets food-catering health-therapy cars-transport'.split(' '))
const officeGroups = new Set(
  'relocation-legal-finance business-it domestic-help-care renovation-design moving-storage'.split(' '),
)

export function paymentsOf(slot: Slot): AcceptedPayment[] {
  const random = randomFor('payments', slot.index)
  const { group } = slot.category
  const shares: Record<AcceptedPayment, number> = {
    cash: officeGroups.has(group) ? 0.6 : 0.95,
    fps: 0.85,
    payme: 0.6,
    alipayhk: shopGroups.has(group) ? 0.55 : 0.2,
    wechat_pay: shopGroups.has(group) ? 0.4 : 0.12,
    octopus: shopGroups.has(group) ? 0.35 : 0.03,
    bank_transfer: officeGroups.has(group) ? 0.8 : 0.35,
    credit_card: shopGroups.has(group) ? 0.6 : officeGroups.has(group) ? 0.3 : 0.08,
    cheque: officeGroups.has(group) ? 0.5 : 0.12,
  }
  const taken = acceptedPayments.filter((payment) => random.chance(shares[payment]))
  return taken.length > 0 ? taken : ['cash']
}

export function languagesOf(slot: Slot): SpokenLanguage[] {
  const random = randomFor('languages', slot.index)
  const spoken = new Set<SpokenLanguage>(slot.language === 'en' ? ['english'] : ['cantonese'])
  if (slot.language === 'both') spoken.add('english')
  if (slot.language === 'en' && random.chance(0.65)) spoken.add('cantonese')
  if (slot.language === 'zh' && random.chance(0.25)) spoken.add('english')
  if (random.chance(slot.language === 'en' ? 0.25 : 0.55)) spoken.add('mandarin')
  const isHome = slot.category.group === 'domestic-help-care'
  if (random.chance(isHome ? 0.5 : 0.04)) spoken.add('tagalog')
  if (random.chance(isHome ? 0.45 : 0.03)) spoken.add('indonesian')
  if (slot.language !== 'zh' && random.chance(0.22)) {
    spoken.add(
      random.pick(['hindi', 'urdu', 'nepali', 'thai', 'french', 'french', 'german', 'spanish', 'japanese', 'korean']),
    )
  }
  return spokenLanguages.filter((language) => spoken.has(language))
}

/** Number formats as the registers print them: `9` is any digit, everything else is literal. */
const licenceForms: Record<string, string> = {
  'wsd-licensed-plumber': 'LP-9999',
  'emsd-electrical': 'REC-99999',
  'emsd-gas': 'GC-9999',
  'bd-minor-works': 'MWC 9999/2023',
  'labour-ea': 'EA-99999',
  eaa: 'C-099999',
  'td-driving-instructor': 'PDI-99999',
  'td-hire-car': 'HC-9999',
  sgsia: 'SC-9999',
  'medical-register': 'R-99999',
  'accredited-register': 'ARS-9999',
  vsb: 'V-9999',
  'afcd-boarding': 'AB-999',
  tia: '359999',
  'fehd-food': '2998 9999',
  ia: 'IA-99999',
  sfc: 'CE-A99999',
  'law-society': 'LS-99999',
  cpa: 'PC-99999',
  'edb-school': '69999',
  massage: 'ME-999',
}

const dayMs = 86_400_000

/** Days after publication in which an admin looks a licence up, and after which a check is due again. */
const licenceCheckDays = { first: 24, again: 365 }

/**
 * Licences where the category has some: claimed until an admin has looked them up; then checked since the listing was
 * published, a few of them just over a year ago; or expired since the listing was written. A listing that was never
 * published has claimed ones only.
 */
export function licencesOf(
  slot: Slot,
  { createdAt, publishedAt, now }: { createdAt: Date; publishedAt: Date; now: Date },
): Licence[] {
  const random = randomFor('licences', slot.index)
  const day = (fromNow: number) => hongKongDay(new Date(now.getTime() + fromNow * dayMs))
  const daysSince = (date: Date) => Math.floor((now.getTime() - date.getTime()) / dayMs)
  const isPublished = slot.status === 'approved'
  return slot.category.licences
    .filter((_, at) => random.chance(at === 0 ? 0.88 : 0.5))
    .map((key) => {
      const number = (licenceForms[key] ?? 'L-99999').replace(/9/g, () => String(random.int(0, 9)))
      const luck = random.next()
      if (luck < 0.08 && isPublished) {
        const expiresOn = day(-random.int(5, Math.min(120, daysSince(createdAt) - 1)))
        return { key, number, state: 'expired', expiresOn, checkedOn: null }
      }
      const expiresOn = day(random.int(25, 740))
      const live = isPublished ? daysSince(publishedAt) : 0
      if (live < licenceCheckDays.first) return { key, number, state: 'claimed', expiresOn, checkedOn: null }
      const isDueAgain = luck > 0.9 && live > licenceCheckDays.again + 20
      const checkedDaysAgo = isDueAgain ? licenceCheckDays.again + random.int(1, 9) : random.int(3, Math.min(330, live))
      return { key, number, state: 'checked', expiresOn, checkedOn: day(-checkedDaysAgo) }
    })
}
