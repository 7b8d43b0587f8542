import { isOfInputMethod } from './input-method.ts'

const fieldSelector = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

type Press = Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'>

/** Whether a key event belongs to text input or to a browser shortcut. */
export function isTyping(event: Press): boolean {
  const isInField = event.target instanceof Element && event.target.closest(fieldSelector) !== null
  return isInField || isOfInputMethod(event) || event.ctrlKey || event.metaKey || event.altKey
}
