import { launch, type Page } from 'puppeteer-core'
import { engineProgram } from '../../scripts/browser.ts'
import type { Engine, EngineOptions } from './engine.ts'

/** Firefox without windows, driven by WebDriver BiDi. */
export async function startFirefox({ baseUrl, blocksSiteData = false }: EngineOptions): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: engineProgram('firefox'),
    // Rejects all cookies, and with them storage, caches and channels between tabs.
    extraPrefsFirefox: blocksSiteData ? { 'network.cookie.cookieBehavior': 2 } : {},
  })
  const errors: string[] = []
  const viewport = { width: 1440, height: 900 }
  const openPage = async (): Promise<Page> => {
    const page = await (await browser.createBrowserContext()).newPage()
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    // Of a page that asks whether to leave it.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.setViewport(viewport)
    return page
  }
  let page = await openPage()
  return {
    errors,
    open: async (path) => void (await page.goto(baseUrl + path, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    evaluate: (work, argument) => page.evaluate(work as never, argument as never) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async upload(paths) {
      const input = await page.$('input[type="file"]')
      await input!.uploadFile(...paths)
    },
    async resize(width, height) {
      Object.assign(viewport, { width, height })
      await page.setViewport(viewport)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    async forget() {
      const old = page.browserContext()
      page = await openPage()
      await old.close()
      errors.length = 0
    },
    close: () => browser.close(),
  }
}
