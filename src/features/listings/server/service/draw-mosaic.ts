import { spriteIcons } from '#platform/icons.ts'
import { hexOf } from '#platform/server/pictures/colour.ts'
import { iconShapes } from '#platform/server/pictures/icon-shapes.ts'
import { drawMark } from '#platform/server/pictures/mark.ts'
import { brandColours, tileColours, type TileColour } from '#shared/brand.ts'
import { mosaicOf, type Tone } from './mosaic.ts'

/**
 * A mosaic with an icon on its plate (the logo mark for an unknown icon) as an `<svg>`, in the light theme's colours of
 * tiles.css. The box is in pixels; the 4:3 mosaic is cropped evenly to fit.
 */
export function drawMosaic(
  { seed, tile, icon }: { seed: string; tile: TileColour; icon?: string },
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const { l, c, h, spark } = tileColours[tile]
  const isLight = l > 0.7
  const shades: Record<Tone, string> = {
    a: hexOf({ l: l - 0.03, c, h }),
    b: hexOf({ l, c, h }),
    c: hexOf({ l: l + 0.03, c: c * 0.96, h }),
    d: hexOf({ l: l + 0.06, c: c * 0.9, h }),
    spark: hexOf({ l: 0.8, c: 0.1, h: spark }),
  }
  const plate = isLight ? hexOf({ l: l + 0.085, c: c * 0.6, h }) : hexOf({ l: l - 0.07, c, h })
  const tiles = mosaicOf(seed).map((layer) => `<path stroke="${shades[layer.tone]}" d="${layer.d}"/>`)
  const stroke = `stroke="${isLight ? brandColours.ink : '#fff'}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`
  const centre =
    icon && spriteIcons.includes(icon)
      ? `<g transform="translate(6.14 3.64) scale(.155)" fill="none" ${stroke}>${iconShapes(icon)}</g>`
      : drawMark({ x: 6, y: 3.5, width: 4 }, isLight ? 'light' : 'dark')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 -.5 16 12" preserveAspectRatio="xMidYMid slice">
<rect y="-.5" width="16" height="12" fill="${hexOf({ l: l - 0.09, c, h })}"/>
<g fill="none" stroke-width=".93" stroke-dasharray=".93 .07" stroke-dashoffset="-.035">${tiles.join('')}</g>
<rect x="5.035" y="2.535" width="5.93" height="5.93" rx=".3" fill="${plate}"/>
${centre}
</svg>`
}
