import { anyText, type KnownParams } from '#shared/known-params.ts'
import { truncateText } from '#shared/text.ts'
import {
  invitedVia,
  maxWordsLength,
  reviewLanguages,
  reviewSorts,
  reviewStages,
  type ReviewFilter,
  type ReviewSort,
} from '../rules.ts'

/** Sort and filter of the reviews from the URL, e.g. `?reviews=highest&words=kitchen&stars=5&stage=quoted&in=zh`. */
export function reviewQueryOf(parameters: URLSearchParams): ReviewFilter & { sort: ReviewSort } {
  const oneOf = <T>(options: readonly T[], name: string) => options.find((one) => String(one) === parameters.get(name))
  return {
    sort: oneOf(reviewSorts, 'reviews') ?? 'newest',
    q: truncateText(parameters.get('words')?.trim() ?? '', maxWordsLength) || undefined,
    rating: oneOf([1, 2, 3, 4, 5], 'stars'),
    stage: oneOf(reviewStages, 'stage'),
    language: oneOf(reviewLanguages, 'in'),
  }
}

export const isFiltered = ({ q, rating, stage, language }: ReviewFilter) => Boolean(q ?? rating ?? stage ?? language)

/** The parameters of a listing's page, all of which are those of its reviews. */
export const reviewParams: KnownParams = {
  reviews: reviewSorts,
  words: anyText,
  stars: [1, 2, 3, 4, 5],
  stage: reviewStages,
  in: reviewLanguages,
  filter: ['on'],
  review: ['write'],
  via: [invitedVia],
}
