import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The three languages as addresses see them. */
export const languages = [
  { lang: 'en', prefix: '' },
  { lang: 'zh-Hant', prefix: '/zh-hant' },
  { lang: 'zh-Hans', prefix: '/zh-hans' },
] as const

/** Axe told of faults alone, in the page itself: three times as quick. No page has frames of another origin. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** What axe finds, one line a rule. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await axe(page).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Rules of axe that the other theme can break: its page is the same but for the colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds in the light theme, and what the colours of the dark one add: a page is loaded and read once for both. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  // Colours that glide would be read half-way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const errors = await axeViolations(page)
  await page.evaluate(async () => {
    document.documentElement.classList.add('dark')
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await axe(page).withRules(colourRules).analyze()
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  return [
    ...errors,
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `dark ${id}: ${target.join(' ')}: ${any.map(({ message }) => message).join()}`),
    ),
  ]
}

/** Everything that the browser complains about from now on: the list grows while the page lives. */
export function consoleErrors(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Opens a page in a theme, as a reader who chose it before. */
export async function openIn(page: Page, theme: 'light' | 'dark', path: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path)
}

/** Waits until the page answers to script, and not just to the browser. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** How much the page has moved under the reader so far: the sum of its layout shifts that no tap caused. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
}

/** By how much anything is wider than the window, once a window that has just changed is drawn by its own rules. */
export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    return document.documentElement.scrollWidth - window.innerWidth
  })
}

/** A file that a page loaded: what kind the browser calls it, its path, and its compressed body without headers. */
export type LoadedFile = { type: string; path: string; bytes: number }

/** Opens an address and gives every file that came until the network fell silent, largest first. Give it a fresh page. */
export async function filesOfPage(page: Page, url: string): Promise<LoadedFile[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const files = new Map<string, LoadedFile>()
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    files.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 }),
  )
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return [...files.values()].sort((a, b) => b.bytes - a.bytes)
}

/** Bytes of all files, or of one kind. */
export function bytesOf(files: LoadedFile[], type?: string): number {
  return files.filter((file) => !type || file.type === type).reduce((sum, file) => sum + file.bytes, 0)
}
