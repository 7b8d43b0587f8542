import type { Locale } from '#shared/locale.ts'

/** A text chosen for the reader's locale: `lang` is the text's own language, `isConverted` marks converted characters. */
export type DisplayText = { text: string; lang: Locale; isConverted: boolean }

type ToSimplified = (traditional: string) => string

/**
 * Chooses the version of a listing's text for a locale: English or else Chinese for en; Chinese or else English for
 * zh-Hant and zh-Hans, converted to Simplified for zh-Hans. Null when both are missing. Stored Chinese is Traditional.
 */
export function chooseText(
  locale: Locale,
  text: { en: string | null; zh: string | null },
  toSimplified: ToSimplified,
): DisplayText | null {
  const english = text.en ? shown(text.en, 'en') : null
  const chinese = text.zh ? displayTextIn(locale, text.zh, 'zh-Hant', toSimplified) : null
  return locale === 'en' ? (english ?? chinese) : (chinese ?? english)
}

/** The version of a text that `chooseText` did not choose; null when there is one version only. */
export function otherText(
  locale: Locale,
  { en, zh }: { en: string | null; zh: string | null },
  toSimplified: ToSimplified,
): DisplayText | null {
  if (!en || !zh) return null
  return locale === 'en' ? displayTextIn(locale, zh, 'zh-Hant', toSimplified) : shown(en, 'en')
}

/** A text that exists in one language only, such as a review: Traditional is converted for zh-Hans readers. */
export function displayTextIn(locale: Locale, text: string, lang: Locale, toSimplified: ToSimplified): DisplayText {
  if (locale !== 'zh-Hans' || lang !== 'zh-Hant') return shown(text, lang)
  const converted = toSimplified(text)
  return { text: converted, lang: 'zh-Hans', isConverted: converted !== text }
}

const shown = (text: string, lang: Locale): DisplayText => ({ text, lang, isConverted: false })

type Texts = readonly (DisplayText | null)[]

/**
 * What a section says about its texts: that they are not in the reader's language (`other`: all of them or some), and that
 * they were converted. Each only where `earlier` texts, above on the same page, are not so already.
 */
export function languageNotesOf(locale: Locale, texts: Texts, earlier: Texts = []) {
  const isOther = (text: DisplayText | null) => text !== null && (text.lang === 'en') !== (locale === 'en')
  const isConverted = (text: DisplayText | null) => text?.isConverted === true
  const areAllOther = texts.every((text) => text === null || isOther(text))
  const isOtherFirst = texts.some(isOther) && !earlier.some(isOther)
  return {
    other: isOtherFirst ? (areAllOther ? ('all' as const) : ('some' as const)) : null,
    isConverted: texts.some(isConverted) && !earlier.some(isConverted),
  }
}
