import { clsx } from 'clsx'

/** A switch that takes effect immediately. `labelId` is the id of the text that labels it. */
export function Switch({
  isOn,
  onChange,
  labelId,
  hintId,
  isBusy = false,
}: {
  isOn: boolean
  onChange: (isOn: boolean) => void
  labelId: string
  hintId?: string
  isBusy?: boolean
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelId}
      aria-describedby={hintId}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onChange(!isOn)}
      className="inline-flex size-11 flex-none items-center justify-center"
    >
      <span
        className={clsx(
          'flex h-6 w-11 items-center rounded-full border p-0.5 transition-colors',
          isOn ? 'bg-primary border-primary justify-end' : 'bg-sunken border-line-strong justify-start',
          isBusy && 'opacity-60',
        )}
      >
        <span className={clsx('size-4.5 rounded-full', isOn ? 'bg-on-primary' : 'bg-muted')} />
      </span>
    </button>
  )
}
