import { useRef, type MouseEvent } from 'react'

/** True if it happened outside of the dialog that handles it, on its backdrop. */
function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (x < left || x > right || y < top || y > bottom)
}

/**
 * Handlers of a modal dialog that close it when somebody taps outside of it, as `closedby="any"` does, which WebKit does
 * not know. A press that begins inside, such as one that selects text, does not close it.
 */
export function useOutsideTap(isEnabled = true) {
  const hasBegunOutside = useRef(false)
  return {
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      hasBegunOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (isEnabled && hasBegunOutside.current && isOutside(event)) event.currentTarget.close()
    },
  }
}
