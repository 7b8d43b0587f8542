import { decodePicture } from '#platform/ui/decode-picture.ts'
import { maxBytes } from '../rules.ts'
import { isHeic } from '../rules/failures.ts'

const acceptedTypes = /^image\/(jpeg|png|webp)$/
/** Width or height of a re-encoded picture, in pixels: the first at which it fits is taken. Safari draws 16 megapixels at most. */
const maxSides = [4_000, 3_000, 2_000, 1_400, 1_000]

/**
 * Converts a file before upload. HEIC, which most servers cannot read, and files over the size limit are re-encoded as
 * JPEG where the browser can decode them, smaller until they fit, which also removes EXIF data. Other files are sent as
 * they are; the server validates them.
 */
export async function prepareFile(file: File): Promise<Blob> {
  if (!isHeic(file) && !(acceptedTypes.test(file.type) && file.size > maxBytes)) return file
  try {
    const bitmap = await decodePicture(file)
    for (const side of maxSides) {
      const jpeg = await toJpeg(bitmap, side)
      if (jpeg && jpeg.size <= maxBytes) return jpeg
    }
    return file
  } catch {
    return file
  }
}

function toJpeg(bitmap: ImageBitmap, maxSide: number): Promise<Blob | null> {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
