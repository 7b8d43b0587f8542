import { useNumbers } from './use-numbers.ts'
import { useTranslation } from './use-translation.ts'

type DayChartProps = {
  /** What is drawn, in words. */
  label: string
  days: readonly { day: string; value: number }[]
}

const height = 100
/** Units of a day, and of its bar. */
const step = 10
const bar = 7

/** A value a day as bars. Who cannot see it has the table beside it. */
export function DayChart({ label, days }: DayChartProps) {
  const t = useTranslation()
  const { number, day: inWords } = useNumbers()
  const most = Math.max(0, ...days.map(({ value }) => value))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <figure className="rounded-card border-line bg-surface border p-4">
      <figcaption className="flex justify-between gap-4 text-sm">
        <span className="font-semibold">{t('chart.title', { what: label })}</span>
        <span className="text-muted tabular">{t('chart.most', { count: number(most) })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * step} ${height + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart.words', {
          what: label,
          from: inWords(first.day),
          to: inWords(last.day),
          most: number(most),
        })}
        className="mt-3 h-44 w-full"
      >
        {days.map(({ day, value }, at) => {
          const tall = most === 0 ? 0 : (value / most) * height
          return (
            <g key={day}>
              <rect x={at * step} y={0} width={step} height={height} className="fill-transparent">
                <title>{`${inWords(day)}: ${number(value)}`}</title>
              </rect>
              <rect
                x={at * step + (step - bar) / 2}
                y={height - tall}
                width={bar}
                height={tall}
                className="fill-primary pointer-events-none"
              />
            </g>
          )
        })}
        <rect x={0} y={height} width={days.length * step} height={1} className="fill-line-strong" />
      </svg>
      <div className="text-muted tabular mt-1 flex justify-between text-sm" aria-hidden="true">
        <span>{inWords(first.day)}</span>
        <span>{inWords(last.day)}</span>
      </div>
    </figure>
  )
}
