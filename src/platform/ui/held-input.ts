type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fields = 'input:not([type=hidden], [type=file]), select, textarea'
const controls = `${fields}, button, form, [aria-haspopup]`
const successors = new WeakMap<Element, HTMLElement>()

/** The control that took the place of this one when its part of the page was drawn anew; itself where none did. */
export const successorOf = (control: HTMLElement): HTMLElement => successors.get(control) ?? control

export const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The order of fields depends on the language. */
export const keyOf = (field: Field): string => (isToggle(field) ? `${field.name}=${field.value}` : field.name)

/**
 * Remembers the controls of the page as they are. The returned function puts what was typed or chosen into those that have
 * taken their place since, and the focus, as React draws a part anew when it does not find the page as it left it.
 */
export function holdInput(): () => void {
  const before = find()
  let focused = document.activeElement
  const onFocus = () => (focused = document.activeElement)
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('focusin', onFocus)
    const after = find()
    for (const control of before) {
      const at = after.findIndex((one) => isLike(one, control))
      const [next] = at < 0 ? [] : after.splice(at, 1)
      if (!next || control.isConnected || successorOf(control).isConnected) continue
      successors.set(control, next)
      if (control.matches(fields)) copyInput(control as Field, next as Field)
    }
    const target = focused && successors.get(focused)
    if (target && document.activeElement === document.body) focusLike(target, focused as HTMLInputElement)
  }
}

const find = () => [...document.querySelectorAll<HTMLElement>(controls)]

function isLike(one: HTMLElement, other: HTMLElement): boolean {
  if (one.localName !== other.localName || one.matches(fields) !== other.matches(fields)) return false
  return !one.matches(fields) || keyOf(one as Field) === keyOf(other as Field)
}

function copyInput(from: Field, to: Field) {
  if (isToggle(from)) {
    if (to instanceof HTMLInputElement && to.checked !== from.checked && (from.checked || from.type === 'checkbox'))
      to.click()
    return
  }
  if (from.value === to.value || from.value === '') return
  // React defines the property on its own fields, and takes what is set there for what it drew itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

function focusLike(target: HTMLElement, before: HTMLInputElement) {
  target.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = before
  // Fields of some types have no selection.
  if (typeof selectionStart === 'number') (target as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
