import { maxBytes } from '../rules.ts'

const taken = /^image\/(jpeg|png|webp)$/
const heic = /^image\/hei[cf]/
/** Longest side of what is drawn anew: more than any screen shows, and well below ten megabytes. */
const longestSide = 4_000

/**
 * The file as the server takes it. What it cannot read (HEIC, on most servers) or what is too large is drawn anew as a
 * JPEG where this browser can, which leaves camera and place behind on the telephone. Anything else goes as it is, and
 * the server says what is wrong with it.
 */
export async function prepareFile(file: File): Promise<Blob> {
  const isHeic = heic.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (!isHeic && !(taken.test(file.type) && file.size > maxBytes)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return drawn ?? file
  } catch {
    return file
  }
}
