import { type Scorer, termsOf } from './scorer.ts'
import { basicForm } from './word-forms.ts'

/** Words of some listings of a category: each with the number of those listings that contain it. */
export type ListingTerms = { category: number; listings: number; terms: string[]; counts: number[] }

/** Listings of a category that say as much as its mean does: few listings must not decide. */
const prior = 5
/** Logarithm of how much likelier a word must be in a category than elsewhere. */
const minGain = 1

const isChinese = /^\p{Script=Han}/u
const formOf = (term: string) => (isChinese.test(term) ? Array.from(term, basicForm).join('') : basicForm(term))

/**
 * Scores categories by the words of their listings: the sum of the logarithms of how much likelier each word is in a
 * listing of the category than in one of any other.
 */
export function scoreListingWords(samples: readonly ListingTerms[]): Scorer['score'] {
  const byForm = samples.map(({ category, listings, terms, counts }) => {
    const shares = new Map<string, number>()
    for (const [index, term] of terms.entries()) {
      const form = formOf(term)
      shares.set(form, Math.max(shares.get(form) ?? 0, counts[index]! / listings))
    }
    return { category, listings, shares }
  })
  const means = new Map<string, number>()
  for (const { shares } of byForm)
    for (const [term, share] of shares) means.set(term, (means.get(term) ?? 0) + share / samples.length)
  const gains = new Map<string, [category: number, gain: number][]>()
  for (const { category, listings, shares } of byForm)
    for (const [term, share] of shares) {
      const mean = means.get(term)!
      const gain = Math.log((share * listings + prior * mean) / (listings + prior) / mean)
      if (gain > minGain) gains.set(term, [...(gains.get(term) ?? []), [category, gain]])
    }
  return (units) => {
    const scores = new Map<number, number>()
    for (const [term, weight] of termsOf(units))
      for (const [category, gain] of gains.get(term) ?? [])
        scores.set(category, (scores.get(category) ?? 0) + weight * gain)
    return scores
  }
}
