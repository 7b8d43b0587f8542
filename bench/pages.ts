import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { chromium, devices } from '@playwright/test'
import { installedBrowser } from '../scripts/browser.ts'
import { screensOf } from '../scripts/screens.ts'
import { serve } from '../scripts/serve.ts'
import { totalBytes, loadedFiles, layoutShift, type LoadedFile } from '../tests/support/screen.ts'
import { timedGet, measureFirstByte, measureThroughput } from './load.ts'
import { print, quantile, save, type Row } from './report.ts'

/**
 * Pages of the built site with 400 demonstration listings. Each figure is compared with a baseline of the same run: a
 * bare Node server in a separate process that returns the same bytes.
 */
const dataDir = '.cache/bench-pages-data'
const connections = 8
const seconds = 4

/** Starts the baseline server with the bytes that the site returned for a request. */
async function startBaseline(url: string, headers: Record<string, string>) {
  const agent = new Agent()
  const { bytes, headers: received } = await timedGet(url, agent, headers)
  agent.destroy()
  mkdirSync('.cache', { recursive: true })
  const file = `.cache/baseline-${headers['accept-encoding'] ?? 'identity'}`
  writeFileSync(file, bytes)
  const forwarded = Object.fromEntries(
    Object.entries(received).filter(
      ([name]) => !/^(connection|date|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  )
  const child = spawn(process.execPath, ['bench/baseline.ts', file, JSON.stringify(forwarded)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, bytes: bytes.length, stop: () => child.kill() }
}

const ms = (value: number) => value.toFixed(2)

/** The cookie of a session that does not exist bypasses the page cache, so that each request renders. */
async function measureUncached(site: string): Promise<Row[]> {
  const headers = { cookie: 'kaifong.session_token=bench', 'accept-encoding': 'br' }
  const baseline = await startBaseline(`${site}/explore`, headers)
  const rows: Row[] = []
  for (const [what, url] of [
    ['explore, 24 cards', `${site}/explore`],
    ['home', `${site}/`],
    ['baseline: same bytes', baseline.url],
  ] as const) {
    const times = await measureFirstByte(url, 200, headers)
    rows.push({ 'first byte, uncached': what, 'p50 ms': ms(quantile(times, 0.5)), 'p95 ms': ms(quantile(times, 0.95)) })
  }
  baseline.stop()
  return rows
}

/** Pages per second with more clients than one process can serve at once. */
async function measureUncachedRate(site: string): Promise<Row[]> {
  const headers = { cookie: 'kaifong.session_token=bench', 'accept-encoding': 'br' }
  const rows: Row[] = []
  for (const path of ['/explore', '/explore?q=plumber', '/']) {
    const rate = await measureThroughput(site + path, 16, seconds, headers)
    rows.push({ 'uncached, 16 clients': path, 'pages/s': Math.round(rate) })
  }
  return rows
}

/** Answers to unknown paths. */
async function measureRefused(site: string): Promise<Row[]> {
  const rate = await measureThroughput(`${site}/wp-login.php?${Date.now()}`, connections, seconds, {}, 404)
  return [{ refused: 'unknown path (404)', 'answers/s': Math.round(rate) }]
}

async function measureCached(site: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const baseline = await startBaseline(`${site}/explore`, headers)
    for (const [what, url] of [
      ['explore', `${site}/explore`],
      ['baseline: same bytes', baseline.url],
    ] as const) {
      await measureThroughput(url, connections, 1, headers)
      const rate = await measureThroughput(url, connections, seconds, headers)
      rows.push({ cached: what, encoding, KB: (baseline.bytes / 1000).toFixed(1), 'pages/s': Math.round(rate) })
    }
    baseline.stop()
  }
  return rows
}

async function measureWeights(site: string): Promise<{ rows: Row[]; files: Record<string, LoadedFile[]> }> {
  const pages = (await screensOf(site)).filter(({ name }) => ['home', 'explore', 'service'].includes(name))
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox'] })
  const rows: Row[] = []
  const filesOf: Record<string, LoadedFile[]> = {}
  for (const { name, path } of pages) {
    const context = await browser.newContext({ ...devices['Pixel 7'] })
    const page = await context.newPage()
    const files = await loadedFiles(page, site + path)
    const shift = await layoutShift(page)
    await context.close()
    filesOf[name] = files
    const kb = (type?: string) => (totalBytes(files, type) / 1000).toFixed(1)
    rows.push({
      'phone loads': name,
      'script KB': kb('Script'),
      'CSS KB': kb('Stylesheet'),
      'all KB': kb(),
      'layout shift': shift.toFixed(4),
    })
  }
  await browser.close()
  return { rows, files: filesOf }
}

const site = await serve(dataDir)
try {
  const uncached = await measureUncached(site.url)
  print('First byte, one request at a time', uncached)
  const uncachedRate = await measureUncachedRate(site.url)
  print('Uncached pages per second', uncachedRate)
  const refused = await measureRefused(site.url)
  print('Refused answers per second', refused)
  const cached = await measureCached(site.url)
  print(`From the page cache, ${connections} connections, client and server on the same machine`, cached)
  const weights = await measureWeights(site.url)
  print(
    'Compressed bodies, empty browser cache, 1 KB = 1000 bytes (bar: script under 130 KB, layout shift at most 0.02)',
    weights.rows,
  )
  save('pages', { uncached, uncachedRate, refused, cached, weights })
} finally {
  await site.stop()
}
