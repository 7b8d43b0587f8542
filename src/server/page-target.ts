import { detectLocale } from '#platform/i18n.ts'
import { localeOfPath, localePrefixes } from '#shared/locale-path.ts'
import { locales, type Locale } from '#shared/locale.ts'
import { canonicalPath } from './canonical-path.ts'

/** Cookie with the chosen language. */
export const languageCookie = 'language'
const languageCookiePattern = /(?:^|; )language=([\w-]+)/

/** All unknown paths share one page, rendered for this one. */
export const notFoundPath = '/404'

/** Which page answers a request: its language, the prefix of the language in the path, and its key in the cache. */
export type PageTarget = { locale: Locale; prefix: string; key: string; isMissing: boolean }

/** Returns a function that finds the target; the language comes from the path, else the cookie, else Accept-Language. */
export function pageTargets(isUnknownPath: (path: string) => boolean) {
  return (path: string, search: string, cookie: string | undefined, acceptLanguage: string | undefined): PageTarget => {
    const fixed = localeOfPath(path)
    const locale = fixed ?? detectLocale(languageCookiePattern.exec(cookie ?? '')?.[1], acceptLanguage)
    const prefix = fixed ? localePrefixes[fixed] : ''
    const isMissing = isUnknownPath(path) && canonicalPath(path) === path
    return { locale, prefix, isMissing, key: `${locale} ${isMissing ? prefix + notFoundPath : path + search}` }
  }
}

/** Validates the language submitted by the language switch; null when unknown. */
export function languageOf(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null
}
