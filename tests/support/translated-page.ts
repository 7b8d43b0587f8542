import type { Locator, Page } from '@playwright/test'

/**
 * Does from now on what the translation of a browser does: puts each text of the page, also of parts that come later, into
 * elements of its own, so that it is no longer where React put it.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = 'script, style, noscript, textarea, option, select, title, svg, font'
    const translate = () => {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walk.nextNode()) {
        const text = walk.currentNode as Text
        if (text.data.trim() && !text.parentElement?.closest(left)) texts.push(text)
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const start = () => {
      translate()
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    new MutationObserver((_, observer) => {
      if (!document.documentElement?.hasAttribute('data-hydrated')) return
      observer.disconnect()
      start()
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
}

/** Controls that load the screen in another language, leads away from it or ends the session. */
const leading = /English|繁體|简体|^(?:Language|Log ?out|Sign out|Sign out everywhere|Delete account|Print|Download)/

/** Controls of the screen that are in use now, two of each look; none while another document is being loaded. */
async function controlsOf(page: Page): Promise<Locator[]> {
  const within = (await page.locator('dialog[open]').count()) ? 'dialog[open] ' : ''
  const selector = ['button', 'summary', 'select', 'input[type=checkbox]', 'input[type=radio]']
    .map((one) => within + one)
    .join()
  const find = page.locator(selector).evaluateAll((all) => {
    const looks = new Map<string, number>()
    return all.flatMap((control, index) => {
      const around = control.closest('form, dialog, header, footer, section, nav, li, td')?.className
      const look = `${control.localName} ${control.className} ${around}`
      const count = looks.get(look) ?? 0
      looks.set(look, count + 1)
      return count < 2 ? [index] : []
    })
  })
  return (await find.catch(() => [])).map((index) => page.locator(selector).nth(index))
}

async function press(control: Locator): Promise<void> {
  const options = { timeout: 1_000 }
  const name = await control.evaluate((element) => element.ariaLabel ?? element.textContent.trim()).catch(() => '')
  if (leading.test(name) || !(await control.isVisible())) return
  const isSelect = (await control.evaluate(({ localName }) => localName)) === 'select'
  if (isSelect) await control.selectOption({ index: 1 }, options).catch(() => null)
  else await control.click({ ...options, noWaitAfter: true }).catch(() => null)
}

/** A control may load a document at the same time. */
const open = (page: Page, path: string) => page.goto(path).catch(async () => page.goto(path))

/** Uses the controls of a screen one after the other, also those in dialogs that open, and comes back where one leads away. */
export async function useEveryControl(page: Page, path: string): Promise<void> {
  await open(page, path)
  const count = (await controlsOf(page)).length
  for (let at = 0; at < count; at++) {
    const control = (await controlsOf(page))[at]
    if (!control) {
      await open(page, path)
      continue
    }
    await press(control)
    if (await page.locator('dialog[open]').count()) {
      const inner = await controlsOf(page)
      for (let index = 0; index < inner.length; index++) {
        const one = (await controlsOf(page))[index]
        if (one) await press(one)
        if (!(await page.locator('dialog[open]').count())) break
      }
      for (let tries = 0; tries < 2 && (await page.locator('dialog[open]').count()); tries++)
        await page.keyboard.press('Escape')
    }
    const { pathname, search } = new URL(page.url())
    const isElsewhere = pathname !== new URL(path, page.url()).pathname
    await page.waitForLoadState()
    if (isElsewhere || (await page.locator('dialog[open]').count()) || search.length > 200) await open(page, path)
  }
}
