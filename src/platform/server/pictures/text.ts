import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { trueTypeOf } from './woff2.ts'

/** Weights that pictures use: body and headings. */
export type Weight = 500 | 700

/** One character drawn: its outline in font units (y upward) and how far the next one stands, both of 1,000 to the em. */
type Glyph = { d: string; advance: number }

const require = createRequire(import.meta.url)
const families = ['figtree', 'noto-sans-hk', 'noto-sans-sc'] as const

type Slice = { file: string; from: number; to: number }
let allSlices: Slice[] | undefined

/**
 * Which file holds which characters. Figtree comes first: Latin letters and figures are its, also
 * among Chinese; then Hong Kong's forms of characters, then the Simplified ones that those lack.
 */
function slices(): Slice[] {
  return (allSlices ??= families.flatMap((family) => {
    const ranges = JSON.parse(
      readFileSync(require.resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'),
    ) as Record<string, string>
    return Object.entries(ranges).flatMap(([slice, list]) =>
      list.split(',').map((range) => {
        const [from, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((hex) => parseInt(hex, 16)) as [number, number?]
        const file = `@fontsource-variable/${family}/files/${family}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`
        return { file, from, to }
      }),
    )
  }))
}

const fonts = new Map<string, Promise<Font>>()

/** A font file at a weight, kept: all of them together are some 20 MB. */
function open(file: string, weight: Weight): Promise<Font> {
  const key = `${file} ${weight}`
  const font =
    fonts.get(key) ??
    import('fontkit').then(({ create }) =>
      create(trueTypeOf(readFileSync(require.resolve(file)))).getVariation({ wght: weight }),
    )
  fonts.set(key, font)
  return font
}

const drawnBy = new Map<string, Promise<Font | null>>()

/** The font that draws a character, or null. The slices' ranges promise more characters than they hold. */
function fontOf(character: string, weight: Weight): Promise<Font | null> {
  const key = `${character} ${weight}`
  const font = drawnBy.get(key) ?? find(character.codePointAt(0)!, weight)
  drawnBy.set(key, font)
  return font
}

async function find(code: number, weight: Weight): Promise<Font | null> {
  for (const { file, from, to } of slices()) {
    if (code < from || code > to) continue
    const font = await open(file, weight)
    if (font.hasGlyphForCodePoint(code)) return font
  }
  return null
}

/** The glyphs of a line. What no font here has (emoji, mostly) is left out. */
async function shape(text: string, weight: Weight): Promise<Glyph[]> {
  const characters = [...text]
  const found = await Promise.all(characters.map((character) => fontOf(character, weight)))
  const runs: { font: Font; text: string }[] = []
  characters.forEach((character, i) => {
    const font = found[i]
    const last = runs.at(-1)
    if (last && last.font === font) last.text += character
    else if (font) runs.push({ font, text: character })
  })
  return runs.flatMap((run) => {
    const { glyphs, positions } = run.font.layout(run.text)
    return glyphs.map((glyph, i) => ({ d: glyph.path.toSVG(), advance: positions[i]!.xAdvance }))
  })
}

const widthOf = (glyphs: Glyph[], size: number) => (glyphs.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000

/** How wide a line stands at a size, both in pixels. */
export async function measureText(text: string, size: number, weight: Weight): Promise<number> {
  return widthOf(await shape(text, weight), size)
}

/**
 * A line of text as outlines, no font needed to show it: the `<g>` to put into an SVG, and its width. `x` and `y` are
 * where the baseline begins; `size` is the em, in pixels; `fill` any SVG colour.
 */
export async function drawText(
  text: string,
  { x, y, size, weight, fill }: { x: number; y: number; size: number; weight: Weight; fill: string },
): Promise<{ svg: string; width: number }> {
  const glyphs = await shape(text, weight)
  let at = 0
  const paths = glyphs.map(({ d, advance }) => {
    const path = d && `<path transform="translate(${Math.round(at)})" d="${d}"/>`
    at += advance
    return path
  })
  const scale = size / 1000
  return {
    svg: `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`,
    width: at * scale,
  }
}

const cjk = String.raw`\p{Script=Han}\u3000-\u303f\uff01-\uff60`
const closing = '[、。！），：；？》」』】]*'
/** A Chinese character with the marks that may not begin a line, a word with the space after it, or loose space. */
const piece = new RegExp(String.raw`[${cjk}]${closing}|[^\s${cjk}-]+-?\s*|[\s-]+`, 'gu')

/** Breaks a text into lines of at most `width` pixels; a single piece wider than that stays whole. */
async function wrap(text: string, width: number, size: number, weight: Weight): Promise<string[]> {
  const lines: string[] = []
  let line = ''
  for (const next of text.match(piece) ?? []) {
    if (line && (await measureText((line + next).trimEnd(), size, weight)) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += next
  }
  return line ? [...lines, line.trimEnd()] : lines
}

/** The same number of lines, as even as they can be: a last line of one character looks like a mistake. */
async function balance(lines: string[], text: string, width: number, size: number, weight: Weight): Promise<string[]> {
  let even = lines
  for (let narrower = width * 0.95; narrower > width / 3; narrower -= width * 0.05) {
    const tried = await wrap(text, narrower, size, weight)
    if (tried.length > lines.length) break
    even = tried
  }
  return even
}

async function widest(lines: string[], size: number, weight: Weight): Promise<number> {
  return Math.max(0, ...(await Promise.all(lines.map((line) => measureText(line, size, weight)))))
}

async function shorten(text: string, width: number, size: number, weight: Weight): Promise<string> {
  const characters = [...text]
  const first = (count: number) => characters.slice(0, count).join('')
  let [fits, over] = [1, characters.length + 1]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if ((await measureText(`${first(middle)}…`, size, weight)) > width) over = middle
    else fits = middle
  }
  // Latin is cut between words, not within one.
  return `${first(fits)
    .replace(/\s\p{Script=Latin}*$/u, '')
    .trimEnd()}…`
}

/**
 * Fits a text into `width` pixels: the first of `tries` (size in pixels and most lines, best first) that takes it whole,
 * its lines balanced. Where none does, the last is taken and the text ends in an ellipsis.
 */
export async function fitText(
  text: string,
  { width, weight, tries }: { width: number; weight: Weight; tries: readonly { size: number; maxLines: number }[] },
): Promise<{ lines: string[]; size: number }> {
  const clean = text.replace(/\s+/g, ' ').trim()
  for (const { size, maxLines } of tries) {
    const lines = await wrap(clean, width, size, weight)
    const fits = lines.length <= maxLines && (await widest(lines, size, weight)) <= width
    if (fits) return { lines: await balance(lines, clean, width, size, weight), size }
  }
  const { size, maxLines } = tries.at(-1)!
  const lines = await wrap(clean, width, size, weight)
  const isCut = lines.length > maxLines
  const cut = lines.slice(0, maxLines).map(async (line, i) => {
    const isTooWide = (await measureText(line, size, weight)) > width
    return isTooWide || (isCut && i === maxLines - 1) ? shorten(line, width, size, weight) : line
  })
  return { lines: await Promise.all(cut), size }
}
