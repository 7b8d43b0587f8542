import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawMark } from '#platform/server/pictures/mark.ts'
import { brandColours, mark } from '#shared/brand.ts'

/** The logo mark as favicon, following the system's light or dark theme. */
export function favicon(): string {
  const dark = mark.tiles.map((tile, i) => `path:nth-child(${i + 2}){fill:${tile.dark}}`).join('')
  const tiles = mark.tiles.map((tile) => `<path fill="${tile.light}" d="${tile.d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}"><style>@media (prefers-color-scheme:dark){${dark}}</style>${tiles}</svg>\n`
}

/**
 * The logo mark on a paper background, `width` pixels square; `share` is the fraction of the width it takes, the rest
 * is a safe area for icon masks.
 */
function onPaper(width: number, share: number): Promise<Buffer> {
  const size = Math.round((width * share) / 2) * 2
  const at = (width - size) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="100%" height="100%" fill="${brandColours.paper}"/>${drawMark({ x: at, y: at, width: size })}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, dither: 0, compressionLevel: 9 }).toBuffer()
}

// Run after changing the mark in src/shared/brand.ts; the output is committed.
if (import.meta.main) {
  writeFileSync('public/favicon.svg', favicon())
  writeFileSync('public/apple-touch-icon.png', await onPaper(180, 0.68))
  writeFileSync('public/icon-192.png', await onPaper(192, 0.6))
  writeFileSync('public/icon-512.png', await onPaper(512, 0.6))
}
