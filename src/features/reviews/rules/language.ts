import { displayTextIn, type DisplayText } from '#features/listings/rules/display-text.ts'
import type { Locale } from '#shared/locale.ts'

/** Conversions between the two Chinese scripts. */
export type Scripts = { toSimplified: (text: string) => string; toTraditional: (text: string) => string }

/**
 * Language of a text: English unless it has at least half as many Chinese characters as Latin letters; then the script
 * whose conversion changes fewer characters, or the writer's script when both are equal.
 */
export function languageOf(text: string, writer: Locale, { toSimplified, toTraditional }: Scripts): Locale {
  if (!isChinese(text)) return 'en'
  const [traditional, simplified] = [difference(text, toSimplified(text)), difference(text, toTraditional(text))]
  if (traditional === simplified) return writer === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant'
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans'
}

/** Whether a text has at least half as many Chinese characters as Latin letters. */
export function isChinese(text: string): boolean {
  const chinese = countOf(text, /\p{Script=Han}/gu)
  return chinese > 0 && chinese * 2 >= countOf(text, /\p{Script=Latin}/gu)
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Number of characters that a conversion changed. */
function difference(text: string, converted: string): number {
  const others = [...converted]
  return [...text].filter((character, i) => character !== others[i]).length
}

/** Text for a reader: Chinese is converted to the reader's script in either direction and marked as converted. */
export function inReadersScript(reader: Locale, text: string, language: Locale, scripts: Scripts): DisplayText {
  if (reader !== 'zh-Hant' || language !== 'zh-Hans') return displayTextIn(reader, text, language, scripts.toSimplified)
  const converted = scripts.toTraditional(text)
  return { text: converted, lang: 'zh-Hant', isConverted: converted !== text }
}

/** A reply in the reader's language, or in the other one when it was written in that alone. */
export function replyTextOf(
  reader: Locale,
  { bodyEn, bodyZh }: { bodyEn: string | null; bodyZh: string | null },
  scripts: Scripts,
): DisplayText {
  const isEnglish = bodyZh === null || (reader === 'en' && bodyEn !== null)
  if (isEnglish) return { text: bodyEn ?? '', lang: 'en', isConverted: false }
  const language = languageOf(bodyZh, reader, scripts)
  return inReadersScript(reader, bodyZh, language === 'en' ? 'zh-Hant' : language, scripts)
}
