import type { WebhookEvent } from '#features/integrations/rules.ts'
import { emitEvent } from '#features/integrations/server/service.ts'
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
export async function emitListingEvent(
  { db, baseUrl }: Pick<Ctx, 'db' | 'baseUrl'>,
  { event, ownerId, listing: { id, slug, nameEn, nameZh }, reason, cause, delaySeconds }: ListingEvent,
): Promise<void> {
  const url = `${baseUrl}/service/${encodeURIComponent(slug)}`
  const data = { listing: { id, slug, nameEn, nameZh, url }, ...(reason !== undefined && { reason }) }
  await emitEvent(db, { ownerId, event, cause, data, delaySeconds })
}
