import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawMark } from '../src/platform/server/pictures/mark.ts'
import { brandColours, mark } from '../src/shared/brand.ts'

/** The mark for the browser's tab, in the tones of the theme that the system has. */
export function favicon(): string {
  const dark = mark.tiles.map((tile, i) => `path:nth-child(${i + 2}){fill:${tile.dark}}`).join('')
  const tiles = mark.tiles.map((tile) => `<path fill="${tile.light}" d="${tile.d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}"><style>@media (prefers-color-scheme:dark){${dark}}</style>${tiles}</svg>\n`
}

/** The mark on paper, `width` pixels square; `share` of the width is the mark's, the rest room for masks to cut. */
function onPaper(width: number, share: number): Promise<Buffer> {
  const size = Math.round((width * share) / 2) * 2
  const at = (width - size) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="100%" height="100%" fill="${brandColours.paper}"/>${drawMark({ x: at, y: at, width: size })}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, dither: 0, compressionLevel: 9 }).toBuffer()
}

// Run after a change of the mark in src/shared/brand.ts; what it writes is kept in the repository.
if (import.meta.main) {
  writeFileSync('public/favicon.svg', favicon())
  writeFileSync('public/apple-touch-icon.png', await onPaper(180, 0.68))
  writeFileSync('public/icon-192.png', await onPaper(192, 0.6))
  writeFileSync('public/icon-512.png', await onPaper(512, 0.6))
}
