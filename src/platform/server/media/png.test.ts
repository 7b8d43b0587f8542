import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pngWithTextBombs } from '#tests/support/bad-pictures.ts'
import { dropAncillaryChunks } from './png.ts'

const picture = () => sharp({ create: { width: 64, height: 64, channels: 4, background: '#0b5d4580' } })

test('a PNG loses its text, however much it inflates to, and nothing that is drawn', async () => {
  const [plain, bombs] = [await pngWithTextBombs(0), await pngWithTextBombs(3)]
  const [kept, same] = [dropAncillaryChunks(bombs), dropAncillaryChunks(plain)]
  expect(Buffer.from(kept).equals(Buffer.from(same))).toBe(true)
  const pixels = async (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
  expect((await pixels(kept)).equals(await pixels(plain))).toBe(true)
})

test('a PNG keeps its colour profile and orientation, unless they are large', async () => {
  const tagged = await picture().withMetadata({ orientation: 6, icc: 'p3' }).png().toBuffer()
  const { icc, orientation } = await sharp(dropAncillaryChunks(tagged)).metadata()
  expect([icc !== undefined, orientation]).toEqual([true, 6])
  const plain = await picture().png().toBuffer()
  const chunk = Buffer.alloc(70_012)
  chunk.writeUInt32BE(70_000)
  chunk.write('eXIf', 4)
  const large = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)])
  expect((await sharp(dropAncillaryChunks(large)).metadata()).exif).toBeUndefined()
})

test.each(['jpeg', 'webp'] as const)('a %s is unchanged', async (format) => {
  const bytes = await picture().toFormat(format).toBuffer()
  expect(dropAncillaryChunks(bytes)).toBe(bytes)
})

test('a PNG that ends in the middle of a chunk, or declares too long a one, is only cut', async () => {
  const bytes = await picture().png().toBuffer()
  for (const length of [8, 15, 30, bytes.length - 3]) {
    expect(dropAncillaryChunks(bytes.subarray(0, length)).length).toBeLessThanOrEqual(length)
  }
})
