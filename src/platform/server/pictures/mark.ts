import { mark } from '#shared/brand.ts'

/** The logo mark as a `<g>`, `width` pixels wide, in its tones for a light or a dark background. */
export function drawMark(
  { x, y, width }: { x: number; y: number; width: number },
  ground: 'light' | 'dark' = 'light',
): string {
  const tiles = mark.tiles.map((tile) => `<path fill="${tile[ground]}" d="${tile.d}"/>`)
  return `<g transform="translate(${x} ${y}) scale(${width / mark.size})">${tiles.join('')}</g>`
}
