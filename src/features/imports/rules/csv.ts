/** One CSV line as Excel reads it. A cell that would be a formula is escaped with a quote. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const asleep = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(asleep) ? `"${asleep.replaceAll('"', '""')}"` : asleep
}

/** The delimiter: the one declared by `sep=`, else the most frequent candidate outside quotes in the first line. */
export function delimiterOf(text: string): { delimiter: string; skip: number } {
  const said = /^sep=(.)\r?\n/i.exec(text)
  if (said) return { delimiter: said[1] ?? ',', skip: said[0].length }
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((one) => [one, first.split(one).length] as const)
  const [best] = counts.toSorted((a, b) => b[1] - a[1])
  return { delimiter: best?.[0] ?? ',', skip: 0 }
}
