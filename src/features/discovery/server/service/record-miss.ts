import { logFailure } from '#platform/server/availability.ts'
import type { Ctx } from '#platform/server/context.ts'
import { writeAside } from '#platform/server/standby.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import type { Token } from '../language/tokenizer.ts'
import * as store from '../store.ts'

/** A synonym would not help longer queries. In characters. */
const maxLength = 80

/**
 * Records a query without results, so that admins can add synonyms. Queries with four digits in a row are skipped because
 * they may be personal data. Errors are logged only: they must not fail the search.
 */
export async function recordMiss(ctx: Ctx, tokens: readonly Token[], locale: Locale): Promise<void> {
  const query = tokens.map(({ text }) => text).join(' ')
  if (query.length > maxLength || /\d{4}/.test(query.replaceAll(' ', ''))) return
  try {
    await writeAside(() => store.incrementMiss(ctx.db, hongKongDay(ctx.now()), query, locale))
  } catch (error) {
    logFailure(ctx.log, error, 'could not record a search without results')
  }
}
