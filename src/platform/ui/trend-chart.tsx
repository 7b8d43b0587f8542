const size = { width: 300, height: 64, gap: 2 }

/** Bar chart of values from left to right, scaled to the largest. Provide its numbers in a table as well. */
export function TrendChart({ values, label }: { values: readonly number[]; label: string }) {
  const maxValue = Math.max(1, ...values)
  const step = size.width / Math.max(1, values.length)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className="mt-3 block h-16 w-full"
    >
      {values.map((value, index) => {
        // A zero value is drawn as a hairline to distinguish it from missing data.
        const height = Math.max(1, (value / maxValue) * size.height)
        return (
          <rect
            key={`${index} ${value}`}
            x={index * step}
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
