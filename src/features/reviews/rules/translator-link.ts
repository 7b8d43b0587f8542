import type { Locale } from '#shared/locale.ts'
import { truncateText } from '#shared/text.ts'

const targets: Record<Locale, string> = { en: 'en', 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' }

/**
 * Link to Google Translate with a text written in the language that the reader does not read. Long texts are cut, in code
 * points, to what fits into an address: a Chinese character takes nine bytes of it, a Latin letter one.
 */
export function translatorLink(reader: Locale, text: string): string {
  const cut = truncateText(text, reader === 'en' ? 600 : 4_000)
  return `https://translate.google.com/?op=translate&sl=auto&tl=${targets[reader]}&text=${encodeURIComponent(cut.toWellFormed())}`
}
