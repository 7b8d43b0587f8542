type Cell = string | number | null

/** A cell that a spreadsheet would take for a formula gets a quote before it (SECURITY.md). */
function cellOf(value: Cell): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as lines of CSV, each with its CRLF: the parts of a file that is written bit by bit. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/** Rows as CSV that Excel opens as UTF-8: with a byte order mark, and CRLF. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvRows(rows)}`
}
