import { useEffect } from 'react'

/** `/` focuses the search, unless the focus is in an editable element. */
export function useSlashKey(focus: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isEditable = (event.target as Element).closest?.('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
