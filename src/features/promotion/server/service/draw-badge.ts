import { iconShapes } from '#platform/server/pictures/icon-shapes.ts'
import { drawMark } from '#platform/server/pictures/mark.ts'
import { drawText } from '#platform/server/pictures/text.ts'
import { brand, brandColours } from '#shared/brand.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { ratingText, shownRating } from '#shared/rating.ts'
import { badgeSize, type BadgeTheme } from '../../rules.ts'

const colours = {
  light: {
    ground: '#fff',
    line: '#d5d1c4',
    ink: brandColours.ink,
    muted: brandColours.muted,
    empty: brandColours.line,
  },
  dark: { ground: brandColours.night, line: '#33413b', ink: '#f2f0ea', muted: '#a9b5ae', empty: '#33413b' },
} as const

export type Badge = {
  name: string
  /** Mean of the published reviews (1 to 5) and their number; null without any. */
  rating: { mean: number; count: number } | null
  /** Shown while there are no reviews. */
  invitation: string
  theme: BadgeTheme
}

/** The badge as SVG with all text as outlines, so that it looks alike on every website. */
export async function drawBadge({ name, rating, invitation, theme }: Badge): Promise<string> {
  const { width, height } = badgeSize
  const { ground, line, ink, muted, empty } = colours[theme]
  const site = await drawText(`${brand.name} ${brand.nameZh}`, { x: 64, y: 30, size: 18, weight: 700, fill: ink })
  const label = rating ? `${name}: ${ratingText(rating.mean)} / 5 (${rating.count})` : name
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeHtml(`${label} · ${brand.name} ${brand.nameZh}`)}</title>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="${ground}" stroke="${line}"/>
${drawMark({ x: 16, y: 18, width: 36 }, theme)}
${site.svg}
${rating ? await drawRating(rating, { ink, muted, empty }) : (await drawText(invitation, { x: 64, y: 53, size: 14, weight: 500, fill: muted })).svg}
</svg>`
}

type Rating = NonNullable<Badge['rating']>
async function drawRating({ mean, count }: Rating, { ink, muted, empty }: Record<'ink' | 'muted' | 'empty', string>) {
  const stars = (fill: string, filled: number) =>
    `<svg x="63" y="38" width="${filled * 18}" height="18" viewBox="0 0 ${filled * 24} 24" fill="${fill}">${iconShapes('stars')}</svg>`
  const meanText = await drawText(ratingText(mean), { x: 160, y: 53, size: 16, weight: 700, fill: ink })
  const countText = { x: 166 + meanText.width, y: 53, size: 14, weight: 500, fill: muted } as const
  return (
    stars(empty, 5) +
    stars(brandColours.gold, shownRating(mean)) +
    meanText.svg +
    (await drawText(`(${count})`, countText)).svg
  )
}
