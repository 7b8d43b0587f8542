import { useEffect, useState, type PointerEvent } from 'react'

type Drag = { from: number; to: number }

/**
 * Drag and drop by a handle with mouse, pen or touch. The item is dropped on the element under the pointer that has a
 * `data-index` attribute. Escape cancels.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  useEffect(() => {
    if (!drag) return
    const onPointerMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-index]')
      const to = Number(under?.dataset['index'] ?? drag.from)
      if (to !== drag.to) setDrag({ ...drag, to })
    }
    const onPointerUp = () => {
      setDrag(null)
      if (drag.to !== drag.from) onMove(drag.from, drag.to)
    }
    const cancel = () => setDrag(null)
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
    window.addEventListener('pointermove', onPointerMove)
    window.addEventListener('pointerup', onPointerUp)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('pointermove', onPointerMove)
      window.removeEventListener('pointerup', onPointerUp)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [drag, onMove])
  return {
    drag,
    startDrag: (from: number) => (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // Touch events are captured by their first target; release it so that the element under the finger is found.
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.releasePointerCapture(event.pointerId)
      setDrag({ from, to: from })
    },
  }
}
