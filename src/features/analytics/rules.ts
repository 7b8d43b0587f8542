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
/** The kinds that a page may report of one listing; lists of results are reported whole. */
export const reportedKinds = ['view', 'whatsapp_click', 'call_click', 'website_click', 'share', 'favorite'] as const
export type ReportedKind = (typeof reportedKinds)[number]

/** Ways to reach a provider, and so the kinds that are a contact. */
export const contactKinds = ['whatsapp_click', 'call_click', 'website_click'] as const
export type ContactKind = (typeof contactKinds)[number]
export const isContact = (kind: string) => contactKinds.some((one) => one === kind)

/** The most that one report of results may hold. */
export const maxImpressions = 50

/**
 * Programs that say what they are: crawlers ("…bot", but not the telephones of Cubot), link previews (WhatsApp's and
 * Facebook's own fetchers, not their in-app browsers), headless browsers, HTTP libraries and monitors.
 */
const programs =
  /(?<!cu)bot|crawl|spider|slurp|scrap|facebookexternalhit|^whatsapp|preview|headless|lighthouse|monitor|uptime|pingdom|^(?:curl|wget|python|java|go-http|okhttp|axios|node|undici|bun|deno|libwww|ruby|php|postman)/i

/** Whether a user agent belongs to a program and not to a person. Saying nothing is also a program's way. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || programs.test(userAgent)
}

/** Owners and admins look at their listings without being counted; everyone else's visit counts. */
export function isCounted(actor: Actor, listing: { ownerId: string | null }): boolean {
  return actor === null || (!actor.isAdmin && actor.id !== listing.ownerId)
}
