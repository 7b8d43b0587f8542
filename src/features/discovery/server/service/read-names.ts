import type { Db } from '#platform/server/db.ts'
import { hasChinese } from '../language/by-character.ts'
import type { Entry } from '../language/phrases.ts'
import { tokenizeQuery } from '../language/query.ts'
import { suggestEntries } from '../language/suggest.ts'
import { understand } from '../language/understand.ts'
import { unitsOf } from '../language/units.ts'
import type { Vocabulary } from '../language/vocabulary.ts'
import { findVocabulary } from './dictionary.ts'

/** Reads what files call categories or areas. */
type NameReader = {
  /** The slug of what a text means without doubt and as a whole: a name, synonym or alias in any language. */
  find: (text: string) => string | undefined
  /** A name of what it means at the likeliest, in English or in the Traditional Chinese of a text with Chinese. */
  nearest: (text: string) => string | undefined
}

/** Readers for the categories and areas as they are now; they read a text as the search does. */
export async function loadNameReaders(db: Db): Promise<{ categories: NameReader; areas: NameReader }> {
  const vocabulary = await findVocabulary(db)
  return {
    categories: {
      find: (text) => findCategory(text, vocabulary),
      nearest: (text) => nearest(text, 'category', vocabulary),
    },
    areas: { find: (text) => findArea(text, vocabulary), nearest: (text) => nearest(text, 'area', vocabulary) },
  }
}

function findCategory(text: string, { categories, understanding }: Vocabulary): string | undefined {
  const { need, place, manners, rest } = understand(unitsOf(tokenizeQuery(text)), understanding)
  if (!need?.isSure || !need.isPhrase || place !== null || manners.length + rest.length > 0) return undefined
  const entry = categories.get(need.categories[0]!)
  return entry?.parent === null ? undefined : entry?.slug
}

function findArea(text: string, { areas, understanding }: Vocabulary): string | undefined {
  const units = unitsOf(tokenizeQuery(text))
  const whole =
    units.length > 0 ? understanding.places.matchesAt(units, 0).find(({ end }) => end === units.length) : null
  return areas.get(whole?.value.no ?? 0)?.slug
}

function nearest(text: string, kind: 'category' | 'area', vocabulary: Vocabulary): string | undefined {
  const tokens = tokenizeQuery(text)
  if (tokens.length === 0) return undefined
  const { need } = understand(unitsOf(tokens), vocabulary.understanding)
  const limits = kind === 'category' ? { category: 3, area: 0 } : { category: 0, area: 1 }
  const read = kind === 'category' ? (need?.categories ?? []).flatMap((no) => vocabulary.categories.get(no) ?? []) : []
  const suggested = suggestEntries(tokens, vocabulary, limits).map(({ entry }) => entry)
  const isOffered = ({ parent }: Entry) => kind === 'area' || parent !== null
  return [...read, ...suggested].find(isOffered)?.names[hasChinese(text) ? 'zh-Hant' : 'en']
}
