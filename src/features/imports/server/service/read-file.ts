import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { Refusal } from '#shared/refusal.ts'
import { truncateText } from '#shared/text.ts'
import { maxCells, maxColumns, maxImportRows } from '../../rules.ts'
import { delimiterOf, findHeadings } from '../../rules/csv.ts'

/** Rows without the headings. `rowNo` counts like a spreadsheet, from the first line of the file. */
export type FileRows = { columns: string[]; rows: { rowNo: number; cells: string[] }[] }

const unreadable = (reason: string) => new Refusal('IMPORT_UNREADABLE', { reason })

/**
 * Reads a CSV file: UTF-8 with or without a byte-order mark, or Excel's "Unicode text" (UTF-16 of either order); separated
 * by commas, semicolons or tabs; any line ending; doubled quotes. Empty rows are skipped, and so is what stands above the
 * headings. Cells beyond the headings stay, so that the check of their row finds them.
 * @throws Refusal IMPORT_UNREADABLE { reason }: html, encoding, empty, form, rows, columns, cells
 */
export async function readFile(bytes: Uint8Array): Promise<FileRows> {
  if (isHtml(bytes)) throw unreadable('html')
  const text = decode(bytes)
  if (text === null || text.includes('\0')) throw unreadable('encoding')
  const { delimiter, skip } = delimiterOf(text)
  const lines = await linesOf(Buffer.from(text.slice(skip)), delimiter)
  const at = findHeadings(lines)
  const headings = lines[at] ?? []
  // Blank columns at the end are those of the widest line of the spreadsheet.
  const columns = headings.slice(0, headings.findLastIndex((heading) => heading.trim() !== '') + 1)
  const rows = lines
    .slice(at + 1)
    .map((cells, index) => ({ rowNo: at + index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (columns.length === 0 || rows.length === 0) throw unreadable('empty')
  if (columns.length > maxColumns) throw unreadable('columns')
  if (rows.length > maxImportRows) throw unreadable('rows')
  return { columns: columns.map((column) => truncateText(column.trim(), 200)), rows }
}

/** Many systems export a table of HTML under the name of an Excel file. */
function isHtml(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  return /^(?:ï»¿|ÿþ|þÿ)?\s*<(?:!--|!doctype|\?xml|html|head|meta|style|body|table)/i.test(
    beginning.replaceAll('\0', ''),
  )
}

/** UTF-16 has a byte-order mark, or a zero byte in its first character, since headings begin with a letter or a sign. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8'
}

/** The cells of each line; refuses once a limit is passed. */
async function linesOf(text: Buffer, delimiter: string): Promise<string[][]> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // Excel writes ="007" to keep a number as text.
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: maxLineBytes,
    to: maxImportRows + 40,
  })
  const lines: string[][] = []
  let count = 0
  try {
    await pipeline(piecesOf(text, delimiter), parser, async (source: AsyncIterable<string[]>) => {
      for await (const cells of source) {
        count += cells.length
        if (count > maxCells) throw unreadable('cells')
        lines.push(cells.slice(0, maxColumns + 1))
      }
    })
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable('form')
  }
  return lines
}

/** Bytes of the longest line: most likely a quotation mark is not closed. */
const maxLineBytes = 1024 * 1024
/** Delimiters of one line at most, those inside quotation marks too. */
const maxDelimiters = 10_000
/** Parsing takes 1 µs a byte. */
const pieceBytes = 8 * 1024

/** The file in pieces, between which the process answers others. */
async function* piecesOf(text: Buffer, delimiter: string): AsyncGenerator<Buffer> {
  const [comma, feed, carriage] = [delimiter, '\n', '\r'].map((character) => character.charCodeAt(0))
  let delimiters = 0
  for (let at = 0; at < text.length; at += pieceBytes) {
    const piece = text.subarray(at, at + pieceBytes)
    for (const byte of piece) {
      if (byte === comma) delimiters++
      else if (byte === feed || byte === carriage) delimiters = 0
    }
    if (delimiters > maxDelimiters) throw unreadable('columns')
    yield piece
    await setImmediate()
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
