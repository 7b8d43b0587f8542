import { convertToTraditional as convert } from '#platform/server/script-convert.ts'

/** Converts Simplified texts to Traditional as used in Hong Kong; other texts are unchanged. */
export async function convertToTraditional(
  texts: readonly string[],
): Promise<{ text: string; isSimplified: boolean }[]> {
  return Promise.all(texts.map(convert))
}
