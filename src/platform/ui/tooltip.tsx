import { useEffect, useId, useRef, type PointerEvent, type ReactNode } from 'react'

/** Delays and offset of docs/product.md, in ms and pixels. */
const openDelayMs = 700
const skipDelayMs = 300
const offset = 4
/** Time to cross the gap between trigger and tooltip, which must stay open while hovered. */
const closeDelayMs = 120
const viewportMargin = 8

let closedAt = -Infinity

/** Positions the tooltip above the trigger, below it when there is no space, within the viewport. */
function positionTip(tip: HTMLElement, trigger: Element) {
  const box = trigger.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const above = box.top - height - offset
  const left = Math.min(box.left + box.width / 2 - width / 2, window.innerWidth - width - viewportMargin)
  tip.style.left = `${Math.max(viewportMargin, left)}px`
  tip.style.top = `${above >= viewportMargin ? above : box.bottom + offset}px`
}

/**
 * Description of a control: shown on hover after a delay, on focus and tap immediately; Esc closes it. The control
 * receives the id as `aria-describedby`: `<Tooltip text="…">{(describedBy) => <button
 * aria-describedby={describedBy}>…</button>}</Tooltip>`.
 */
export function Tooltip({ text, children }: { text: string; children: (describedBy: string) => ReactNode }) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const popover = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listening = useRef<AbortController>(undefined)

  const isOpen = () => listening.current !== undefined
  const hide = () => {
    clearTimeout(timer.current)
    if (!isOpen()) return
    listening.current?.abort()
    listening.current = undefined
    popover.current?.hidePopover()
    closedAt = performance.now()
  }
  const show = () => {
    clearTimeout(timer.current)
    const [tip, trigger] = [popover.current, root.current?.firstElementChild]
    if (!tip || !trigger || isOpen()) return
    const { signal } = (listening.current = new AbortController())
    tip.showPopover()
    positionTip(tip, trigger)
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
    document.addEventListener('pointerdown', (event) => !root.current?.contains(event.target as Node) && hide(), {
      signal,
    })
    window.addEventListener('scroll', hide, { signal, capture: true, passive: true })
  }
  const schedule = (callback: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(callback, ms)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    if (isOpen()) clearTimeout(timer.current)
    else schedule(show, performance.now() - closedAt < skipDelayMs ? 0 : openDelayMs)
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
      onPointerLeave={() => schedule(hide, closeDelayMs)}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      {children(id)}
      <span
        ref={popover}
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
