import { useRef } from 'react'

/** Longer than between the two halves of a double click, shorter than anybody needs to read what is decided next. */
const doublePressMs = 500

/**
 * Tells the second half of a double press in a queue, whose next item takes the place of the decided one at once: without
 * this a double click or a bouncing key decides about an item that nobody has seen. `forget` when the next item is chosen
 * by a press of its own.
 */
export function useDoublePress() {
  const lastPress = useRef(-Infinity)
  return {
    /** Whether this press of a button or key follows another one that decided. */
    isSecond: (): boolean => {
      const now = performance.now()
      if (now - lastPress.current < doublePressMs) return true
      lastPress.current = now
      return false
    },
    forget: () => {
      lastPress.current = -Infinity
    },
  }
}
