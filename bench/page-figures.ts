import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, devices } from '@playwright/test'
import type { Database } from '#platform/server/db.ts'
import { loadedFiles, totalBytes } from '#tests/support/screen.ts'
import { installedBrowser } from '../scripts/browser.ts'
import type { RunningSite } from '../scripts/serve.ts'
import { timedGet, measureFirstByte, measureThroughput, uncached } from './load.ts'
import { cpuSecondsOf, memoryOf, stolenSeconds } from './processes.ts'
import { queries } from './queries.ts'
import { quantile } from './report.ts'
import { startBaseline } from './start-baseline.ts'
import { asBrowser, visit } from './visits.ts'

/** A measured figure with the target of docs/performance.md; without one it is what a figure is compared with. */
export type Figure = { figure: string; value: number; target?: string }

const clients = 16
const seconds = 4
/** A thousand pages or so for each process: before, the functions that render them are not all compiled. */
const warmUpSeconds = 10
/** Of each kind, before their times are taken: the functions that only this kind needs are compiled by then. */
const warmUpPages = 400
const rendered = { ...asBrowser, ...uncached }

/** Searches in words and in places: more than the results that a process keeps, so that each page is searched for. */
const searchPaths = queries.flatMap(({ q }) =>
  ['', 'kowloon', 'sha-tin'].map((area) => `/explore?${new URLSearchParams({ q, ...(area && { area }) })}`),
)

/** Median of `select 1` in ms. */
export async function measureSelect({ pool }: Database): Promise<Figure> {
  const times: number[] = []
  for (let at = -50; at < 300; at++) {
    const start = performance.now()
    await pool.query('select 1')
    if (at >= 0) times.push(performance.now() - start)
  }
  return { figure: '  floor: select 1, p50 ms', value: quantile(times, 0.5) }
}

/** Rendered pages a second with 16 clients, of processes that have been doing this for a while. */
async function measureWarm(urls: string | readonly string[]): Promise<number> {
  await measureThroughput(urls, clients, warmUpSeconds, rendered)
  return measureThroughput(urls, clients, seconds, rendered)
}

/** Pages that are rendered for each request. */
export async function measureRendered({ url }: RunningSite, slugs: string[]): Promise<Figure[]> {
  const pages = [
    ['explore', '/explore', '<= 10', '>= 95'],
    // Many, since results are cached for a minute; each is searched for once within it.
    ['search', searchPaths, '<= 14', '>= 75'],
    ['category', '/category/plumbers', '<= 10'],
    // Several, since parts of a page that was made are cached.
    ['listing', slugs.slice(0, 20).map((slug) => `/service/${slug}`), '<= 6'],
    ['home', '/'],
  ] as const
  const figures: Figure[] = []
  for (const [name, path, target, rateTarget] of pages) {
    const addresses = [path].flat().map((one) => url + one)
    await measureFirstByte(addresses, warmUpPages, rendered)
    const times = await measureFirstByte(addresses, 200, rendered)
    figures.push({ figure: `${name} rendered, p50 ms`, value: quantile(times, 0.5), target: target ?? '' })
    figures.push({ figure: `${name} rendered, p95 ms`, value: quantile(times, 0.95) })
    if (!rateTarget) continue
    const rate = await measureWarm(addresses)
    figures.push({ figure: `${name} rendered, pages/s`, value: rate, target: rateTarget })
  }
  const baseline = await startBaseline(`${url}/explore`, rendered)
  const floor = quantile(await measureFirstByte(baseline.url, 200), 0.5)
  baseline.stop()
  return [...figures, { figure: '  floor: bare Node, explore, p50 ms', value: floor }]
}

/** A cached page and a script of the site against bare Node with the same bytes. */
export async function measureCached({ url }: RunningSite): Promise<Figure[]> {
  const agent = new Agent()
  const html = (await timedGet(`${url}/explore`, agent)).bytes.toString()
  agent.destroy()
  const file = /\/assets\/[\w.-]+\.css/.exec(html)![0]
  const baseline = await startBaseline(`${url}/explore`, asBrowser)
  const rateOf = async (address: string) => {
    await measureThroughput(address, clients / 2, 1, asBrowser)
    return measureThroughput(address, clients / 2, seconds, asBrowser)
  }
  const cached = await rateOf(`${url}/explore`)
  const bare = await rateOf(baseline.url)
  const asset = await rateOf(url + file)
  baseline.stop()
  return [
    { figure: 'explore cached, pages/s', value: cached },
    { figure: '  floor: bare Node, same bytes, pages/s', value: bare },
    { figure: '  floor: a static file, answers/s', value: asset },
    { figure: 'explore cached / bare Node', value: cached / bare, target: '>= 0.6' },
  ]
}

