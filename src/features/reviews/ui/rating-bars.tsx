import { Icon } from '#platform/ui/icon.tsx'

/**
 * Distribution of ratings, five stars first. `distribution` counts reviews with 1, 2, 3, 4 and 5 stars; `label` is the
 * accessible label of a row ("12 reviews with 5 stars").
 */
export function RatingBars({
  distribution,
  label,
}: {
  distribution: readonly number[]
  label: (stars: number, count: number) => string
}) {
  const total = distribution.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="grid gap-1.5 text-sm">
      {distribution
        .map((count, i) => ({ stars: i + 1, count }))
        .toReversed()
        .map(({ stars, count }) => (
          <li key={stars} className="grid grid-cols-[2rem_1fr_2.5rem] items-center gap-2 tabular-nums">
            <span className="sr-only">{label(stars, count)}</span>
            <span className="flex items-center justify-end gap-1" aria-hidden="true">
              {stars}
              <Icon name="star" size={13} className="icon-solid text-gold" />
            </span>
            <svg className="rating-bar" width="100%" height="8" aria-hidden="true">
              <rect width="100%" height="8" rx="4" />
              {count > 0 && (
                <rect className="rating-bar-on" width={`${Math.max(2, (100 * count) / total)}%`} height="8" rx="4" />
              )}
            </svg>
            <span className="text-muted" aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
    </ul>
  )
}
