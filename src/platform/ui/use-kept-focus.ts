import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * For a part of a form in which controls go when they are used, such as the button that removes its own row: the part
 * gets the focus then, instead of the page. To be spread into it.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  })
  return { ref, tabIndex: -1, onFocus: ({ target }: FocusEvent) => void (focused.current = target) }
}
