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
/** The kinds that a page may report; the others are counted by the server itself. */
export const reportedKinds = ['view', 'whatsapp_click', 'call_click', 'website_click', 'share'] as const
export type ReportedKind = (typeof reportedKinds)[number]

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
