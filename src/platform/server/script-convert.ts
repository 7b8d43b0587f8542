import {
  commonForms,
  isSpokenCantonese,
  simplifiedVariants,
  simplifiedWords,
  traditionalExceptions,
} from './script-words.ts'

type Convert = (text: string) => string

let loading: Promise<Convert> | undefined

/** `lengths`: the lengths of the words with a first UTF-16 unit, one bit each; the longest words have 15. */
type Words = { words?: Map<string, string>; lengths?: Map<number, number> }

/** Characters of the extensions, which common fonts lack: a reader would see an empty box. */
const rare = /[\u3400-\u4DBF\u{20000}-\u{3FFFF}]/gu

/** Whether a replacement has rare characters that its word has not. The word then stays as it was written. */
const isRarer = (word: string, replacement: string) =>
  (replacement.match(rare) ?? []).some((one) => !word.includes(one))

/**
 * Keeps the words of each of the library's dictionaries in one map. The library's own tree of maps takes five times as much
 * memory, 47 MB for both directions. Its other methods use these two.
 */
function keepCompact({ prototype }: { prototype: object }): void {
  Object.assign(prototype, {
    addWord(this: Words, word: string, replacement: string) {
      this.words ??= new Map()
      this.lengths ??= new Map()
      if (isRarer(word, replacement)) return
      const first = word.charCodeAt(0)
      this.words.set(word, replacement)
      this.lengths.set(first, (this.lengths.get(first) ?? 0) | (1 << word.length))
    },
    matchPrefix(this: Words, text: string, start: number) {
      const { words, lengths } = this
      let left = lengths?.get(text.charCodeAt(start)) ?? 0
      while (left !== 0) {
        const length = 31 - Math.clz32(left)
        const end = start + length
        const value = end <= text.length ? words!.get(text.slice(start, end)) : undefined
        if (value !== undefined) return { end, value }
        left ^= 1 << length
      }
      return null
    },
  })
}

const replace = (text: string, { pattern, replacements }: typeof simplifiedWords) =>
  text.replace(pattern, (found) => replacements[found] ?? found)

/**
 * Loads the converter from Traditional (Hong Kong) to Simplified text. The dictionary (about 110 KB, 10 ms) is loaded
 * once, on first use.
 */
export function loadSimplifier(): Promise<Convert> {
  loading ??= import('opencc-js/t2cn').then(({ Converter, Trie }) => {
    keepCompact(Trie)
    const convert = Converter({ from: 'hk', to: 'cn' })
    return (text) => {
      const simplified = replace(convert(text), simplifiedVariants)
      return isSpokenCantonese(text) ? simplified : replace(simplified, simplifiedWords)
    }
  })
  return loading
}

let loadingTraditional: Promise<Convert> | undefined

/** Loads the converter from Simplified to Traditional (Hong Kong) text, once. */
export function loadTraditionalizer(): Promise<Convert> {
  loadingTraditional ??= import('opencc-js/cn2t').then(({ Converter, Trie }) => {
    keepCompact(Trie)
    const convert = Converter({ from: 'cn', to: 'hk' })
    const { pattern, replacements } = traditionalExceptions
    const parts = new RegExp(`(${pattern.source})`)
    return (text) =>
      text
        .split(parts)
        .map((part, index) => (index % 2 === 0 ? replace(convert(part), commonForms) : (replacements[part] ?? part)))
        .join('')
  })
  return loadingTraditional
}

let loadingForeign: Promise<(typeof import('./chinese-scripts.ts'))['foreignCharacters']> | undefined

/**
 * Converts Simplified text to Hong Kong Traditional, also one whose characters belong to both scripts, such as 干洗. Text
 * with a Traditional character stays as it is, since converting correct Traditional text can damage it. The result is a
 * draft for its author to review.
 */
export async function convertToTraditional(text: string): Promise<{ text: string; isSimplified: boolean }> {
  loadingForeign ??= import('./chinese-scripts.ts').then(({ foreignCharacters }) => foreignCharacters)
  const foreign = await loadingForeign
  const isTraditional = foreign(text, 'zh-Hant').length === 0 && foreign(text, 'zh-Hans').length > 0
  const converted = isTraditional ? text : (await loadTraditionalizer())(text)
  return { text: converted, isSimplified: converted !== text }
}
