import { useEffect, type RefObject } from 'react'

/**
 * Closes a modal dialog when somebody taps outside of it, as `closedby="any"` does, which WebKit does not know. A press that
 * begins inside, such as one that selects text, does not close it.
 */
export function useOutsideTap(dialog: RefObject<HTMLDialogElement | null>, isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled) return
    // A backdrop is part of its dialog, in Firefox sometimes of the document: events of the dialog alone are too few.
    const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      const uppermost = [...document.querySelectorAll('dialog:modal')].at(-1)
      if (uppermost !== dialog.current || !uppermost) return false
      const { left, right, top, bottom } = uppermost.getBoundingClientRect()
      const isBackdrop = target === uppermost || target === document.documentElement
      return isBackdrop && (x < left || x > right || y < top || y > bottom)
    }
    let hasBegunOutside = false
    const onPointerDown = (event: PointerEvent) => {
      hasBegunOutside = isOutside(event)
    }
    const onClick = (event: MouseEvent) => {
      if (hasBegunOutside && isOutside(event)) dialog.current?.close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('click', onClick)
    }
  }, [dialog, isEnabled])
}
