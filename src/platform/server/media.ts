import { createHash } from 'node:crypto'
import { createEncoder } from './media/encoder.ts'
import { FairQueue } from './media/fair-queue.ts'
import type { Storage } from './storage.ts'

export { UnusablePicture } from './media/encode.ts'

/** One width of a stored picture: `key` of the WebP, `avifKey` of the smaller AVIF if any; sizes in pixels. */
export type StoredVariant = { key: string; width: number; height: number; avifKey?: string }
export type StoredPhoto = {
  /** Narrowest first. */
  variants: StoredVariant[]
  /** A tiny picture as a data: URL, shown while the real one loads. */
  blur: string
}

/** A photo of 50 megapixels takes about 2 s and 400 MB. */
const encodePicture = createEncoder({ maxMs: 20_000, maxBytes: 768 * 1024 * 1024 })

/** One picture at a time, because a decoded one takes up to 200 MB. Keys are members. */
const queue = new FairQueue()
/** Each waiting picture holds up to 10 MB. */
const maxWaiting = { ofMember: 4, all: 16 }

/** Whether this member's next upload should not even be read because too many pictures are waiting. */
export function isPictureQueueFull(member: string): boolean {
  return queue.waitingOf(member) >= maxWaiting.ofMember || queue.waiting >= maxWaiting.all
}

type PhotoOptions = { member?: string; hasAvif?: boolean }

/**
 * Stores a JPEG, PNG, WebP or (where the platform supports it) HEIC picture in several widths, as WebP and AVIF,
 * upright and without metadata, as `photos/…/NAME-WIDTH.webp`. `name` is a unique string of 32 hex digits.
 * @throws UnusablePicture
 */
export async function storePhoto(
  storage: Storage,
  bytes: Uint8Array,
  name: string,
  { member = '', hasAvif = true }: PhotoOptions = {},
): Promise<StoredPhoto> {
  const { pictures, blur } = await queue.run(member, () => encodePicture({ kind: 'photo', bytes, hasAvif }))
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
export async function storePrivatePicture(
  storage: Storage,
  bytes: Uint8Array,
  name: string,
  { member = '' }: PhotoOptions = {},
): Promise<StoredPhoto> {
  const { pictures, blur } = await queue.run(member, () => encodePicture({ kind: 'private', bytes, hasAvif: false }))
  const key = `private/proofs/${name.slice(-2)}/${name}.webp`
  for (const { webp } of pictures) await storage.put(key, webp)
  return { variants: pictures.map(({ width, height }) => ({ key, width, height })), blur }
}

/**
 * Stores an avatar: the centre square in two sizes, named by content hash, so that a URL never changes its content.
 * Returns the key of the larger one, `avatars/…-256.webp`; the smaller ends in `-96.webp`.
 * @throws UnusablePicture
 */
export async function storeAvatar(storage: Storage, bytes: Uint8Array, member = ''): Promise<string> {
  const { pictures } = await queue.run(member, () => encodePicture({ kind: 'avatar', bytes, hasAvif: false }))
  const largest = pictures.at(-1)!
  const name = createHash('sha256').update(largest.webp).digest('hex').slice(0, 32)
  const key = (width: number) => `avatars/${name.slice(0, 2)}/${name}-${width}.webp`
  await Promise.all(pictures.map(({ webp, width }) => storage.put(key(width), webp)))
  return key(largest.width)
}
