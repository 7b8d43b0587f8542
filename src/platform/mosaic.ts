/**
 * A wall of small tiles drawn from a seed, the same for the same seed on every machine: integers alone, since the last
 * bit of a sine may differ between engines. 16 columns, 12 rows; a plate of 6 by 6 stands in the middle.
 */
export const wall = { columns: 16, rows: 12, plate: { x: 5, y: 3, size: 6 } } as const

/** Tones from dark to light, and the odd tile in another colour. */
export const tones = ['a', 'b', 'c', 'd', 'spark'] as const
export type Tone = (typeof tones)[number]

/**
 * One path for each tone. A run of n tiles in a row is the line `h n`, cut into tiles by dashes one unit long; row y
 * lies at y, so the wall's box is `0 -.5 16 12`. The first layer covers the whole wall, the others lie on it.
 */
export type MosaicLayer = { tone: Tone; d: string }

/** FNV-1a, then one avalanche round: near seeds give far states. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return (state ^ (state >>> 13)) >>> 0
}

/** Mulberry32: whole numbers from 0 up to `below`. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

/** Up and down between 0 and `height`, as x runs. */
const zigzag = (x: number, height: number) => {
  const at = ((x % (2 * height)) + 2 * height) % (2 * height)
  return at < height ? at : 2 * height - at
}

/** Brightness of the tile at (x, y), from 0 (darkest) to 1023. */
type Motif = (x: number, y: number) => number

const motifs: ((roll: (below: number) => number) => Motif)[] = [
  // Light falling from one side.
  (roll) => {
    const [dx, dy] = [
      [64, 0],
      [-64, 0],
      [0, 85],
      [0, -85],
      [38, 34],
      [38, -34],
      [-38, 34],
      [-38, -34],
    ][roll(8)] as [number, number]
    return (x, y) => 512 + (dx * (2 * x - 15)) / 2 + (dy * (2 * y - 11)) / 2
  },
  // Rings around a corner or an edge, as in a stairwell's floor.
  (roll) => {
    const [cx, cy, step] = [roll(2) * 15, roll(12), 110 + 20 * roll(4)]
    return (x, y) => {
      const [far, near] = [Math.max(Math.abs(x - cx), Math.abs(y - cy)), Math.min(Math.abs(x - cx), Math.abs(y - cy))]
      return zigzag(step * far + (step * near) / 2, 1023)
    }
  },
  // Waves of the harbour.
  (roll) => {
    const [length, phase, step] = [3 + roll(3), roll(10), 160 + 40 * roll(3)]
    return (x, y) => zigzag(step * (y + zigzag(x + phase, length)), 1023)
  },
  // Slanting bands.
  (roll) => {
    const [slant, step, phase] = [roll(2) ? 1 : -1, 130 + 40 * roll(4), roll(1023)]
    return (x, y) => zigzag(step * (x + slant * y) + phase, 1023)
  },
  // A dado: dark below, a light line, light above.
  (roll) => {
    const rail = 7 + roll(3)
    return (_, y) => (y === rail ? 1000 : y > rail ? 120 : 420 + 40 * (rail - y))
  },
]

/** Which tone each tile has, row by row. */
function lay(seed: string): Tone[] {
  const roll = dice(hash(seed))
  const motif = motifs[roll(motifs.length)]!(roll)
  const tiles: Tone[] = []
  for (let y = 0; y < wall.rows; y++) {
    for (let x = 0; x < wall.columns; x++) {
      // No two tiles come out of the kiln alike: most stay within their tone, some stray into the next.
      const bright = motif(x, y) + roll(260) - 130
      tiles.push(tones[Math.max(0, Math.min(3, Math.floor(bright / 256)))]!)
    }
  }
  for (let sparks = 3 + roll(3); sparks > 0; sparks--) tiles[roll(tiles.length)] = 'spark'
  return tiles
}

function isBehindPlate(x: number, y: number): boolean {
  const { x: left, y: top, size } = wall.plate
  return x >= left && x < left + size && y >= top && y < top + size
}

/** One layer as a path. A run may pass through tiles that the plate or a later layer covers. */
function runs(tiles: Tone[], tone: Tone, later: Tone[]): string {
  let path = ''
  let [atX, atY] = [0, 0]
  for (let y = 0; y < wall.rows; y++) {
    const shows = (x: number) => tiles[y * wall.columns + x] === tone && !isBehindPlate(x, y)
    const isCovered = (x: number) => isBehindPlate(x, y) || later.includes(tiles[y * wall.columns + x]!)
    for (let x = 0; x < wall.columns; x++) {
      if (!shows(x)) continue
      let end = x + 1
      for (let i = end; i < wall.columns && (shows(i) || isCovered(i)); i++) if (shows(i)) end = i + 1
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
 * The wall of a seed: the same seed, the same wall. A seed whose wall would take more than 500 characters of paths lays
 * another, so that a cover stays under 900 bytes of markup and fifty of them may stand in a page.
 */
export function mosaicOf(seed: string): MosaicLayer[] {
  const tiles = lay(seed)
  const count = (tone: Tone) =>
    tiles.filter((tile, i) => tile === tone && !isBehindPlate(i % wall.columns, Math.floor(i / wall.columns))).length
  const order = tones.filter(count).sort((a, b) => count(b) - count(a))
  const whole = Array.from({ length: wall.rows }, (_, y) => `M0 ${y}h${wall.columns}`).join('')
  const layers = order.map((tone, i) => ({ tone, d: i === 0 ? whole : runs(tiles, tone, order.slice(i + 1)) }))
  return layers.reduce((sum, { d }) => sum + d.length, 0) > 500 ? mosaicOf(`${seed}+`) : layers
}
