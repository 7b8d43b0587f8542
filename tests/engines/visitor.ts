import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

/** A control by its name, or the first visible element that matches a selector, with this text in it if given. */
export type Target = string | { css: string; text?: string }

/**
 * The middle of a target, scrolled into view and at rest; a sentence about what is wrong otherwise. In the uppermost modal
 * dialog where there is one. Runs in the page.
 */
async function locate(target: Target): Promise<{ x: number; y: number } | string> {
  const name = typeof target === 'string' ? target : target.text
  const css = typeof target === 'string' ? 'button, a, summary, label, [role=option], [role=tab]' : target.css
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '').replace(/\s+/g, ' ').trim()
  const shown = [...root.querySelectorAll<HTMLElement>(css)].filter((element) => element.checkVisibility())
  const found =
    name === undefined
      ? shown[0]
      : (shown.find((element) => nameOf(element) === name) ??
        shown.find((element) =>
          typeof target === 'string' ? nameOf(element).startsWith(name) : nameOf(element).includes(name),
        ))
  if (!found) return 'is not there'
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const boxOf = () => {
    const { x, y, width, height } = found.getClientRects()[0] ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const before = boxOf()
  for (let frame = 0; frame < 4; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  const { x, y } = boxOf()
  const whether = window as { isTargetClicked?: boolean }
  whether.isTargetClicked = false
  found.addEventListener('click', () => (whether.isTargetClicked = true), { once: true, capture: true })
  if (Math.hypot(before.x - x, before.y - y) > 0.5) return 'moves'
  const top = document.elementFromPoint(x, y)
  if (!top || !(found.contains(top) || top.contains(found) || top.closest('label')?.control === found))
    return `is covered by ${top?.outerHTML.slice(0, 100) ?? 'nothing'}`
  return { x, y }
}

/** Whether the target got the click; also where another page came. Runs in the page. */
const isClicked = () => (window as { isTargetClicked?: boolean }).isTargetClicked !== false

/** Somebody who uses the site in one of the engines. `request` calls the API with the cookies of this browser. */
export class Visitor {
  readonly engine: Engine

  constructor(engine: Engine) {
    this.engine = engine
  }

  /** Opens a page and waits until it answers to input. */
  async open(path: string): Promise<void> {
    await this.engine.open(path)
    await this.untilHydrated()
  }

  async reload(): Promise<void> {
    await this.engine.reload()
    await this.untilHydrated()
  }

  async untilHydrated(): Promise<void> {
    await this.until(() => document.documentElement.hasAttribute('data-hydrated'), null, 'the page has started')
  }

  /** Waits until a function that runs in the page returns something. */
  async until<T, Argument>(work: (argument: Argument) => T | Promise<T>, argument: Argument, what: string): Promise<T> {
    let last = ''
    for (const end = performance.now() + 15_000; performance.now() < end; await sleep(50)) {
      try {
        const value = await this.engine.evaluate(work, argument)
        if (value) return value
      } catch (error) {
        // The page is being left.
        last = String(error)
      }
    }
    throw new Error(`not within 15 s: ${what} at ${await this.engine.evaluate(() => location.href, null)} ${last}`)
  }

  /** Clicks a target, again where something moved it away meanwhile. */
  async click(target: Target): Promise<void> {
    let problem = ''
    for (const end = performance.now() + 15_000; performance.now() < end; await sleep(50)) {
      // The page may be left just then.
      const point = await this.engine.evaluate(locate, target).catch(String)
      problem = typeof point === 'string' ? point : 'is missed'
      if (typeof point === 'string') continue
      await this.engine.clickAt(point.x, point.y)
      if (await this.engine.evaluate(isClicked, null).catch(() => true)) return
    }
    const shown = await this.engine.evaluate(() => `${location.href}: ${document.body.innerText.slice(0, 500)}`, null)
    throw new Error(`${JSON.stringify(target)} ${problem} at ${shown}`)
  }

  /** Replaces what is in the field with this label, or the first one that matches a selector. */
  async enter(field: Target, value: string): Promise<void> {
    await this.until(focusField, field, `field ${JSON.stringify(field)}`)
    await this.engine.type(value)
  }

  async choose(field: Target, value: string): Promise<void> {
    await this.until(focusField, field, `field ${JSON.stringify(field)}`)
    await this.engine.evaluate((chosen) => {
      const select = document.activeElement as HTMLSelectElement
      select.value = chosen
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  }

  /** Waits until the page shows this text. */
  async see(text: string): Promise<void> {
    await this.until((words) => document.body.innerText.replace(/\s+/g, ' ').includes(words), text, `“${text}”`)
  }

  async seeNo(css: string): Promise<void> {
    await this.until((selector) => !document.querySelector(selector), css, `no ${css}`)
  }

  /** Waits until the address, without its origin, is this one. */
  async arriveAt(path: string | RegExp): Promise<void> {
    const address = () => this.engine.evaluate(() => location.pathname + location.search, null).catch(String)
    const arrival = expect.poll(address, { timeout: 15_000 })
    await (typeof path === 'string' ? arrival.toBe(path) : arrival.toMatch(path))
    await this.untilHydrated()
  }

  readonly request = {
    post: (url: string, { data }: { data: unknown }) => this.#fetch(url, JSON.stringify(data)),
    get: (url: string) => this.#fetch(url, null),
  }

  /** An answer in the shape that Playwright gives it, for the calls that all journeys share. */
  async #fetch(url: string, body: string | null) {
    const here = await this.engine.evaluate(() => location.href, null)
    // Started, too: a page that is left while its modules load has errors.
    if (here === 'about:blank') await this.open('/explore')
    const answer = await this.engine.evaluate(
      async (call) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: call.body }
        const response = await fetch(call.url, call.body === null ? {} : init)
        return { status: response.status, text: await response.text() }
      },
      { url, body },
    )
    return {
      ok: () => answer.status < 400,
      status: () => answer.status,
      text: async () => answer.text,
      json: async () => JSON.parse(answer.text) as unknown,
    }
  }
}

/** Gives the focus to a field and selects what is in it. Runs in the page. */
function focusField(target: Target): boolean {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const labels = [...root.querySelectorAll<HTMLLabelElement>('label')]
  const found =
    typeof target === 'string'
      ? (labels.find(({ control, innerText }) => control && innerText.trim().startsWith(target))?.control ??
        root.querySelector(`:is(input, textarea, select)[aria-label^="${target}"]`))
      : root.querySelector(target.css)
  if (!(found instanceof HTMLElement) || !found.checkVisibility()) return false
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  found.focus()
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select()
  return document.activeElement === found
}
