import { mark } from '#shared/brand.ts'

/** The mark as a `<g>` in a box of `width` pixels, in its tones for a light or a dark ground. */
export function drawMark(
  { x, y, width }: { x: number; y: number; width: number },
  ground: 'light' | 'dark' = 'light',
): string {
  const tiles = mark.tiles.map((tile) => `<path fill="${tile[ground]}" d="${tile.d}"/>`)
  return `<g transform="translate(${x} ${y}) scale(${width / mark.size})">${tiles.join('')}</g>`
}
