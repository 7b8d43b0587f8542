import { useEffect, useId, useRef, type PointerEvent, type ReactNode } from 'react'

/** SPEC.md section 3. */
const openAfterMs = 700
const skipDelayMs = 300
const offset = 4
/** Time to cross the gap between the trigger and the tooltip, which must stay while it is pointed at. */
const graceMs = 120
const edge = 8

let closedAt = -Infinity

/** Above the trigger, below it where there is no room, never past an edge of the window. */
function place(tip: HTMLElement, trigger: Element) {
  const at = trigger.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const above = at.top - height - offset
  const left = Math.min(at.left + at.width / 2 - width / 2, window.innerWidth - width - edge)
  tip.style.left = `${Math.max(edge, left)}px`
  tip.style.top = `${above >= edge ? above : at.bottom + offset}px`
}

/**
 * Words about a control, beside its name: shown on hover after a moment, on focus and on a tap at once; Esc closes. The
 * control takes the id that it is given as `aria-describedby`:
 * `<Tooltip text="…">{(describedBy) => <button aria-describedby={describedBy}>…</button>}</Tooltip>`.
 */
export function Tooltip({ text, children }: { text: string; children: (describedBy: string) => ReactNode }) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listening = useRef<AbortController>(undefined)

  const isOpen = () => listening.current !== undefined
  const hide = () => {
    clearTimeout(timer.current)
    if (!isOpen()) return
    listening.current?.abort()
    listening.current = undefined
    bubble.current?.hidePopover()
    closedAt = performance.now()
  }
  const show = () => {
    clearTimeout(timer.current)
    const [tip, trigger] = [bubble.current, root.current?.firstElementChild]
    if (!tip || !trigger || isOpen()) return
    const { signal } = (listening.current = new AbortController())
    tip.showPopover()
    place(tip, trigger)
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
    document.addEventListener('pointerdown', (event) => !root.current?.contains(event.target as Node) && hide(), {
      signal,
    })
    window.addEventListener('scroll', hide, { signal, capture: true, passive: true })
  }
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    if (isOpen()) clearTimeout(timer.current)
    else later(show, performance.now() - closedAt < skipDelayMs ? 0 : openAfterMs)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      listening.current?.abort()
    },
    [],
  )
  return (
    <span
      ref={root}
      role="presentation"
      className="inline-flex"
      onPointerEnter={enter}
      onPointerLeave={() => later(hide, graceMs)}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      {children(id)}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="rounded-control bg-ink text-paper shadow-soft inset-auto m-0 max-w-64 border-0 px-3 py-2 text-left text-sm font-normal"
      >
        {text}
      </span>
    </span>
  )
}
