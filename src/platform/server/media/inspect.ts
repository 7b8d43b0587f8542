/** Why a file is rejected: unsupported type, broken, HEIC that this platform cannot read, too many or too few pixels, animated, or also another file format. */
export type PictureError = 'kind' | 'broken' | 'heic' | 'pixels' | 'small' | 'animated' | 'disguised'

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  bytes.length >= at + text.length && [...text].every((char, i) => bytes[at + i] === char.charCodeAt(0))

const heifBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif)$/
/** Markup that no camera writes at the start of a picture but a browser or PDF reader could interpret. */
const embeddedMarkup = /<(html|script|svg|iframe|body|!doctype)|<\?php|%pdf-/i

/**
 * Inspects the bytes before any library decodes them: by signature a JPEG, PNG, WebP or HEIC, a single picture, and
 * nothing else (HTML, archive). Returns the error or null.
 */
export function inspectPicture(bytes: Uint8Array): PictureError | null {
  const latin = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  const isJpeg = startsWith(bytes, '\xff\xd8\xff')
  const isPng = startsWith(bytes, '\x89PNG\r\n\x1a\n')
  const isWebp = startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)
  const isHeif = startsWith(bytes, 'ftyp', 4) && heifBrands.test(latin(8, 12))
  if (!isJpeg && !isPng && !isWebp && !isHeif) return 'kind'
  if (embeddedMarkup.test(latin(0, 4_096)) || isArchive(bytes)) return 'disguised'
  const isAnimatedWebp = isWebp && startsWith(bytes, 'VP8X', 12) && ((bytes[20] ?? 0) & 2) !== 0
  if (isAnimatedWebp || (isPng && isAnimatedPng(bytes))) return 'animated'
  return null
}

/** Whether this is a HEIC picture by its brands, and not AVIF, which is packed alike. */
export function isHeic(bytes: Uint8Array): boolean {
  const brands = Buffer.from(bytes.subarray(4, 64)).toString('latin1')
  return brands.startsWith('ftyp') && /hei[cxms]|hev[cx]/.test(brands) && !brands.includes('avif')
}

/**
 * A JPEG whose end marker was cut off, as some cameras and transfers do, with one: browsers show it, and what is missing
 * besides is found when it is decoded. Other pictures as they are.
 */
export function withEndMarker(bytes: Uint8Array): Uint8Array {
  if (!startsWith(bytes, '\xff\xd8\xff')) return bytes
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isEnded = buffer.lastIndexOf(Buffer.of(0xff, 0xd9)) > buffer.lastIndexOf(Buffer.of(0xff, 0xda))
  return isEnded ? bytes : Buffer.concat([bytes, Buffer.of(0xff, 0xd9)])
}

/**
 * A zip can be appended to any file: look for its end-of-directory record whose comment ends at the end of the file.
 */
function isArchive(bytes: Uint8Array): boolean {
  const from = Math.max(0, bytes.length - 22 - 65_535)
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset + from, bytes.length - from)
  for (let at = tail.indexOf('PK\x05\x06'); at !== -1; at = tail.indexOf('PK\x05\x06', at + 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}

/** An animated PNG declares `acTL` before its first `IDAT`. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (startsWith(bytes, 'acTL', at + 4)) return true
    if (startsWith(bytes, 'IDAT', at + 4)) return false
  }
  return false
}
