import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { decode } from 'iconv-lite'

/**
 * One file of an archive. `names`: one, or more where its encoding is not said. `offset` is where its local header is, sizes
 * are in bytes.
 */
export type ZipEntry = {
  names: string[]
  method: number
  crc: number
  packedSize: number
  size: number
  offset: number
}

/** The archive or one of its files is damaged, or of a kind that is not read: encrypted, split, or over 4 GB. */
export class ZipError extends Error {}

const signatures = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 }
const endSize = 22
const maxComment = 65_535
/** A directory of many thousand files; more is an attack. */
const maxDirectoryBytes = 8 * 1024 * 1024
const methods = { stored: 0, deflated: 8 }

const inflate = promisify(inflateRaw)

/** Reads `length` bytes from `position`. @throws ZipError beyond the end */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  if (bytesRead < length) throw new ZipError('the archive ends too early')
  return buffer
}

/**
 * The files of a zip archive, without folders. Names are text alone: nothing is ever written under them.
 * @throws ZipError
 */
export async function readZipDirectory(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat()
  const tailSize = Math.min(size, endSize + maxComment)
  const tail = await readAt(file, size - tailSize, tailSize)
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1 || end + endSize > tail.length) throw new ZipError('not a zip archive')
  const [count, directorySize, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  if (directorySize > maxDirectoryBytes) throw new ZipError('the directory is too large')
  const directory = await readAt(file, start, directorySize)
  const entries: ZipEntry[] = []
  for (let at = 0, n = 0; n < count; n++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== signatures.central)
      throw new ZipError('the directory is damaged')
    const flags = directory.readUInt16LE(at + 8)
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field))
    const names = decodeName(directory.subarray(at + 46, at + 46 + nameSize!), (flags & 0x800) !== 0)
    const entry = {
      names,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    }
    if ((flags & 1) !== 0) throw new ZipError('the archive is encrypted')
    if (!names[0]!.endsWith('/')) entries.push(entry)
    at += 46 + nameSize! + extraSize! + commentSize!
  }
  return entries
}

/**
 * A name in UTF-8, or as it may be read in what Windows writes without saying so: Big5 with the characters of Hong Kong, and
 * GBK. The name of a picture in the one is no name that anybody has given in the other.
 */
function decodeName(bytes: Buffer, isUtf8: boolean): string[] {
  try {
    return [new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes)]
  } catch {
    const names = ['big5hkscs', 'gbk'].map((encoding) => decode(bytes, encoding))
    const whole = names.filter((name) => !name.includes('\uFFFD'))
    return whole.length > 0 ? whole : names
  }
}

/**
 * The bytes of one file, at most `maxBytes`, whatever the directory says about their size.
 * @throws ZipError when it is damaged or larger
 */
export async function readZipEntry(file: FileHandle, entry: ZipEntry, maxBytes: number): Promise<Uint8Array> {
  if (entry.packedSize > maxBytes || entry.size > maxBytes) throw new ZipError('the file is too large')
  const header = await readAt(file, entry.offset, 30)
  if (header.readUInt32LE(0) !== signatures.local) throw new ZipError('the file is damaged')
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await readAt(file, start, entry.packedSize)
  const bytes = await unpack(packed, entry.method, maxBytes)
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) throw new ZipError('the file is damaged')
  return bytes
}

async function unpack(packed: Buffer, method: number, maxBytes: number): Promise<Buffer> {
  if (method === methods.stored) return packed
  if (method !== methods.deflated) throw new ZipError('the file is packed in an unknown way')
  try {
    return await inflate(packed, { maxOutputLength: maxBytes })
  } catch (cause) {
    throw new ZipError('the file is damaged or too large', { cause })
  }
}
