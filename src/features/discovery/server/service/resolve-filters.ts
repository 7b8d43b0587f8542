import type { Ctx } from '#platform/server/context.ts'
import type { SearchInput } from '../../contract.ts'
import { numberOf, valueKeys } from '../../filters.ts'
import { slugPattern } from '../../rules/search-state.ts'
import type { Entry } from '../language/phrases.ts'
import type { Vocabulary } from '../language/vocabulary.ts'
import type { Filters } from '../search-index/filter-sql.ts'
import { openNumberOf } from '../search-index/open-now.ts'
import * as store from '../store.ts'

/** Converts the input to index filters. Former slugs are resolved; unknown slugs are ignored. */
export async function resolveFilters({ db, now }: Ctx, input: SearchInput, vocabulary: Vocabulary) {
  const find = async (kind: 'category' | 'area', slug: string | undefined): Promise<Entry | null> => {
    if (slug === undefined || !slugPattern.test(slug)) return null
    const entryOf = kind === 'category' ? vocabulary.categoryOf : vocabulary.areaOf
    return entryOf(slug) ?? entryOf((await store.findCurrentSlug(db, kind, slug)) ?? '') ?? null
  }
  const category = await find('category', input.category)
  const area = await find('area', input.area)
  const values = valueKeys.map((key) => {
    const value = input[key]
    if (value === undefined) return [key, 0] as const
    return [key, key === 'open' ? openNumberOf(now()) : numberOf(key, value)] as const
  })
  const filters = { ...Object.fromEntries(values), category: category?.no ?? 0, area: area?.no ?? 0 } as Filters
  return { filters, category, area }
}
