import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createEncoder } from './encoder.ts'

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b5d45' } })
    .png()
    .toBuffer()
const task = async (side: number) => ({ kind: 'photo' as const, bytes: await picture(side), hasAvif: false })
const enough = { maxMs: 60_000, maxBytes: 2 ** 31 }
const broken = { name: 'UnusablePicture', error: 'broken' }

test('pictures are encoded one after another by one process', async () => {
  const encode = createEncoder(enough)
  for (const side of [200, 400]) {
    const { pictures } = await encode(await task(side))
    expect(pictures.map(({ width }) => width)).toEqual(side === 200 ? [200] : [320, 400])
  }
  await expect(encode({ ...(await task(200)), bytes: Buffer.from('text') })).rejects.toMatchObject({ error: 'kind' })
})

test('a picture that takes too long is ended and reported as broken, and the next gets a new process', async () => {
  const limits = { ...enough, maxMs: 1 }
  const encode = createEncoder(limits)
  await expect(encode(await task(4_000))).rejects.toMatchObject(broken)
  limits.maxMs = enough.maxMs
  expect((await encode(await task(200))).pictures).toHaveLength(1)
})

test('a picture that takes too much memory is ended and reported as broken', async () => {
  const encode = createEncoder({ ...enough, maxBytes: 1 })
  await expect(encode(await task(7_000))).rejects.toMatchObject(broken)
})
