import { createHmac } from 'node:crypto'
import { namesDanger } from '#features/discovery/server/service.ts'
import { findPublic, recordContact } from '#features/listings/server/service.ts'
import { logFailure } from '#platform/server/availability.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { networkOf } from '#platform/server/network.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'
import { isBot, isCounted, type ReportedKind } from '../../rules.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import { sourceOf, termOf } from '../../rules/sources.ts'
import * as store from '../store.ts'

class TooManyVisitors extends Error {}

type Report = { listingId: string; kind: ReportedKind; referrerHost?: string }
type Impressions = { listingIds: string[]; q?: string }

/**
 * Counts an event once per visitor, listing, kind and Hong Kong day. Ignores bots, owners, admins, and listings that are
 * not public. A WhatsApp click of a member is also recorded as their contact. Never throws: counting must not affect the
 * page.
 */
export const record = (ctx: Ctx, report: Report): Promise<void> => withoutThrowing(ctx, () => count(ctx, report))

/** Counts search impressions with the search term, unless it may be a number or an address. Never throws. */
export const recordImpressions = (ctx: Ctx, shown: Impressions): Promise<void> =>
  withoutThrowing(ctx, () => countImpressions(ctx, shown))

async function withoutThrowing(ctx: Ctx, work: () => Promise<void>): Promise<void> {
  try {
    if (isBot(ctx.client.userAgent)) return
    if ((await consumeLimit(ctx, rateLimits.beacon)) !== null) return
    await work()
  } catch (error) {
    logFailure(ctx.log, error, 'an event was not counted')
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
  const visitor = visitorOf(await getOrCreateSalt(db, day), listingId, ctx.client)
  const source = kind === 'view' ? sourceOf(referrerHost, new URL(ctx.baseUrl).host) : null
  const subject = [listingId, kind, networkOf(ctx.client.address)].join(' ')
  await db
    .transaction(async (tx) => {
      if (!(await store.insertEvent(tx, { listingId, kind, day, visitor, source, createdAt: now }))) return
      // A new visitor: undone when the network has too many, since anybody can send any user agent.
      if ((await consumeLimit({ ...ctx, db: tx }, rateLimits.visitorsPerNetwork, subject)) !== null)
        throw new TooManyVisitors()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TooManyVisitors)) throw error
    })
}

async function countImpressions(ctx: Ctx, { listingIds, q = '' }: Impressions): Promise<void> {
  const { db, actor, client } = ctx
  const listings = await store.findPublicListings(db, listingIds)
  const counted = listings.filter((listing) => isCounted(actor, listing))
  if (counted.length === 0) return
  const day = hongKongDay(ctx.now())
  const salt = await getOrCreateSalt(db, day)
  const userAgent = boundedUserAgent(salt, client.userAgent)
  const shown = counted.map(({ id }) => ({ listingId: id, visitor: visitorOf(salt, id, { ...client, userAgent }) }))
  // Words of somebody in danger are never recorded.
  const term = namesDanger(q) ? null : termOf(q)
  const isStored = term !== null && (await consumeLimit(ctx, rateLimits.terms)) === null
  await store.insertImpressions(db, { day, term: isStored ? term : null, shown })
}

/**
 * Anonymous visitor id: HMAC-SHA256 under the day's salt over listing, network (the /64 of an IPv6 address) and user
 * agent. Differs per listing and day, and cannot be reproduced once the salt is deleted.
 */
function visitorOf(salt: Buffer, listingId: string, { address, userAgent }: Ctx['client']): Buffer {
  return createHmac('sha256', salt)
    .update([listingId, networkOf(address), userAgent].join('\0'))
    .digest()
}

/**
 * One of ten values for a user agent: impressions come in dozens, too many to count the browsers of a network for each
 * listing as `count` does, and anybody can send any user agent.
 */
function boundedUserAgent(salt: Buffer, userAgent: string): string {
  const digest = createHmac('sha256', salt).update(userAgent).digest()
  return String(digest.readUInt32BE(0) % rateLimits.visitorsPerNetwork.count)
}

/** The first event of a day creates its salt and deletes salts older than 48 hours. */
async function getOrCreateSalt(db: Db, day: string): Promise<Buffer> {
  const salt = await store.findSalt(db, day)
  if (salt) return salt
  await dropOldSalts(db, new Date(`${day}T00:00:00+08:00`))
  return store.insertSalt(db, day)
}

/** Deletes all salts but today's and yesterday's, so that none is older than 48 hours. Also run by a job. */
export async function dropOldSalts(db: Db, now: Date): Promise<void> {
  await store.deleteSaltsBefore(db, addDays(hongKongDay(now), -1))
}
