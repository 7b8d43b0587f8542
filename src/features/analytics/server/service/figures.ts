import { planOf } from '#features/billing/server/service.ts'
import { may } from '#features/listings/policy.ts'
import { nameOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Authorized } from '#shared/authorized.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { isUuid } from '#shared/uuid.ts'
import type { ListingAnalytics, ListingFigures, SiteAnalytics } from '../../contract.ts'
import { contactKinds, type EventKind, isContact } from '../../rules.ts'
import { daysOf, type Period, rangeOf } from '../../rules/periods.ts'
import * as store from '../store/figures.ts'

/** Maximum length of a top list. */
const maxListEntries = 10

/**
 * Figures of a listing for its owner and admins; not found for anyone else. `figures` is null when the owner's plan does
 * not include analytics.
 * @throws Refusal LISTING_NOT_FOUND
 */
export async function getForListing(
  { db, actor, now }: Ctx,
  { listingId, period, locale }: { listingId: string; period: Period; locale: Locale },
): Promise<ListingAnalytics> {
  if (!isUuid(listingId)) throw new Refusal('LISTING_NOT_FOUND')
  const [found, toSimplified] = await Promise.all([store.findListing(db, listingId), loadSimplifier()])
  const row = may(actor, 'edit', found)
  if (!row) throw new Refusal('LISTING_NOT_FOUND')
  const { text: name, lang } = nameOf(row, locale, toSimplified)
  const { id, slug, isPublic, ownerId } = row
  const isIncluded = actor?.isAdmin || (ownerId !== null && (await planOf(db, ownerId)).hasAnalytics)
  return {
    listing: { id, slug, name, lang, isPublic },
    figures: isIncluded ? await figuresOf(db, row, hongKongDay(now()), period) : null,
  }
}

async function figuresOf(
  db: Db,
  { id: listingId }: Authorized<{ id: string }, 'edit'>,
  today: string,
  period: Period,
): Promise<ListingFigures> {
  const { from, to, before } = rangeOf(today, period)
  // Yesterday may not be rolled up yet, so it is read from raw events like today.
  const rawFrom = addDays(today, -1)
  const range = { listingId, from, rawFrom, to }
  const [counts, sources, terms] = await Promise.all([
    store.countByKind(db, { ...range, from: before.from }),
    store.countBySource(db, range),
    store.findTerms(db, range, maxListEntries),
  ])
  const figure = (matches: (kind: EventKind) => boolean) => {
    const sum = (first: string, last: string) =>
      counts.reduce((all, { day, kind, count }) => all + (matches(kind) && day >= first && day <= last ? count : 0), 0)
    return { now: sum(from, to), before: sum(before.from, before.to) }
  }
  const figureOf = (one: EventKind) => figure((kind) => kind === one)
  const byDay = Map.groupBy(counts, ({ day }) => day)
  const countOn = (day: string, matches: (kind: EventKind) => boolean) =>
    (byDay.get(day) ?? []).reduce((all, { kind, count }) => all + (matches(kind) ? count : 0), 0)
  return {
    from,
    to,
    views: figureOf('view'),
    contacts: figure(isContact),
    favorites: figureOf('favorite'),
    impressions: figureOf('search_impression'),
    shares: figureOf('share'),
    channels: contactKinds.map((kind) => ({ kind, ...figureOf(kind) })),
    days: daysOf({ from, to }).map((day) => ({
      day,
      views: countOn(day, (kind) => kind === 'view'),
      contacts: countOn(day, isContact),
      favorites: countOn(day, (kind) => kind === 'favorite'),
      impressions: countOn(day, (kind) => kind === 'search_impression'),
    })),
    terms,
    sources,
  }
}

/** Figures of the whole site. Views and contacts are as of the last hourly roll-up. */
export async function getForSite(
  { db, now }: Ctx,
  { period, locale }: { period: Period; locale: Locale },
): Promise<SiteAnalytics> {
  const { from, to, before } = rangeOf(hongKongDay(now()), period)
  const bothPeriods = { from: before.from, to }
  const [newByDay, site, categories, areas, misses] = await Promise.all([
    store.countNewByDay(db, bothPeriods),
    store.countSite(db, bothPeriods),
    store.findTopPlaces(db, { from, to }, 'category', locale, maxListEntries),
    store.findTopPlaces(db, { from, to }, 'area', locale, maxListEntries),
    store.findMisses(db, { from, to }, locale, 50),
  ])
  const days = new Map(daysOf(bothPeriods).map((day) => [day, { day, signUps: 0, listings: 0, contacts: 0, views: 0 }]))
  for (const { day, metric, count } of newByDay) days.get(day)![metric] = count
  for (const { day, views, contacts } of site) Object.assign(days.get(day)!, { views, contacts })
  const all = [...days.values()]
  const figure = (metric: 'signUps' | 'listings' | 'contacts' | 'views') => {
    const sum = (rows: typeof all) => rows.reduce((total, row) => total + row[metric], 0)
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
