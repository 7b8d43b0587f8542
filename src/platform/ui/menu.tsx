import { useEffect, useRef, type ReactNode } from 'react'
import { isOfInputMethod } from './input-method.ts'

/**
 * The ref of a `details` element that is a menu: it closes when an item is chosen, on a press outside, and on Esc, which
 * returns the focus.
 */
export function useMenu() {
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = root.current!
    const listening = new AbortController()
    const { signal } = listening
    const close = () => {
      details.open = false
    }
    const isOutside = (event: Event) => !details.contains(event.target as Node)
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal })
    details.addEventListener('click', (event) => (event.target as Element).closest('a, button') && close(), { signal })
    document.addEventListener('focusin', (event) => isOutside(event) && close(), { signal })
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || isOfInputMethod(event) || !details.open) return
        close()
        details.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return root
}

/** A button that opens a panel below it; works without JavaScript. */
export function Menu({
  button,
  label,
  className,
  children,
}: {
  button: ReactNode
  label: string
  className?: string
  children: ReactNode
}) {
  const root = useMenu()
  return (
    <details ref={root} className="relative">
      <summary aria-label={label} className={className}>
        {button}
      </summary>
      <div className="border-line bg-surface shadow-soft rounded-card absolute right-0 z-40 mt-1 flex min-w-56 flex-col border p-1">
        {children}
      </div>
    </details>
  )
}
