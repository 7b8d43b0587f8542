import { convertToTraditional as convert, loadSimplifier } from '#platform/server/script-convert.ts'

/** Converts Simplified texts to Traditional as used in Hong Kong; other texts are unchanged. */
export async function convertToTraditional(
  texts: readonly string[],
): Promise<{ text: string; isSimplified: boolean }[]> {
  return Promise.all(texts.map(convert))
}

/** Converts Traditional texts to Simplified. */
export async function convertToSimplified(texts: readonly string[]): Promise<string[]> {
  return texts.map(await loadSimplifier())
}
