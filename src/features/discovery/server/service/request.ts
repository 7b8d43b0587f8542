import { inPlace, nearPlace } from '#features/catalog/rules/in-place.ts'
import { findAreaRows, findCategoryRows } from '#features/catalog/server/service.ts'
import { requestOf } from '#features/listings/rules/greeting.ts'
import type { Db } from '#platform/server/db.ts'
import type { SearchResult } from '../../contract.ts'

/**
 * What was searched for, as a sentence for greetings; null unless it is a category that has a name for one provider.
 * @param ownWords the query, where it says more than that
 * @param isWidened whether the listings are elsewhere than in the area: then they are told that it is near
 */
export async function findRequest(
  db: Db,
  categoryNo: number | undefined,
  areaNo: number,
  isWidened: boolean,
  ownWords: string | null,
): Promise<SearchResult['request']> {
  const category = (await findCategoryRows(db)).find((row) => row.categoryNo === categoryNo)
  if (!category) return null
  const { slug, singularEn, singularZhHant, singularZhHans } = category
  const singular = { en: singularEn, 'zh-Hant': singularZhHant, 'zh-Hans': singularZhHans }
  if (Object.values(singular).every((one) => one === '')) return null
  const area = (await findAreaRows(db)).find((row) => row.areaNo === areaNo)
  const name = area && { en: area.nameEn, 'zh-Hant': area.nameZhHant, 'zh-Hans': area.nameZhHans }
  const place = name && (isWidened ? nearPlace : inPlace)(name, area.kind)
  return { category: slug, text: requestOf(singular, place ?? null, ownWords) }
}
