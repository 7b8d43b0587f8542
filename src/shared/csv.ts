type Cell = string | number | null

/** A cell that a spreadsheet would run as a formula, in either width (docs/security.md). */
const formula = /^[=+\-@＝＋－＠\t\r]/

/** A quote before a formula makes it a text. A semicolon separates cells in Excel of some countries. */
function cellOf(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A cell without the quote that `csvRows` puts before a formula. */
export const unquotedCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

/** Rows as CSV lines, each ending with CRLF: for files that are streamed in batches. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/** Rows as CSV that Excel opens as UTF-8: with a byte order mark and CRLF. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvRows(rows)}`
}
