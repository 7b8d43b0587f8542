import type { Random } from '../random.ts'
import { at, circle, oval, rect, scene, shadow, shape, stroke, times, type Palette } from './draw.ts'

/** An interior: a wall, one of five kinds, and a floor of boards, tiles or carpet. */
export function interior(p: Palette, random: Random): string {
  const { width, height, floor } = scene
  const tiles = () =>
    times(3, (row) =>
      times(33, (column) => {
        const fill = (row + column * 3) % 7 === 0 ? p.soft : p.wallShade
        return rect(column * 40 + (row % 2 ? -20 : 0) + 1.5, floor - 120 + row * 40 + 1.5, 37, 37, fill, 3)
      }),
    )
  const panels = () =>
    rect(0, floor - 220, width, 12, p.wallShade) +
    times(8, (index) => rect(index * 162 + 12, floor - 190, 138, 160, p.wallShade, 6))
  const stripes = () => times(16, (index) => rect(index * 84, 0, 30, floor, p.wallShade))
  const bricks = () =>
    times(9, (row) =>
      times(8, (column) =>
        random.chance(0.3) ? rect(column * 170 + (row % 2) * 85 - 60, row * 82 + 6, 150, 68, p.wallShade, 6) : '',
      ),
    )
  const skirting = () => rect(0, floor - 34, width, 34, p.paper)
  const boards = () => times(5, (index) => rect(0, floor + 40 + index * 48, width, 4, p.floorShade))
  const checks = () =>
    times(3, (row) =>
      times(9, (column) =>
        (row + column) % 2 ? rect(column * 160 - 80, floor + 10 + row * 76, 160, 76, p.floorShade) : '',
      ),
    )
  const carpet = () => oval(640, floor + 130, 520, 74, p.soft) + oval(640, floor + 130, 470, 60, p.floor)
  return (
    rect(0, 0, width, height, p.wall) +
    random.pick([tiles, panels, stripes, bricks, skirting])() +
    rect(0, floor, width, height, p.floor) +
    random.pick([boards, checks, carpet, () => ''])() +
    rect(0, floor, width, 10, p.floorShade)
  )
}

/** A wall of large tiles. */
export function tiledWall(p: Palette): string {
  const tile = (row: number, column: number) =>
    rect(
      column * 120 + (row % 2 ? -60 : 0) + 3,
      60 + row * 92 + 3,
      114,
      86,
      (row * 5 + column) % 6 === 0 ? p.soft : p.wallShade,
      6,
    )
  return rect(0, 0, scene.width, scene.height, p.wall) + times(6, (row) => times(11, (column) => tile(row, column)))
}

/** A bathroom, tiled down to the floor. */
export const tiledRoom = (p: Palette): string =>
  tiledWall(p) +
  rect(0, 615, scene.width, 115, p.soft) +
  rect(0, scene.floor, scene.width, scene.height, p.floor) +
  rect(0, scene.floor, scene.width, 10, p.floorShade)

/** A wall, sometimes with a shelf, frames or a window, and a table across the whole picture. */
export function table(p: Palette, random: Random): string {
  const top = 690
  const shelf = () =>
    rect(800, 150, 380, 18, p.woodDeep, 4) +
    times(7, (index) =>
      rect(
        820 + index * 40,
        150 - 70 - (index % 3) * 16,
        30,
        70 + (index % 3) * 16,
        [p.main, p.spark, p.paper, p.deep][index % 4] ?? p.main,
        3,
      ),
    )
  const frames = () =>
    [140, 320]
      .map(
        (x, index) =>
          rect(x, 120 + index * 40, 140, 180, p.paper, 6) +
          rect(x + 18, 138 + index * 40, 104, 144, index ? p.spark : p.soft, 4),
      )
      .join('')
  const stripe = () => rect(0, 470, scene.width, 220, p.wallShade)
  return (
    rect(0, 0, scene.width, scene.height, p.wall) +
    random.pick([shelf, frames, stripe, () => ''])() +
    rect(0, top, scene.width, 300, p.wood) +
    rect(0, top, scene.width, 16, p.woodDeep)
  )
}

/** Hills and towers of the city, from `x`, within a box. */
export function skyline(p: Palette, random: Random, x: number, bottom: number, width: number, height: number): string {
  const hill = shape(
    `M${x} ${bottom}V${bottom - height * 0.45}Q${x + width * 0.2} ${bottom - height * 0.9} ${x + width * 0.42} ${bottom - height * 0.55}T${x + width * 0.8} ${bottom - height * 0.6}T${x + width} ${bottom - height * 0.4}V${bottom}Z`,
    p.far,
  )
  let towers = ''
  let windows = ''
  for (let left = x; left < x + width - 12;) {
    const wide = Math.min(random.int(26, 54), x + width - left)
    const tall = height * (0.2 + random.next() * 0.42)
    towers += rect(left, bottom - tall, wide - 4, tall, p.near)
    for (let up = 14; wide > 16 && up < tall - 10; up += 20)
      windows += `M${left + 6} ${Math.round(bottom - tall + up)}h${wide - 16}v5h${16 - wide}z`
    left += wide
  }
  // One shape for all windows is drawn sooner than each for itself.
  return hill + towers + shape(windows, p.sky)
}

