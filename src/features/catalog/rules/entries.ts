import type { Field } from '#shared/form.ts'
import { cleanLine, lengthOf } from '#shared/text.ts'

/** The two trees that admins maintain: groups and categories; regions, districts and areas. */
export const entryKinds = ['category', 'area'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Number of levels of each tree. Listings belong to categories, and to areas of any level. */
const depths: Record<EntryKind, number> = { category: 2, area: 3 }
export const maxLevel = (kind: EntryKind) => depths[kind] - 1

/** Column `kind` of an area at this level. */
export const areaKindAt = (level: number) => (['region', 'district', 'area'] as const)[level] ?? 'area'

type TreeItem = { id: string; parentId: string | null }

/** Depth of an entry: 0 for a group or region. */
export function levelOf(entries: readonly TreeItem[], id: string): number {
  const parents = new Map(entries.map((entry) => [entry.id, entry.parentId]))
  let level = 0
  for (let parent = parents.get(id) ?? null; parent !== null; parent = parents.get(parent) ?? null) level++
  return level
}

/** Whether an entry of this level may be a child of that parent. Entries never change their level, which rules out cycles. */
export function mayBeChildOf(entries: readonly TreeItem[], level: number, parentId: string | null): boolean {
  if (parentId === null) return level === 0
  return entries.some(({ id }) => id === parentId) && levelOf(entries, parentId) === level - 1
}

/** Whether listings of one entry may move to another: a different entry, and never a category group. */
export function mayReceiveListings(
  entries: readonly TreeItem[],
  kind: EntryKind,
  fromId: string,
  toId: string,
): boolean {
  if (fromId === toId || !entries.some(({ id }) => id === toId)) return false
  return kind === 'area' || levelOf(entries, toId) === maxLevel('category')
}

/** Maximum lengths in characters; `synonyms` is a number of synonyms. */
const limits = { name: 80, slug: 60, synonyms: 40, phrase: 80, synonym: 60 }

/** Maximum number of phrases of a category. */
export const maxPhrases = 400

const name: Field<string> = (typed) => {
  const clean = cleanLine(typed)
  if (clean === '') return { error: 'nameRequired' }
  return lengthOf(clean) > limits.name ? { error: 'nameTooLong' } : { value: clean }
}

const slug: Field<string> = (typed) => {
  const clean = typed.trim()
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(clean) && clean.length <= limits.slug
    ? { value: clean }
    : { error: 'slugInvalid' }
}

const singular: Field<string> = (typed) => {
  const clean = cleanLine(typed)
  return lengthOf(clean) > limits.name ? { error: 'nameTooLong' } : { value: clean }
}

/** Words separated by commas, semicolons or line breaks; duplicates are removed. */
const wordsOf = (typed: string) => [
  ...new Set(
    typed
      .split(/[,，、;；\n]/)
      .map(cleanLine)
      .filter(Boolean),
  ),
]

const synonyms: Field<string[]> = (typed) => {
  const words = wordsOf(typed)
  const isTooMany = words.length > limits.synonyms || words.some((word) => lengthOf(word) > limits.synonym)
  return isTooMany ? { error: 'synonymsTooMany' } : { value: words }
}

const phrases: Field<string[]> = (typed) => {
  const words = wordsOf(typed)
  const isTooMany = words.length > maxPhrases || words.some((word) => !isPhrase(word))
  return isTooMany ? { error: 'phrasesTooMany' } : { value: words }
}

/** Whether a text can be one of the phrases of a category. */
export const isPhrase = (text: string): boolean =>
  wordsOf(text).length === 1 && text === cleanLine(text) && lengthOf(text) <= limits.phrase

const checkbox: Field<boolean> = (typed) => ({ value: typed === 'on' })
const icon: Field<string> = (typed) => (/^[a-z0-9-]{1,60}$/.test(typed) ? { value: typed } : { error: 'iconRequired' })

/** Form fields of a category or area. */
export const entryForm = {
  nameEn: name,
  nameZhHant: name,
  nameZhHans: name,
  slug,
  singularEn: singular,
  singularZhHant: singular,
  singularZhHans: singular,
  synonymsEn: synonyms,
  synonymsZhHant: synonyms,
  synonymsZhHans: synonyms,
  phrases,
  icon,
  isActive: checkbox,
  isPopular: checkbox,
  takesReviews: checkbox,
}

/** Default slug for an English name. */
export function slugOf(nameEn: string): string {
  return nameEn
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, limits.slug)
}
