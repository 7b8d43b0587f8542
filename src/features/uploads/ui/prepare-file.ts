import { maxBytes } from '../rules.ts'

const acceptedTypes = /^image\/(jpeg|png|webp)$/
const heicTypes = /^image\/hei[cf]/
/** Maximum width or height of a re-encoded picture, in pixels; keeps the JPEG well below 10 MB. */
const maxSide = 4_000

/**
 * Converts a file before upload. HEIC, which most servers cannot read, and files over the size limit are re-encoded as
 * JPEG where the browser can decode them, which also removes EXIF data. Other files are sent as they are; the server
 * validates them.
 */
export async function prepareFile(file: File): Promise<Blob> {
  const isHeic = heicTypes.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (!isHeic && !(acceptedTypes.test(file.type) && file.size > maxBytes)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return jpeg ?? file
  } catch {
    return file
  }
}
