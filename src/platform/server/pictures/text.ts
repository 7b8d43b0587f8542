import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { charactersOf } from '#shared/text.ts'

/** Font weights: body and headings. */
export type Weight = 500 | 700

/** One glyph: its outline in font units (y upward) and its advance, 1,000 units per em. */
type Glyph = { d: string; advance: number }

const require = createRequire(import.meta.url)
const families = ['figtree', 'noto-sans-hk', 'noto-sans-sc'] as const

type Slice = { file: string; from: number; to: number }
let cachedSlices: Slice[] | undefined

/**
 * Character ranges by font file. Figtree comes first for Latin letters and digits, also within Chinese text; then Hong
 * Kong glyph forms, then the Simplified characters that those lack.
 */
function slices(): Slice[] {
  return (cachedSlices ??= families.flatMap((family) => {
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

/** By file and weight; all 400 files together take about 20 MB. */
const fonts = new LRUCache<string, Font, { file: string; weight: Weight }>({
  max: 1_000,
  fetchMethod: (_key, _previous, { context: { file, weight } }) => readFont(require.resolve(file), weight),
})

const openFont = (file: string, weight: Weight): Promise<Font> =>
  fonts.forceFetch(`${file} ${weight}`, { context: { file, weight } })

let previous: Promise<unknown> = Promise.resolve()

/**
 * fontkit reads WOFF2 itself, but cannot then select a weight of a variable font. Fonts are read one by one: wawoff2
 * returns a view of its own memory, which the next call overwrites.
 */
function readFont(path: string, weight: Weight): Promise<Font> {
  const font = previous.then(async () => {
    const [{ create }, { default: woff2 }] = await Promise.all([import('fontkit'), import('wawoff2')])
    return create(Buffer.from(await woff2.decompress(readFileSync(path)))).getVariation({ wght: weight })
  })
  previous = font.catch(() => {})
  return font
}

/** The font that contains a character, or null. The declared ranges include characters that the files lack. */
async function findFont(character: string, weight: Weight): Promise<Font | null> {
  const code = character.codePointAt(0)!
  for (const { file, from, to } of slices()) {
    if (code < from || code > to) continue
    const font = await openFont(file, weight)
    if (font.hasGlyphForCodePoint(code)) return font
  }
  return null
}

/** Shapes a line into glyphs. Characters without a font (mainly emoji) are omitted. */
async function shape(text: string, weight: Weight): Promise<Glyph[]> {
  const characters = charactersOf(text)
  const found = await Promise.all(characters.map((character) => findFont(character, weight)))
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

/** Width of a line at a font size, both in pixels. */
export async function measureText(text: string, size: number, weight: Weight): Promise<number> {
  return widthOf(await shape(text, weight), size)
}

/**
 * Draws a line of text as outlines, so that no font is needed to display it. Returns a `<g>` for an SVG and its width.
 * `x` and `y` are the start of the baseline; `size` is the em in pixels; `fill` any SVG colour.
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
/**
 * Line break segment: a Chinese character with following marks that may not start a line, a word with its trailing
 * space, or white space.
 */
const breakSegment = new RegExp(String.raw`[${cjk}]${closing}|[^\s${cjk}-]+-?\s*|[\s-]+`, 'gu')

/** Breaks a text into lines of at most `width` pixels; a single segment wider than that is not split. */
async function wrap(text: string, width: number, size: number, weight: Weight): Promise<string[]> {
  const lines: string[] = []
  let line = ''
  for (const next of text.match(breakSegment) ?? []) {
    if (line && (await measureText((line + next).trimEnd(), size, weight)) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += next
  }
  return line ? [...lines, line.trimEnd()] : lines
}

/** Balances line lengths without adding lines: a last line of one character looks like a mistake. */
async function balance(lines: string[], text: string, width: number, size: number, weight: Weight): Promise<string[]> {
  let even = lines
  for (let narrower = width * 0.95; narrower > width / 3; narrower -= width * 0.05) {
    const tried = await wrap(text, narrower, size, weight)
    if (tried.length > lines.length) break
    even = tried
  }
  return even
}

async function maxWidth(lines: string[], size: number, weight: Weight): Promise<number> {
  return Math.max(0, ...(await Promise.all(lines.map((line) => measureText(line, size, weight)))))
}

async function shorten(text: string, width: number, size: number, weight: Weight): Promise<string> {
  const characters = charactersOf(text)
  const first = (count: number) => characters.slice(0, count).join('')
  let [fits, exceeds] = [1, characters.length + 1]
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    if ((await measureText(`${first(middle)}…`, size, weight)) > width) exceeds = middle
    else fits = middle
  }
  // Latin text is cut between words, not within one.
  return `${first(fits)
    .replace(/\s\p{Script=Latin}*$/u, '')
    .trimEnd()}…`
}

/**
 * Fits a text into `width` pixels: uses the first of `sizes` (font size in pixels and maximum lines, best first) at
 * which it fits, with balanced lines. If none fits, the last is used and the text ends in an ellipsis.
 */
export async function fitText(
  text: string,
  { width, weight, sizes }: { width: number; weight: Weight; sizes: readonly { size: number; maxLines: number }[] },
): Promise<{ lines: string[]; size: number }> {
  const clean = text.replace(/\s+/g, ' ').trim()
  for (const { size, maxLines } of sizes) {
    const lines = await wrap(clean, width, size, weight)
    const fits = lines.length <= maxLines && (await maxWidth(lines, size, weight)) <= width
    if (fits) return { lines: await balance(lines, clean, width, size, weight), size }
  }
  const { size, maxLines } = sizes.at(-1)!
  const lines = await wrap(clean, width, size, weight)
  const isCut = lines.length > maxLines
  const cut = lines.slice(0, maxLines).map(async (line, i) => {
    const isTooWide = (await measureText(line, size, weight)) > width
    return isTooWide || (isCut && i === maxLines - 1) ? shorten(line, width, size, weight) : line
  })
  return { lines: await Promise.all(cut), size }
}
