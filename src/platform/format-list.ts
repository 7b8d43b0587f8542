import type { Locale } from '#shared/locale.ts'

/** The items as a list in words, such as "FPS and PayMe"; in Chinese with a space between Chinese and Latin characters. */
export const formatList = (items: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale)
    .format(items)
    .replaceAll(/(\p{Script=Han})([A-Za-z\d])/gu, '$1 $2')
    .replaceAll(/([A-Za-z\d])(\p{Script=Han})/gu, '$1 $2')
