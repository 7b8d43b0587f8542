const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Chunks that change how the picture looks. Colour profile and orientation are bounded: they may be compressed. */
const wanted = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'iCCP', 'eXIf'])
const maxChunkBytes = 64 * 1024

/**
 * A PNG without the chunks that are not needed to draw it. Compressed text chunks of a few kilobytes inflate to
 * hundreds of megabytes, and the decoder would read each. Other formats, and what is no sequence of chunks, are returned
 * unchanged.
 */
export function dropAncillaryChunks(bytes: Uint8Array): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!png.subarray(0, 8).equals(signature)) return bytes
  const chunks = [png.subarray(0, 8)]
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    const isCritical = /^[A-Z]/.test(type)
    if (isCritical || (wanted.has(type) && length <= maxChunkBytes)) chunks.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(chunks)
}
