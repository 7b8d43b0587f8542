import type { ReactNode } from 'react'
import { useNumbers } from './use-numbers.ts'
import { useTranslation } from './use-translation.ts'

type DayChartProps = {
  /** Name of the metric. */
  label: string
  days: readonly { day: string; value: number }[]
  /** What to do next, shown with the words that nothing was counted. */
  nextStep?: ReactNode
}

const height = 100
/** Width of a day and of its bar, in SVG units. */
const dayWidth = 10
const barWidth = 7

/** Bar chart with one value per day. The table next to it is the accessible alternative. */
export function DayChart({ label, days, nextStep }: DayChartProps) {
  const t = useTranslation()
  const { number, day: formatDay } = useNumbers()
  const max = Math.max(0, ...days.map(({ value }) => value))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  if (max === 0)
    return (
      <section className="rounded-card border-line bg-surface border p-4">
        <h2 className="text-sm font-semibold">{t('chart.title', { what: label })}</h2>
        <p className="text-muted mt-2">{t('chart.none')}</p>
        {nextStep}
      </section>
    )
  return (
    <figure className="rounded-card border-line bg-surface border p-4">
      <figcaption className="flex justify-between gap-4 text-sm">
        <span className="font-semibold">{t('chart.title', { what: label })}</span>
        <span className="text-muted tabular">{t('chart.max', { count: number(max) })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * dayWidth} ${height + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart.description', {
          what: label,
          from: formatDay(first.day),
          to: formatDay(last.day),
          most: number(max),
        })}
        className="mt-3 h-44 w-full"
      >
        {days.map(({ day, value }, index) => {
          const barHeight = (value / max) * height
          return (
            <g key={day}>
              <rect x={index * dayWidth} y={0} width={dayWidth} height={height} className="fill-transparent">
                <title>{`${formatDay(day)}: ${number(value)}`}</title>
              </rect>
              <rect
                x={index * dayWidth + (dayWidth - barWidth) / 2}
                y={height - barHeight}
                width={barWidth}
                height={barHeight}
                className="fill-primary pointer-events-none"
              />
            </g>
          )
        })}
        <rect x={0} y={height} width={days.length * dayWidth} height={1} className="fill-line-strong" />
      </svg>
      <div className="text-muted tabular mt-1 flex justify-between text-sm" aria-hidden="true">
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </div>
    </figure>
  )
}
