import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mosaicOf, tones, mosaicGrid } from './mosaic.ts'

const seeds = Array.from({ length: 1000 }, (_, i) => `0193f0a2-7abc-7def-8123-${String(i).padStart(12, '0')}`)

/** The tiles that a path covers, as "x,y". */
function tilesOf(path: string): string[] {
  const tiles: string[] = []
  let [x, y] = [0, 0]
  for (const [, command, first, second, length] of path.matchAll(/([Mm])(-?\d+) (-?\d+)h(\d+)/g)) {
    const [dx, dy] = [Number(first), Number(second)]
    ;[x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy]
    for (let i = 0; i < Number(length); i++) tiles.push(`${x + i},${y}`)
    x += Number(length)
  }
  return tiles
}

describe('the mosaic of a listing', () => {
  it('is deterministic across machines', () => {
    const text = seeds.map((seed) => JSON.stringify(mosaicOf(seed))).join('\n')
    expect(seeds.map((seed) => JSON.stringify(mosaicOf(seed))).join('\n')).toBe(text)
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"9bc3c7d791c889cd"`)
  })

  it('differs between ids', () => {
    expect(new Set(seeds.map((seed) => JSON.stringify(mosaicOf(seed)))).size).toBe(seeds.length)
  })

  it('covers every tile and none outside the grid', () => {
    for (const seed of seeds.slice(0, 100)) {
      const layers = mosaicOf(seed)
      const [ground, ...others] = layers.map(({ d }) => new Set(tilesOf(d)))
      expect(ground!.size).toBe(mosaicGrid.columns * mosaicGrid.rows)
      for (const tiles of others) expect([...tiles].filter((tile) => !ground!.has(tile))).toEqual([])
      for (const { tone, d } of layers) {
        expect(tones).toContain(tone)
        expect(d).toMatch(/^M[\dMmh -]+$/)
      }
    }
  })

  it('has at most twelve accent tiles', () => {
    for (const seed of seeds.slice(0, 100)) {
      const sparks = mosaicOf(seed).filter(({ tone }) => tone === 'spark')
      expect(sparks.flatMap(({ d }) => tilesOf(d)).length).toBeLessThanOrEqual(12)
    }
  })
})
