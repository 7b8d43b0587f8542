import fs from 'node:fs'
import path from 'node:path'
import type { Localized } from '#shared/locale.ts'
import { phraseUnits } from './lexicons.ts'
import type { Entry } from './phrases.ts'
import { makePhraseTable, type PhraseTable, type Unit } from './units.ts'

type Aliases = { en: string[]; zhHant: string[]; zhHans: string[]; roman: string[] }
type ReferencePlace = { slug: string; centre: [number, number]; neighbours: string[]; aliases: Aliases }
type PlacesFile = Record<'regions' | 'districts' | 'areas', ReferencePlace[]> & {
  ambiguous: { alias: string; slugs: string[]; default?: string; also?: string }[]
  stations: { kind: string; name: Localized; areas: string[]; weak?: boolean }[]
}

/** Centres, neighbours and aliases by slug, written from general knowledge: for understanding queries, never shown as facts. */
const file = JSON.parse(fs.readFileSync(path.resolve('reference', 'places.json'), 'utf8')) as PlacesFile
const places = [...file.areas, ...file.districts, ...file.regions]

/** Slugs of the places next to this one by road, rail or ferry. */
export const neighboursOf = (slug: string): readonly string[] => neighbours.get(slug) ?? []
const neighbours = new Map(places.map((place) => [place.slug, place.neighbours]))

/** Distance between two places in degrees of latitude; infinite when a place has no centre. */
export function distanceBetween(one: string, other: string): number {
  const [a, b] = [centres.get(one), centres.get(other)]
  return a && b ? Math.hypot(a[0] - b[0], (a[1] - b[1]) * Math.cos((a[0] * Math.PI) / 180)) : Infinity
}
const centres = new Map(places.map((place) => [place.slug, place.centre]))

/** Names of places in Latin letters as they sound. */
export const romanisedPlaces: readonly string[] = places.map(({ slug }) => slug.replaceAll('-', ' '))

/** Aliases of a place in all languages, for suggestions. */
export const aliasesOf = (slug: string): readonly string[] => aliases.get(slug) ?? []
const aliases = new Map<string, string[]>()
for (const place of places) aliases.set(place.slug, allAliases(place.aliases))
for (const { alias, slugs } of file.ambiguous) for (const slug of slugs) aliases.get(slug)?.push(alias)
for (const { name, areas } of file.stations) for (const slug of areas) aliases.get(slug)?.push(...Object.values(name))

function allAliases({ en, zhHant, zhHans, roman }: Aliases): string[] {
  return [...en, ...zhHant, ...zhHans, ...roman]
}

/** Words that make a weak station name a place: "Central station", 中環站. */
const stationWords: Record<string, string[]> = {
  en: ['%', '% station', '% mtr', '% mtr station', '% stop', '% pier'],
  zh: ['%', '%站', '%地鐵站', '%港鐵站', '%碼頭'],
}

/** An area by `area_no`, and whether the words are one of its names: aliases may be parts of other words. */
export type Place = { no: number; isName: boolean }

/** The area that each name, alias, station or abbreviation denotes. Smaller places win over wider ones. */
export function makePlaceTable(areas: readonly Entry[]): PhraseTable<Place> {
  const bySlug = new Map(areas.map((entry) => [entry.slug, entry]))
  const depth = (no: number) => {
    let level = 0
    for (let entry = areas.find((one) => one.no === no); entry && entry.parent !== null; level++) {
      const { parent } = entry
      entry = areas.find((one) => one.no === parent)
    }
    return level
  }
  const phrases: [units: Unit[], place: Place][] = []
  const add = (text: string, slug: string, isName = false) => {
    const entry = bySlug.get(slug)
    if (entry) phrases.push([phraseUnits(text), { no: entry.no, isName }])
  }
  const ambiguous = new Set(file.ambiguous.map(({ alias }) => alias.toLowerCase()))
  // Words with another meaning and no default ("WC", "ST") are no places by themselves.
  for (const { alias, slugs, default: preferred, also } of file.ambiguous)
    if (preferred ?? !also) {
      const slug = preferred ?? slugs[0]!
      add(alias, slug, Object.values(bySlug.get(slug)?.names ?? {}).includes(alias))
    }
  for (const entry of areas) {
    const isUnclear = (text: string) => ambiguous.has(text.toLowerCase())
    for (const text of Object.values(entry.names)) if (!isUnclear(text)) add(text, entry.slug, true)
    for (const text of entry.synonyms) if (!isUnclear(text)) add(text, entry.slug)
  }
  for (const place of places)
    for (const text of allAliases(place.aliases)) if (!ambiguous.has(text.toLowerCase())) add(text, place.slug)
  for (const { name, areas: slugs, weak } of file.stations) {
    for (const [locale, text] of Object.entries(name)) {
      for (const pattern of stationWords[locale === 'en' ? 'en' : 'zh']!)
        if (pattern !== '%' || !weak) add(pattern.replace('%', text), slugs[0]!)
    }
  }
  const depths = new Map(areas.map(({ no }) => [no, depth(no)]))
  return makePhraseTable(phrases, false, (one, other) => {
    const inner = depths.get(other.no)! > depths.get(one.no)! ? other : one
    return { ...inner, isName: one.isName || other.isName }
  })
}
