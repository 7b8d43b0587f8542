import { loadSimplifier, loadTraditionalizer } from '#platform/server/script-convert.ts'
import type { Scripts } from '../../rules/language.ts'

/** Reviews are written in either Chinese script and read in the other, so both ways are needed. */
export async function loadScripts(): Promise<Scripts> {
  const [toSimplified, toTraditional] = await Promise.all([loadSimplifier(), loadTraditionalizer()])
  return { toSimplified, toTraditional }
}
