import { loadSimplifier, loadTraditionalizer } from '#platform/server/script-convert.ts'
import type { Scripts } from '../../rules/language.ts'

/** Loads both conversions, because a review in either Chinese script may be read in the other. */
export async function loadScripts(): Promise<Scripts> {
  const [toSimplified, toTraditional] = await Promise.all([loadSimplifier(), loadTraditionalizer()])
  return { toSimplified, toTraditional }
}
