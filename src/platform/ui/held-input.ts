/** Controls in the order of the page, which had the focus, and the attributes of the document. */
export type HeldInput = { controls: readonly HTMLElement[]; attributes: readonly Attr[]; focused: Element | null }

const successors = new WeakMap<HTMLElement, HTMLElement>()

export const findControls = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('input,select,textarea,button,form,[aria-haspopup]'),
]

/** The control that took the place of this one when its part of the page was drawn anew; itself where none did. */
export const successorOf = (control: HTMLElement): HTMLElement => successors.get(control) ?? control

export const setSuccessor = (control: HTMLElement, next: HTMLElement) => successors.set(control, next)

/** Remembers the controls of the page with what is in them, as React may draw a part of it anew. */
export function holdInput(): HeldInput {
  const { documentElement: root, body } = document
  const held = { controls: findControls(), attributes: [...root.attributes], focused: document.activeElement }
  addEventListener('focusin', ({ target }) => target !== body && (held.focused = target as Element))
  return held
}

let loaded: ((held: HeldInput) => void) | undefined

/** Puts back what is lost since: at once when its code is there, which is loaded when it is first needed. */
export async function putBack(held: HeldInput): Promise<void> {
  loaded ??= (await import('./put-back.ts')).putBack
  loaded(held)
}
