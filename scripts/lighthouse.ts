import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pathInLocale } from '#shared/locale-path.ts'
import { locales } from '#shared/locale.ts'
import { print, save, type Row } from '../bench/report.ts'
import { installedBrowser } from './browser.ts'
import { run, runScript } from './run.ts'
import { screensOf } from './screens.ts'
import { serve } from './serve.ts'

/**
 * Lighthouse scores (0 to 100, phone) for home, explore and a listing of the built site in three languages, the median of
 * three runs each; narrowed by `-- --locale en --runs 1`. Lighthouse lives in tools/ with its own lock file, so that nobody
 * else has to install it.
 */
const { values } = parseArgs({
  options: { locale: { type: 'string', default: locales.join() }, runs: { type: 'string', default: '3' } },
})
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = Number(values.runs)
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

async function measure(url: string, name: string): Promise<Report> {
  const reports: Report[] = []
  for (let attempt = 0; reports.length < runs; attempt++) {
    if (attempt > runs * 2) throw new Error(`Lighthouse failed on ${url}`)
    const file = `.cache/lighthouse-${name}-${attempt}.json`
    const browser = installedBrowser()
    const args = [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ]
    const code = await runScript(
      'tools/node_modules/lighthouse/cli/index.js',
      args,
      browser ? { CHROME_PATH: browser } : {},
    )
    // Chromium's recording of a page fails now and then (NO_NAVSTART); such a run has no scores.
    if (code === 0) reports.push(JSON.parse(readFileSync(file, 'utf8')) as Report)
  }
  const score = (report: Report) => report.categories.performance?.score ?? 0
  const median = reports.toSorted((a, b) => score(a) - score(b))[Math.floor(runs / 2)]
  if (!median) throw new Error('no run')
  return median
}

if (!existsSync('tools/node_modules/lighthouse')) {
  const code = await run('npm', ['install', '--prefix', 'tools', '--no-save', '--ignore-scripts', '--loglevel=error'])
  if (code !== 0) process.exit(code)
}
mkdirSync('.cache', { recursive: true })
const site = await serve('.cache/screenshots-data')
try {
  const screens = (await screensOf(site.url)).filter(({ name }) => ['home', 'explore', 'service'].includes(name))
  const rows: Row[] = []
  const failedAudits: string[] = []
  const pages = locales
    .filter((locale) => values.locale.split(',').includes(locale))
    .flatMap((locale) =>
      screens.map(({ name, path }) => ({
        name: `${name} ${locale}`,
        path: pathInLocale(path, locale),
      })),
    )
  for (const { name, path } of pages) {
    const report = await measure(site.url + path, name.replace(' ', '-'))
    const score = (key: string) => Math.round((report.categories[key]?.score ?? 0) * 100)
    const seconds = (audit: string) => ((report.audits[audit]?.numericValue ?? NaN) / 1000).toFixed(2)
    rows.push({
      page: name,
      ...Object.fromEntries(categories.map((key) => [key, score(key)])),
      'LCP s': seconds('largest-contentful-paint'),
      'blocked ms': Math.round(report.audits['total-blocking-time']?.numericValue ?? NaN),
      'layout shift': (report.audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3),
    })
    for (const [id, audit] of Object.entries(report.audits)) {
      if (audit.score !== null && audit.score < 0.9) failedAudits.push(`${name}: ${id} (${audit.title}) ${audit.score}`)
    }
  }
  print(`Lighthouse, phone, median of ${runs} runs`, rows)
  for (const line of failedAudits) console.log(line)
  save('lighthouse', { rows, failedAudits })
} finally {
  await site.stop()
}
