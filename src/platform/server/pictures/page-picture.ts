import sharp from 'sharp'
import { brand, brandColours, type TileColour } from '#shared/brand.ts'
import type { Locale } from '#shared/locale.ts'
import { iconShapes } from './icon-shapes.ts'
import { drawMark } from './mark.ts'
import { drawText, fitText } from './text.ts'
import { drawWall } from './wall.ts'

/** What a shared link shows. `seed` chooses the wall: a listing's id gives the wall of its cover. */
export type PagePicture = {
  title: string
  /** Under the title: category and area, or what the page is. */
  line?: string
  /** Mean of the published reviews (1 to 5) and their number. */
  rating?: { mean: number; count: number }
  seed: string
  tile: TileColour
  /** A lucide name; without one the plate carries the mark. */
  icon?: string
  locale: Locale
}

const size = { width: 1200, height: 630 }
const wallWidth = 420
const left = 72
const textWidth = size.width - wallWidth - left - 56

const titleTries = [76, 70, 64]
  .map((px) => ({ size: px, maxLines: 2 }))
  .concat([60, 54, 48].map((px) => ({ size: px, maxLines: 3 })))
const lineTries = [34, 30, 27].map((px) => ({ size: px, maxLines: 1 }))

const { ink, muted, paper, line: hairline, primary, gold } = brandColours

async function drawRating({ mean, count }: { mean: number; count: number }, y: number): Promise<string> {
  const stars = iconShapes('stars')
  const row = (fill: string, filled: number) =>
    `<svg x="${left}" y="${y - 31}" width="${filled * 40}" height="40" viewBox="0 0 ${filled * 24} 24" fill="${fill}">${stars}</svg>`
  const figure = await drawText(mean.toFixed(1), { x: left + 216, y, size: 34, weight: 700, fill: ink })
  const total = await drawText(`(${count})`, { x: left + 228 + figure.width, y, size: 30, weight: 500, fill: muted })
  return row(hairline, 5) + row(gold, mean) + figure.svg + total.svg
}

/** The tagline at the foot, unless it is the title already. */
async function drawFoot(tagline: string, title: string): Promise<string> {
  if (title === tagline) return ''
  const text = await drawText(tagline, { x: left, y: 566, size: 25, weight: 500, fill: muted })
  return `<path d="M${left} 518h${textWidth}" stroke="${hairline}" stroke-width="2"/>${text.svg}`
}

/** The picture as SVG, all text as outlines. */
export async function drawPage(picture: PagePicture): Promise<string> {
  const title = await fitText(picture.title, { width: textWidth, weight: 700, tries: titleTries })
  const under = await fitText(picture.line ?? '', { width: textWidth, weight: 500, tries: lineTries })
  const leading = title.size * 1.2
  const height = title.lines.length * leading + (picture.line ? 56 : 0) + (picture.rating ? 60 : 0)
  // In the middle between the mark above and the hairline below.
  const first = (124 + 506 - height) / 2 + title.size * 0.9
  const last = first + (title.lines.length - 1) * leading
  const name = picture.locale === 'en' ? `${brand.name} ${brand.nameZh}` : `${brand.nameZh} ${brand.name}`
  const texts = await Promise.all([
    drawText(name, { x: left + 62, y: 99, size: 32, weight: 700, fill: primary }),
    // A capital's own space at its left makes large text look indented.
    ...title.lines.map((text, i) =>
      drawText(text, { x: left - 3, y: first + i * leading, size: title.size, weight: 700, fill: ink }),
    ),
    drawText(under.lines[0] ?? '', { x: left, y: last + 62, size: under.size, weight: 500, fill: muted }),
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${paper}"/>
${drawMark({ x: left, y: 64, width: 48 })}
${texts.map(({ svg }) => svg).join('\n')}
${picture.rating ? await drawRating(picture.rating, last + 124) : ''}
${await drawFoot(brand.tagline[picture.locale], picture.title)}
${drawWall(picture, { x: size.width - wallWidth, y: 0, width: wallWidth, height: size.height })}
</svg>`
}

const kept = new Map<string, Promise<Buffer>>()
const maxKept = 200

/**
 * The OpenGraph picture of a page: PNG, 1200 by 630. What was drawn is kept by its content, the last 200 of them
 * (about 6 MB), so that the same page is drawn once however often it is shared.
 */
export function pagePicture(picture: PagePicture): Promise<Buffer> {
  const key = JSON.stringify(picture)
  const png =
    kept.get(key) ??
    drawPage(picture).then((svg) =>
      sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 4 }).toBuffer(),
    )
  // Asked for again: it moves to the end, and the one not asked for longest goes first.
  kept.delete(key)
  kept.set(key, png)
  if (kept.size > maxKept) kept.delete(kept.keys().next().value!)
  png.catch(() => kept.delete(key))
  return png
}

/** The picture of the site itself, for pages that have none of their own. */
export function sitePicture(locale: Locale): Promise<Buffer> {
  return pagePicture({ title: brand.tagline[locale], seed: brand.name, tile: 'bottle', locale })
}
