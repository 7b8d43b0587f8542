import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tileColours, type TileColour } from '#shared/brand.ts'
import { hexOf } from './colour.ts'

const css = readFileSync('src/web/styles/tiles.css', 'utf8')
const colours = Object.entries(tileColours) as [TileColour, { l: number; c: number; h: number; spark: number }][]
const isLight = (l: number) => l > 0.7

/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('tile colours', () => {
  it('convert from oklch to the hex value that browsers show', () => {
    expect(hexOf({ l: 1, c: 0, h: 0 })).toBe('#ffffff')
    expect(hexOf({ l: 0, c: 0, h: 0 })).toBe('#000000')
    expect(hexOf({ l: 0.627955, c: 0.257683, h: 29.2339 })).toBe('#ff0000')
  })

  it('are the same in tiles.css and brand.ts', () => {
    const declared = [
      ...css.matchAll(/\.tile-(\w+) \{\s*--l: ([\d.]+);\s*--c: ([\d.]+);\s*--h: (\d+);\s*--spark: (\d+);/g),
    ]
    expect(
      Object.fromEntries(
        declared.map(([, name, l, c, h, spark]) => [name, { l: +l!, c: +c!, h: +h!, spark: +spark! }]),
      ),
    ).toEqual(tileColours)
    const lists = [...css.matchAll(/:is\(\s*(\.tile-aqua[^)]*)\)/g)].map(([, list = '']) =>
      list.match(/(?<=\.tile-)\w+/g),
    )
    expect(lists.length).toBe(2)
    for (const list of lists) expect(list).toEqual(colours.filter(([, { l }]) => isLight(l)).map(([name]) => name))
  })

  it.each([
    ['light', 0, 0],
    ['dark', -0.03, -0.1],
  ])('have sufficient contrast for text and icons in the %s theme', (_, deepShade, lightShade) => {
    expect(css).toContain(`--shade: ${deepShade}`)
    expect(css).toContain(`--shade: ${lightShade}`)
    const lowContrast = colours.flatMap(([name, { l, c, h }]) => {
      const lightness = l + (isLight(l) ? lightShade : deepShade)
      const on = isLight(l) ? '#16211d' : '#ffffff'
      const plate = isLight(l) ? { l: lightness + 0.085, c: c * 0.6, h } : { l: lightness - 0.07, c, h }
      const grounds = { tile: { l: lightness, c, h }, pointedAt: { l: lightness - 0.04, c, h }, plate }
      return Object.entries(grounds)
        .map(([ground, colour]) => ({ name, ground, contrast: contrast(hexOf(colour), on) }))
        .filter((pair) => pair.contrast < 4.5)
    })
    expect(lowContrast).toEqual([])
  })

  it('are distinguishable', () => {
    const points = colours.map(([name, { l, c, h }]) => ({
      name,
      l,
      a: c * Math.cos((h * Math.PI) / 180),
      b: c * Math.sin((h * Math.PI) / 180),
    }))
    const tooSimilar = points.flatMap((one, i) =>
      points
        .slice(i + 1)
        .filter((other) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b) < 0.06)
        .map((other) => `${one.name}, ${other.name}`),
    )
    expect(tooSimilar).toEqual([])
  })
})
