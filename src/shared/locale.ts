/** The three languages of the site, as BCP 47 tags. English is the fallback. */
export const locales = ['en', 'zh-Hant', 'zh-Hans'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale: Locale = 'en'

/** A text in every language of the site. */
export type Localized<T = string> = Record<Locale, T>

/** The name of each language in that language. */
export const localeNames: Localized = { en: 'English', 'zh-Hant': '繁體中文', 'zh-Hans': '简体中文' }
