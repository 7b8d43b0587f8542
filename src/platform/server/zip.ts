import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { decode } from 'iconv-lite'
import { openPromise, type Entry, type ZipFile as Archive } from 'yauzl'

/** One file of an archive, by its name, or by more than one where the encoding of names is not said. */
export type ZipFile = {
  names: string[]
  /** Its bytes, at most `maxBytes`, whatever the archive claims. @throws ZipError when it is damaged or larger */
  read: (maxBytes: number) => Promise<Uint8Array>
}

/** The archive or one of its files is damaged, or of a kind that is not read: encrypted or split. */
export class ZipError extends Error {}

/** A directory of many thousand files; more is an attack. */
const maxDirectoryBytes = 8 * 1024 * 1024

/**
 * Gives the files of a zip archive, without folders, to `work`. Names are text alone: nothing is ever written under them.
 * @throws ZipError
 */
export async function withZip<T>(path: string, work: (files: ZipFile[]) => Promise<T>): Promise<T> {
  const zip = await refusing(openPromise(path, { decodeStrings: false, autoClose: false }))
  try {
    const entries = await refusing(entriesOf(zip))
    if (entries.some((entry) => entry.isEncrypted())) throw new ZipError('the archive is encrypted')
    const files = entries.map((entry) => {
      const read = async (maxBytes: number) => {
        if (Math.max(entry.compressedSize, entry.uncompressedSize) > maxBytes)
          throw new ZipError('the file is too large')
        // The stream fails beyond the size that the archive claims.
        const bytes = await refusing(zip.openReadStreamPromise(entry).then(buffer))
        if (crc32(bytes) !== entry.crc32) throw new ZipError('the file is damaged')
        return bytes
      }
      return { names: namesOf(entry), read }
    })
    return await work(files.filter(({ names }) => !names[0]!.endsWith('/')))
  } finally {
    zip.close()
  }
}

async function entriesOf(zip: Archive): Promise<Entry[]> {
  const entries: Entry[] = []
  let directoryBytes = 0
  for await (const entry of zip.eachEntry()) {
    directoryBytes += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (directoryBytes > maxDirectoryBytes) throw new ZipError('the directory is too large')
    entries.push(entry)
  }
  return entries
}

/** The library's errors as a `ZipError`; those of the system (a full disk, a lost file) as they are. */
async function refusing<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((cause: Error) => {
    throw 'syscall' in cause ? cause : new ZipError(cause.message, { cause })
  })
}

/**
 * A name in UTF-8, or as it may be read in what Windows writes without saying so: Big5 with the characters of Hong Kong, and
 * GBK. The name of a picture in the one is no name that anybody has given in the other.
 */
function namesOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string[] {
  const isUtf8 = (generalPurposeBitFlag & 0x800) !== 0
  try {
    return [new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(fileNameRaw)]
  } catch {
    const names = ['big5hkscs', 'gbk'].map((encoding) => decode(fileNameRaw, encoding))
    const whole = names.filter((name) => !name.includes('\uFFFD'))
    return whole.length > 0 ? whole : names
  }
}
