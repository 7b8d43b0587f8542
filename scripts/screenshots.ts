import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { demoAdmin, demoPassword } from '#server/demo-admin.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import { locales, type Locale } from '#shared/locale.ts'
import { installedBrowser } from './browser.ts'
import { screensOf, signedInScreens, type Call, type Screen } from './screens.ts'
import { serve } from './serve.ts'

/**
 * Screenshots of every screen in three widths, two themes and three languages, and a contact sheet for each screen:
 * `npm run screenshots`, narrowed by `-- --only explore,home --width 390 --locale zh-Hant --theme dark`, or of the public
 * screens of a running site by `--url http://localhost:3000`; with `--data ITS_DATA_DIR` of the others too, for which its
 * demonstration admin gets a listing. `--text 200` doubles the text, `--script off` shows pages without JavaScript.
 * Reports console errors and horizontal overflow.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '390,768,1440' },
    locale: { type: 'string', default: locales.join() },
    theme: { type: 'string', default: 'light,dark' },
    url: { type: 'string' },
    data: { type: 'string' },
    text: { type: 'string', default: '100' },
    script: { type: 'string', default: 'on' },
    out: { type: 'string', default: 'screenshots' },
  },
})
const out = values.out
const selection = {
  names: values.only?.split(','),
  widths: values.width.split(',').map(Number),
  locales: locales.filter((locale) => values.locale.split(',').includes(locale)),
  themes: values.theme.split(','),
}
const heights: Record<number, number> = { 390: 844, 768: 1024 }
const fileOf = (screen: Screen, width: number, locale: Locale, theme: string) =>
  `${out}/${screen.name}-${width}-${locale}-${theme}.png`
const problems = new Set<string>()

/** Visits every screen in one browser context per width, language and theme. */
async function captureScreens(
  browser: Browser,
  site: string,
  screens: Screen[],
  width: number,
  locale: Locale,
  theme: string,
  session: Session | undefined,
) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    deviceScaleFactor: width < 500 ? 2 : 1,
    isMobile: width < 500,
    hasTouch: width < 500,
    javaScriptEnabled: values.script !== 'off',
    locale: locale === 'en' ? 'en-GB' : locale === 'zh-Hant' ? 'zh-HK' : 'zh-CN',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
    ...(session && { storageState: session }),
  })
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  const page = await context.newPage()
  // A page of the site, whose storage can be written before the first screen.
  await page.goto(`${site}/robots.txt`)
  let current = ''
  page.on('pageerror', (error) => problems.add(`${current}: ${error.message}`))
  page.on('console', (message) => {
    // The browser reports the expected 400 and 404 responses of error pages as console errors.
    if (message.type() === 'error' && !/status of (400|404)/.test(message.text()))
      problems.add(`${current}: ${message.text()}`)
  })
  for (const screen of screens) {
    current = `${screen.name} ${width} ${locale} ${theme}`
    const isSite = !screen.path.startsWith('/api')
    const path = isSite ? pathInLocale(screen.path, locale) : screen.path
    await page.evaluate((ids) => localStorage.setItem('kaifong:shortlist', JSON.stringify({ ids })), screen.saved ?? [])
    await page.goto(site + path, { waitUntil: 'networkidle' })
    if (isSite && values.script !== 'off') {
      // On a busy machine the network is idle before scripts have run and asked for the rest.
      await page.waitForSelector('[data-hydrated]', { state: 'attached' })
      await page.waitForLoadState('networkidle')
    }
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, values.text)
    await page.evaluate(loadPictures)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) problems.add(`${current}: ${overflow} px wider than the window`)
    await page.screenshot({ path: fileOf(screen, width, locale, theme), fullPage: true })
  }
  await context.close()
}

/** Draws and loads what is below the fold, which a screenshot of the whole page would show empty. */
async function loadPictures(): Promise<void> {
  document.documentElement.setAttribute('data-navigated', '')
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.allSettled([document.fonts.ready, ...[...document.images].map((picture) => picture.decode())])
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs the demonstration's admin in through the API. */
async function signIn(browser: Browser, site: string, dataDir: string): Promise<{ session: Session; call: Call }> {
  const { request } = await browser.newContext()
  const call: Call = async (procedure, input) => {
    const response = await request.post(`${site}/api/rpc/${procedure}`, { data: { json: input } })
    if (!response.ok()) throw new Error(`${procedure}: ${response.status()} ${await response.text()}`)
    return ((await response.json()) as { json: unknown }).json
  }
  await call('accounts/signIn', { email: demoAdmin.email, password: demoPassword(dataDir) })
  return { session: await request.storageState(), call }
}

/**
 * All screenshots of a screen on one sheet: languages as rows, widths and themes as columns, cropped to a common
 * height.
 */
async function drawContactSheet(screen: Screen): Promise<void> {
  const cell = { width: 360, height: 640, gap: 12 }
  const columns = selection.widths.flatMap((width) => selection.themes.map((theme) => ({ width, theme })))
  const cells = selection.locales.flatMap((locale, row) =>
    columns.map(async ({ width, theme }, column) => {
      const scaled = sharp(fileOf(screen, width, locale, theme)).resize({ width: cell.width })
      const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true })
      const input = await sharp(data)
        .extract({ left: 0, top: 0, width: cell.width, height: Math.min(info.height, cell.height) })
        .toBuffer()
      return {
        input,
        left: cell.gap + column * (cell.width + cell.gap),
        top: cell.gap + row * (cell.height + cell.gap),
      }
    }),
  )
  const size = (count: number, side: number) => cell.gap + count * (side + cell.gap)
  const sheet = {
    width: size(columns.length, cell.width),
    height: size(selection.locales.length, cell.height),
    channels: 3 as const,
    background: '#888',
  }
  await sharp({ create: sheet })
    .composite(await Promise.all(cells))
    .png()
    .toFile(`${out}/sheet-${screen.name}.png`)
}

const ownDataDir = '.cache/screenshots-data'
const ownSite = values.url ? null : await serve(ownDataDir)
const dataDir = values.url ? values.data : ownDataDir
const browser = await chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox'] })
try {
  const site = values.url ?? ownSite?.url ?? ''
  const isSelected = ({ name }: Screen) => !selection.names || selection.names.includes(name)
  const open = { screens: (await screensOf(site)).filter(isSelected), session: undefined }
  const signedIn = dataDir ? await signIn(browser, site, dataDir) : null
  const guarded = signedIn && {
    screens: (await signedInScreens(site, signedIn.call)).filter(isSelected),
    session: signedIn.session,
  }
  const batches = guarded ? [open, guarded] : [open]
  const screens = batches.flatMap((batch) => batch.screens)
  if (!selection.names) rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const batch of batches) {
    for (const width of selection.widths) {
      for (const theme of selection.themes) {
        await Promise.all(
          selection.locales.map((locale) =>
            captureScreens(browser, site, batch.screens, width, locale, theme, batch.session),
          ),
        )
      }
    }
  }
  for (const screen of screens) await drawContactSheet(screen)
  console.log(
    `${screens.length * selection.widths.length * selection.themes.length * selection.locales.length} screenshots and ${screens.length} sheets in ${out}/`,
  )
  for (const problem of problems) console.error(problem)
  if (problems.size > 0) process.exitCode = 1
} finally {
  await browser.close()
  await ownSite?.stop()
}
