import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { storeAvatar, storePhoto, UnusablePicture } from './media.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'kaifong-media-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d45' } })
const stored = (key: string) => sharp(path.join(dataDir, 'uploads', key)).metadata()

describe('an avatar', () => {
  test('is the square in the middle, in two sizes, without metadata', async () => {
    const wide = await picture(900, 300)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    const key = await storeAvatar(dataDir, wide)
    expect(key).toMatch(/^avatars\/[0-9a-f]{2}\/[0-9a-f]{32}-256\.webp$/)
    for (const [name, size] of [
      [key, 256],
      [key.replace('-256.', '-96.'), 96],
    ] as const) {
      const kept = await stored(name)
      expect(kept).toMatchObject({ format: 'webp', width: size, height: size })
      expect(kept.exif).toBeUndefined()
    }
    expect(await storeAvatar(dataDir, wide)).toBe(key)
  })

  test.each([
    ['text', () => Promise.resolve(Buffer.from('not a picture'))],
    [
      'a drawing that could hold script',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    ['a picture cut short', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 90)],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
  ])('is not made of %s', async (_kind, bytes) => {
    await expect(storeAvatar(dataDir, await bytes())).rejects.toThrow(UnusablePicture)
  })
})

describe('a picture that is kept', () => {
  test('is stored in three widths as WebP', async () => {
    const { variants, blur } = await storePhoto(dataDir, await picture(2_000, 1_500).jpeg().toBuffer())
    expect(variants.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [1_280, 960],
    ])
    for (const { key, width } of variants) expect(await stored(key)).toMatchObject({ format: 'webp', width })
    expect(blur).toMatch(/^data:image\/webp;base64,/)
    expect(blur.length).toBeLessThan(400)
  })

  test('is never made wider than it was', async () => {
    const widthsOf = async (width: number) => {
      const { variants } = await storePhoto(dataDir, await picture(width, 300).png().toBuffer())
      return variants.map((variant) => variant.width)
    }
    expect(await widthsOf(200)).toEqual([200])
    expect(await widthsOf(640)).toEqual([320, 640])
    expect(await widthsOf(900)).toEqual([320, 640, 900])
  })

  test('stands upright and tells nothing of camera and place', async () => {
    const sideways = await picture(800, 400)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { variants } = await storePhoto(dataDir, sideways)
    expect(variants.at(-1)).toMatchObject({ width: 400, height: 800 })
    const metadata = await stored(variants[0]!.key)
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  test('has one name for the same content, and leaves no drafts', async () => {
    const bytes = await picture(500, 500).png().toBuffer()
    const [one, other] = await Promise.all([storePhoto(dataDir, bytes), storePhoto(dataDir, bytes)])
    expect(one).toEqual(other)
    expect(
      readdirSync(path.join(dataDir, 'uploads'), { recursive: true }).filter((name) => /\.webp\./.test(String(name))),
    ).toEqual([])
  })
})

describe('what is refused', () => {
  const expectRefused = (bytes: Uint8Array) =>
    expect(storePhoto(dataDir, bytes)).rejects.toBeInstanceOf(UnusablePicture)

  test('drawings, other files, halves of files, nothing', async () => {
    const whole = await picture(600, 600).jpeg().toBuffer()
    await expectRefused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
    await expectRefused(Buffer.from('hello'))
    await expectRefused(whole.subarray(0, whole.length / 2))
    await expectRefused(Buffer.alloc(0))
  })

  test('more than fifty million pixels, from the header', async () => {
    await expectRefused(await picture(10_000, 5_001).png().toBuffer())
  })
})
