import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactOf } from './contact-of.ts'

/** A link to the chat of listing `l1`, or a button that shares it. */
class FakeElement {
  dataset: Record<string, string>
  name: string
  constructor(name: 'a' | 'button', contact: string) {
    this.name = name
    this.dataset = { contact, listing: 'l1' }
  }
  closest(selector: string) {
    return selector.startsWith('[') || selector.startsWith(`${this.name}[`) ? this : null
  }
}
beforeEach(() => void vi.stubGlobal('Element', FakeElement))
afterEach(() => void vi.unstubAllGlobals())

const click = (type: 'click' | 'auxclick', button: number, target: object) =>
  contactOf({ type, button, target } as unknown as MouseEvent)

test('a click and a middle click on a link to the chat are contacts, a click with another button is not', () => {
  const chat = new FakeElement('a', 'whatsapp_click')
  expect(click('click', 0, chat)).toEqual({ listingId: 'l1', kind: 'whatsapp_click' })
  expect(click('auxclick', 1, chat)).toEqual({ listingId: 'l1', kind: 'whatsapp_click' })
  for (const button of [2, 3, 4]) expect(click('auxclick', button, chat)).toBeNull()
})

test('only the main button presses a button of the page', () => {
  const share = new FakeElement('button', 'share')
  expect(click('click', 0, share)).toEqual({ listingId: 'l1', kind: 'share' })
  for (const button of [1, 2]) expect(click('auxclick', button, share)).toBeNull()
})

test.each(['other', ''])('a click on something else is none: %j', (contact) => {
  expect(click('click', 0, new FakeElement('a', contact))).toBeNull()
  expect(click('click', 0, {})).toBeNull()
})
