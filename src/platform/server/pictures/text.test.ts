import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawText, fitText, measureText } from './text.ts'

const reference = ['areas', 'categories'].map((name) => readFileSync(`reference/${name}.json`, 'utf8')).join('')
const fit = (text: string, width = 600) =>
  fitText(text, {
    width,
    weight: 700,
    sizes: [
      { size: 70, maxLines: 2 },
      { size: 50, maxLines: 3 },
    ],
  })

describe('text as outlines', () => {
  it('draws every character of the reference areas and categories in all three languages', async () => {
    const missing: string[] = []
    for (const character of new Set(reference.replace(/\s/g, ''))) {
      const { svg, width } = await drawText(character, { x: 0, y: 0, size: 100, weight: 700, fill: '#000' })
      if (width === 0 || !svg.includes(' d="M')) missing.push(character)
    }
    expect(missing).toEqual([])
  })

  it('draws characters specific to Hong Kong', async () => {
    expect(await measureText('鰂魚涌深水埗鱲埔𨋢', 100, 500)).toBe(900)
  })

  it('is wider in bold', async () => {
    expect(await measureText('Plumber', 100, 700)).toBeGreaterThan(await measureText('Plumber', 100, 500))
  })

  it('omits characters that no font has', async () => {
    expect(await measureText('Amy 💅', 100, 500)).toBe(await measureText('Amy ', 100, 500))
  })

  it('draws Simplified characters too', async () => {
    const width = await measureText('灭虫服务', 100, 500)
    expect(width).toBe(400)
    expect((await fit('灭虫服务')).lines).toEqual(['灭虫服务'])
  })
})

describe('text in a box', () => {
  it('uses the largest size at which it fits', async () => {
    expect(await fit('Ho Plumbing')).toEqual({ lines: ['Ho Plumbing'], size: 70 })
    expect((await fit('Wan Chai Plumbing and Drainage Company Limited')).size).toBe(50)
  })

  it('breaks into balanced lines, Chinese anywhere except before closing punctuation', async () => {
    expect((await fit('何師傅冷氣清洗及維修')).lines).toEqual(['何師傅冷氣', '清洗及維修'])
    const { lines } = await fit('清潔、滅蟲、通渠，全港上門，即日報價', 330)
    for (const line of lines) expect(line).not.toMatch(/^[、，。]/)
  })

  it('ends in an ellipsis when the smallest size is too large, and never overflows', async () => {
    for (const text of ['Company '.repeat(40), '維'.repeat(200), 'W'.repeat(300)]) {
      const { lines, size } = await fit(text)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(lines.at(-1)).toMatch(/…$/)
      for (const line of lines) expect(await measureText(line, size, 700)).toBeLessThanOrEqual(600)
    }
  })

  it('accepts an empty text', async () => {
    expect((await fit(' \n ')).lines).toEqual([])
  })
})
