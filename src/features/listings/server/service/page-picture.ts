import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { iconShapes } from '#platform/server/pictures/icon-shapes.ts'
import { drawMark } from '#platform/server/pictures/mark.ts'
import { drawText, fitText } from '#platform/server/pictures/text.ts'
import { brand, brandColours, type TileColour } from '#shared/brand.ts'
import type { Locale } from '#shared/locale.ts'
import { ratingText, shownRating } from '#shared/rating.ts'
import { drawMosaic } from './draw-mosaic.ts'

/** Content of a page's OpenGraph picture. `seed` selects the mosaic. */
export type PagePicture = {
  title: string
  /** Below the title: category and area, or the kind of page. */
  line?: string
  /** Mean of the published reviews (1 to 5) and their count. */
  rating?: { mean: number; count: number }
  /** The lowest price with its unit. */
  price?: string
  /** What was verified, in a word. */
  badge?: string
  seed: string
  tile: TileColour
  /** A lucide name; without one the plate shows the logo mark. */
  icon?: string
  locale: Locale
}

const size = { width: 1200, height: 630 }
const mosaicWidth = 420
const left = 72
const textWidth = size.width - mosaicWidth - left - 56

const titleSizes = [76, 70, 64]
  .map((px) => ({ size: px, maxLines: 2 }))
  .concat([60, 54, 48].map((px) => ({ size: px, maxLines: 3 })))
const lineSizes = [34, 30, 27].map((px) => ({ size: px, maxLines: 1 }))

const { ink, muted, paper, line: hairline, primary, gold } = brandColours

async function drawRating({ mean, count }: { mean: number; count: number }, y: number): Promise<string> {
  const stars = iconShapes('stars')
  const row = (fill: string, filled: number) =>
    `<svg x="${left}" y="${y - 31}" width="${filled * 40}" height="40" viewBox="0 0 ${filled * 24} 24" fill="${fill}">${stars}</svg>`
  const meanText = await drawText(ratingText(mean), { x: left + 216, y, size: 34, weight: 700, fill: ink })
  const total = await drawText(`(${count})`, { x: left + 228 + meanText.width, y, size: 30, weight: 500, fill: muted })
  return row(hairline, 5) + row(gold, shownRating(mean)) + meanText.svg + total.svg
}

/** Price and badge on one line; a price too long for the line is cut. */
async function drawFacts({ price = '', badge = '' }: PagePicture, y: number): Promise<string> {
  const badgeText = await drawText(badge, { x: 0, y: 0, size: 28, weight: 700, fill: primary })
  const badgeWidth = badge ? badgeText.width + 44 : 0
  const sizes = [34, 31, 28, 25].map((px) => ({ size: px, maxLines: 1 }))
  const fitted = await fitText(price, { width: textWidth - badgeWidth - 28, weight: 700, sizes })
  const amount = { x: left, y, size: fitted.size, weight: 700, fill: ink } as const
  const priceText = await drawText(fitted.lines[0] ?? '', amount)
  if (!badge) return priceText.svg
  const x = left + (priceText.width > 0 ? priceText.width + 28 : 0)
  const stroke = `fill="none" stroke="${primary}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
  const icon = `<svg x="${x}" y="${y - 29}" width="36" height="36" viewBox="0 0 24 24" ${stroke}>${iconShapes('badge-check')}</svg>`
  const word = await drawText(badge, { x: x + 44, y, size: 28, weight: 700, fill: primary })
  return priceText.svg + icon + word.svg
}

/** The tagline in the footer, unless it is already the title. */
async function drawFooter(tagline: string, title: string): Promise<string> {
  if (title === tagline) return ''
  const text = await drawText(tagline, { x: left, y: 566, size: 25, weight: 500, fill: muted })
  return `<path d="M${left} 518h${textWidth}" stroke="${hairline}" stroke-width="2"/>${text.svg}`
}

/** The picture as SVG with all text as outlines. */
export async function drawPage(picture: PagePicture): Promise<string> {
  const title = await fitText(picture.title, { width: textWidth, weight: 700, sizes: titleSizes })
  const under = await fitText(picture.line ?? '', { width: textWidth, weight: 500, sizes: lineSizes })
  const leading = title.size * 1.2
  const hasFacts = Boolean(picture.price || picture.badge)
  const height =
    title.lines.length * leading + (picture.line ? 56 : 0) + (picture.rating ? 60 : 0) + (hasFacts ? 56 : 0)
  // Centred between the mark above and the hairline below.
  const first = (124 + 506 - height) / 2 + title.size * 0.9
  const last = first + (title.lines.length - 1) * leading
  const name = `${brand.name} ${brand.nameZh}`
  const texts = await Promise.all([
    drawText(name, { x: left + 62, y: 99, size: 32, weight: 700, fill: primary }),
    // The left side bearing of a capital makes large text look indented.
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
${hasFacts ? await drawFacts(picture, last + (picture.rating ? 182 : 124)) : ''}
${await drawFooter(brand.tagline[picture.locale], picture.title)}
${drawMosaic(picture, { x: size.width - mosaicWidth, y: 0, width: mosaicWidth, height: size.height })}
</svg>`
}

/** By content; about 6 MB. */
const pictures = new LRUCache<string, Buffer, PagePicture>({
  max: 200,
  fetchMethod: async (_key, _previous, { context }) =>
    sharp(Buffer.from(await drawPage(context)))
      .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 4 })
      .toBuffer(),
})

/** The OpenGraph picture of a page: PNG, 1200 by 630. */
export const pagePicture = (picture: PagePicture): Promise<Buffer> =>
  pictures.forceFetch(JSON.stringify(picture), { context: picture })

/** The picture of the site, for pages without one of their own. */
export function sitePicture(locale: Locale): Promise<Buffer> {
  return pagePicture({ title: brand.tagline[locale], seed: brand.name, tile: 'bottle', locale })
}
