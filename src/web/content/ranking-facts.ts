import {
  adjustedMean,
  bonusPoints,
  featuredShare,
  featuredWeights,
  fullPopularity,
  matchPoints,
  paidPlaces,
  prior,
} from '#features/discovery/rules.ts'
import { minReplyAnswers, quickShare } from '#features/listings/rules/reply-speed.ts'
import type { Locale } from '#shared/locale.ts'

/** The figures of the ranking as the about page prints them, from the formula itself. */
export function rankingFacts(locale: Locale): Record<string, string> {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = (share: number) => format.format(share * 100)
  return {
    featuredSlots: format.format(paidPlaces),
    priorReviews: format.format(prior.reviews),
    priorMean: format.format(prior.mean),
    exampleFew: format.format(adjustedMean(5, 3)),
    exampleMany: format.format(adjustedMean(4.7, 40)),
    qualityShare: percent(featuredWeights.quality),
    popularityShare: percent(featuredWeights.popularity),
    popularityFull: format.format(fullPopularity),
    wholeNamePoints: format.format(matchPoints.wholeName),
    namePoints: format.format(matchPoints.name),
    needPoints: format.format(matchPoints.need),
    otherCategoryPoints: format.format(matchPoints.otherCategory),
    textPoints: format.format(matchPoints.text),
    phrasePoints: format.format(bonusPoints.phrase),
    wordsPoints: format.format(bonusPoints.words),
    cheapPoints: format.format(bonusPoints.cheap),
    featuredShare: format.format(featuredShare),
    leastReplyAnswers: format.format(minReplyAnswers),
    quickPercent: percent(quickShare),
  }
}
