import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d45' } })
const jpeg = () => picture(600, 400).jpeg().toBuffer()
const text = (content: string) => Promise.resolve(Buffer.from(content, 'latin1'))

/** A tiny PNG whose header declares this size. */
async function pngWithFakeSize(width: number, height = width): Promise<Buffer> {
  const bytes = await picture(8, 8).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** An empty zip archive. */
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])

async function animatedPng(): Promise<Buffer> {
  const bytes = await picture(8, 8).png().toBuffer()
  const chunk = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])])
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(chunk))
  return Buffer.concat([bytes.subarray(0, 33), Buffer.from([0, 0, 0, 8]), chunk, crc, bytes.subarray(33)])
}

/** A PNG of 200 by 200 pixels with text chunks that inflate to 50 MB each. */
export async function pngWithTextBombs(count: number): Promise<Buffer> {
  const bytes = await picture(200, 200).png().toBuffer()
  const data = Buffer.concat([Buffer.from('zTXtComment\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))])
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(data), data.length + 4)
  return Buffer.concat([bytes.subarray(0, 33), ...Array<Buffer>(count).fill(chunk), bytes.subarray(33)])
}

function animatedWebp(): Promise<Buffer> {
  const frames = Buffer.alloc(16 * 32 * 3, 200).fill(20, 0, 16 * 16 * 3)
  return sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
    .webp({ loop: 0, delay: [99, 99] })
    .toBuffer()
}

/** Invalid pictures that people or attackers may upload: description, expected error, bytes. */
export const badPictures: readonly (readonly [name: string, error: string, bytes: () => Promise<Buffer>])[] = [
  ['nothing', 'kind', () => text('')],
  ['text', 'kind', () => text('not a picture')],
  ['a page', 'kind', () => text('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing that could hold script',
    'kind',
    () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a document', 'kind', () => text('%PDF-1.7\n')],
  ['a program', 'kind', () => text('\x7fELF\x02\x01\x01')],
  ['a GIF', 'kind', () => picture(9, 9).gif().toBuffer()],
  ['a TIFF', 'kind', () => picture(9, 9).tiff().toBuffer()],
  ['a GIF that is a page', 'kind', () => text('GIF89a/*<script>*/=1;alert(1)')],
  ['a JPEG that is an archive', 'disguised', async () => Buffer.concat([await jpeg(), emptyZip])],
  [
    'a JPEG with a page in its comment',
    'disguised',
    async () => {
      const bytes = await jpeg()
      const comment = Buffer.from('<script>alert(1)</script>')
      const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
      return Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)])
    },
  ],
  ['half a JPEG', 'broken', async () => (await jpeg()).subarray(0, 1_500)],
  [
    'a JPEG of which the end is missing',
    'broken',
    async () =>
      (
        await sharp(Buffer.alloc(600 * 400 * 3, 'noise'), { raw: { width: 600, height: 400, channels: 3 } })
          .jpeg()
          .toBuffer()
      ).subarray(0, -200),
  ],
  ['a HEIC that cannot be decoded', 'heic', () => text('\0\0\0\x18ftypmif1\0\0\0\0mif1heic\0\0\0\x08mdat')],
  ['the head of a PNG', 'broken', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 90)],
  ['30,000 by 30,000 pixels in 100 bytes', 'pixels', () => pngWithFakeSize(30_000)],
  ['more than fifty million pixels', 'pixels', () => pngWithFakeSize(7_072)],
  ['a line of 49 million pixels', 'pixels', () => pngWithFakeSize(1, 49_000_000)],
  ['an animated PNG', 'animated', animatedPng],
  ['an animated WebP', 'animated', animatedWebp],
]
