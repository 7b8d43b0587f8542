type Convert = (text: string) => string

let loading: Promise<Convert> | undefined

/**
 * Loads the converter from Traditional (Hong Kong) to Simplified text. The dictionary (about 110 KB, 10 ms) is loaded
 * once, on first use.
 */
export function loadSimplifier(): Promise<Convert> {
  loading ??= import('opencc-js/t2cn').then(({ Converter }) => Converter({ from: 'hk', to: 'cn' }))
  return loading
}

let loadingTraditional: Promise<Convert> | undefined

/** Loads the converter from Simplified to Traditional (Hong Kong) text, once. */
export function loadTraditionalizer(): Promise<Convert> {
  loadingTraditional ??= import('opencc-js/cn2t').then(({ Converter }) => Converter({ from: 'cn', to: 'hk' }))
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
