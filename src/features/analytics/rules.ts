import type { Actor } from '#shared/actor.ts'

export const eventKinds = [
  'view',
  'whatsapp_click',
  'call_click',
  'website_click',
  'share',
  'favorite',
  'search_impression',
] as const
export type EventKind = (typeof eventKinds)[number]
/** Kinds that a page reports one at a time; impressions are reported in batches. */
export const reportedKinds = ['view', 'whatsapp_click', 'call_click', 'website_click', 'share', 'favorite'] as const
export type ReportedKind = (typeof reportedKinds)[number]

/** Kinds that count as a contact with the provider. */
export const contactKinds = ['whatsapp_click', 'call_click', 'website_click'] as const
export const isContact = (kind: string) => contactKinds.some((one) => one === kind)

/** Maximum number of listings in one batch of impressions. */
export const maxImpressions = 50

/**
 * User agents of crawlers ("…bot", but not Cubot phones), link previews (the fetchers of WhatsApp and Facebook, not their
 * in-app browsers), headless browsers, HTTP libraries and monitors.
 */
const botPattern =
  /(?<!cu)bot|crawl|spider|slurp|scrap|facebookexternalhit|^whatsapp|preview|headless|lighthouse|monitor|uptime|pingdom|^(?:curl|wget|python|java|go-http|okhttp|axios|node|undici|bun|deno|libwww|ruby|php|postman)/i

/** Whether a user agent belongs to a program. An empty one does. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || botPattern.test(userAgent)
}

/** Visits of a listing's owner and of admins are not counted. */
export function isCounted(actor: Actor, listing: { ownerId: string | null }): boolean {
  return actor === null || (!actor.isAdmin && actor.id !== listing.ownerId)
}
