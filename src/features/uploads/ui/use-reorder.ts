import { useEffect, useState, type PointerEvent } from 'react'

type Drag = { from: number; to: number }

/**
 * Dragging by a handle, with mouse, pen or finger: the one dragged goes where it is let go, on any element that says
 * `data-place`. Escape leaves everything where it was.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  useEffect(() => {
    if (!drag) return
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
      const to = Number(under?.dataset['place'] ?? drag.from)
      if (to !== drag.to) setDrag({ ...drag, to })
    }
    const end = () => {
      setDrag(null)
      if (drag.to !== drag.from) onMove(drag.from, drag.to)
    }
    const cancel = () => setDrag(null)
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', leave)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', leave)
    }
  }, [drag, onMove])
  return {
    drag,
    startDrag: (from: number) => (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // A finger's events stay with what it touched first; let go, they say where it is.
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.releasePointerCapture(event.pointerId)
      setDrag({ from, to: from })
    },
  }
}
