import { guessMapping } from './guess-mapping.ts'

/** Lines in which headings are looked for: some files begin with blank lines or a title. */
const firstLines = 20
/** Cells of a line that are compared with known headings. */
const maxHeadings = 100

/**
 * The delimiter: the one declared by `sep=`, else the one that separates most known headings in one of the first lines, or
 * the most frequent in the first that is not blank, outside quotes.
 */
export function delimiterOf(text: string): { delimiter: string; skip: number } {
  const said = /^sep=(.)\r?\n/i.exec(text)
  if (said) return { delimiter: said[1] ?? ',', skip: said[0].length }
  const unquoted = text.slice(0, 65_536).replace(/"([^"]*)"/g, (_, cell: string) => cell.replace(/[,;\t\r\n]/g, ' '))
  const lines = unquoted.split(/\r?\n/, firstLines).filter((line) => /[^\s,;]/.test(line))
  const points = [',', ';', '\t'].map((one) => {
    const cells = lines.map((line) => line.split(one))
    return {
      one,
      known: Math.max(0, ...cells.map((line) => knownIn(line.slice(0, maxHeadings)))),
      count: cells[0]?.length ?? 0,
    }
  })
  const [best] = points.toSorted((a, b) => b.known - a.known || b.count - a.count)
  return { delimiter: best?.one ?? ',', skip: 0 }
}

/** How many cells of a line are known headings. */
const knownIn = (line: readonly string[]) =>
  Object.values(guessMapping(line)).filter((column) => column !== null).length
const cellsIn = (line: readonly string[]) => line.filter((cell) => cell.trim() !== '').length

/**
 * The index of the line with the headings: the first with two that are known and no fewer cells than those above it, which
 * are titles and blank lines ("Table 1" of Numbers). Without such a line the first that is not blank; -1 for none.
 */
export function findHeadings(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, firstLines)
  const found = first.findIndex(
    (line, at) =>
      knownIn(line.slice(0, maxHeadings)) >= 2 && first.slice(0, at).every((above) => cellsIn(above) <= cellsIn(line)),
  )
  return found === -1 ? lines.findIndex((line) => cellsIn(line) > 0) : found
}
