import { readFileSync } from 'node:fs'

/**
 * Chinese characters that PingFang, Noto Sans CJK and Microsoft JhengHei draw: those of GBK, which are U+4E00 to U+9FA5,
 * and those of the Hong Kong Supplementary Character Set (HKSCS-2004, by its mapping to Unicode) beyond them.
 */
const supplementary = new Set(readFileSync(new URL('hkscs.txt', import.meta.url), 'utf8').trim())

/** The Chinese characters of a text that common fonts lack, of which a reader would see empty boxes. */
export const undrawnCharacters = (text: string): string[] =>
  [...new Set(text)].filter(
    (one) => /\p{Script=Han}/u.test(one) && !/[\u4E00-\u9FA5々〇〡-〩〆]/.test(one) && !supplementary.has(one),
  )
