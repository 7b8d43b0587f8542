type Cell = string | number | null

/** Prefixes a quote to cells that a spreadsheet would run as a formula, in either width (docs/security.md). */
function cellOf(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = /^[=+\-@＝＋－＠\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV lines, each ending with CRLF: for files that are streamed in batches. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/** Rows as CSV that Excel opens as UTF-8: with a byte order mark and CRLF. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvRows(rows)}`
}
