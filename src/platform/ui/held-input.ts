/** Controls in the order of the page, which had the focus, and the attributes of the document. */
export type HeldInput = { controls: readonly HTMLElement[]; attributes: readonly Attr[]; focused: Element | null }

declare global {
  interface HTMLElement {
    /** The control that replaced this one when its part of the page was drawn anew. */
    successor?: HTMLElement
  }
}

export const findControls = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('input,select,textarea,button,form,[aria-haspopup]'),
]

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
