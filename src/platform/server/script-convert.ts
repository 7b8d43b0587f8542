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

/**
 * Loads the converter from Traditional (Hong Kong) to Simplified text. The dictionary (about 110 KB, 10 ms) is loaded
 * once, on first use.
 */
export function loadSimplifier(): Promise<Convert> {
  loading ??= import('opencc-js/t2cn').then(({ Converter, Trie }) => {
    keepCompact(Trie)
    return Converter({ from: 'hk', to: 'cn' })
  })
  return loading
}

/**
 * What the dictionary converts otherwise than Hong Kong writes it: surnames before a title, 郁 for moving, 沖 for what is
 * done with water, and streets. `exceptions` are the parts that change; the others stay.
 */
const exception =
  /([余范于岳涂游后](?=师傅|先生|小姐|太太|女士|太\b|医生|律师|老师|教练|姑娘|记|氏|[Ss]ir)|(?<=姓)[余范于岳涂游后]|(?<![抑忧阴沉葱馥浓幽苍积肝郁])郁(?![闷金结郁葱积])|冲(?=[厕凉水晒茶印洗泡马浴咖奶地淋刷])|云咸(?=街)|咸美顿)/
const exceptions: Readonly<Record<string, string>> = { 冲: '沖', 云咸: '雲咸', 咸美顿: '咸美頓' }
const written = (part: string) => exceptions[part] ?? part

let loadingTraditional: Promise<Convert> | undefined

/** Loads the converter from Simplified to Traditional (Hong Kong) text, once. */
export function loadTraditionalizer(): Promise<Convert> {
  loadingTraditional ??= import('opencc-js/cn2t').then(({ Converter, Trie }) => {
    keepCompact(Trie)
    const convert = Converter({ from: 'cn', to: 'hk' })
    return (text) =>
      text
        .split(exception)
        .map((part, index) => (index % 2 === 0 ? convert(part) : written(part)))
        .join('')
  })
  return loadingTraditional
}

let loadingCheck: Promise<(text: string) => boolean> | undefined

/**
 * Converts text that contains Simplified characters to Hong Kong Traditional; any other text stays unchanged, since
 * converting correct Traditional text can damage it. The result is a draft for its author to review.
 */
export async function convertToTraditional(text: string): Promise<{ text: string; isSimplified: boolean }> {
  loadingCheck ??= import('./chinese-scripts.ts').then(
    ({ foreignCharacters }) =>
      (typed) =>
        foreignCharacters(typed, 'zh-Hant').length > 0,
  )
  const isSimplified = (await loadingCheck)(text)
  return { text: isSimplified ? (await loadTraditionalizer())(text) : text, isSimplified }
}
