import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PlainTableProps = {
  label: string
  /** The first column is the row header; the others are numbers. */
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** A small table of numbers. */
export function PlainTable({ label, head, rows }: PlainTableProps) {
  const align = (index: number) => (index > 0 ? 'text-right tabular' : 'text-left')
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b">
            {head.map((heading, index) => (
              <th key={heading} scope="col" className={clsx('px-2 py-2 font-semibold whitespace-nowrap', align(index))}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className="border-line border-b last:border-0">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className="min-w-[6rem] px-2 py-2 text-left font-normal wrap-anywhere">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={index}
                    // Numbers and dates stay on one line; the words before them give way.
                    className={clsx(
                      'px-2 py-2 text-balance',
                      align(index),
                      typeof cell === 'string' && 'whitespace-nowrap',
                    )}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Card with a heading, for one group of figures. */
export function FigureSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="rounded-card border-line bg-surface min-w-0 border p-4">
      <h2 className="font-semibold">{title}</h2>
      {text && <p className="text-muted text-sm">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
