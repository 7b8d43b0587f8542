import clsx from 'clsx'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'

export type Toast = {
  title: string
  description?: string
  variant?: 'plain' | 'destructive'
  action?: { label: string; onPress: () => void }
  /** Overrides the default duration: undo is offered for 10 s (docs/product.md). */
  seconds?: number
}

/** Bottom right, one visible at a time, closing after 5 s (docs/product.md). */
const defaultDurationMs = 5_000

let current: (Toast & { id: number }) | null = null
let lastId = 0
const listeners = new Set<() => void>()

function set(next: typeof current) {
  current = next
  for (const notify of listeners) notify()
}

/** Shows a message, replacing the current one. */
export function toast(message: Toast) {
  set({ ...message, id: ++lastId })
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Container of toasts. Announced politely. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return (
    <div
      role="status"
      aria-live="polite"
      className="toaster pointer-events-none fixed inset-x-4 z-50 flex justify-end print:hidden"
    >
      {shown && <ToastCard key={shown.id} {...shown} />}
    </div>
  )
}

function ToastCard({ id, title, description, variant = 'plain', action, seconds }: Toast & { id: number }) {
  const close = () => current?.id === id && set(null)
  useEffect(() => {
    const timer = setTimeout(close, seconds ? seconds * 1_000 : defaultDurationMs)
    return () => clearTimeout(timer)
  })
  return (
    <div
      className={clsx(
        'rounded-card bg-surface shadow-soft pointer-events-auto flex w-full max-w-sm items-start gap-3 border p-4',
        variant === 'destructive' ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex-1">
        <p className={clsx('font-semibold', variant === 'destructive' && 'text-accent')}>{title}</p>
        {description && <p className="text-muted mt-0.5 text-sm">{description}</p>}
        {action && (
          <button
            type="button"
            className="text-primary mt-2 min-h-9 font-semibold underline"
            onClick={() => (action.onPress(), close())}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label="×"
        className="text-muted hover:text-ink -m-2 inline-flex size-11 items-center justify-center"
      >
        <Icon name="x" size={18} />
      </button>
    </div>
  )
}
