import { cleanLine } from '#shared/text.ts'

/** Limits of a zip with photos: its size, its pictures, and what they unpack to. Sizes in bytes. */
export const maxZipBytes = 100 * 1024 * 1024
export const maxZipPictures = 2_000
export const maxUnpackedBytes = 200 * 1024 * 1024

const picture = /\.(jpe?g|png|webp|hei[cf]|avif)$/i

/** The name by which rows find a picture of a zip: its path in one notation; null for what is no picture. */
export function pictureName(typed: string): string | null {
  const name = cleanLine(typed)
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
  const isHidden = name.startsWith('__macosx/') || name.split('/').some((part) => part.startsWith('.'))
  return picture.test(name) && !isHidden && name.length <= 300 ? name : null
}

/**
 * Finds a picture by its path, or by its name alone where only one has it. `names` are those of the zip.
 */
export function pictureFinder(names: readonly string[]): (name: string) => string | null {
  const known = new Set(names)
  const byLastPart = Map.groupBy(names, (name) => name.split('/').at(-1)!)
  return (name) => {
    if (known.has(name)) return name
    const same = byLastPart.get(name) ?? []
    return same.length === 1 ? same[0]! : null
  }
}
