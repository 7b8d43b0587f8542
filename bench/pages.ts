import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { chromium, devices } from '@playwright/test'
import { installedBrowser } from '../scripts/browser.ts'
import { screensOf } from '../scripts/screens.ts'
import { serve } from '../scripts/serve.ts'
import { bytesOf, filesOfPage, shiftOf, type LoadedFile } from '../tests/support/screen.ts'
import { ask, firstBytes, perSecond } from './load.ts'
import { print, quantile, save, type Row } from './report.ts'

/**
 * Pages of the built site on 400 demonstration listings, each figure beside a floor measured in the same run: a bare
 * Hono route in a process of its own that answers the very same bytes.
 */
const dataDir = '.cache/bench-pages-data'
const connections = 8
const seconds = 4

/** Starts the floor with the bytes that the site gave for a request. */
async function floorOf(url: string, headers: Record<string, string>) {
  const agent = new Agent()
  const { bytes, headers: given } = await ask(url, agent, headers)
  agent.destroy()
  mkdirSync('.cache', { recursive: true })
  const file = `.cache/floor-${headers['accept-encoding'] ?? 'identity'}`
  writeFileSync(file, bytes)
  const kept = Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => !/^(connection|date|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  )
  const child = spawn(process.execPath, ['bench/floor.ts', file, JSON.stringify(kept)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, bytes: bytes.length, stop: () => child.kill() }
}

const ms = (value: number) => value.toFixed(2)

/** A cookie that names a session (of nobody) keeps a page out of the cache, so that each request renders. */
async function measureUncached(site: string): Promise<Row[]> {
  const headers = { cookie: 'kaifong.session_token=bench', 'accept-encoding': 'br' }
  const floor = await floorOf(`${site}/explore`, headers)
  const rows: Row[] = []
  for (const [what, url] of [
    ['explore, 24 cards', `${site}/explore`],
    ['home', `${site}/`],
    ['floor: same bytes', floor.url],
  ] as const) {
    const times = await firstBytes(url, 200, headers)
    rows.push({ 'first byte, uncached': what, 'p50 ms': ms(quantile(times, 0.5)), 'p95 ms': ms(quantile(times, 0.95)) })
  }
  floor.stop()
  return rows
}

async function measureCached(site: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const floor = await floorOf(`${site}/explore`, headers)
    for (const [what, url] of [
      ['explore', `${site}/explore`],
      ['floor: same bytes', floor.url],
    ] as const) {
      await perSecond(url, connections, 1, headers)
      const rate = await perSecond(url, connections, seconds, headers)
      rows.push({ cached: what, encoding, KB: (floor.bytes / 1000).toFixed(1), 'pages/s': Math.round(rate) })
    }
    floor.stop()
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
    const files = await filesOfPage(page, site + path)
    const shift = await shiftOf(page)
    await context.close()
    filesOf[name] = files
    const kb = (type?: string) => (bytesOf(files, type) / 1000).toFixed(1)
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
  const cached = await measureCached(site.url)
  print(`From the page cache, ${connections} connections, client and server on the same machine`, cached)
  const weights = await measureWeights(site.url)
  print(
    'Compressed bodies, empty browser cache, 1 KB = 1000 bytes (bar: script under 130 KB, layout shift at most 0.02)',
    weights.rows,
  )
  save('pages', { uncached, cached, weights })
} finally {
  await site.stop()
}
