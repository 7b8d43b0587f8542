import { hexOf } from '#platform/server/pictures/colour.ts'
import { tileColours, type TileColour } from '#shared/brand.ts'
import type { Random } from '../random.ts'

/** Every scene is drawn on 1280 by 960 pixels, its subject about the middle: covers are cut to 2:1 on wide screens. */
export const scene = { width: 1_280, height: 960, floor: 730 }

/** The colours of one picture: those of the group's tile, and a few that every home has. */
export type Palette = ReturnType<typeof paletteOf>

export function paletteOf(tile: TileColour, random: Random) {
  const { c, h, spark } = tileColours[tile]
  const tone = (l: number, chroma: number, hue: number = h) => hexOf({ l, c: chroma, h: hue })
  const warm = random.pick([70, 75, 82])
  return {
    wall: tone(0.93, Math.min(c, 0.035)),
    wallShade: tone(0.885, Math.min(c, 0.045)),
    floor: random.pick([tone(0.8, 0.035, warm), tone(0.74, 0.045, warm), tone(0.84, 0.02)]),
    floorShade: tone(0.7, 0.045, warm),
    main: tone(0.5, Math.max(0.07, Math.min(c, 0.11))),
    deep: tone(0.38, Math.max(0.05, Math.min(c, 0.09))),
    soft: tone(0.74, Math.max(0.05, Math.min(c, 0.09))),
    spark: tone(0.78, 0.11, spark),
    sparkDeep: tone(0.64, 0.12, spark),
    wood: tone(0.66, 0.07, 65),
    woodDeep: tone(0.52, 0.075, 60),
    leaf: tone(0.6, 0.09, 150),
    leafDeep: tone(0.48, 0.085, 155),
    sky: random.pick([tone(0.88, 0.045, 232), tone(0.9, 0.045, 78), tone(0.84, 0.05, 20)]),
    far: tone(0.77, 0.03, 235),
    near: tone(0.66, 0.04, 240),
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
