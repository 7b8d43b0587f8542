import { test as base, type Page } from '@playwright/test'
import { waitForHydration } from './screen.ts'

export { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test'

/** Makes `goto` and `reload` wait until React handles events: a click before that would be lost. */
function waitAfterNavigation(page: Page): void {
  for (const navigate of ['goto', 'reload'] as const) {
    const original = page[navigate].bind(page) as (...args: unknown[]) => ReturnType<Page['reload']>
    const navigateAndWait = async (...args: unknown[]) => {
      const response = await original(...args)
      const isScreen = await page.evaluate(() => document.querySelector('script[type="module"]') !== null)
      if (isScreen) await waitForHydration(page)
      return response
    }
    Object.assign(page, { [navigate]: navigateAndWait })
  }
}

/** Whether the running test uses pages without JavaScript, unless it asks otherwise. */
let isScriptless = false

/** Playwright's `test`, in whose pages `goto` and `reload` return once the page is hydrated. For every journey. */
export const test = base.extend<{ scripts: void }, object>({
  scripts: [
    async ({ javaScriptEnabled }, provide) => {
      isScriptless = !javaScriptEnabled
      await provide()
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, provide) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (options?.javaScriptEnabled ?? !isScriptless) context.on('page', waitAfterNavigation)
        return context
      }
      await provide(browser)
    },
    { scope: 'worker' },
  ],
})
