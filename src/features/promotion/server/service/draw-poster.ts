import { tileOf } from '#features/catalog/rules/tiles.ts'
import type { ListingCard } from '#features/listings/contract.ts'
import { drawMosaic } from '#features/listings/server/service/draw-mosaic.ts'
import { drawMark } from '#platform/server/pictures/mark.ts'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import { drawText, fitText, type Weight } from '#platform/server/pictures/text.ts'
import { brand, brandColours } from '#shared/brand.ts'
import type { PosterPurpose } from '../../rules.ts'

export type Poster = {
  id: string
  purpose: PosterPurpose
  nameEn: string | null
  nameZh: string | null
  lineEn: string
  lineZh: string
  category: ListingCard['category']
  /** Of what the code leads to. */
  path: string
}

/** Upright paper of the A series, in units of a thousandth of its width. */
const posterBox = { width: 1000, height: 1414 } as const

const margin = 70
const textWidth = posterBox.width - 2 * margin
const bandHeight = 250
const { ink, muted, paper, primary } = brandColours

/** Printed in both languages, whoever prints it. A review is asked for from everybody, not from the satisfied alone. */
const texts: Record<PosterPurpose, { en: string; zh: string }> = {
  visit: { en: 'Scan for prices, hours and reviews', zh: '掃一掃，看收費、營業時間和街坊評價' },
  review: { en: 'How did we do? Tell the neighbours.', zh: '服務如何？告訴街坊。' },
}

type Line = { text: string; size: number; weight: Weight; fill: string; maxLines: number; gap: number }

/** Draws centred lines below `top`, each shrunk or wrapped to fit. Returns the SVG and the baseline of the last one. */
async function drawLines(lines: readonly Line[], top: number): Promise<{ svg: string; bottom: number }> {
  let [svg, y] = ['', top]
  for (const { text, size, weight, fill, maxLines, gap } of lines) {
    if (!text) continue
    const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5].map((share) => ({ size: Math.round(size * share), maxLines }))
    const fitted = await fitText(text, { width: textWidth, weight, sizes })
    y += gap
    for (const line of fitted.lines) {
      y += fitted.size * 1.16
      const { width } = await drawText(line, { x: 0, y: 0, size: fitted.size, weight, fill })
      svg += (await drawText(line, { x: (posterBox.width - width) / 2, y, size: fitted.size, weight, fill })).svg
    }
  }
  return { svg, bottom: y }
}

/** A poster as SVG with all text as outlines. `baseUrl` is the site's address, without a slash at its end. */
export async function drawPoster(poster: Poster, baseUrl: string): Promise<string> {
  const { width, height } = posterBox
  const { nameEn, nameZh, category, purpose } = poster
  const url = baseUrl + poster.path
  const title: Omit<Line, 'text'> = { size: 82, weight: 700, fill: ink, maxLines: nameEn && nameZh ? 2 : 3, gap: 0 }
  const small: Omit<Line, 'text'> = { size: 32, weight: 500, fill: muted, maxLines: 2, gap: 4 }
  const head = await drawLines(
    [
      { ...title, text: nameZh ?? '' },
      { ...title, text: nameEn ?? '', ...(nameZh && { size: 60, gap: 6 }) },
      { ...small, text: poster.lineZh, gap: 18 },
      { ...small, text: poster.lineEn },
    ],
    bandHeight + 20,
  )
  const footTop = height - 118
  const asked = texts[purpose]
  const askLines: Line[] = [
    { text: asked.zh, size: 46, weight: 700, fill: primary, maxLines: 1, gap: 0 },
    { text: asked.en, size: 40, weight: 700, fill: primary, maxLines: 1, gap: 2 },
    { text: url.replace(/^https?:\/\//, ''), size: 26, weight: 500, fill: muted, maxLines: 1, gap: 10 },
  ]
  const askHeight = 170
  // The code takes what the names leave, and is centred in it.
  const room = footTop - askHeight - head.bottom - 60
  const side = Math.min(480, room)
  const codeTop = head.bottom + 30 + (room - side) / 2
  const ask = await drawLines(askLines, codeTop + side)
  const site = await drawText(`${brand.name} ${brand.nameZh}`, { x: 0, y: 0, size: 38, weight: 700, fill: primary })
  const siteLeft = (width - site.width - 62) / 2
  const siteName = { x: siteLeft + 62, y: footTop + 66, size: 38, weight: 700, fill: primary } as const
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
${drawMosaic({ seed: poster.id, tile: tileOf(category.groupSlug), icon: category.icon }, { x: 0, y: 0, width, height: bandHeight })}
${head.svg}
${qrSvg(url).replace('<svg ', `<svg x="${(width - side) / 2}" y="${codeTop}" width="${side}" height="${side}" `)}
${ask.svg}
<rect x="${margin}" y="${footTop}" width="${textWidth}" height="2" fill="${brandColours.line}"/>
${drawMark({ x: siteLeft, y: footTop + 30, width: 46 })}
${(await drawText(`${brand.name} ${brand.nameZh}`, siteName)).svg}
</svg>`
}
