type Convert = (text: string) => string

let loading: Promise<Convert> | undefined

/**
 * What turns stored Traditional text (Hong Kong's characters) into Simplified. The dictionary (about 110 KB, 10 ms) is
 * loaded once, when first asked for.
 */
export function loadSimplifier(): Promise<Convert> {
  loading ??= import('opencc-js/t2cn').then(({ Converter }) => Converter({ from: 'hk', to: 'cn' }))
  return loading
}

let loadingTraditional: Promise<Convert> | undefined

/** What turns Simplified text into Traditional (Hong Kong's characters); loaded once, like the other. */
export function loadTraditionalizer(): Promise<Convert> {
  loadingTraditional ??= import('opencc-js/cn2t').then(({ Converter }) => Converter({ from: 'cn', to: 'hk' }))
  return loadingTraditional
}

let loadingCheck: Promise<(text: string) => boolean> | undefined

/**
 * Finds text that holds Simplified characters, and writes it with Hong Kong's Traditional ones; any other text stays as it
 * is, since converting good Traditional text may harm it. A draft for its author to read, not the last word.
 */
export async function convertToTraditional(text: string): Promise<{ text: string; isSimplified: boolean }> {
  loadingCheck ??= import('./scripts-of-chinese.ts').then(
    ({ foreignCharacters }) =>
      (typed) =>
        foreignCharacters(typed, 'zh-Hant').length > 0,
  )
  const isSimplified = (await loadingCheck)(text)
  return { text: isSimplified ? (await loadTraditionalizer())(text) : text, isSimplified }
}
