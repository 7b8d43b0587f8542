import { clsx } from 'clsx'
import { spriteUrl } from 'virtual:icon-sprite'
import { tileOf } from '#features/catalog/rules/tiles.ts'
import { mosaicOf } from '#platform/mosaic.ts'

/**
 * The cover of a listing without photos: a wall of tiles drawn from its id, in its group's colour, with its category's
 * icon on a plate. It fills the box that `className` gives it, cut evenly at the edges where that is not 4:3.
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
