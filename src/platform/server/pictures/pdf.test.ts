import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { svgToPdf } from './pdf.ts'

/** The drawing operators of the PDF's page, one to a line. */
async function operatorsOf(svg: string, page = { width: 200, height: 100 }): Promise<string[]> {
  const pdf = await svgToPdf(svg, { ...page, title: '水喉 Taps' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const start = pdf.indexOf('stream\n') + 7
  return inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start)))
    .toString('latin1')
    .split('\n')
}
const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${content}</svg>`

describe('a drawing as a PDF', () => {
  it('has the size of its paper', async () => {
    const pdf = await svgToPdf(drawing('<path d="M0 0h1v1z"/>'), { width: 595.28, height: 841.89, title: 'x' })
    expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/)
    expect(pdf.toString('latin1')).toMatch(/%%EOF\s*$/)
  })

  it('fills a path in black unless its group says another colour, and restores what a group changed', async () => {
    const lines = await operatorsOf(
      drawing(
        '<g fill="#ff0000" transform="translate(5 6) scale(2 -2)"><path d="M0 0h4v4z"/></g><path d="M1 1h2v2z"/>',
      ),
    )
    expect(lines).toContain('1 0 0 1 5 6 cm')
    expect(lines).toContain('2 0 0 -2 0 0 cm')
    expect(lines).toContain('1 0 0 scn')
    expect(lines.filter((line) => line === 'f')).toHaveLength(2)
    expect(lines.filter((line) => line === 'q').length).toBe(lines.filter((line) => line === 'Q').length)
    // The second path is filled in black, not in the group's red.
    expect(lines.slice(lines.lastIndexOf('Q', lines.lastIndexOf('f') - 1)).some((line) => line === '1 0 0 scn')).toBe(
      false,
    )
  })

  it('strokes with width, caps and dashes, and draws every shape that icons are made of', async () => {
    const lines = await operatorsOf(
      drawing(`<g fill="none" stroke="#0000ff" stroke-width="1.5" stroke-linecap="round" stroke-dasharray=".93 .07" stroke-dashoffset="-.035">
<path d="M0 0h9"/></g><g fill="none" stroke="#000" stroke-width="2"><circle cx="5" cy="5" r="2"/><rect x="1" y="1" width="4" height="4" rx="1"/>
<line x1="0" x2="4" y1="0" y2="4"/><polyline points="0 0 4 4 8 0"/><polygon points="0 0 4 4 8 0"/><ellipse cx="1" cy="1" rx="2" ry="3"/></g>`),
    )
    expect(lines).toContain('1.5 w')
    expect(lines).toContain('1 J')
    expect(lines).toContain('[0.93 0.07] -0.035 d')
    expect(lines.filter((line) => line === 'S')).toHaveLength(7)
  })

  it('cuts a nested drawing that covers its box', async () => {
    const nested =
      '<svg x="10" y="5" width="40" height="40" viewBox="0 -.5 16 12" preserveAspectRatio="xMidYMid slice">'
    const lines = await operatorsOf(drawing(`${nested}<path d="M0 0h1"/></svg>`))
    expect(lines).toContain('1 0 0 1 10 5 cm')
    // 40 / 12: the height of the box decides.
    expect(lines).toContain('3.333333 0 0 3.333333 0 0 cm')
    expect(lines.filter((line) => line.startsWith('W'))).toHaveLength(2)
  })
})
