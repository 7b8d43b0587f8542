import type { Locale } from '#shared/locale.ts'

/** A text as a reader sees it: `lang` is the text's own language, `isConverted` marks changed characters. */
export type Shown = { text: string; lang: Locale; isConverted: boolean }

type ToSimplified = (traditional: string) => string

/**
 * A listing's text for a reader. English readers get English, or else the Chinese; readers of Traditional the Chinese, or
 * else the English; readers of Simplified the Chinese converted, or else the English. Null when there is neither. The
 * stored Chinese is Traditional by rule.
 */
export function chooseText(
  locale: Locale,
  text: { en: string | null; zh: string | null },
  toSimplified: ToSimplified,
): Shown | null {
  const english = text.en ? shown(text.en, 'en') : null
  const chinese = text.zh ? textIn(locale, text.zh, 'zh-Hant', toSimplified) : null
  return locale === 'en' ? (english ?? chinese) : (chinese ?? english)
}

/** A text that exists in one language only, such as a review: Traditional is converted for readers of Simplified. */
export function textIn(locale: Locale, text: string, lang: Locale, toSimplified: ToSimplified): Shown {
  if (locale !== 'zh-Hans' || lang !== 'zh-Hant') return shown(text, lang)
  const converted = toSimplified(text)
  return { text: converted, lang: 'zh-Hans', isConverted: converted !== text }
}

const shown = (text: string, lang: Locale): Shown => ({ text, lang, isConverted: false })
