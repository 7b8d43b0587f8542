const fieldSelector = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Whether a key event belongs to text input or to a browser shortcut. */
export function isTyping(event: { target: unknown; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  const isInField = event.target instanceof Element && event.target.closest(fieldSelector) !== null
  return isInField || event.ctrlKey || event.metaKey || event.altKey
}
