import sharp, { type Sharp } from 'sharp'
import { inspectPicture, isHeic, type PictureError, withEndMarker } from './inspect.ts'
import { dropAncillaryChunks } from './png.ts'

/** One encoded width: WebP and, for public photos, the smaller AVIF; sizes in pixels. */
export type EncodedPicture = { webp: Uint8Array; avif: Uint8Array | null; width: number; height: number }
/** Narrowest first. `blur` is a tiny picture as a data: URL. */
export type Encoded = { pictures: EncodedPicture[]; blur: string }
export type EncodeTask = { kind: 'photo' | 'private' | 'avatar'; bytes: Uint8Array; hasAvif: boolean }

const widths = [320, 640, 1_280]
const megapixels = 50
/** Longer ones cannot become WebP, and decoding a line of millions of pixels takes a minute. */
const maxSide = 16_383
/** Of a photo, also the shorter one: smaller ones are unreadable even on a phone's card. */
const minPhotoSide = 200
/** Fits a phone screenshot at full size. */
const proofBox = { width: 1_600, height: 3_200 }
/** Both sides, in pixels. */
const avatarSizes = [96, 256]

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

/** Decodes and re-encodes an uploaded picture. Runs in the picture process. @throws UnusablePicture */
export async function encode({ kind, bytes, hasAvif }: EncodeTask): Promise<Encoded> {
  try {
    const source = await open(bytes)
    if (kind === 'private') return await encodePrivate(source)
    return await (kind === 'avatar' ? encodeAvatar(source) : encodePhoto(source, hasAvif))
  } catch (cause) {
    if (cause instanceof UnusablePicture) throw cause
    const isTooLarge = cause instanceof Error && /pixel limit/i.test(cause.message)
    throw new UnusablePicture(isTooLarge ? 'pixels' : isHeic(bytes) ? 'heic' : 'broken', { cause })
  }
}

/** Opens a picture of a supported type, rotated by its EXIF orientation. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const error = inspectPicture(bytes)
  if (error) throw new UnusablePicture(error)
  const whole = withEndMarker(bytes)
  // What lacks more than its end marker is noticed by a warning of the decoder only.
  const failOn = whole === bytes ? 'error' : 'warning'
  const source = sharp(dropAncillaryChunks(whole), { limitInputPixels: megapixels * 1_000_000, failOn })
  const { width, height } = await source.metadata()
  if (Math.max(width, height) > maxSide || width * height > megapixels * 1_000_000) throw new UnusablePicture('pixels')
  return source.rotate()
}

async function encodePhoto(source: Sharp, hasAvif: boolean): Promise<Encoded> {
  const { width, height, autoOrient } = await source.metadata()
  if (Math.min(width, height) < minPhotoSide) throw new UnusablePicture('small')
  const full = autoOrient.width ?? width
  // A small original is not enlarged.
  const targetWidths = [...widths.filter((one) => one < full), Math.min(full, widths.at(-1) ?? full)]
  // The original is decoded once; narrower widths are made from its widest copy.
  const resizeTo = await decodeOnce(source.resize({ width: targetWidths.at(-1) }))
  const pictures: EncodedPicture[] = []
  for (const one of new Set(targetWidths)) {
    const webp = await resizeTo(one).webp({ quality: 80, effort: 2 }).toBuffer({ resolveWithObject: true })
    // Lowest effort: a third smaller than WebP at about the same cost; more would cost ten times as much.
    const avif = hasAvif
      ? await resizeTo(one).avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
      : null
    pictures.push({ webp: webp.data, avif, width: webp.info.width, height: webp.info.height })
  }
  return { pictures, blur: await blurOf(resizeTo(16)) }
}

async function encodePrivate(source: Sharp): Promise<Encoded> {
  const { data, info } = await source
    .resize({ ...proofBox, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const picture = { webp: data, avif: null, width: info.width, height: info.height }
  return { pictures: [picture], blur: await blurOf(sharp(data).resize({ width: 16 })) }
}

/** The centre square. */
async function encodeAvatar(source: Sharp): Promise<Encoded> {
  const largest = Math.max(...avatarSizes)
  const resizeTo = await decodeOnce(source.resize(largest, largest, { fit: 'cover' }))
  const pictures: EncodedPicture[] = []
  for (const size of avatarSizes) {
    const webp = await resizeTo(size).webp({ quality: 82, effort: 2 }).toBuffer()
    pictures.push({ webp, avif: null, width: size, height: size })
  }
  return { pictures, blur: '' }
}

async function decodeOnce(source: Sharp): Promise<(width: number) => Sharp> {
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return (width) => sharp(data, { raw }).resize({ width })
}

const blurOf = async (small: Sharp) =>
  `data:image/webp;base64,${(await small.webp({ quality: 40 }).toBuffer()).toString('base64')}`
