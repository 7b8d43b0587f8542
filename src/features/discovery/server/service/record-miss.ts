import type { Ctx } from '#platform/server/context.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import type { Token } from '../search/words.ts'
import * as store from '../store.ts'

/** Longer ones are no words that a synonym would help. */
const maxLength = 80

/**
 * Notes words that find nothing at all, for the admin's synonyms. What may be a number or an address of somebody is not
 * kept. The search itself never fails for it.
 */
export async function noteMiss(ctx: Ctx, tokens: readonly Token[], locale: Locale): Promise<void> {
  const query = tokens.map(({ text }) => text).join(' ')
  if (query.length > maxLength || /\d{4}/.test(query.replaceAll(' ', ''))) return
  try {
    await store.countMiss(ctx.db, hongKongDay(ctx.now()), query, locale)
  } catch (error) {
    ctx.log.warn({ err: error }, 'a search without results was not noted')
  }
}
