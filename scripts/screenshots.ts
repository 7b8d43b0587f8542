import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { localePrefixes } from '#platform/i18n.ts'
import { locales, type Locale } from '#shared/locale.ts'
import { installedBrowser } from './browser.ts'
import { screensOf, type Screen } from './screens.ts'
import { serve } from './serve.ts'

/**
 * Pictures of every public screen in three widths, two themes and three languages, and a contact sheet for each screen:
 * `npm run screenshots`, narrowed by `-- --only explore,home --width 390 --locale zh-Hant --theme dark`, or of a site
 * that runs already by `--url http://localhost:3000`. Says which pages complained in the console.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '390,768,1440' },
    locale: { type: 'string', default: locales.join() },
    theme: { type: 'string', default: 'light,dark' },
    url: { type: 'string' },
    out: { type: 'string', default: 'screenshots' },
  },
})
const out = values.out
const wanted = {
  names: values.only?.split(','),
  widths: values.width.split(',').map(Number),
  locales: locales.filter((locale) => values.locale.split(',').includes(locale)),
  themes: values.theme.split(','),
}
const heights: Record<number, number> = { 390: 844, 768: 1024 }
const fileOf = (screen: Screen, width: number, locale: Locale, theme: string) =>
  `${out}/${screen.name}-${width}-${locale}-${theme}.png`
const complaints = new Set<string>()

/** One window per width, language and theme, which visits every screen. */
async function shoot(browser: Browser, site: string, screens: Screen[], width: number, locale: Locale, theme: string) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    deviceScaleFactor: width < 500 ? 2 : 1,
    isMobile: width < 500,
    hasTouch: width < 500,
    locale: locale === 'en' ? 'en-GB' : locale === 'zh-Hant' ? 'zh-HK' : 'zh-CN',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  const page = await context.newPage()
  let current = ''
  page.on('pageerror', (error) => complaints.add(`${current}: ${error.message}`))
  page.on('console', (message) => {
    // A page that is not there says so in its status, which the browser reports as an error.
    if (message.type() === 'error' && !/status of (400|404)/.test(message.text()))
      complaints.add(`${current}: ${message.text()}`)
  })
  for (const screen of screens) {
    current = `${screen.name} ${width} ${locale} ${theme}`
    const isSite = !screen.path.startsWith('/api')
    const path = isSite
      ? localePrefixes[locale] + (screen.path === '/' && locale !== 'en' ? '' : screen.path)
      : screen.path
    await page.goto(site + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) complaints.add(`${current}: ${overflow} px wider than the window`)
    await page.screenshot({ path: fileOf(screen, width, locale, theme), fullPage: true })
  }
  await context.close()
}

/** All pictures of a screen on one sheet: languages down, widths and themes across, cut at a common height. */
async function drawSheet(screen: Screen): Promise<void> {
  const cell = { width: 360, height: 640, gap: 12 }
  const columns = wanted.widths.flatMap((width) => wanted.themes.map((theme) => ({ width, theme })))
  const cells = wanted.locales.flatMap((locale, row) =>
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
    height: size(wanted.locales.length, cell.height),
    channels: 3 as const,
    background: '#888',
  }
  await sharp({ create: sheet })
    .composite(await Promise.all(cells))
    .png()
    .toFile(`${out}/sheet-${screen.name}.png`)
}

const served = values.url ? null : await serve('.cache/screenshots-data')
const browser = await chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox'] })
try {
  const site = values.url ?? served?.url ?? ''
  const screens = (await screensOf(site)).filter(({ name }) => !wanted.names || wanted.names.includes(name))
  if (!wanted.names) rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const width of wanted.widths) {
    for (const theme of wanted.themes) {
      await Promise.all(wanted.locales.map((locale) => shoot(browser, site, screens, width, locale, theme)))
    }
  }
  for (const screen of screens) await drawSheet(screen)
  console.log(
    `${screens.length * wanted.widths.length * wanted.themes.length * wanted.locales.length} pictures and ${screens.length} sheets in ${out}/`,
  )
  for (const complaint of complaints) console.error(complaint)
  if (complaints.size > 0) process.exitCode = 1
} finally {
  await browser.close()
  await served?.stop()
}
