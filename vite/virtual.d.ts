declare module 'virtual:words' {
  import type { Words } from '#platform/i18n.ts'
  import type { Locale } from '#shared/locale.ts'

  export const wordsUrls: Record<Locale, string>
  /** Null in the browser, which fetches its one language from `wordsUrls`. */
  export const serverWords: Record<Locale, Words> | null
}
