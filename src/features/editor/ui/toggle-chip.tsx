import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const chipClass =
  'inline-flex min-h-11 items-center rounded-full border px-3.5 text-sm font-medium transition-colors select-none'

/** A toggle button in the shape of a chip. */
export function ToggleChip({
  isOn,
  onToggle,
  isDisabled = false,
  children,
}: {
  isOn: boolean
  onToggle: () => void
  isDisabled?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onToggle()}
      className={clsx(
        chipClass,
        isOn ? 'border-primary bg-primary-soft text-primary' : 'border-line-strong bg-surface hover:bg-sunken',
        isDisabled && 'text-muted opacity-60',
      )}
    >
      {children}
    </button>
  )
}

/** Single choice as chips; radio buttons for keyboards and screen readers. */
export function ChoiceChips<T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly (readonly [T, string])[]
  chosen: T
  onChoose: (value: T) => void
}) {
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-2">
      {options.map(([value, text]) => (
        <label
          key={value}
          className={clsx(
            chipClass,
            'has-focus-visible:outline-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            value === chosen
              ? 'border-primary bg-primary-soft text-primary'
              : 'border-line-strong bg-surface hover:bg-sunken',
          )}
        >
          <input
            type="radio"
            name={`choice ${label}`}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {text}
        </label>
      ))}
    </div>
  )
}

/** Multiple choice as chips. */
export function MultiChoiceChips<T extends string>({
  options,
  chosen,
  onChange,
}: {
  options: readonly (readonly [T, string])[]
  chosen: readonly T[]
  onChange: (values: T[]) => void
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(([value, text]) => (
        <ToggleChip
          key={value}
          isOn={chosen.includes(value)}
          onToggle={() => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
        >
          {text}
        </ToggleChip>
      ))}
    </div>
  )
}
