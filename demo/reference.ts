import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Pair } from './texts/shape.ts'

type Name = { en: string; 'zh-Hant': string }
type Files = {
  categories: {
    groups: {
      slug: string
      categories: { slug: string; name: Name; popular?: boolean; priceUnits: string[]; licences: string[] }[]
    }[]
  }
  areas: {
    regions: { slug: string; name: Name }[]
    districts: { slug: string; region: string; name: Name }[]
    areas: { slug: string; district: string; region: string; name: Name }[]
  }
}

const read = <K extends keyof Files>(name: K): Files[K] =>
  JSON.parse(readFileSync(resolve('reference', `${name}.json`), 'utf8')) as Files[K]
const pairOf = (name: Name): Pair => [name.en, name['zh-Hant']]

export type DemoCategory = {
  slug: string
  group: string
  name: Pair
  isPopular: boolean
  isByQuote: boolean
  licences: string[]
}
/** An area, a whole district (`district` is its own slug) or a whole region (`region` is its own slug). */
export type DemoArea = { slug: string; district: string; region: string; name: Pair }

/** The categories of `reference/categories.json`, without admins' changes: the generator uses no database. */
export const demoCategories: readonly DemoCategory[] = read('categories').groups.flatMap((group) =>
  group.categories.map(({ slug, name, popular, priceUnits, licences }) => ({
    slug,
    group: group.slug,
    name: pairOf(name),
    isPopular: popular ?? false,
    isByQuote: priceUnits.includes('quote'),
    licences,
  })),
)

/** Categories whose providers also do a part of the work of a category, by slug. */
export const relatedCategories: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(resolve('reference', 'related-categories.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [slug = '', others = ''] = line.split(': ')
      return [slug, others.split(', ')]
    }),
)

/** Areas, districts and regions of `reference/areas.json` in file order (neighbours adjacent), names without brackets. */
const { areas, districts, regions } = read('areas')

export const demoAreas: readonly DemoArea[] = areas.map(({ slug, district, region, name }) => ({
  slug,
  district,
  region,
  name: [name.en.replace(/ \(.*\)$/, ''), name['zh-Hant']],
}))

export const demoDistricts: readonly DemoArea[] = districts.map(({ slug, region, name }) => ({
  slug,
  district: slug,
  region,
  name: [name.en.replace(/ District$/, ''), name['zh-Hant']],
}))

export const demoRegions: readonly DemoArea[] = regions.map(({ slug, name }) => ({
  slug,
  district: '',
  region: slug,
  name: pairOf(name),
}))
