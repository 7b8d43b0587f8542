import type { WebhookEvent } from '#features/integrations/rules.ts'
import { emitEvents } from '#features/integrations/server/service.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import type { Ctx } from '#platform/server/context.ts'

type ListingEvent = {
  event: Extract<WebhookEvent, `listing.${string}`>
  ownerId: string | null
  listing: { id: string; slug: string; nameEn: string | null; nameZh: string | null }
  /** Why it was rejected: the admin's text, or `plan_limit`. */
  reason?: string
  /** What happened, once and for all. */
  cause: string
  delaySeconds?: number
}

/** Tells the owner's webhooks what was decided about a listing, in the transaction of the decision. */
export async function emitListingEvent(ctx: Pick<Ctx, 'db' | 'baseUrl'>, event: ListingEvent): Promise<void> {
  await emitListingEvents(ctx, [event])
}

/** Like `emitListingEvent` for many listings. */
export async function emitListingEvents(
  { db, baseUrl }: Pick<Ctx, 'db' | 'baseUrl'>,
  events: readonly ListingEvent[],
): Promise<void> {
  await emitEvents(
    db,
    events.map(({ event, ownerId, listing: { id, slug, nameEn, nameZh }, reason, cause, delaySeconds }) => {
      const url = `${baseUrl}${listingPath(slug)}`
      const data = { listing: { id, slug, nameEn, nameZh, url }, ...(reason !== undefined && { reason }) }
      return { ownerId, event, cause, data, delaySeconds }
    }),
  )
}
