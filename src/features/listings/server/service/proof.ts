import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListingCard } from '../../contract.ts'
import { displayTextIn } from '../../rules/display-text.ts'
import { priceFor, type ScoreOf, sentenceFor } from '../../rules/proof.ts'
import { findReviewTexts } from '../ports.ts'
import * as store from '../store.ts'
import { textIn } from './presenters.ts'

type Proof = Pick<ListingCard, 'priceAsked' | 'excerpt'>
type ToSimplified = (text: string) => string

/**
 * The proof that listings do what was searched for, by number: the price row, or else, where the name does not say it, a
 * sentence of the text or of a review, in the reader's language if there is one.
 */
export async function findProof(
  db: Db,
  rows: readonly store.CardRow[],
  scoreOf: ScoreOf,
  locale: Locale,
  toSimplified: ToSimplified,
): Promise<ReadonlyMap<number, Proof>> {
  const prices = new Map(rows.map((row) => [row.listingNo, priceFor(row.prices, scoreOf)]))
  const saysItsName = ({ nameEn, nameZh }: store.CardRow) =>
    [nameEn, nameZh].some((name) => name && scoreOf(name) === 1)
  const unproved = rows.flatMap((row) => (prices.get(row.listingNo) || saysItsName(row) ? [] : [row.listingNo]))
  const [descriptions, reviews] = unproved.length
    ? await Promise.all([store.findDescriptions(db, unproved), findReviewTexts(db, unproved)])
    : [[], new Map<number, { text: string; lang: Locale }[]>()]
  const excerpts = new Map(
    descriptions.map(({ listingNo, en, zh }) => {
      const own = [
        { text: zh ?? '', lang: 'zh-Hant' as const },
        { text: en ?? '', lang: 'en' as const },
      ]
      const texts = [...(locale === 'en' ? own.toReversed() : own), ...(reviews.get(listingNo) ?? [])]
      return [listingNo, sentenceFor(texts, scoreOf)]
    }),
  )
  return new Map(
    rows.map(({ listingNo }) => {
      const [price, excerpt] = [prices.get(listingNo), excerpts.get(listingNo)]
      return [
        listingNo,
        {
          priceAsked: price
            ? {
                title: textIn(locale, price.title, toSimplified),
                unit: price.unit,
                fromCents: price.fromCents ?? 0,
                toCents: price.toCents ?? null,
              }
            : undefined,
          excerpt: excerpt ? displayTextIn(locale, excerpt.text, excerpt.lang, toSimplified) : undefined,
        },
      ]
    }),
  )
}
