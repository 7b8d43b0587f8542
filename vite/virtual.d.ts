declare module 'virtual:words' {
  import type { Words } from '#platform/i18n.ts'
  import type { Locale } from '#shared/locale.ts'

  /** What the pages that everybody may see ask for. */
  export const wordsUrls: Record<Locale, string>
  /** What screens behind a guard ask for besides. */
  export const moreWordsUrls: Record<Locale, string>
  /** Null in the browser, which fetches its one language from `wordsUrls`. */
  export const serverWords: Record<Locale, Words> | null
}
