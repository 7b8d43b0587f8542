import { brotliDecompressSync } from 'node:zlib'

/** Table tags that WOFF2 encodes as one byte, in order (WOFF2 section 4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))

/** Sequential buffer reader. */
class Reader {
  readonly bytes: Buffer
  at: number

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  u8 = () => this.bytes.readUInt8(this.at++)
  u16 = () => this.bytes.readUInt16BE((this.at += 2) - 2)
  i16 = () => this.bytes.readInt16BE((this.at += 2) - 2)
  u32 = () => this.bytes.readUInt32BE((this.at += 4) - 4)
  take = (length: number) => this.bytes.subarray(this.at, (this.at += length))

  /** UIntBase128: seven bits per byte, most significant first. */
  base128() {
    let value = 0
    for (;;) {
      const byte = this.u8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }

  /** 255UInt16: one byte for small numbers, three codes for larger ones. */
  short255() {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 254) return this.u8() + 506
    return code === 255 ? this.u8() + 253 : code
  }
}

const words = (values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, i) => bytes.writeUInt16BE(value & 0xffff, i * 2))
  return bytes
}

const padded = (bytes: Buffer) =>
  bytes.length % 4 ? Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]) : bytes

/** Running sums. */
const sums = (steps: number[], at = 0) => steps.map((by) => (at += by))

/** Delta (dx, dy) of one point from its flag and the glyph stream (WOFF2 section 5.2). */
function step(flag: number, glyphs: Reader): [number, number] {
  const sign = (bits: number, value: number) => (bits & 1 ? value : -value)
  const [x, y] = [flag, flag >> 1]
  if (flag < 10) return [0, sign(x, ((flag & 14) << 7) + glyphs.u8())]
  if (flag < 20) return [sign(x, (((flag - 10) & 14) << 7) + glyphs.u8()), 0]
  const one = glyphs.u8()
  if (flag < 84) {
    const rest = flag - 20
    return [sign(x, 1 + (rest & 0x30) + (one >> 4)), sign(y, 1 + ((rest & 0x0c) << 2) + (one & 0x0f))]
  }
  const two = glyphs.u8()
  if (flag < 120) {
    const rest = flag - 84
    return [sign(x, 1 + (Math.floor(rest / 12) << 8) + one), sign(y, 1 + (((rest % 12) >> 2) << 8) + two)]
  }
  const three = glyphs.u8()
  if (flag < 124) return [sign(x, (one << 4) + (two >> 4)), sign(y, ((two & 0x0f) << 8) + three)]
  return [sign(x, (one << 8) + two), sign(y, (three << 8) + glyphs.u8())]
}

/** Rebuilds the TrueType `glyf` and `loca` tables from WOFF2's transformed `glyf`. Hinting is dropped. */
function glyphTables(transformed: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new Reader(transformed, 4)
  const count = head.u16()
  head.u16()
  const sizes = Array.from({ length: 7 }, head.u32)
  let offset = head.at
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) => {
    const stream = new Reader(transformed, offset)
    offset += size
    return stream
  }) as [Reader, Reader, Reader, Reader, Reader, Reader, Reader]
  const hasBox = boxes.take(4 * ((count + 31) >> 5))

  function simple(ends: number, box: number[] | null): Buffer {
    let last = -1
    const endPoints = Array.from({ length: ends }, () => (last += points.short255()))
    const marks: number[] = []
    const steps: [number, number][] = []
    for (let i = 0; i <= last; i++) {
      const flag = flags.u8()
      marks.push(flag & 0x80 ? 0 : 1)
      steps.push(step(flag & 0x7f, glyphs))
    }
    instructions.take(glyphs.short255())
    const [xs, ys] = [steps.map(([dx]) => dx), steps.map(([, dy]) => dy)]
    const bounds = box ?? [Math.min(...sums(xs)), Math.min(...sums(ys)), Math.max(...sums(xs)), Math.max(...sums(ys))]
    return Buffer.concat([words([ends, ...bounds, ...endPoints, 0]), Buffer.from(marks), words([...xs, ...ys])])
  }

  function composite(box: number[]): Buffer {
    const start = composites.at
    let flag = 0x20
    let isHinted = false
    while (flag & 0x20) {
      flag = composites.u16()
      isHinted ||= Boolean(flag & 0x100)
      composites.at += 2 + (flag & 1 ? 4 : 2) + (flag & 8 ? 2 : flag & 0x40 ? 4 : flag & 0x80 ? 8 : 0)
    }
    const parts = composites.bytes.subarray(start, composites.at)
    if (isHinted) instructions.take(glyphs.short255())
    return Buffer.concat([words([-1, ...box]), parts, words(isHinted ? [0] : [])])
  }

  const drawn: Buffer[] = []
  const offsets = Buffer.alloc(4 * (count + 1))
  let size = 0
  for (let i = 0; i < count; i++) {
    const ends = contours.i16()
    const box = hasBox[i >> 3]! & (0x80 >> (i & 7)) ? Array.from({ length: 4 }, boxes.i16) : null
    const glyph = ends === 0 ? Buffer.alloc(0) : padded(ends > 0 ? simple(ends, box) : composite(box ?? [0, 0, 0, 0]))
    drawn.push(glyph)
    offsets.writeUInt32BE((size += glyph.length), 4 * (i + 1))
  }
  return { glyf: Buffer.concat(drawn), loca: offsets }
}

/**
 * Converts a WOFF2 font to TrueType, since fontkit supports variable weights for TrueType only. For fonts with `glyf`
 * outlines and an untransformed `hmtx`, as Fontsource ships them.
 * @see https://www.w3.org/TR/WOFF2/
 */
export function trueTypeOf(woff2: Buffer): Buffer {
  const file = new Reader(woff2, 12)
  const count = file.u16()
  file.at = 20
  const packed = file.u32()
  file.at = 48
  const entries = Array.from({ length: count }, () => {
    const flags = file.u8()
    const tag = (flags & 0x3f) === 0x3f ? file.take(4).toString('latin1') : knownTags[flags & 0x3f]!
    const isTransformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0
    const length = file.base128()
    return { tag, isTransformed, length: isTransformed ? file.base128() : length }
  })
  const data = new Reader(brotliDecompressSync(file.take(packed)))
  const tables = new Map<string, Buffer>()
  for (const { tag, isTransformed, length } of entries) {
    const bytes = data.take(length)
    if (isTransformed && tag !== 'glyf' && tag !== 'loca')
      throw new Error(`WOFF2: a transformed ${tag} is not supported`)
    if (tag === 'glyf' && isTransformed)
      for (const [name, table] of Object.entries(glyphTables(bytes))) tables.set(name, table)
    else if (!tables.has(tag)) tables.set(tag, Buffer.from(bytes))
  }
  tables.get('head')!.writeInt16BE(1, 50)

  const directory = Buffer.alloc(12 + 16 * tables.size)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tables.size, 4)
  let at = directory.length
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  sorted.forEach(([tag, table], i) => {
    directory.write(tag, 12 + 16 * i, 'latin1')
    directory.writeUInt32BE(at, 20 + 16 * i)
    directory.writeUInt32BE(table.length, 24 + 16 * i)
    at += padded(table).length
  })
  return Buffer.concat([directory, ...sorted.map(([, table]) => padded(table))])
}
