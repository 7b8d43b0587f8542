import { cardsOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Locale } from '#shared/locale.ts'
import type { SearchResult, Understood } from '../../contract.ts'
import type { Manner } from '../../rules/manners.ts'
import type { Entry } from '../language/phrases.ts'
import type { Understanding } from '../language/understand.ts'
import { tokensOf, wordCount } from '../language/units.ts'
import type { Vocabulary } from '../language/vocabulary.ts'
import * as store from '../store.ts'

/** What is left of more words is no name but a part of a sentence whose meaning is known. */
const maxWordsWithRest = 4

const named = (entry: Entry | undefined, locale: Locale) =>
  entry ? { slug: entry.slug, name: entry.names[locale] } : null

/**
 * What a query was understood as, in the visitor's language.
 * @param ignored manners that no listing meets, or that a place has replaced
 * @param notUsed words that no listing could be chosen by
 */
export function describe(
  { need, place, from, manners, words, rest }: Understanding,
  ignored: readonly Manner[],
  notUsed: readonly string[],
  { categories, areas }: Vocabulary,
  locale: Locale,
): Understood {
  return {
    category: need?.isSure ? named(categories.get(need.categories[0]!), locale) : null,
    area: named(areas.get(place ?? 0), locale),
    from: named(areas.get(from ?? 0), locale),
    manners: manners.filter((manner) => !ignored.includes(manner)),
    rest:
      need?.isSure && wordCount(words) > maxWordsWithRest
        ? ''
        : tokensOf(rest)
            .map(({ text }) => text)
            .join(' '),
    notUsed: [...notUsed],
  }
}

const cardsPerCategory = 3

type CategoryCards = SearchResult['didYouMean']

/** The likeliest categories of an uncertain need, or all of several needs, with their best listings. */
export async function findLikelyCategories(
  ctx: Ctx,
  { need }: Understanding,
  isSeveral: boolean,
  area: number,
  vocabulary: Vocabulary,
  locale: Locale,
): Promise<CategoryCards> {
  return need && !need.isSure && need.isSeveral === isSeveral
    ? bestCardsOf(ctx, need.categories, area, vocabulary, locale)
    : []
}

/** Related categories with listings in an area that has none of the category asked for. */
export async function findRelatedHere(
  ctx: Ctx,
  category: number | undefined,
  area: number,
  vocabulary: Vocabulary,
  locale: Locale,
): Promise<CategoryCards> {
  const related = [...(vocabulary.understanding.needs.related.get(category ?? 0) ?? [])]
  const groups = related.length > 0 ? await bestCardsOf(ctx, related, area, vocabulary, locale) : []
  return groups.filter(({ cards }) => cards.length > 0)
}

async function bestCardsOf(
  ctx: Ctx,
  categoryNos: readonly number[],
  area: number,
  { categories }: Vocabulary,
  locale: Locale,
): Promise<CategoryCards> {
  const best = await store.findBestOfEach(ctx.db, categoryNos, area, cardsPerCategory)
  const listingNos = [...new Set(best.map(({ listingNo }) => listingNo))]
  const cards = await cardsOf(ctx, listingNos, locale, { asked: { area } })
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return categoryNos.map((no) => ({
    category: named(categories.get(no), locale)!,
    cards: best.flatMap(({ category, id }) => (category === no ? (cardOf.get(id) ?? []) : [])),
  }))
}
