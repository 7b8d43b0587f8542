import { crc32, deflateRawSync } from 'node:zlib'

type ZipFile = {
  name: string | Buffer
  bytes: Uint8Array
  isStored?: boolean
  /** What the archive claims, where that differs from the truth. */
  claims?: { size?: number; flags?: number; crc?: number }
}

/** A zip archive with these files. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, bytes, isStored = false, claims = {} } of files) {
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(claims.flags ?? (typeof name === 'string' ? 0x800 : 0), 2)
    fields.writeUInt16LE(isStored ? 0 : 8, 4)
    fields.writeUInt32LE(claims.crc ?? crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims.size ?? bytes.length, 18)
    fields.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, nameBytes, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, place, nameBytes)
    locals.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06', 'latin1'), end])
}
