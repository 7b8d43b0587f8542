import { parse } from 'csv-parse/sync'
import { Refusal } from '#shared/refusal.ts'
import { truncateText } from '#shared/text.ts'
import { maxColumns, maxImportRows } from '../../rules.ts'
import { delimiterOf } from '../../rules/csv.ts'

/** Rows without the headings. `rowNo` counts like a spreadsheet: the headings are row 1. */
export type FileRows = { columns: string[]; rows: { rowNo: number; cells: string[] }[] }

/**
 * Reads a CSV file: UTF-8 with or without a byte-order mark, or Excel's "Unicode text" (UTF-16); separated by commas,
 * semicolons or tabs; any line ending; doubled quotes. Empty rows are skipped.
 * @throws Refusal IMPORT_UNREADABLE { reason }: encoding, empty, form, rows, columns
 */
export function readFile(bytes: Uint8Array): FileRows {
  const unreadable = (reason: string) => new Refusal('IMPORT_UNREADABLE', { reason })
  const text = decode(bytes)
  if (text === null || text.includes('\0')) throw unreadable('encoding')
  const { delimiter, skip } = delimiterOf(text)
  let lines: string[][]
  try {
    lines = parse(text.slice(skip), {
      delimiter,
      relax_column_count: true,
      // Excel writes ="007" to keep a number as text.
      relax_quotes: true,
      skip_empty_lines: false,
      to: maxImportRows + 2,
    })
  } catch {
    throw unreadable('form')
  }
  const [columns = [], ...rest] = lines
  const rows = rest
    .map((cells, at) => ({ rowNo: at + 2, cells: cells.slice(0, columns.length) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (columns.every((column) => column.trim() === '') || rows.length === 0) throw unreadable('empty')
  if (columns.length > maxColumns) throw unreadable('columns')
  if (rows.length > maxImportRows) throw unreadable('rows')
  return { columns: columns.map((column) => truncateText(column.trim(), 200)), rows }
}

function decode(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
