import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { maxPhrases } from '../../rules/entries.ts'
import * as store from '../store/entries.ts'

type PhraseOf = { slug: string; phrase: string }

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND */
export async function findPhrases(db: Db, categoryId: string): Promise<string[]> {
  const entry = (await store.findEntries(db, 'category')).find(({ id }) => id === categoryId)
  if (!entry) throw new Refusal('CATALOG_ENTRY_NOT_FOUND')
  return entry.phrases
}

/**
 * Lets a phrase find a category, from the next search on. Adding it again changes nothing.
 * @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_PHRASES_FULL
 */
export const addPhrase = (ctx: Ctx, given: PhraseOf) => changePhrase(ctx, 'array_append', given)

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND */
export const removePhrase = (ctx: Ctx, given: PhraseOf) => changePhrase(ctx, 'array_remove', given)

function changePhrase(ctx: Ctx, change: 'array_append' | 'array_remove', { slug, phrase }: PhraseOf) {
  return ctx.db.transaction(async (db) => {
    await store.lockTree(db, 'category')
    const entry = (await store.findEntries(db, 'category')).find((one) => one.slug === slug)
    if (!entry) throw new Refusal('CATALOG_ENTRY_NOT_FOUND')
    const isAdded = change === 'array_append'
    if (entry.phrases.includes(phrase) === isAdded) return { id: entry.id }
    if (isAdded && entry.phrases.length >= maxPhrases) throw new Refusal('CATALOG_PHRASES_FULL')
    await store.updatePhrase(db, change, entry.id, phrase)
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: isAdded ? 'catalog.addPhrase' : 'catalog.removePhrase',
        subject: { kind: 'category', id: entry.id },
        ...(isAdded ? { after: { phrase } } : { before: { phrase } }),
      },
    )
    return { id: entry.id }
  })
}
