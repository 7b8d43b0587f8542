declare module 'virtual:messages' {
  import type { Catalogue } from '#platform/i18n.ts'
  import type { Locale } from '#shared/locale.ts'

  /** What the pages that everybody may see ask for. */
  export const messagesUrls: Record<Locale, string>
  /** What screens behind a guard ask for besides. */
  export const moreMessagesUrls: Record<Locale, string>
  /** Null in the browser, which fetches its one language from `messagesUrls`. */
  export const serverMessages: Record<Locale, Catalogue> | null
}
