import { planOf } from '#features/billing/server/service.ts'
import { nameOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { ListingAnalytics, ListingFigures, SiteAnalytics } from '../../contract.ts'
import { contactKinds, type EventKind, isContact } from '../../rules.ts'
import { addDays, daysOf, type Period, rangeOf } from '../../rules/periods.ts'
import * as store from '../store/figures.ts'

/** Entries of a list of the commonest. */
const most = 10

const isId = (key: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)

/**
 * The figures of a listing, for its owner and for admins; nobody else learns that it is there. An owner whose plan has no
 * analytics gets none, rather than zeros.
 * @throws Refusal LISTING_NOT_FOUND
 */
export async function getForListing(
  { db, actor, now }: Ctx,
  { listingId, period, locale }: { listingId: string; period: Period; locale: Locale },
): Promise<ListingAnalytics> {
  if (!isId(listingId)) throw new Refusal('LISTING_NOT_FOUND')
  const [row, toSimplified] = await Promise.all([store.findListing(db, listingId), loadSimplifier()])
  if (!row || !actor || (!actor.isAdmin && row.ownerId !== actor.id)) throw new Refusal('LISTING_NOT_FOUND')
  const { text: name, lang } = nameOf(row, locale, toSimplified)
  const { id, slug, isPublic, ownerId } = row
  const isIncluded = actor.isAdmin || (ownerId !== null && (await planOf(db, ownerId)).hasAnalytics)
  return {
    listing: { id, slug, name, lang, isPublic },
    figures: isIncluded ? await figuresOf(db, id, hongKongDay(now()), period) : null,
  }
}

async function figuresOf(db: Db, listingId: string, today: string, period: Period): Promise<ListingFigures> {
  const { from, to, before } = rangeOf(today, period)
  // The day before may not be counted yet: its raw events say.
  const rawFrom = addDays(today, -1)
  const asked = { listingId, from, rawFrom, to }
  const [counts, sources, terms] = await Promise.all([
    store.countByKind(db, { ...asked, from: before.from }),
    store.countBySource(db, asked),
    store.findTerms(db, asked, most),
  ])
  const figure = (isOne: (kind: EventKind) => boolean) => {
    const sum = (first: string, last: string) =>
      counts.reduce((all, { day, kind, count }) => all + (isOne(kind) && day >= first && day <= last ? count : 0), 0)
    return { now: sum(from, to), before: sum(before.from, before.to) }
  }
  const only = (one: EventKind) => figure((kind) => kind === one)
  const byDay = Map.groupBy(counts, ({ day }) => day)
  const on = (day: string, isOne: (kind: EventKind) => boolean) =>
    (byDay.get(day) ?? []).reduce((all, { kind, count }) => all + (isOne(kind) ? count : 0), 0)
  return {
    from,
    to,
    views: only('view'),
    contacts: figure(isContact),
    favorites: only('favorite'),
    impressions: only('search_impression'),
    shares: only('share'),
    channels: contactKinds.map((kind) => ({ kind, ...only(kind) })),
    days: daysOf({ from, to }).map((day) => ({
      day,
      views: on(day, (kind) => kind === 'view'),
      contacts: on(day, isContact),
      favorites: on(day, (kind) => kind === 'favorite'),
      impressions: on(day, (kind) => kind === 'search_impression'),
    })),
    terms,
    sources,
  }
}

/** The whole site's figures; views and contacts as of the last count, which is made every hour. */
export async function getForSite(
  { db, now }: Ctx,
  { period, locale }: { period: Period; locale: Locale },
): Promise<SiteAnalytics> {
  const { from, to, before } = rangeOf(hongKongDay(now()), period)
  const both = { from: before.from, to }
  const [arrivals, site, categories, areas, misses] = await Promise.all([
    store.countArrivals(db, both),
    store.countSite(db, both),
    store.findTopPlaces(db, { from, to }, 'category', locale, most),
    store.findTopPlaces(db, { from, to }, 'area', locale, most),
    store.findMisses(db, { from, to }, 50),
  ])
  const days = new Map(daysOf(both).map((day) => [day, { day, signUps: 0, listings: 0, contacts: 0, views: 0 }]))
  for (const { day, what, count } of arrivals) days.get(day)![what] = count
  for (const { day, views, contacts } of site) Object.assign(days.get(day)!, { views, contacts })
  const all = [...days.values()]
  const figure = (what: 'signUps' | 'listings' | 'contacts' | 'views') => {
    const sum = (rows: typeof all) => rows.reduce((total, row) => total + row[what], 0)
    return { now: sum(all.filter(({ day }) => day >= from)), before: sum(all.filter(({ day }) => day < from)) }
  }
  return {
    from,
    to,
    signUps: figure('signUps'),
    listings: figure('listings'),
    contacts: figure('contacts'),
    views: figure('views'),
    days: all.filter(({ day }) => day >= from),
    categories,
    areas,
    misses,
  }
}
