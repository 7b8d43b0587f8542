import { useEffect, useRef, useState } from 'react'
import { isTyping } from './is-typing.ts'

/**
 * Keyboard navigation of table rows with a roving tabindex: arrows, J and K, Home and End move the focus. `onKey`
 * receives every other key with the row index and returns whether it handled it, `onMove` the moves. J and K also bring
 * the focus to the rows when nothing has it. Spread `rowProps(index)` on each row and set `ref` on their parent.
 */
export function useRowKeys(
  count: number,
  onKey: (key: string, index: number, isOnRow: boolean, event: KeyboardEvent) => boolean,
  onMove: () => void,
) {
  const [current, setCurrent] = useState(0)
  const ref = useRef<HTMLTableSectionElement>(null)
  const active = Math.min(current, Math.max(0, count - 1))
  const targets: Record<string, number> = {
    ArrowDown: active + 1,
    j: active + 1,
    ArrowUp: active - 1,
    k: active - 1,
    Home: 0,
    End: count - 1,
  }
  const focusRow = (index: number) => {
    onMove()
    setCurrent(index)
    ref.current?.querySelectorAll<HTMLElement>(':scope > tr')[index]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event) || event.defaultPrevented) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const target = event.target as Element
    if (!ref.current?.contains(target)) {
      // Nothing has the focus, or the main part after "Skip to the content".
      if ((key !== 'j' && key !== 'k') || !target.matches('body, main')) return
      event.preventDefault()
      focusRow(active)
      return
    }
    const isOnRow = target.tagName === 'TR'
    const to = targets[key]
    if (to === undefined) {
      if (onKey(key, active, isOnRow, event)) event.preventDefault()
      return
    }
    event.preventDefault()
    focusRow(Math.max(0, Math.min(count - 1, to)))
  }
  const focused = useRef<Element>(null)
  // When the focused row goes, e.g. because it was decided, the row in its place gets the focus, so that keys go on.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return
    ref.current?.querySelectorAll<HTMLElement>(':scope > tr')[active]?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  return {
    ref,
    rowProps: (index: number) => ({
      tabIndex: index === active ? 0 : -1,
      onFocus: ({ currentTarget }: { currentTarget: Element }) => {
        focused.current = currentTarget
        setCurrent(index)
      },
    }),
  }
}
