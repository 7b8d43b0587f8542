const size = { width: 300, height: 64, gap: 2 }

/** A bar for each value, from left to right, the highest as high as the chart. Put its numbers in a table beside it. */
export function TrendChart({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values)
  const step = size.width / Math.max(1, values.length)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className="mt-3 block h-16 w-full"
    >
      {values.map((value, at) => {
        // A day with nothing is a hairline: it was counted.
        const height = Math.max(1, (value / most) * size.height)
        return (
          <rect
            key={`${at} ${value}`}
            x={at * step}
            y={size.height - height}
            width={step - size.gap}
            height={height}
            className={value > 0 ? 'fill-primary' : 'fill-line-strong'}
          />
        )
      })}
    </svg>
  )
}
