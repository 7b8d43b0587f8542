import type { Locale } from './locale.ts'

/** URL prefix of each language; English has none. */
export const localePrefixes: Record<Locale, string> = { en: '', 'zh-Hant': '/zh-hant', 'zh-Hans': '/zh-hans' }

/** A path of the site, given without a language, in this one. */
export const pathInLocale = (path: string, locale: Locale): string =>
  path === '/' ? localePrefixes[locale] || '/' : localePrefixes[locale] + path

/** The language of a path's prefix, or null when there is none and detection decides. */
export function localeOfPath(path: string): Locale | null {
  const [, script] = /^[^/]*\/zh-han([ts])(?:\/|$)/i.exec(path) ?? []
  if (script === undefined) return null
  return script.toLowerCase() === 't' ? 'zh-Hant' : 'zh-Hans'
}

/** A path without its language prefix. */
export function pathWithoutLocale(path: string): string {
  const rest = localeOfPath(path) ? path.replace(/^\/[^/?#]*/, '') : path
  return rest.startsWith('/') ? rest : `/${rest}`
}
