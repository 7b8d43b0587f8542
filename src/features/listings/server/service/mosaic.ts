import { scatteredHash, seededRandom } from '#shared/seeded-random.ts'

/**
 * A mosaic of small tiles generated from a seed, identical on every machine: integer arithmetic only, since the last
 * bit of a sine may differ between engines. 16 columns, 12 rows; a plate of 6 by 6 tiles in the middle.
 */
export const mosaicGrid = { columns: 16, rows: 12, plate: { x: 5, y: 3, size: 6 } } as const

/** Tones from dark to light; `spark` is the accent colour. */
export const tones = ['a', 'b', 'c', 'd', 'spark'] as const
export type Tone = (typeof tones)[number]

/**
 * One path per tone. A run of n tiles in a row is the line `h n`, cut into tiles by dashes one unit long; row y lies at
 * y, so the viewBox is `0 -.5 16 12`. The first layer covers the whole grid, the others are drawn over it.
 */
export type MosaicLayer = { tone: Tone; d: string }

/** Integers from 0 up to `below`, exclusive. */
function createRandom(seed: number): (below: number) => number {
  const random = seededRandom(seed)
  return (below) => (random() * 2 ** 32) % below
}

/** Triangle wave between 0 and `height`. */
const zigzag = (x: number, height: number) => {
  const offset = ((x % (2 * height)) + 2 * height) % (2 * height)
  return offset < height ? offset : 2 * height - offset
}

/** Brightness of the tile at (x, y), from 0 (darkest) to 1023. */
type Motif = (x: number, y: number) => number

const motifs: ((random: (below: number) => number) => Motif)[] = [
  // Gradient from one side.
  (random) => {
    const [dx, dy] = [
      [64, 0],
      [-64, 0],
      [0, 85],
      [0, -85],
      [38, 34],
      [38, -34],
      [-38, 34],
      [-38, -34],
    ][random(8)] as [number, number]
    return (x, y) => 512 + (dx * (2 * x - 15)) / 2 + (dy * (2 * y - 11)) / 2
  },
  // Rings around a corner or an edge.
  (random) => {
    const [cx, cy, step] = [random(2) * 15, random(12), 110 + 20 * random(4)]
    return (x, y) => {
      const [far, near] = [Math.max(Math.abs(x - cx), Math.abs(y - cy)), Math.min(Math.abs(x - cx), Math.abs(y - cy))]
      return zigzag(step * far + (step * near) / 2, 1023)
    }
  },
  // Waves.
  (random) => {
    const [length, phase, step] = [3 + random(3), random(10), 160 + 40 * random(3)]
    return (x, y) => zigzag(step * (y + zigzag(x + phase, length)), 1023)
  },
  // Diagonal bands.
  (random) => {
    const [slant, step, phase] = [random(2) ? 1 : -1, 130 + 40 * random(4), random(1023)]
    return (x, y) => zigzag(step * (x + slant * y) + phase, 1023)
  },
  // Dark below, one light row, a gradient above.
  (random) => {
    const railRow = 7 + random(3)
    return (_, y) => (y === railRow ? 1000 : y > railRow ? 120 : 420 + 40 * (railRow - y))
  },
]

/** The tone of each tile, row by row. */
function layTiles(seed: string): Tone[] {
  const random = createRandom(scatteredHash(seed))
  const motif = motifs[random(motifs.length)]!(random)
  const tiles: Tone[] = []
  for (let y = 0; y < mosaicGrid.rows; y++) {
    for (let x = 0; x < mosaicGrid.columns; x++) {
      // Random variation: most tiles stay within their tone, some fall into the next.
      const bright = motif(x, y) + random(260) - 130
      tiles.push(tones[Math.max(0, Math.min(3, Math.floor(bright / 256)))]!)
    }
  }
  for (let sparks = 3 + random(3); sparks > 0; sparks--) tiles[random(tiles.length)] = 'spark'
  return tiles
}

function isBehindPlate(x: number, y: number): boolean {
  const { x: left, y: top, size } = mosaicGrid.plate
  return x >= left && x < left + size && y >= top && y < top + size
}

/** The path of one layer. A run may cross tiles that the plate or a later layer covers. */
function layerPath(tiles: Tone[], tone: Tone, laterTones: Tone[]): string {
  let path = ''
  let [atX, atY] = [0, 0]
  for (let y = 0; y < mosaicGrid.rows; y++) {
    const isVisible = (x: number) => tiles[y * mosaicGrid.columns + x] === tone && !isBehindPlate(x, y)
    const isCovered = (x: number) => isBehindPlate(x, y) || laterTones.includes(tiles[y * mosaicGrid.columns + x]!)
    for (let x = 0; x < mosaicGrid.columns; x++) {
      if (!isVisible(x)) continue
      let end = x + 1
      for (let i = end; i < mosaicGrid.columns && (isVisible(i) || isCovered(i)); i++) if (isVisible(i)) end = i + 1
      const absolute = `M${x} ${y}`
      const relative = `m${x - atX} ${y - atY}`
      path += `${path && relative.length < absolute.length ? relative : absolute}h${end - x}`
      ;[atX, atY] = [end, y]
      x = end - 1
    }
  }
  return path
}

/**
 * The mosaic of a seed; deterministic. A seed whose paths would take more than 500 characters is replaced by a derived
 * seed, so that a cover stays below 900 bytes of markup and a page can contain fifty of them.
 */
export function mosaicOf(seed: string): MosaicLayer[] {
  const tiles = layTiles(seed)
  const count = (tone: Tone) =>
    tiles.filter(
      (tile, i) => tile === tone && !isBehindPlate(i % mosaicGrid.columns, Math.floor(i / mosaicGrid.columns)),
    ).length
  const order = tones.filter(count).sort((a, b) => count(b) - count(a))
  const groundPath = Array.from({ length: mosaicGrid.rows }, (_, y) => `M0 ${y}h${mosaicGrid.columns}`).join('')
  const layers = order.map((tone, i) => ({
    tone,
    d: i === 0 ? groundPath : layerPath(tiles, tone, order.slice(i + 1)),
  }))
  return layers.reduce((sum, { d }) => sum + d.length, 0) > 500 ? mosaicOf(`${seed}+`) : layers
}
