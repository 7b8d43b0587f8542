import { useEffect, useRef, useState } from 'react'

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Whether a key belongs to what is being typed, or to the browser. */
export function isTyping(event: { target: unknown; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  const isInField = event.target instanceof Element && event.target.closest(typing) !== null
  return isInField || event.ctrlKey || event.metaKey || event.altKey
}

/**
 * Rows under the keyboard: one of them is in reach of Tab; arrows, J and K, Home and End move on. `act` gets every other
 * key with the row's place, and says whether it was one of its own. Give each row `rowProps(at)`, their parent `ref`.
 */
export function useRowKeys(count: number, act: (key: string, at: number, isOnRow: boolean) => boolean) {
  const [chosen, setChosen] = useState(0)
  const ref = useRef<HTMLTableSectionElement>(null)
  const active = Math.min(chosen, Math.max(0, count - 1))
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    j: active + 1,
    ArrowUp: active - 1,
    k: active - 1,
    Home: 0,
    End: count - 1,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event)) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const target = event.target as Element
    const isOnRow = target.tagName === 'TR'
    const to = steps[key]
    if (to === undefined) {
      if (act(key, active, isOnRow)) event.preventDefault()
      return
    }
    event.preventDefault()
    const next = Math.max(0, Math.min(count - 1, to))
    setChosen(next)
    ref.current?.querySelectorAll<HTMLElement>(':scope > tr')[next]?.focus()
  }
  useEffect(() => {
    const rows = ref.current
    rows?.addEventListener('keydown', onKeyDown)
    return () => rows?.removeEventListener('keydown', onKeyDown)
  })
  return {
    ref,
    rowProps: (at: number) => ({ tabIndex: at === active ? 0 : -1, onFocus: () => setChosen(at) }),
  }
}
