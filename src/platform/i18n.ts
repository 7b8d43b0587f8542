import { fillText, type Values } from '#shared/fill-text.ts'
import { dateFormat } from '#shared/formatters.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'

/** All messages of one language, by feature and key. */
export type MessageCatalog = Record<string, Record<string, string>>

/**
 * The message of a feature's key, with `{name}` placeholders filled in. A `count` parameter selects `key_one` or
 * `key_other` by the locale's plural rules. An unknown key is returned as is, so that a missing message does not break
 * a page; a test finds such keys.
 */
export function translate(
  messages: MessageCatalog,
  locale: Locale,
  feature: string,
  key: string,
  params?: Values,
): string {
  const texts = messages[feature]
  let text = texts?.[key]
  if (params && 'count' in params) {
    const form = locale === 'en' && Number(params.count) === 1 ? 'one' : 'other'
    text = texts?.[`${key}_${form}`] ?? texts?.[`${key}_other`] ?? text
  }
  if (text === undefined) return key
  return params ? fillText(text, params) : text
}

const englishMonths = 'January February March April May June July August September October November December'.split(' ')
const shortMonth = (name = '') => (name === 'September' ? 'Sept' : name.slice(0, 3))

/**
 * Formats a date for the locale, in Hong Kong time on the 24-hour clock, as opening hours are. Without options, as public
 * pages show dates, "23 Nov 2026", and not by Intl (see `formatNumber`).
 */
export function formatDate(iso: string, locale: Locale, options?: Intl.DateTimeFormatOptions): string {
  if (!options) {
    const [year = 0, month = 0, day = 0] = hongKongDay(new Date(iso)).split('-').map(Number)
    return locale === 'en' ? `${day} ${shortMonth(englishMonths[month - 1])} ${year}` : `${year}年${month}月${day}日`
  }
  const tag = `${locale === 'en' ? 'en-GB' : locale}-u-hc-h23`
  return dateFormat(tag, { timeZone: 'Asia/Hong_Kong', ...options }).format(new Date(iso))
}

/** Formats a month, given as "2026-11", like `formatDate`: "November 2026". */
export function formatMonth(yearMonth: string, locale: Locale): string {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number)
  return locale === 'en' ? `${englishMonths[month - 1]} ${year}` : `${year}年${month}月`
}

/** A name of several words that no line breaks inside, nor after a hyphen: "Mid-Levels". */
export const unbrokenName = (name: string): string => name.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

/** Between figures and characters of a Chinese date, where browsers put the thin space of other text (app.css). */
const partsOfDate = /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g

/** A formatted day or month that no line breaks inside: "23 Nov 2026", "2026年11月23日". */
export const unbrokenDate = (date: string): string =>
  date.replace(/(?<=\d) (?=\p{Lu}\p{Ll})|(?<=\p{Ll}) (?=\d{4})/gu, '\u00a0').replace(partsOfDate, '\u2060')

/** A formatted day with its time, spaced like `unbrokenDate`, which narrow columns of tables may break. */
export const breakableDate = (date: string): string => date.replace(partsOfDate, '\u200b')

const traditionalRegions = new Set(['hk', 'tw', 'mo'])

/**
 * Maps a BCP 47 tag to a supported locale: zh-HK, zh-TW, zh-MO, yue and any Hant are Traditional, other zh Simplified.
 */
export function localeOfTag(tag: string): Locale | null {
  const [language, ...rest] = tag.trim().toLowerCase().split(/[-_]/)
  if (language === 'en') return 'en'
  if (language === 'yue') return rest.includes('hans') ? 'zh-Hans' : 'zh-Hant'
  if (language !== 'zh') return null
  if (rest.includes('hant')) return 'zh-Hant'
  if (rest.includes('hans')) return 'zh-Hans'
  return rest.some((part) => traditionalRegions.has(part)) ? 'zh-Hant' : 'zh-Hans'
}

/** The locale of a request without a language prefix: saved choice, then Accept-Language by weight, then English. */
export function detectLocale(saved: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = saved === 'en' || saved === 'zh-Hant' || saved === 'zh-Hans' ? saved : null
  if (chosen) return chosen
  const preferred = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry, position) => {
      const [tag = '', ...parameters] = entry.split(';')
      const quality = parameters.find((p) => p.trim().startsWith('q='))
      return { tag, weight: quality ? Number(quality.trim().slice(2)) || 0 : 1, position }
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
  for (const { tag } of preferred) {
    const locale = localeOfTag(tag)
    if (locale) return locale
  }
  return 'en'
}
