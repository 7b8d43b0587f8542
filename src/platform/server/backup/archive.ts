/** A file of an archive; files are small enough to be held in memory (tables come in parts). */
export type Entry = { name: string; bytes: Buffer }

const blockSize = 512
const maxName = 100
const maxPrefix = 155

/** Packs entries as a tar archive (ustar), readable by `tar` too. */
export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield header(name, bytes.length)
    yield bytes
    yield Buffer.alloc((blockSize - (bytes.length % blockSize)) % blockSize)
  }
  yield Buffer.alloc(2 * blockSize)
}

function header(name: string, size: number): Buffer {
  const cut = Buffer.byteLength(name) > maxName ? name.lastIndexOf('/', maxPrefix) : -1
  const [prefix, rest] = cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)]
  if (Buffer.byteLength(rest) > maxName || Buffer.byteLength(prefix) > maxPrefix)
    throw new Error(`this name is too long for the archive: ${name}`)
  const block = Buffer.alloc(blockSize)
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')
  block.write(rest, 0)
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(0, 12), 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257, 'latin1')
  block.write(prefix, 345)
  block.write(`${octal(checksumOf(block), 7)}\0 `, 148, 'latin1')
  return block
}

const checksumOf = (block: Buffer) => block.reduce((sum, byte) => sum + byte, 0)

const textAt = (block: Buffer, start: number, length: number) =>
  block.toString('utf8', start, start + length).replace(/\0.*$/s, '')

/** Unpacks what `pack` wrote. @throws when the archive is damaged or ends early */
export async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const iterator = chunks[Symbol.asyncIterator]()
  let parts: Buffer[] = []
  let available = 0
  async function take(count: number): Promise<Buffer> {
    while (available < count) {
      const next = await iterator.next()
      if (next.done) throw new Error('the archive is not complete')
      parts.push(next.value)
      available += next.value.length
    }
    const all = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
    parts = [all.subarray(count)]
    available -= count
    return all.subarray(0, count)
  }
  for (;;) {
    const block = await take(blockSize)
    if (block.every((byte) => byte === 0)) return
    const expected = Number.parseInt(textAt(block, 148, 8), 8)
    const plain = Buffer.from(block)
    plain.fill(' ', 148, 156)
    if (checksumOf(plain) !== expected) throw new Error('the archive is damaged')
    const prefix = textAt(block, 345, maxPrefix)
    const name = (prefix && `${prefix}/`) + textAt(block, 0, maxName)
    const size = Number.parseInt(textAt(block, 124, 12), 8)
    const bytes = Buffer.from(await take(size))
    await take((blockSize - (size % blockSize)) % blockSize)
    yield { name, bytes }
  }
}
