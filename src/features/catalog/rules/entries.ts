import type { Field } from '#shared/form.ts'
import { cleanLine, lengthOf } from '#shared/text.ts'

/** What an admin lays down in a tree: groups and categories, or regions, districts and areas. */
export const entryKinds = ['category', 'area'] as const
export type EntryKind = (typeof entryKinds)[number]

/** How deep each tree is; listings stand in categories, and in areas of any level. */
const depths: Record<EntryKind, number> = { category: 2, area: 3 }
export const deepest = (kind: EntryKind) => depths[kind] - 1

/** What an area of this level is called in the table. */
export const areaKindAt = (level: number) => (['region', 'district', 'area'] as const)[level] ?? 'area'

type Placed = { id: string; parentId: string | null }

/** 0 for a group or region, and one more for each thing above. */
export function levelOf(entries: readonly Placed[], id: string): number {
  const parents = new Map(entries.map((entry) => [entry.id, entry.parentId]))
  let level = 0
  for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) level++
  return level
}

/** Whether an entry of this level may lie in that parent: an entry never changes its level, so nothing circles. */
export function mayLieIn(entries: readonly Placed[], level: number, parentId: string | null): boolean {
  if (parentId === null) return level === 0
  return entries.some(({ id }) => id === parentId) && levelOf(entries, parentId) === level - 1
}

/** Whether listings of one entry may go to another: not itself, and a category, never a group. */
export function mayTakeOver(entries: readonly Placed[], kind: EntryKind, fromId: string, toId: string): boolean {
  if (fromId === toId || !entries.some(({ id }) => id === toId)) return false
  return kind === 'area' || levelOf(entries, toId) === deepest('category')
}

const most = { name: 80, slug: 60, synonyms: 40, synonym: 60 }

const name: Field<string> = (typed) => {
  const clean = cleanLine(typed)
  if (clean === '') return { error: 'nameRequired' }
  return lengthOf(clean) > most.name ? { error: 'nameTooLong' } : { value: clean }
}

const slug: Field<string> = (typed) => {
  const clean = typed.trim()
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(clean) && clean.length <= most.slug
    ? { value: clean }
    : { error: 'slugInvalid' }
}

/** Words with commas or line breaks between them; each once. */
const synonyms: Field<string[]> = (typed) => {
  const words = [
    ...new Set(
      typed
        .split(/[,，、;；\n]/)
        .map(cleanLine)
        .filter(Boolean),
    ),
  ]
  const isTooMuch = words.length > most.synonyms || words.some((word) => lengthOf(word) > most.synonym)
  return isTooMuch ? { error: 'synonymsTooMany' } : { value: words }
}

const ticked: Field<boolean> = (typed) => ({ value: typed === 'on' })
const icon: Field<string> = (typed) => (/^[a-z0-9-]{1,60}$/.test(typed) ? { value: typed } : { error: 'iconRequired' })

/** One category or area as an admin writes it. */
export const entryForm = {
  nameEn: name,
  nameZhHant: name,
  nameZhHans: name,
  slug,
  synonymsEn: synonyms,
  synonymsZhHant: synonyms,
  synonymsZhHans: synonyms,
  icon,
  isActive: ticked,
  isPopular: ticked,
  takesReviews: ticked,
}

/** A first proposal for the address, from the English name. */
export function slugOf(nameEn: string): string {
  return nameEn
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, most.slug)
}
