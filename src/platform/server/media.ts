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
  const files: File[] = []
  const variants: StoredVariant[] = []
  for (const { webp, avif, width, height } of pictures) {
    const key = `${base}-${width}.webp`
    const avifKey = `${base}-${width}.avif`
    files.push([key, webp])
    if (avif) files.push([avifKey, avif])
    variants.push({ key, width, height, ...(avif && { avifKey }) })
  }
  await putAll(storage, files)
  return { variants, blur }
}

type File = [key: string, bytes: Uint8Array]

/** Stores all of these files, or none when one cannot be stored. */
async function putAll(storage: Storage, files: readonly File[]): Promise<void> {
  const stored: string[] = []
  try {
    for (const [key, bytes] of files) {
      await storage.put(key, bytes)
      stored.push(key)
    }
  } catch (error) {
    await storage.remove(stored).catch(() => {})
    throw error
  }
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
  await putAll(
    storage,
    pictures.map(({ webp }) => [key, webp]),
  )
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
  // One that is there already may be somebody's: a failure must not remove it.
  const files: File[] = []
  for (const { webp, width } of pictures) if (!(await storage.get(key(width)))) files.push([key(width), webp])
  await putAll(storage, files)
  return key(largest.width)
}
