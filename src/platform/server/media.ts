import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** One width of a stored picture: `key` is its path below the uploads, sizes are pixels. */
export type StoredVariant = { key: string; width: number; height: number }
export type StoredPhoto = {
  /** Narrowest first. */
  variants: StoredVariant[]
  /** A tiny picture as a data: URL, to stand there while the real one loads. */
  blur: string
}

const widths = [320, 640, 1_280]
const megapixels = 50
const readable = new Set(['jpeg', 'png', 'webp', 'heif'])

/** What was sent is no picture that can be kept: of another kind, broken, or with too many pixels. */
export class UnusablePicture extends Error {
  constructor(options?: ErrorOptions) {
    super('not a picture that can be stored', options)
    this.name = 'UnusablePicture'
  }
}

/**
 * Keeps a JPEG, PNG, WebP or (where the platform can) HEIC picture in several widths, as WebP, upright and without
 * metadata. Names come from the content, so the same picture is stored once and a key never changes its meaning.
 * @throws UnusablePicture
 */
export async function storePhoto(dataDir: string, bytes: Uint8Array): Promise<StoredPhoto> {
  const [pictures, blur] = await draw(bytes)
  const variants = await Promise.all(
    pictures.map(async ({ data, info }) => {
      const name = createHash('sha256').update(data).digest('hex').slice(0, 32)
      const key = `photos/${name.slice(0, 2)}/${name}.webp`
      await write(path.join(dataDir, 'uploads', key), data)
      return { key, width: info.width, height: info.height }
    }),
  )
  return { variants, blur: `data:image/webp;base64,${blur.toString('base64')}` }
}

/** Sizes of an avatar, both sides, in pixels. Its address names the larger one. */
const avatarSizes = { small: 96, large: 256 }

/**
 * Keeps a picture of a person: the square in its middle, in two sizes, named from the content as above. Gives the key of
 * the larger one, `avatars/…-256.webp`; the smaller ends in `-96.webp`.
 * @throws UnusablePicture
 */
export async function storeAvatar(dataDir: string, bytes: Uint8Array): Promise<string> {
  const { small, large } = avatarSizes
  const [sharpLarge, sharpSmall] = await orUnusable(async () => {
    const square = (await open(bytes)).resize(large, large, { fit: 'cover' })
    const { data, info } = await square.raw().toBuffer({ resolveWithObject: true })
    const inSize = (one: number) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
        .resize(one)
        .webp({ quality: 82, effort: 2 })
        .toBuffer()
    return Promise.all([inSize(large), inSize(small)])
  })
  const name = createHash('sha256').update(sharpLarge).digest('hex').slice(0, 32)
  const key = (size: number) => `avatars/${name.slice(0, 2)}/${name}-${size}.webp`
  const keep = (size: number, data: Buffer) => write(path.join(dataDir, 'uploads', key(size)), data)
  await Promise.all([keep(large, sharpLarge), keep(small, sharpSmall)])
  return key(large)
}

type Picture = { data: Buffer; info: { width: number; height: number } }

/** A picture of a kind that is taken: of an animation the first frame, turned as the camera was held. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const source = sharp(bytes, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' }).rotate()
  const { format } = await source.metadata()
  if (!readable.has(format)) throw new UnusablePicture()
  return source
}

/** Whatever goes wrong with a picture is the picture's fault. */
async function orUnusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof UnusablePicture) throw cause
    throw new UnusablePicture({ cause })
  }
}

function draw(bytes: Uint8Array): Promise<[Picture[], Buffer]> {
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
    const pictures = [...new Set(wanted)].map((one) =>
      inWidth(one).webp({ quality: 80, effort: 2 }).toBuffer({ resolveWithObject: true }),
    )
    // Together, so that none is left to fail unheard.
    const [tiny, ...others] = await Promise.all([inWidth(16).webp({ quality: 40 }).toBuffer(), ...pictures])
    return [others, tiny]
  })
}

/** Whole or not at all, also when two write the same picture. */
async function write(file: string, data: Buffer): Promise<void> {
  const isThere = await stat(file).then(
    ({ size }) => size === data.length,
    () => false,
  )
  if (isThere) return
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, data)
  await rename(draft, file)
}
