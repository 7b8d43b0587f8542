import { hexOf } from '#platform/server/pictures/colour.ts'
import { tileColours, type TileColour } from '#shared/brand.ts'
import type { Random } from '../random.ts'

/** Every scene is drawn on 1280 by 960 pixels, its subject about the middle: covers are cut to 2:1 on wide screens. */
export const scene = { width: 1_280, height: 960, floor: 730 }

/** The colours of one picture: those of the group's tile, moved about, and a few that every home has. */
export type Palette = ReturnType<typeof paletteOf>
export type Draw = (p: Palette, random: Random) => string

/** Light and colour of the walls: bright, cream, tinted, the accent's, or in the evening. */
const walls = ['bright', 'cream', 'tinted', 'accent', 'evening'] as const

export const lightCount = walls.length

/** `light` chooses among the walls, in turn. */
export function paletteOf(tile: TileColour, light: number, random: Random) {
  const { c, h, spark: accent } = tileColours[tile]
  const hue = h + random.int(-24, 24)
  const spark = random.pick([accent, accent + 40, accent - 40, hue + 150])
  const tone = (l: number, chroma: number, toneHue: number = hue) =>
    hexOf({ l, c: chroma, h: ((toneHue % 360) + 360) % 360 })
  const warm = random.pick([70, 75, 82])
  const { wall, wallShade } = {
    bright: { wall: tone(0.93, Math.min(c, 0.035)), wallShade: tone(0.885, Math.min(c, 0.045)) },
    cream: { wall: tone(0.945, 0.025, 86), wallShade: tone(0.9, 0.035, 82) },
    tinted: { wall: tone(0.86, Math.min(c, 0.06)), wallShade: tone(0.81, Math.min(c, 0.065)) },
    accent: { wall: tone(0.9, 0.05, spark), wallShade: tone(0.85, 0.055, spark) },
    evening: { wall: tone(0.73, Math.min(c, 0.06)), wallShade: tone(0.67, Math.min(c, 0.065)) },
  }[walls[light % walls.length] ?? 'bright']
  const isEvening = walls[light % walls.length] === 'evening'
  const day = [tone(0.88, 0.045, 232), tone(0.9, 0.045, 78), tone(0.86, 0.04, 205)]
  return {
    wall,
    wallShade,
    isEvening,
    floor: random.pick([tone(0.8, 0.035, warm), tone(0.74, 0.045, warm), tone(0.84, 0.02), tone(0.7, 0.03, hue)]),
    floorShade: tone(0.66, 0.045, warm),
    main: tone(0.5, Math.max(0.07, Math.min(c, 0.11))),
    deep: tone(0.38, Math.max(0.05, Math.min(c, 0.09))),
    soft: tone(0.76, Math.max(0.05, Math.min(c, 0.09))),
    spark: tone(0.78, 0.11, spark),
    sparkDeep: tone(0.64, 0.12, spark),
    ...random.pick([
      { wood: tone(0.66, 0.07, 65), woodDeep: tone(0.52, 0.075, 60) },
      { wood: tone(0.76, 0.06, 75), woodDeep: tone(0.62, 0.07, 68) },
      { wood: tone(0.54, 0.06, 50), woodDeep: tone(0.42, 0.06, 45) },
    ]),
    leaf: tone(0.6, 0.09, 150),
    leafDeep: tone(0.48, 0.085, 155),
    sky: isEvening ? random.pick([tone(0.5, 0.07, 285), tone(0.72, 0.08, 40)]) : random.pick(day),
    far: isEvening ? tone(0.45, 0.05, 270) : tone(0.77, 0.03, 235),
    near: isEvening ? tone(0.38, 0.05, 265) : tone(0.66, 0.04, 240),
    metal: '#aab3b3',
    metalDeep: '#7f8a8b',
    paper: '#fbfaf6',
    ink: '#27332f',
    gold: '#d9a441',
  }
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`
export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const at = (x: number, y: number, content: string, transform = '') =>
  `<g transform="translate(${x} ${y}) ${transform}">${content}</g>`
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Shadow of an object on the floor. */
export const shadow = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx / 9}" fill="#000" opacity=".12"/>`

/** Light over the whole picture: from a window by day, from a lamp in the evening. */
export function lightOver({ isEvening }: Palette, random: Random): string {
  const [x, y] = [random.pick([0, 0.25, 0.75, 1]), random.pick([0, 0.1])]
  const stops = isEvening
    ? '<stop offset="0" stop-color="#ffd98a" stop-opacity=".42"/><stop offset=".75" stop-color="#1b1640" stop-opacity=".12"/>'
    : '<stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".8" stop-color="#3a2c10" stop-opacity=".04"/>'
  return `<defs><radialGradient id="light" cx="${x}" cy="${y}" r="1.1">${stops}</radialGradient></defs><rect width="${scene.width}" height="${scene.height}" fill="url(#light)"/>`
}

/** Dust over the whole picture, with stains and a crack in the wall: the same place before the work. */
export function stainsOver(random: Random): string {
  const stain = () => {
    const [x, y, size] = [random.int(180, 1_100), random.int(80, 860), random.int(26, 74)]
    return (
      oval(x, y, size * 1.6, size, '#5a4a2f') +
      oval(x + size, y + size * 0.7, size * 0.7, size * 0.5, '#5a4a2f') +
      rect(x - 6, y, 12, size * random.int(2, 4), '#5a4a2f', 6)
    )
  }
  const crack = stroke('M300 0l40 90l-50 70l60 110l-30 60', '#4a4136', 7)
  return `${rect(0, 0, scene.width, scene.height, '#6b614f').replace('/>', ' opacity=".38"/>')}<g opacity=".34">${times(9, stain)}</g>${crack}`
}
