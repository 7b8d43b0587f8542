import { clsx } from 'clsx'
import { spriteUrl } from 'virtual:icon-sprite'
import type { IconName } from '#platform/icons.ts'

/**
 * An icon from the sprite in the current text colour. Hidden from assistive technology: provide a text label. `size` is
 * pixels. A category's icon may be any string, since an admin chose it.
 */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName | (string & {})
  size?: number
  className?: string
}) {
  return (
    <svg className={clsx('icon', className)} width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
