import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { zipOf } from '#tests/support/zip.ts'
import { withZip, ZipError } from './zip.ts'

/** The names of an archive, with the contents of each as text or the reason why it is refused. */
async function readAll(archive: Uint8Array, maxBytes = 1_000): Promise<[string, string][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaifong-zip-'))
  const file = path.join(folder, 'a.zip')
  await writeFile(file, archive)
  try {
    return await withZip(file, async (files) => {
      const contents: [string, string][] = []
      for (const { names, read } of files) {
        const bytes = await read(maxBytes).catch((error: unknown) => {
          if (!(error instanceof ZipError)) throw error
          return Buffer.from(`refused: ${error.message}`)
        })
        contents.push([names.join(' | '), Buffer.from(bytes).toString()])
      }
      return contents
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
const text = (words: string) => Buffer.from(words)

test('files are read whether stored or deflated, with names in UTF-8 and in what Windows writes; folders are left out', async () => {
  const [big5, gbk, hkscs] = ['b4fab8d5', 'cbaeb9dcceacd0de', '9def9df8'].map((hex) =>
    Buffer.from(`${hex}2e6a7067`, 'hex'),
  )
  const archive = zipOf([
    { name: 'photos/', bytes: text(''), isStored: true },
    { name: 'photos/水喉.jpg', bytes: text('one') },
    { name: big5!, bytes: text('two'), isStored: true },
    { name: gbk!, bytes: text('three') },
    { name: hkscs!, bytes: text('four') },
    { name: Buffer.from('ff2e6a7067', 'hex'), bytes: text('five') },
  ])
  expect(await readAll(archive)).toEqual([
    ['photos/水喉.jpg', 'one'],
    ['測試.jpg | 代刚.jpg', 'two'],
    [expect.stringMatching(/ \\| 水管维修\.jpg$/), 'three'],
    [expect.stringMatching(/^嘅啲\.jpg \\| /), 'four'],
    [expect.any(String), 'five'],
  ])
})

describe('an archive made to harm', () => {
  test('is not inflated beyond the limit, whatever it claims', async () => {
    const bomb = Buffer.alloc(5_000_000)
    const archive = zipOf([
      { name: 'honest.jpg', bytes: bomb },
      { name: 'lying.jpg', bytes: bomb, claims: { size: 10 } },
      { name: 'good.jpg', bytes: text('good') },
    ])
    expect(await readAll(archive)).toEqual([
      ['honest.jpg', 'refused: the file is too large'],
      ['lying.jpg', expect.stringMatching(/^refused/)],
      ['good.jpg', 'good'],
    ])
  })

  test('gives names as text only', async () => {
    expect(await readAll(zipOf([{ name: '../../etc/passwd', bytes: text('x') }]))).toEqual([['../../etc/passwd', 'x']])
  })

  test.each([
    ['encrypted', zipOf([{ name: 'a.jpg', bytes: text('x'), claims: { flags: 1 } }])],
    ['cut off', zipOf([{ name: 'a.jpg', bytes: text('x') }]).subarray(0, -30)],
    ['no archive', text('GIF89a')],
    ['empty', text('')],
    ['all names', zipOf(Array.from({ length: 130 }, () => ({ name: 'a'.repeat(65_000), bytes: text('') })))],
  ])('is refused when it is %s', async (_, archive) => {
    await expect(readAll(archive)).rejects.toBeInstanceOf(ZipError)
  })

  test('has no file whose checksum is wrong', async () => {
    const archive = zipOf([{ name: 'a.jpg', bytes: text('x'), claims: { crc: 1 } }])
    expect(await readAll(archive)).toEqual([['a.jpg', 'refused: the file is damaged']])
  })
})
