import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A button that unfolds a panel below it, also without script. It folds again when something in it is chosen, on a press
 * beside it, and on Esc, which brings the focus back.
 */
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
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = root.current!
    const listening = new AbortController()
    const { signal } = listening
    const fold = () => {
      details.open = false
    }
    const isOutside = (event: Event) => !details.contains(event.target as Node)
    document.addEventListener('pointerdown', (event) => isOutside(event) && fold(), { signal })
    details.addEventListener('click', (event) => (event.target as Element).closest('a, button') && fold(), { signal })
    document.addEventListener('focusin', (event) => isOutside(event) && fold(), { signal })
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return
        fold()
        details.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
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
