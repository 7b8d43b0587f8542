import { findControls, type HeldInput } from './held-input.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fields = 'input:not([type=hidden], [type=file]), select, textarea'

export const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The order of fields depends on the language. */
export const keyOf = (field: Field): string => (isToggle(field) ? `${field.name}=${field.value}` : field.name)

/**
 * Puts what was typed or chosen into the controls that have taken the place of those that were held, the focus, and
 * attributes of the document such as the theme's.
 */
export function putBack({ controls, attributes, focused }: HeldInput): void {
  const { documentElement: root } = document
  for (const { name, value } of attributes) if (!root.hasAttribute(name)) root.setAttribute(name, value)
  const after = findControls()
  for (const control of controls) {
    const at = after.findIndex((one) => isLike(one, control))
    const [next] = at < 0 ? [] : after.splice(at, 1)
    if (!next || control.isConnected || control.successor?.isConnected) continue
    control.successor = next
    if (control.matches(fields)) copyInput(control as Field, next as Field)
  }
  const lost = focused as HTMLInputElement | null
  if (lost && document.activeElement === document.body) focusLike((lost.successor ?? lost) as HTMLInputElement, lost)
}

function isLike(one: HTMLElement, other: HTMLElement): boolean {
  if (one.localName !== other.localName || one.matches(fields) !== other.matches(fields)) return false
  return !one.matches(fields) || keyOf(one as Field) === keyOf(other as Field)
}

function copyInput(from: Field, to: Field) {
  if (isToggle(from)) {
    const isOff = to instanceof HTMLInputElement && to.checked !== from.checked
    // A radio button is switched off by another one.
    if (isOff && (from.checked || from.type === 'checkbox')) to.click()
    return
  }
  if (from.value === to.value || from.value === '') return
  // React defines the property on its own fields, and takes what is set there for what it drew itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

function focusLike(target: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement) {
  target.focus({ preventScroll: true })
  // Fields of some types have no selection.
  if (typeof selectionStart === 'number') target.setSelectionRange(selectionStart, selectionEnd)
}