/** Answers a second to an unknown path, or to a search whose limit is used up, and of bare Node with the same bytes. */
export async function measureRefused({ url }: RunningSite, limited?: string): Promise<Figure[]> {
  const status = limited ? 429 : 404
  const path = limited ?? '/wp-login.php'
  const agent = new Agent({ keepAlive: true })
  // A limit counts anew each minute, which must not begin in the midst of this.
  const second = new Date().getSeconds()
  if (limited && second > 40) await sleep((61 - second) * 1000)
  // The limit counts pages that are made, not those that are cached.
  for (let at = 0; at < 1_000; at++) {
    if ((await timedGet(`${url}${path}${limited ? at : ''}`, agent)).status === status) break
  }
  agent.destroy()
  const refused = `${url}${path}${limited ? '-refused' : ''}`
  const baseline = await startBaseline(refused, {})
  const rateOf = async (address: string, expected: number) => {
    await measureThroughput(address, clients / 2, 1, {}, expected)
    return measureThroughput(address, clients / 2, seconds, {}, expected)
  }
  const rate = await rateOf(refused, status)
  const bare = await rateOf(baseline.url, 200)
  baseline.stop()
  return [
    { figure: `refused (${status}), answers/s`, value: rate, target: '>= 8000' },
    { figure: `  floor: bare Node, the same ${status}, answers/s`, value: bare },
  ]
}

/** Compressed script of a first visit. */
export async function measureScript({ url }: RunningSite, slugs: string[]): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox'] })
  const figures: Figure[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['explore', '/explore'],
    ['category', '/category/plumbers'],
    ['listing', `/service/${slugs[0]}`],
  ] as const) {
    const context = await browser.newContext({ ...devices['Pixel 7'] })
    const files = await loadedFiles(await context.newPage(), url + path)
    await context.close()
    figures.push({ figure: `${name}, script KB`, value: totalBytes(files, 'Script') / 1000, target: '<= 115' })
  }
  await browser.close()
  return figures
}

/** Waits until the work after a start is done, at most two minutes. */
export async function untilQuiet({ pid }: RunningSite, database: number): Promise<void> {
  const taken = () => cpuSecondsOf(pid) + cpuSecondsOf(database)
  for (let rounds = 0; rounds < 40; rounds++) {
    const before = taken()
    await sleep(3_000)
    if (taken() - before < 0.15) return
  }
}

/**
 * Share of a core that the site and its database take while nobody visits, in percent, over 40 s. It begins 20 s later,
 * when what a start leaves behind (code to compile, memory to collect) is done too. The busiest four seconds tell one
 * event, such as a collection of memory, from work without end; what the machine's host gave to others meanwhile counts
 * as taken by whoever was running.
 */
export async function measureIdle({ pid }: RunningSite, database: number): Promise<Figure[]> {
  const slices = 10
  const sliceSeconds = 4
  await sleep(20_000)
  const taken = () => ({ site: cpuSecondsOf(pid), database: cpuSecondsOf(database), stolen: stolenSeconds() })
  const before = taken()
  let last = before
  let busiest = 0
  for (let slice = 0; slice < slices; slice++) {
    await sleep(sliceSeconds * 1000)
    const now = taken()
    busiest = Math.max(busiest, now.site + now.database - last.site - last.database)
    last = now
  }
  const percent = (secondsTaken: number) => (secondsTaken / (slices * sliceSeconds)) * 100
  const ofDatabase = percent(last.database - before.database)
  return [
    { figure: 'idle, % of a core', value: percent(last.site - before.site) + ofDatabase, target: '< 1' },
    { figure: '  of this the database', value: ofDatabase },
    { figure: '  of this the busiest 4 s', value: percent(busiest) },
    { figure: '  given to other machines, % of a core', value: percent(last.stolen - before.stolen) },
  ]
}

/** Memory in MB after mixed visits: of a site with MEMORY=256, and with its database. */
export async function measureMemory(
  { url, pid }: RunningSite,
  database: number,
  slugs: string[],
  visitSeconds: number,
): Promise<Figure[]> {
  const answers = await visit(url, slugs, visitSeconds)
  const memory = memoryOf(pid)
  return [
    { figure: 'mixed visits, answers/s', value: answers / visitSeconds },
    { figure: 'memory with MEMORY=256, MB', value: memory, target: '<= 300; 400 at 100,000' },
    { figure: '  and its database, MB', value: memory + memoryOf(database), target: '<= 512' },
  ]
}

/** Rendered pages a second of two processes, and how many times those of one. */
export async function measureTwoProcesses({ url }: RunningSite, one: number): Promise<Figure[]> {
  const rate = await measureWarm(`${url}/explore`)
  return [
    { figure: 'explore rendered, WORKERS=2, pages/s', value: rate, target: '>= 130' },
    { figure: 'explore rendered, WORKERS=2 / one', value: rate / one, target: '>= 1.4' },
  ]
}
