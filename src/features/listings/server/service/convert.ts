import { convertToTraditional as convert } from '#platform/server/script-convert.ts'

/** Each text with its Simplified characters made Traditional ones, as Hong Kong writes them; others stay untouched. */
export async function convertToTraditional(
  texts: readonly string[],
): Promise<{ text: string; isSimplified: boolean }[]> {
  return Promise.all(texts.map(convert))
}
