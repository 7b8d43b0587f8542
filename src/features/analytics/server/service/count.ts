import { createHmac } from 'node:crypto'
import { findPublic, recordContact } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { networkOf } from '#platform/server/network.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { isBot, isCounted, type ReportedKind } from '../../rules.ts'
import { sourceOf, termOf } from '../../rules/sources.ts'
import * as store from '../store.ts'

type Report = { listingId: string; kind: ReportedKind; referrerHost?: string }
type Shown = { listingIds: string[]; q?: string }

/**
 * Counts what a page reports, once per visitor, listing, kind and Hong Kong day; not for programs, owners and admins,
 * nor for listings that are unknown or not public. A WhatsApp click of a member is also remembered as their contact.
 * Never throws: a page must not notice whether it was counted.
 */
export const record = (ctx: Ctx, report: Report): Promise<void> => quietly(ctx, () => count(ctx, report))

/** Likewise what a search has shown, all at once; the words with it, unless they could be a number or an address. */
export const recordImpressions = (ctx: Ctx, shown: Shown): Promise<void> => quietly(ctx, () => countShown(ctx, shown))

async function quietly(ctx: Ctx, work: () => Promise<void>): Promise<void> {
  try {
    if (isBot(ctx.client.userAgent)) return
    if ((await consumeLimit(ctx, 'beacon')) !== null) return
    await work()
  } catch (error) {
    ctx.log.error({ err: error }, 'an event was not counted')
  }
}

async function count(ctx: Ctx, { listingId, kind, referrerHost }: Report): Promise<void> {
  const { db, actor } = ctx
  const listing = await findPublic(db, listingId)
  if (!listing) return
  const now = ctx.now()
  if (kind === 'whatsapp_click' && actor && actor.id !== listing.ownerId)
    await recordContact(db, actor.id, listingId, now)
  if (!isCounted(actor, listing)) return
  const day = hongKongDay(now)
  const visitor = visitorOf(await saltOf(db, day), listingId, ctx.client)
  const source = kind === 'view' ? sourceOf(referrerHost, new URL(ctx.baseUrl).host) : null
  await store.insertEvent(db, { listingId, kind, day, visitor, source, createdAt: now })
}

async function countShown(ctx: Ctx, { listingIds, q = '' }: Shown): Promise<void> {
  const { db, actor, client } = ctx
  const listings = await store.findPublicOf(db, listingIds)
  const counted = listings.filter((listing) => isCounted(actor, listing))
  if (counted.length === 0) return
  const day = hongKongDay(ctx.now())
  const salt = await saltOf(db, day)
  const shown = counted.map(({ id }) => ({ listingId: id, visitor: visitorOf(salt, id, client) }))
  await store.insertImpressions(db, { day, term: termOf(q), shown })
}

/**
 * Who came, as a number that says nothing: HMAC-SHA256 under the day's salt over listing, network (an IPv6 address by its
 * /64) and user agent. Different for each listing and each day, and unrepeatable once the salt is gone.
 */
function visitorOf(salt: Buffer, listingId: string, { address, userAgent }: Ctx['client']): Buffer {
  return createHmac('sha256', salt)
    .update([listingId, networkOf(address), userAgent].join('\0'))
    .digest()
}

/** The first event of a day makes its salt and drops those older than 48 hours. */
async function saltOf(db: Db, day: string): Promise<Buffer> {
  const salt = await store.findSalt(db, day)
  if (salt) return salt
  await dropOldSalts(db, new Date(`${day}T00:00:00+08:00`))
  return store.insertSalt(db, day)
}

/** Drops the salts of all days but today and yesterday, so that none outlives 48 hours; also for a schedule. */
export async function dropOldSalts(db: Db, now: Date): Promise<void> {
  await store.deleteSaltsBefore(db, hongKongDay(new Date(now.getTime() - 86_400_000)))
}
