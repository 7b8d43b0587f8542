import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { favicon } from './draw-icons.ts'

it('the favicon matches the current logo (else run scripts/draw-icons.ts)', () => {
  expect(readFileSync('public/favicon.svg', 'utf8')).toBe(favicon())
})

it('the icons of the manifest exist, are small and have the declared sizes', async () => {
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
