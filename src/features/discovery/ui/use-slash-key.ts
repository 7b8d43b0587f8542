import { useEffect } from 'react'
import { isTyping } from '#platform/ui/is-typing.ts'

/** `/` focuses the search, unless the focus is in an editable element. */
export function useSlashKey(focus: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
