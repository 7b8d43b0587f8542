import { mark } from '#shared/brand.ts'

/**
 * The logo mark. Hidden from assistive technology: the brand name next to it or the link around it provides the label.
 * `size` is pixels.
 */
export function BrandMark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
      {mark.tiles.map((tile, i) => (
        <path key={tile.d} className={`mark-${i + 1}`} d={tile.d} />
      ))}
    </svg>
  )
}
