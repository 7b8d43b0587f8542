import { useEffect, useRef } from 'react'

/**
 * Ref of an uncontrolled input or select that follows changes of `value`; an input not while it is focused, as somebody may
 * be typing.
 */
export function useUncontrolled<E extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const ref = useRef<E>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    const element = ref.current
    if (element && (element.tagName === 'SELECT' || document.activeElement !== element)) element.value = value
  }, [value])
  return ref
}
