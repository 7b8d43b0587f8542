import clsx from 'clsx'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type en from '../messages/en.json'
import { Icon } from './icon.tsx'
import { isTyping } from './is-typing.ts'
import { Key } from './key.tsx'
import { translationOf } from './translation.tsx'

const useTranslation = translationOf<typeof en>('platform')

export type Toast = {
  title: string
  description?: string
  variant?: 'plain' | 'destructive'
  /** `key` presses it from anywhere but a field or a dialog: a decision is undone without a long way with Tab. */
  action?: { label: string; onPress: () => void; key?: string }
  /** Overrides the default duration: an admin's decision can be undone for 10 s (docs/product.md). */
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

/** Closes a toast that offers an action: it concerns something before what is being done now. */
export function closeOffer() {
  if (current?.action) set(null)
}

/** Closes this toast unless another one has replaced it. */
function closeToast(id: number) {
  if (current?.id === id) set(null)
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Container of toasts, above the bars at the bottom of the window (app.css). Announced politely. */
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
  const t = useTranslation()
  const close = () => closeToast(id)
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), seconds ? seconds * 1_000 : defaultDurationMs)
    return () => clearTimeout(timer)
  }, [id, seconds])
  // Before the browser shows the toast: its key works from then on.
  useLayoutEffect(() => {
    if (!action?.key) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== action.key || isTyping(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      action.onPress()
      closeToast(id)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [id, action])
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
          <p className="-mb-2 flex items-center gap-2">
            <button
              type="button"
              aria-keyshortcuts={action.key}
              className="text-primary min-h-11 font-semibold underline"
              onClick={() => (action.onPress(), close())}
            >
              {action.label}
            </button>
            {action.key && <Key name={action.key.toUpperCase()} />}
          </p>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={t('dialog.close')}
        className="text-muted hover:text-ink -m-2 inline-flex size-11 items-center justify-center"
      >
        <Icon name="x" size={18} />
      </button>
    </div>
  )
}
