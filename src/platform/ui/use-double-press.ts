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
    /**
     * Whether this press of a button or key follows another one that decided. Takes its event: on a slow device the
     * second press is handled long after it was made, when the next item has been drawn.
     */
    isSecond: ({ timeStamp }: { timeStamp: number }): boolean => {
      if (timeStamp - lastPress.current < doublePressMs) return true
      lastPress.current = timeStamp
      return false
    },
    forget: () => {
      lastPress.current = -Infinity
    },
  }
}