export function pane(p: Palette, random: Random, x: number, y: number, width: number, height: number): string {
  return (
    rect(x - 14, y - 14, width + 28, height + 28, p.paper, 6) +
    rect(x, y, width, height, p.sky) +
    skyline(p, random, x, y + height, width, height * 0.8) +
    rect(x + width / 2 - 5, y, 10, height, p.paper) +
    rect(x - 26, y + height + 8, width + 52, 18, p.paper, 4)
  )
}

export function street(p: Palette, random: Random): string {
  const ground = 720
  return (
    rect(0, 0, scene.width, scene.height, p.sky) +
    circle(random.int(200, 1_080), 170, 62, p.paper) +
    skyline(p, random, 0, ground - 40, scene.width, 520) +
    rect(0, ground - 40, scene.width, 40, p.wallShade) +
    rect(0, ground, scene.width, 240, '#8b9292') +
    times(7, (index) => rect(index * 200 + 30, ground + 120, 110, 10, '#e9e6dc', 3))
  )
}

/** A pot plant whose pot stands at (x, y). */
export function plant(p: Palette, x: number, y: number, size = 1): string {
  const leaf = (angle: number, length: number, fill: string) =>
    `<path transform="rotate(${angle})" d="M0 0C-34 -${length * 0.35} -26 -${length * 0.8} 0 -${length}C26 -${length * 0.8} 34 -${length * 0.35} 0 0Z" fill="${fill}"/>`
  const leaves = [-58, 58, -34, 34, -12, 14]
    .map((angle, index) => leaf(angle, 150 + (index % 3) * 34, index % 2 ? p.leaf : p.leafDeep))
    .join('')
  return at(
    x,
    y,
    at(0, -84, leaves) + shape('M-52 -96H52L40 0H-40Z', p.sparkDeep) + rect(-58, -108, 116, 24, p.spark, 4),
    `scale(${size})`,
  )
}

export function pendant(p: Palette, x: number, length: number): string {
  return (
    stroke(`M${x} 0V${length}`, p.ink, 5) +
    shape(`M${x - 78} ${length + 78}Q${x - 70} ${length} ${x} ${length}T${x + 78} ${length + 78}Z`, p.main) +
    oval(x, length + 80, 34, 10, p.gold)
  )
}

export function bottle(x: number, y: number, width: number, height: number, fill: string, cap: string): string {
  return (
    rect(x, y - height, width, height, fill, 10) +
    rect(x + width * 0.28, y - height - 30, width * 0.44, 34, cap, 5) +
    rect(x, y - height * 0.62, width, height * 0.3, '#ffffff66')
  )
}

export function box(p: Palette, x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y - height, width, height, p.wood, 3) +
    rect(x + width * 0.42, y - height, width * 0.16, height, p.gold) +
    rect(x, y - height, width, 9, p.woodDeep, 3) +
    rect(x + 18, y - 44, 52, 22, p.paper, 2)
  )
}

/** A box of tools that stands at (x, y). */
export const toolbox = (p: Palette, x: number, y: number): string =>
  shadow(x, y, 120) +
  rect(x - 90, y - 110, 180, 110, p.deep, 12) +
  rect(x - 104, y - 128, 208, 36, p.main, 8) +
  stroke(`M${x - 40} ${y - 128}V${y - 160}H${x + 40}V${y - 128}`, p.deep, 14)

/** A wrench, turned by `angle` degrees. */
export const wrench = (x: number, y: number, fill: string, angle: number): string =>
  at(
    x,
    y,
    shape('M-150 -16H60Q66 -56 110 -56L92 -20L112 0L92 20L110 56Q66 56 60 16H-150A16 16 0 0 1 -150 -16Z', fill),
    `rotate(${angle})`,
  )

export function books(p: Palette, x: number, y: number): string {
  const colours = [p.main, p.spark, p.paper, p.deep]
  return colours
    .map(
      (fill, index) =>
        rect(x + (index % 2) * 18 - 4 * index, y - 46 * (index + 1), 250 - index * 22, 44, fill, 5) +
        rect(
          x + (index % 2) * 18 - 4 * index + 200 - index * 22,
          y - 46 * (index + 1) + 7,
          50,
          30,
          index === 2 ? p.wallShade : '#ffffffcc',
          3,
        ),
    )
    .join('')
}
