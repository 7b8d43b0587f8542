import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { AreaDetail } from '../../contract.ts'
import { nameIn } from '../../rules.ts'
import { countPublic } from '../ports.ts'
import type { AreaRow } from '../store.ts'
import { findMovedEntry } from './moved.ts'
import { findAreaRows } from './rows.ts'

/**
 * An area with its parents, children and siblings. An area below an inactive one is not found.
 * @throws Refusal AREA_MOVED for a former slug or a name in any language, AREA_NOT_FOUND for anything else
 */
export async function getArea(db: Db, slugOrName: string, locale: Locale): Promise<AreaDetail> {
  const rows = await findAreaRows(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const visible = rows.filter((row) => parentsOf(row, byId) !== null)
  const area = visible.find((row) => row.slug === slugOrName)
  if (!area) {
    const target = await findMovedEntry(db, 'area', visible, slugOrName)
    throw target ? new Refusal('AREA_MOVED', { slug: target.slug }) : new Refusal('AREA_NOT_FOUND')
  }
  const counts = await countPublic(db, 'area')
  const named = (row: AreaRow) => ({ slug: row.slug, name: nameIn(row, locale) })
  const summary = (row: AreaRow) => ({ ...named(row), count: counts.get(row.id) ?? 0 })
  const synonyms = { en: area.synonymsEn, 'zh-Hant': area.synonymsZhHant, 'zh-Hans': area.synonymsZhHans }
  return {
    ...summary(area),
    parents: parentsOf(area, byId)!.map(named),
    children: visible.filter((row) => row.parentId === area.id).map(summary),
    siblings: visible.filter((row) => row.parentId === area.parentId && row.id !== area.id).map(summary),
    alsoKnownAs: synonyms[locale],
  }
}

/** From the region down; null if one of them is inactive. */
function parentsOf(area: AreaRow, byId: ReadonlyMap<string, AreaRow>): AreaRow[] | null {
  if (area.parentId === null) return []
  const parent = byId.get(area.parentId)
  const above = parent && parentsOf(parent, byId)
  return above ? [...above, parent] : null
}
