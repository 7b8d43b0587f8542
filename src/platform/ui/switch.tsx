import { clsx } from 'clsx'

/** On or off, at once. `id` is of the words beside it, which name it. */
export function Switch({
  isOn,
  onFlip,
  labelId,
  hintId,
  isBusy = false,
}: {
  isOn: boolean
  onFlip: (isOn: boolean) => void
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
      onClick={() => !isBusy && onFlip(!isOn)}
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
