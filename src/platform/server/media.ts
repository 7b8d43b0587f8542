import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { inspectPicture, type PictureError } from './media/inspect.ts'
import type { Storage } from './storage.ts'

/** One width of a stored picture: `key` of the WebP, `avifKey` of the smaller AVIF if any; sizes in pixels. */
export type StoredVariant = { key: string; width: number; height: number; avifKey?: string }
export type StoredPhoto = {
  /** Narrowest first. */
  variants: StoredVariant[]
  /** A tiny picture as a data: URL, shown while the real one loads. */
  blur: string
}

const widths = [320, 640, 1_280]
const megapixels = 50
/** Fits a phone screenshot at full size. */
const proofBox = { width: 1_600, height: 3_200 }

// One picture uses one core, the others serve pages.
sharp.concurrency(1)

/** The upload is not a usable picture; `error` says why. */
export class UnusablePicture extends Error {
  readonly error: PictureError

  constructor(error: PictureError, options?: ErrorOptions) {
    super(`not a picture that can be stored: ${error}`, options)
    this.name = 'UnusablePicture'
    this.error = error
  }
}

/**
 * Stores a JPEG, PNG, WebP or (where the platform supports it) HEIC picture in several widths, as WebP and AVIF,
 * upright and without metadata, as `photos/…/NAME-WIDTH.webp`. `name` is a unique string of 32 hex digits.
 * @throws UnusablePicture
 */
export async function storePhoto(
  storage: Storage,
  bytes: Uint8Array,
  name: string,
  { hasAvif = true } = {},
): Promise<StoredPhoto> {
  const { pictures, blur } = await runExclusive(() => encodeVariants(bytes, hasAvif))
  const base = `photos/${name.slice(-2)}/${name}`
  const variants: StoredVariant[] = []
  for (const { webp, avif, width, height } of pictures) {
    const key = `${base}-${width}.webp`
    const avifKey = `${base}-${width}.avif`
    await Promise.all([storage.put(key, webp), avif && storage.put(avifKey, avif)])
    variants.push({ key, width, height, ...(avif && { avifKey }) })
  }
  return { variants, blur }
}

/**
 * Stores a private picture, such as a payment proof: one size, below `private/`, which `/media` does not serve.
 * @throws UnusablePicture
 */
export async function storePrivatePicture(storage: Storage, bytes: Uint8Array, name: string): Promise<StoredPhoto> {
  const { data, info, blur } = await runExclusive(() =>
    asUnusablePicture(async () => {
      const source = (await open(bytes)).resize({ ...proofBox, fit: 'inside', withoutEnlargement: true })
      const resized = await source.webp({ quality: 82, effort: 2 }).toBuffer({ resolveWithObject: true })
      return { ...resized, blur: await sharp(resized.data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer() }
    }),
  )
  const key = `private/proofs/${name.slice(-2)}/${name}.webp`
  await storage.put(key, data)
  return { variants: [{ key, width: info.width, height: info.height }], blur: dataUrl(blur) }
}

/** Avatar sizes (both sides) in pixels. Its URL names the larger one. */
const avatarSizes = { small: 96, large: 256 }

/**
 * Stores an avatar: the centre square in two sizes, named by content hash, so that a URL never changes its content.
 * Returns the key of the larger one, `avatars/…-256.webp`; the smaller ends in `-96.webp`.
 * @throws UnusablePicture
 */
export async function storeAvatar(storage: Storage, bytes: Uint8Array): Promise<string> {
  const { small, large } = avatarSizes
  const [sharpLarge, sharpSmall] = await runExclusive(() =>
    asUnusablePicture(async () => {
      const square = (await open(bytes)).resize(large, large, { fit: 'cover' })
      const { data, info } = await square.raw().toBuffer({ resolveWithObject: true })
      const resizeTo = (one: number) =>
        sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
          .resize(one)
          .webp({ quality: 82, effort: 2 })
          .toBuffer()
      return Promise.all([resizeTo(large), resizeTo(small)])
    }),
  )
  const name = createHash('sha256').update(sharpLarge).digest('hex').slice(0, 32)
  const key = (size: number) => `avatars/${name.slice(0, 2)}/${name}-${size}.webp`
  await Promise.all([storage.put(key(large), sharpLarge), storage.put(key(small), sharpSmall)])
  return key(large)
}

/** Opens a picture of a supported type, rotated by its EXIF orientation. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const error = inspectPicture(bytes)
  if (error) throw new UnusablePicture(error)
  const source = sharp(bytes, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' }).rotate()
  const { width, height } = await source.metadata()
  if (width * height > megapixels * 1_000_000) throw new UnusablePicture('pixels')
  return source
}

/** Reports any processing error as UnusablePicture. */
async function asUnusablePicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof UnusablePicture) throw cause
    const isTooLarge = cause instanceof Error && /pixel limit/i.test(cause.message)
    throw new UnusablePicture(isTooLarge ? 'pixels' : 'broken', { cause })
  }
}

type Picture = { webp: Buffer; avif: Buffer | null; width: number; height: number }

function encodeVariants(bytes: Uint8Array, hasAvif: boolean): Promise<{ pictures: Picture[]; blur: string }> {
  return asUnusablePicture(async () => {
    const source = await open(bytes)
    const { width, autoOrient } = await source.metadata()
    const full = autoOrient.width ?? width
    // A small original is not enlarged.
    const targetWidths = [...widths.filter((one) => one < full), Math.min(full, widths.at(-1) ?? full)]
    // The original is decoded once; narrower widths are made from its widest copy.
    const { data, info } = await source
      .resize({ width: targetWidths.at(-1) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const resizeTo = (one: number) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({ width: one })
    const pictures: Picture[] = []
    for (const one of new Set(targetWidths)) {
      const webp = await resizeTo(one).webp({ quality: 80, effort: 2 }).toBuffer({ resolveWithObject: true })
      // Lowest effort: a third smaller than WebP at about the same cost; more would cost ten times as much.
      const avif = hasAvif
        ? await resizeTo(one).avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
        : null
      pictures.push({ webp: webp.data, avif, width: webp.info.width, height: webp.info.height })
    }
    return { pictures, blur: dataUrl(await resizeTo(16).webp({ quality: 40 }).toBuffer()) }
  })
}

const dataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`

let queueTail: Promise<unknown> = Promise.resolve()
let pendingCount = 0

/** Number of pictures queued or in progress: with many, callers should not even read the next upload. */
export const pendingPictures = () => pendingCount

/** Runs one task at a time: a decoded picture takes up to 200 MB, and encoding would use every core. */
async function runExclusive<T>(work: () => Promise<T>): Promise<T> {
  pendingCount++
  const result = queueTail.then(work, work)
  queueTail = result.catch(() => {})
  try {
    return await result
  } finally {
    pendingCount--
  }
}
