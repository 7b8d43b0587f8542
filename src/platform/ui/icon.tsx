import { clsx } from 'clsx'
import { iconUrl } from 'virtual:icon-sprite'
import type { IconName } from '#platform/icons.ts'

/**
 * An icon from the sprite in the current text colour. Hidden from assistive technology: provide a text label. `size` is
 * pixels. A category's icon may be any string, since an admin chose it; where only some are shown, `alone` loads them without
 * all others.
 */
export function Icon({
  name,
  size = 20,
  className,
  alone,
}: {
  name: IconName | (string & {})
  size?: number
  className?: string
  alone?: boolean
}) {
  return (
    <svg className={clsx('icon', className)} width={size} height={size} aria-hidden="true">
      <use href={iconUrl(name, alone)} />
    </svg>
  )
}
