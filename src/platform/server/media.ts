import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { inspectPicture, type PictureError } from './media/inspect.ts'
import type { Storage } from './storage.ts'

/** One width of a stored picture: `key` of the WebP, `avifKey` of the smaller AVIF where there is one; sizes are pixels. */
export type StoredVariant = { key: string; width: number; height: number; avifKey?: string }
export type StoredPhoto = {
  /** Narrowest first. */
  variants: StoredVariant[]
  /** A tiny picture as a data: URL, to stand there while the real one loads. */
  blur: string
}

const widths = [320, 640, 1_280]
const megapixels = 50
/** Sides that hold the screenshot of a telephone at full size. */
const proofBox = { width: 1_600, height: 3_200 }

// One picture at a time takes one core; the others serve pages.
sharp.concurrency(1)

/** What was sent is no picture that can be kept; `fault` says why. */
export class UnusablePicture extends Error {
  readonly error: PictureError

  constructor(error: PictureError, options?: ErrorOptions) {
    super(`not a picture that can be stored: ${error}`, options)
    this.name = 'UnusablePicture'
    this.error = error
  }
}

/**
 * Keeps a JPEG, PNG, WebP or (where the platform can) HEIC picture in several widths, as WebP and AVIF, upright and
 * without metadata, as `photos/…/NAME-WIDTH.webp`. `name` is 32 hex digits that nothing else is stored under.
 * @throws UnusablePicture
 */
export async function storePhoto(
  storage: Storage,
  bytes: Uint8Array,
  name: string,
  { hasAvif = true } = {},
): Promise<StoredPhoto> {
  const { pictures, blur } = await inTurn(() => draw(bytes, hasAvif))
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
 * Keeps a picture that is nobody's business, such as the proof of a payment: one size, below `private/`, where `/media`
 * does not reach. @throws UnusablePicture
 */
export async function storePrivatePicture(storage: Storage, bytes: Uint8Array, name: string): Promise<StoredPhoto> {
  const { data, info, blur } = await inTurn(() =>
    orUnusable(async () => {
      const source = (await open(bytes)).resize({ ...proofBox, fit: 'inside', withoutEnlargement: true })
      const kept = await source.webp({ quality: 82, effort: 2 }).toBuffer({ resolveWithObject: true })
      return { ...kept, blur: await sharp(kept.data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer() }
    }),
  )
  const key = `private/proofs/${name.slice(-2)}/${name}.webp`
  await storage.put(key, data)
  return { variants: [{ key, width: info.width, height: info.height }], blur: dataUrl(blur) }
}

/** Sizes of an avatar, both sides, in pixels. Its address names the larger one. */
const avatarSizes = { small: 96, large: 256 }

/**
 * Keeps a picture of a person: the square in its middle, in two sizes, named from the content, so that an address never
 * changes its meaning. Gives the key of the larger one, `avatars/…-256.webp`; the smaller ends in `-96.webp`.
 * @throws UnusablePicture
 */
export async function storeAvatar(storage: Storage, bytes: Uint8Array): Promise<string> {
  const { small, large } = avatarSizes
  const [sharpLarge, sharpSmall] = await inTurn(() =>
    orUnusable(async () => {
      const square = (await open(bytes)).resize(large, large, { fit: 'cover' })
      const { data, info } = await square.raw().toBuffer({ resolveWithObject: true })
      const inSize = (one: number) =>
        sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
          .resize(one)
          .webp({ quality: 82, effort: 2 })
          .toBuffer()
      return Promise.all([inSize(large), inSize(small)])
    }),
  )
  const name = createHash('sha256').update(sharpLarge).digest('hex').slice(0, 32)
  const key = (size: number) => `avatars/${name.slice(0, 2)}/${name}-${size}.webp`
  await Promise.all([storage.put(key(large), sharpLarge), storage.put(key(small), sharpSmall)])
  return key(large)
}

/** A picture of a kind that is taken, turned as the camera was held. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const error = inspectPicture(bytes)
  if (error) throw new UnusablePicture(error)
  const source = sharp(bytes, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' }).rotate()
  const { width, height } = await source.metadata()
  if (width * height > megapixels * 1_000_000) throw new UnusablePicture('pixels')
  return source
}

/** Whatever goes wrong with a picture is the picture's fault. */
async function orUnusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof UnusablePicture) throw cause
    const isTooLarge = cause instanceof Error && /pixel limit/i.test(cause.message)
    throw new UnusablePicture(isTooLarge ? 'pixels' : 'broken', { cause })
  }
}

type Picture = { webp: Buffer; avif: Buffer | null; width: number; height: number }

function draw(bytes: Uint8Array, hasAvif: boolean): Promise<{ pictures: Picture[]; blur: string }> {
  return orUnusable(async () => {
    const source = await open(bytes)
    const { width, autoOrient } = await source.metadata()
    const full = autoOrient.width ?? width
    // A small original is stored as it is, not blown up.
    const wanted = [...widths.filter((one) => one < full), Math.min(full, widths.at(-1) ?? full)]
    // The large file is read once; everything narrower comes from its widest copy.
    const { data, info } = await source
      .resize({ width: wanted.at(-1) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const inWidth = (one: number) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({ width: one })
    const pictures: Picture[] = []
    for (const one of new Set(wanted)) {
      const webp = await inWidth(one).webp({ quality: 80, effort: 2 }).toBuffer({ resolveWithObject: true })
      // The lowest effort: a third less than WebP at about its cost, where more would cost ten times as much.
      const avif = hasAvif
        ? await inWidth(one).avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
        : null
      pictures.push({ webp: webp.data, avif, width: webp.info.width, height: webp.info.height })
    }
    return { pictures, blur: dataUrl(await inWidth(16).webp({ quality: 40 }).toBuffer()) }
  })
}

const dataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Pictures that wait for their turn or have it: with many, the next one should not even be read. */
export const picturesWaiting = () => waiting

/** One after the other: a decoded picture holds up to 200 MB, and encoding would take every core. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  waiting++
  const turn = last.then(work, work)
  last = turn.catch(() => {})
  try {
    return await turn
  } finally {
    waiting--
  }
}
