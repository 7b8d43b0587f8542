import { clsx } from 'clsx'
import { spriteUrl } from 'virtual:icon-sprite'
import { tileOf } from '#features/catalog/rules/tiles.ts'
import { mosaicOf } from '#platform/mosaic.ts'

/**
 * Cover of a listing without photos: a mosaic generated from its id, in the colour of its category group, with the
 * category icon. Fills the box given by `className`; cropped evenly when that is not 4:3.
 */
export function MosaicCover({
  id,
  groupSlug,
  icon,
  className,
}: {
  id: string
  groupSlug: string
  icon: string
  className?: string
}) {
  return (
    <svg
      className={clsx('mosaic', `tile-${tileOf(groupSlug)}`, className)}
      viewBox="0 -.5 16 12"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {mosaicOf(id).map(({ tone, d }) => (
        <path key={tone} className={tone} d={d} />
      ))}
      <rect />
      <use href={`${spriteUrl}#${icon}`} />
    </svg>
  )
}
