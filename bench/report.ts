import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'

/** Description of the machine. */
function machine(): string {
  const gib = Math.round(totalmem() / 2 ** 30)
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${gib} GiB, ${type()}, Node ${process.versions.node}`
}

/** The `share` quantile (0 to 1) of unsorted values. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export type Row = Record<string, string | number>

/** Prints rows as a table with a title. */
export function print(title: string, rows: Row[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name] ?? '').length)))
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, at) =>
        typeof cell === 'number' || at > 0 ? String(cell).padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
  console.log(`\n${title}\n${line(columns)}\n${line(widths.map((width) => '-'.repeat(width)))}`)
  for (const row of rows) console.log(line(columns.map((name) => row[name] ?? '')))
}

/** Saves figures to .cache/bench/NAME.json, with the machine and the time. */
export function save(name: string, figures: Record<string, unknown>): void {
  mkdirSync('.cache/bench', { recursive: true })
  const file = `.cache/bench/${name}.json`
  writeFileSync(file, `${JSON.stringify({ machine: machine(), at: new Date().toISOString(), ...figures }, null, 2)}\n`)
  console.log(`\n${machine()}\nsaved to ${file}`)
}
