import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { favicon } from './draw-icons.ts'

it('has drawn the mark as it is now (else run scripts/draw-icons.ts)', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(favicon())
})

it('keeps the icons that the manifest names, small and in their sizes', async () => {
  const { icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    icons: { src: string; sizes: string }[]
  }
  for (const { src, sizes } of icons) {
    const file = `public${src}`
    expect(statSync(file).size).toBeLessThan(10_000)
    const { width, height } = await sharp(file).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
})
