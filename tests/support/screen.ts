import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

/**
 * The three languages with their URL prefixes. Screens other than home, explore and listing append `sweepTag` to the title of
 * a test that repeats in each language: the Chinese ones run in `npm run test:deep`.
 */
export const languages = [
  { lang: 'en', prefix: '', sweepTag: '' },
  { lang: 'zh-Hant', prefix: '/zh-hant', sweepTag: ' @deep' },
  { lang: 'zh-Hans', prefix: '/zh-hans', sweepTag: ' @deep' },
] as const

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Runs axe in the page itself, whose script is loaded once: `@axe-core/playwright` loads an uncompressed one twice per
 * run. No page has frames of other origins.
 */
async function runAxe(page: Page, options: Axe.RunOptions, within = 'html', exclude: string[] = []) {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  return page.evaluate(
    async ({ scope, how }): Promise<Axe.Result[]> => {
      const { axe } = window as unknown as { axe: typeof Axe }
      return (await axe.run(scope, { ...how, resultTypes: ['violations'] })).violations
    },
    { scope: { include: [within], exclude }, how: options },
  )
}

/** Waits until no list is loading and nothing moves: what is dimmed or half drawn would give wrong contrast values. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await expect(page.locator(':is(ul, table)[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

const describeViolation = ({ id, nodes }: Axe.Result) =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`

/** Axe rules whose result depends on the theme. They take three quarters of axe's time. */
const colourRules = ['color-contrast', 'link-in-text-block']
/** Items of a list have the colours of the first ones; `npm test` does not measure them again. */
const furtherItems = ':is(li, tbody tr):nth-child(n + 4)'

/** Colour violations of the page as it is drawn; of all list items only before a release. */
async function colourViolations(page: Page, theme: string, within?: string): Promise<string[]> {
  await waitUntilDrawn(page)
  const violations = await runAxe(page, { runOnly: colourRules }, within, process.env.E2E_QUICK ? [furtherItems] : [])
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${theme} ${id}: ${target.join(' ')}: ${any.map(({ message }) => message).join()}`),
  )
}

/** Axe violations except of colours, which are the same in both themes. */
async function themelessViolations(page: Page, within?: string): Promise<string[]> {
  await waitUntilDrawn(page)
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))
  return (await runAxe(page, { rules }, within)).map(describeViolation)
}

/**
 * Controls that are too small, or lie on one another, in a window as tall as the page: in a lower one, a bar that stays in
 * view may lie on what scrolls below it.
 */
export async function targetSizeViolations(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight)
  let violations: Axe.Result[] = []
  // Again if parts that are loaded on demand made the page taller meanwhile; a part as high as the window always does.
  for (let [round, seen, whole] = [0, 0, await heightOfPage()]; round < 3 && whole > seen; round++) {
    seen = whole
    await page.setViewportSize({ width, height: Math.max(height, whole) })
    await waitUntilDrawn(page)
    violations = await runAxe(page, { runOnly: ['target-size'] })
    whole = await heightOfPage()
  }
  await page.setViewportSize({ width, height })
  return violations.map(describeViolation)
}

/** Axe violations, those of colours in the present theme; only `within` a part of the page if given. */
export const axeViolations = async (page: Page, within?: string): Promise<string[]> => [
  ...(await themelessViolations(page, within)),
  ...(await colourViolations(page, 'present theme', within)),
]

/** Axe violations, those of colours in the light and in the dark theme; the page is loaded once for both. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  // Running colour transitions would give wrong contrast values.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const errors = [...(await themelessViolations(page)), ...(await colourViolations(page, 'light'))]
  await page.evaluate(() => {
    const { classList, dataset } = document.documentElement
    // What a phone has not laid out yet (card.css) would have the text colours of the light theme.
    dataset['navigated'] = ''
    classList.add('dark')
  })
  errors.push(...(await colourViolations(page, 'dark')))
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  return errors
}

/**
 * Axe violations of a key screen, which `npm test` opens in each language: colours, which are the same in all, are
 * checked on the English page only, and on the others before a release.
 */
export async function axeViolationsOfKeyScreen(page: Page, lang: string): Promise<string[]> {
  if (lang === 'en' || !process.env.E2E_QUICK) return axeViolationsInBothThemes(page)
  return themelessViolations(page)
}

/**
 * Axe violations of a further state of a screen that is checked in both themes: in the light theme, and in both before a
 * release.
 */
export const axeViolationsOfState = (page: Page, { sweepTag }: { sweepTag: string }) =>
  sweepTag ? axeViolationsInBothThemes(page) : axeViolations(page)

/** Collects console and page errors from now on; the returned list grows. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Opens a page with the theme stored as the reader's choice. */
export async function openInTheme(page: Page, theme: 'light' | 'dark', path: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path)
}

/**
 * Presses a key where the focus is, or the button of that name, twice within 100 ms. The second press is handled later, as
 * on a slow device.
 */
export async function pressTwice(page: Page, press: { key: string } | { button: string }): Promise<void> {
  await page.evaluate(async (what) => {
    const madeAt = performance.now()
    for (const timeStamp of [madeAt, madeAt + 100]) {
      const isButton = 'button' in what
      const target = isButton
        ? [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === what.button)
        : document.activeElement
      const options = { bubbles: true, cancelable: true }
      const event = isButton
        ? new MouseEvent('click', options)
        : new KeyboardEvent('keydown', { ...options, key: what.key })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      target?.dispatchEvent(event)
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
  }, press)
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Cumulative layout shift so far, without shifts after user input. Prints what moved, for a failing test's output. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        }
        const found: { value: number; moved: string[] }[] = []
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
              const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '')
              return `${text.slice(0, 80)} from ${from.x},${from.y} to ${to.x},${to.y}`
            })
            found.push({ value, moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(found), 500)
      }),
  )
  if (shifts.length > 0) console.log(`layout shifts on ${page.url()}:`, shifts)
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** Horizontal overflow of the page in px, measured after two frames so that a changed viewport has been laid out. */
export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    return document.documentElement.scrollWidth - window.innerWidth
  })
}

/** A file loaded by a page: resource type, path and compressed body size without headers. */
export type LoadedFile = { type: string; path: string; bytes: number }

const idleMs = 500

/**
 * Opens a URL and returns all files loaded until the page is hydrated and no request has run for half a second since, largest first.
 * Needs a fresh page (empty cache). Scripts are requested after the first paint: on a busy machine that may come when the network
 * has been idle for as long.
 * @throws when the page is not hydrated in time
 */
export async function loadedFiles(page: Page, url: string): Promise<LoadedFile[]> {
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
  const running = new Set<unknown>()
  let idleSince = 0
  const onEnd = (request: unknown) => {
    running.delete(request)
    idleSince = performance.now()
  }
  page.on('request', (request) => running.add(request))
  page.on('requestfinished', onEnd).on('requestfailed', onEnd)
  await page.goto(url)
  await waitForHydration(page)
  idleSince = performance.now()
  while (running.size > 0 || performance.now() - idleSince < idleMs) await sleep(50)
  return [...files.values()].sort((a, b) => b.bytes - a.bytes)
}

/** Total bytes of all files, or of one resource type. */
export function totalBytes(files: LoadedFile[], type?: string): number {
  return files.filter((file) => !type || file.type === type).reduce((sum, file) => sum + file.bytes, 0)
}
