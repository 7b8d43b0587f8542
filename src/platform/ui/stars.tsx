import { clsx } from 'clsx'
import { iconUrl } from 'virtual:icon-sprite'
import { shownRating } from '#shared/rating.ts'

/**
 * A rating as five stars, filled to a tenth. `rating` is 0 to 5; `label` is its accessible label ("4.6 out of 5"),
 * omitted when that text is next to it. `height` is pixels; the width is five times that.
 */
export function Stars({
  rating,
  label,
  height = 16,
  className,
}: {
  rating: number
  label?: string
  height?: number
  className?: string
}) {
  const filled = Math.round(shownRating(rating) * 240) / 10
  return (
    <svg
      className={clsx('stars', className)}
      width={height * 5}
      height={height}
      viewBox="0 0 120 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={iconUrl('stars')} width="120" height="24" />
      <svg className="stars-on" width={filled} height="24" viewBox={`0 0 ${filled || 1} 24`}>
        <use href={iconUrl('stars')} width="120" height="24" />
      </svg>
    </svg>
  )
}
