/**
 * An average of ratings as it is shown, to a tenth: never rounded up to a whole star, which not every review gave (4.96 is
 * 4.9).
 */
export function shownRating(mean: number): number {
  const rounded = Math.round(mean * 10)
  return (rounded % 10 === 0 && rounded > mean * 10 ? rounded - 1 : rounded) / 10
}

/** The same as text with one decimal: "4.9". */
export const ratingText = (mean: number): string => shownRating(mean).toFixed(1)
