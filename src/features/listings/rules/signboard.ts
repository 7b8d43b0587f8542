import { scatteredHash } from '#shared/seeded-random.ts'

/** Arrangements of a signboard; `column`, `pillar` and `blocks` need a name in Chinese characters. */
export type SignLayout = 'frame' | 'band' | 'column' | 'pillar' | 'blocks'
/** Colours of a signboard: the tile's own, a light board with coloured lettering, or neon on a dark ground. */
export type SignTone = 'solid' | 'board' | 'neon'
/** `step` is an index into `signSizes`. */
export type Sign = { layout: SignLayout; tone: SignTone; step: number }

/** Sizes of the large lettering in percent of the sign's width, as the classes `sign-0` to `sign-9` (signboard.css). */
const signSizes = [23, 19.5, 16.5, 14, 12, 10, 8.5, 7, 6, 5] as const

const tones: SignTone[] = ['solid', 'board', 'neon']
/** A sign is 4:3: 100 wide, 75 high. Room for the large lettering, with another text below or beside it. */
const room = { width: 86, height: 42, columnHeight: 64, columnWidth: 44, pillarHeight: 58 }
const lineHeight = 1.2

/**
 * How a listing without photos shows its name. The same id and name always give the same sign. `large` is the Chinese
 * name if there is one.
 */
export function signOf(id: string, large: string): Sign {
  const seed = scatteredHash(id)
  const candidates = layoutsFor(large)
  const { layout, step } = candidates[seed % candidates.length]!
  return { layout, step, tone: tones[(seed >>> 8) % tones.length]! }
}

/** The arrangements that a name may have, each with the size at which it fits; never empty. */
export function layoutsFor(large: string): Pick<Sign, 'layout' | 'step'>[] {
  const layouts = (['frame', 'column', 'band', 'pillar', 'blocks'] as const).flatMap((layout) => {
    const step = signSizes.findIndex((size) => fits[layout](large, size))
    return step < 0 ? [] : [{ layout, step }]
  })
  return layouts.length > 0 ? layouts : [{ layout: 'frame', step: signSizes.length - 1 }]
}

/** The step at which the name fits on one line of a slim sign; `long` where it takes several small ones. */
export function slimStepOf(large: string): number | 'long' {
  const step = signSizes.findIndex((size) => widthOf(large) * size <= room.width)
  return step < 0 ? 'long' : step
}

const fits: Record<SignLayout, (text: string, size: number) => boolean> = {
  frame: fitsInLines,
  band: fitsInLines,
  column: (text, size) => {
    const columns = linesOf(text, Math.floor(room.columnHeight / (size * 1.05)))
    return isChinese(text) && columns <= 2 && columns * size * 1.3 <= room.columnWidth
  },
  pillar: (text, size) =>
    isChinese(text) && size <= 16.5 && size >= 8.5 && text.length * size * 1.05 <= room.pillarHeight,
  blocks: (text, size) => isChinese(text) && text.length <= 5 && text.length * size * 1.2 <= room.width,
}

function fitsInLines(text: string, size: number): boolean {
  return linesOf(text, room.width / size) * size * lineHeight <= room.height
}

/** Lines of the text at `perLine` em a line, Infinity when a part is longer than a line. */
function linesOf(text: string, perLine: number): number {
  let [lines, used] = [1, 0]
  for (const part of partsOf(text)) {
    const width = widthOf(part)
    if (width > perLine) return Infinity
    if (used + width > perLine) [lines, used] = [lines + 1, 0]
    used += width
  }
  return lines
}

/**
 * The parts between which a line may end. Most Chinese compounds have two characters, so Chinese is broken between pairs,
 * counted from its end; what else a name has, at spaces.
 */
function partsOf(text: string): string[] {
  const runs = text.match(/\p{Script=Han}+|[^\p{Script=Han}\s]+|\s+/gu) ?? []
  return runs.flatMap((run) => (isChinese(run) ? (run.match(/^.(?:..)?(?=(?:..)*$)|../gu) ?? []) : run))
}

/** The arrangements in which the large lettering may take several lines. */
const breaks: ReadonlySet<SignLayout> = new Set(['frame', 'band', 'column'])

/** The large lettering as a layout shows it. */
export const letteringOf = (text: string, layout: SignLayout) => (breaks.has(layout) ? signTextOf(text) : text)

/** The large lettering with word joiners (U+2060) inside the pairs of Chinese characters. */
export const signTextOf = (text: string) =>
  partsOf(text)
    .map((part) => (isChinese(part) ? [...part].join('\u2060') : part))
    .join('')

/** Width in em: a Chinese character is square, a bold Latin letter somewhat over half. */
function widthOf(text: string): number {
  let width = 0
  for (const character of text)
    width += /[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u.test(character) ? 1 : character === ' ' ? 0.28 : 0.6
  return width
}

const isChinese = (text: string) => /^\p{Script=Han}+$/u.test(text)
