import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { badPictures } from '#tests/support/bad-pictures.ts'
import { testStorage } from '#tests/support/ctx.ts'
import { isPictureQueueFull, storeAvatar, storePhoto, storePrivatePicture } from './media.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d45' } })
const stored = async (key: string) => sharp((await testStorage.get(key))!).metadata()
const newName = () => randomBytes(16).toString('hex')
const store = (bytes: Uint8Array) => storePhoto(testStorage, bytes, newName())

/** A photo as a phone stores it: rotated, with GPS coordinates. */
const fromPhone = (width: number, height: number) =>
  picture(width, height)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '22/1 18/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('an avatar', () => {
  test('is the centre square in two sizes, without metadata', async () => {
    const wide = await fromPhone(900, 300)
    expect((await sharp(wide).metadata()).exif?.includes('somebody')).toBe(true)
    const key = await storeAvatar(testStorage, wide)
    expect(key).toMatch(/^avatars\/[0-9a-f]{2}\/[0-9a-f]{32}-256\.webp$/)
    for (const [name, size] of [
      [key, 256],
      [key.replace('-256.', '-96.'), 96],
    ] as const) {
      const metadata = await stored(name)
      expect(metadata).toMatchObject({ format: 'webp', width: size, height: size })
      expect(metadata.exif).toBeUndefined()
    }
    expect(await storeAvatar(testStorage, wide)).toBe(key)
  })

  test.each(badPictures)('is not made of %s', async (_kind, error, bytes) => {
    await expect(storeAvatar(testStorage, await bytes())).rejects.toMatchObject({
      name: 'UnusablePicture',
      error,
    })
  })
})

describe('a photo', () => {
  test('is stored in three widths as WebP and AVIF under its name', async () => {
    const name = newName()
    const { variants, blur } = await storePhoto(testStorage, await picture(2_000, 1_500).jpeg().toBuffer(), name)
    expect(variants).toEqual(
      [320, 640, 1_280].map((width) => ({
        key: `photos/${name.slice(-2)}/${name}-${width}.webp`,
        avifKey: `photos/${name.slice(-2)}/${name}-${width}.avif`,
        width,
        height: (width * 3) / 4,
      })),
    )
    for (const { key, avifKey, width, height } of variants) {
      expect(await stored(key)).toMatchObject({ format: 'webp', width, height })
      expect(await stored(avifKey!)).toMatchObject({ format: 'heif', compression: 'av1', width, height })
    }
    expect(blur).toMatch(/^data:image\/webp;base64,/)
    expect(blur.length).toBeLessThan(400)
  })

  test('is never enlarged', async () => {
    const widthsOf = async (width: number) => {
      const { variants } = await store(await picture(width, 300).png().toBuffer())
      return variants.map((variant) => variant.width)
    }
    expect(await widthsOf(200)).toEqual([200])
    expect(await widthsOf(640)).toEqual([320, 640])
    expect(await widthsOf(900)).toEqual([320, 640, 900])
  })

  test.each(['webp', 'avif'] as const)('is accepted as %s with transparency', async (format) => {
    const bytes = await picture(400, 400).ensureAlpha(0.5).toFormat(format).toBuffer()
    expect((await store(bytes)).variants).toHaveLength(2)
  })

  test('is stored upright without camera and location metadata', async () => {
    const { variants, blur } = await store(await fromPhone(800, 400))
    expect(variants.at(-1)).toMatchObject({ width: 400, height: 800 })
    for (const key of variants.flatMap((one) => [one.key, one.avifKey!])) {
      const bytes = Buffer.from((await testStorage.get(key))!)
      const metadata = await sharp(bytes).metadata()
      expect(metadata.exif ?? metadata.xmp ?? metadata.iptc).toBeUndefined()
      expect(metadata.orientation).toBeUndefined()
      expect(bytes.includes('somebody')).toBe(false)
    }
    expect(Buffer.from(blur, 'base64').includes('Exif')).toBe(false)
  })

  test.each([
    [1, 1],
    [800, 199],
    [199, 800],
  ])('is not made of %i by %i pixels', async (width, height) => {
    const bytes = await picture(width, height).png().toBuffer()
    await expect(store(bytes)).rejects.toMatchObject({ name: 'UnusablePicture', error: 'small' })
  })

  test.each(['baseline', 'progressive'])('is made of a %s JPEG whose end marker is missing', async (kind) => {
    const noise = Buffer.alloc(600 * 400 * 3, 'noise of a photo')
    const whole = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
      .jpeg({ progressive: kind === 'progressive' })
      .toBuffer()
    expect(whole.subarray(-2)).toEqual(Buffer.of(0xff, 0xd9))
    expect((await store(whole.subarray(0, -2))).variants).toHaveLength(2)
  })

  test.each(badPictures)('is not made of %s', async (_kind, error, bytes) => {
    await expect(store(await bytes())).rejects.toMatchObject({ name: 'UnusablePicture', error })
  })
})

test('a private picture is one file below private/, limited to the size of a phone screen', async () => {
  const name = newName()
  const { variants } = await storePrivatePicture(testStorage, await fromPhone(5_000, 2_000), name)
  expect(variants).toEqual([{ key: `private/proofs/${name.slice(-2)}/${name}.webp`, width: 1_280, height: 3_200 }])
  const metadata = await stored(variants[0]!.key)
  expect(metadata).toMatchObject({ format: 'webp', width: 1_280 })
  expect(metadata.exif).toBeUndefined()
})

test('a member with many pictures waiting is asked to wait, and nobody else', async () => {
  const bytes = await picture(200, 200).png().toBuffer()
  const waiting = Array.from({ length: 5 }, () => storePhoto(testStorage, bytes, newName(), { member: 'mei' }))
  expect([isPictureQueueFull('mei'), isPictureQueueFull('li')]).toEqual([true, false])
  await Promise.all(waiting)
  expect(isPictureQueueFull('mei')).toBe(false)
})
