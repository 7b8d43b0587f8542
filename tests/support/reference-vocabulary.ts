import { readFileSync } from 'node:fs'
import { type IntentsJson, phraseFields } from '#features/catalog/server/service/reference-phrases.ts'
import type { Entry } from '#features/discovery/server/language/phrases.ts'
import { makeVocabulary, type Vocabulary } from '#features/discovery/server/language/vocabulary.ts'
import type { Localized } from '#shared/locale.ts'

type Row = {
  slug: string
  icon?: string
  name: Localized
  synonyms?: Record<string, string[]>
  aliases?: Record<string, string[]>
}
type Places = { regions: Row[]; districts: (Row & { region: string })[]; areas: (Row & { district: string })[] }
type Services = { groups: (Row & { categories: Row[] })[] }

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../reference/${name}.json`, import.meta.url), 'utf8'))

/** The search vocabulary read from `reference/` without a database; categories and areas are numbered in order. */
export function referenceVocabulary(): Vocabulary {
  const categories: Entry[] = []
  const areas: Entry[] = []
  const intents = read('intents') as IntentsJson
  const add = (into: Entry[], row: Row, parent?: string) => {
    const synonyms = Object.values(row.synonyms ?? row.aliases ?? {}).flat()
    const no = into.length + 1
    into.push({
      no,
      slug: row.slug,
      parent: into.find(({ slug }) => slug === parent)?.no ?? null,
      icon: row.icon ?? '',
      names: row.name,
      synonyms,
      ...phraseFields(row.slug, intents),
    })
  }
  for (const group of (read('categories') as Services).groups) {
    add(categories, group)
    for (const category of group.categories) add(categories, category, group.slug)
  }
  const places = read('areas') as Places
  for (const region of places.regions) add(areas, region)
  for (const district of places.districts) add(areas, district, district.region)
  for (const area of places.areas) add(areas, area, area.district)
  return makeVocabulary(categories, areas)
}
