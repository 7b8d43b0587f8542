import { textIn, type Shown } from '#features/listings/rules/shown-text.ts'
import type { Locale } from '#shared/locale.ts'

/** Conversions between the two Chinese scripts. */
export type Scripts = { toSimplified: (text: string) => string; toTraditional: (text: string) => string }

/**
 * The language a text is written in: English unless it holds at least half as many Chinese characters as Latin letters;
 * then the script that fewer characters would have to leave, and the writer's own where the text does not say.
 */
export function languageOf(text: string, writer: Locale, { toSimplified, toTraditional }: Scripts): Locale {
  const chinese = countOf(text, /\p{Script=Han}/gu)
  if (chinese === 0 || chinese * 2 < countOf(text, /\p{Script=Latin}/gu)) return 'en'
  const [traditional, simplified] = [difference(text, toSimplified(text)), difference(text, toTraditional(text))]
  if (traditional === simplified) return writer === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant'
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans'
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** How many characters a conversion changed. */
function difference(text: string, converted: string): number {
  const others = [...converted]
  return [...text].filter((character, i) => character !== others[i]).length
}

/** A text in one language for a reader: Chinese is converted to the reader's script, both ways, and marked. */
export function inReadersScript(reader: Locale, text: string, language: Locale, scripts: Scripts): Shown {
  if (reader !== 'zh-Hant' || language !== 'zh-Hans') return textIn(reader, text, language, scripts.toSimplified)
  const converted = scripts.toTraditional(text)
  return { text: converted, lang: 'zh-Hant', isConverted: converted !== text }
}
