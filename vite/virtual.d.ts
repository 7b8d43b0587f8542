declare module 'virtual:messages' {
  import type { MessageCatalog } from '#platform/i18n.ts'
  import type { Locale } from '#shared/locale.ts'

  /** Messages of the public pages. */
  export const messagesUrls: Record<Locale, string>
  /** Further messages of the screens that require sign-in. */
  export const moreMessagesUrls: Record<Locale, string>
  /** Null in the browser, which fetches its one language from `messagesUrls`. */
  export const serverMessages: Record<Locale, MessageCatalog> | null
}

declare module '*.md' {
  import type { PlainDocument } from '#web/content/document.ts'

  /** A plain page, parsed during the build. */
  const document: PlainDocument
  export default document
}
