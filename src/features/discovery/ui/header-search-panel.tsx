import { useEffect, useRef, type RefObject } from 'react'
import { isOfInputMethod } from '#platform/ui/input-method.ts'
import { RestoredSearchBox } from './restored-search-box.tsx'

/** The search box below the header. Escape and a press elsewhere close it. */
export function HeaderSearchPanel({
  opener,
  onClose,
}: {
  opener: RefObject<HTMLAnchorElement | null>
  onClose: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const isInside = [panel, opener].some(({ current }) => target instanceof Node && current?.contains(target))
      if (!isInside) onClose()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfInputMethod(event) || event.defaultPrevented) return
      onClose()
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [opener, onClose])
  return (
    <div ref={panel} className="border-line bg-surface shadow-soft absolute inset-x-0 top-15 border-b py-3">
      <div className="wrap">
        <RestoredSearchBox inHeader />
      </div>
    </div>
  )
}
