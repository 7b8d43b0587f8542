import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { screensOf } from '../scripts/screens.ts'
import { serve } from '../scripts/serve.ts'
import { timedGet, uncached } from './load.ts'
import { cpuSecondsOf } from './processes.ts'
import { print, quantile, save } from './report.ts'

/**
 * `npm run bench -- mixed [MINUTES]`: 40 mixed requests a second for ten minutes: cached pages, searches as pages and by
 * the API, suggestions, and pages of members (bar: no 5xx, 95 % within 200 ms), beside a write to a listing or review every
 * two seconds, after which the pages that show listings or reviews are made anew; `--no-writes` leaves it out. Requests start
 * on time whether or not the earlier ones were answered, so that a slow answer is not hidden.
 */
const minutes = Number(process.argv[2] ?? 10)
const perSecond = 40
const hasWrites = !process.argv.includes('--no-writes')
const dataDir = '.cache/bench-mixed-data'
const site = await serve(dataDir)
const database = await startEmbeddedPostgres(dataDir)
const client = new pg.Client(database.url)
await client.connect()
const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const words = ['plumber', '水喉', 'cleaner', '裝修', 'electrician', '冷氣', 'tutor', '搬屋', 'photographer', '維修']

let number = 0
const pick = <T>(of: readonly T[]): T => of[number % of.length]!
const screens = (await screensOf(site.url)).map(({ path }) => path)
const kinds: Record<string, () => string> = {
  'page, cached': () => pick(screens),
  'search, rendered': () => `/explore?q=${encodeURIComponent(pick(words))}%20${number}`,
  'search by API': () => `/api/v1/search?q=${encodeURIComponent(pick(words))}%20${number}`,
  suggestions: () => `/api/v1/suggestions?locale=en&q=${encodeURIComponent(pick(words).slice(0, 3))}`,
  'page of a member': () => '/',
}
const names = Object.keys(kinds)
const times = new Map(names.map((name) => [name, [] as number[]]))
const statuses = new Map<number, number>()

async function send(name: string): Promise<void> {
  const start = performance.now()
  const headers = name === 'page of a member' ? uncached : {}
  const status = await timedGet(site.url + kinds[name]!(), agent, headers).then(
    (answer) => answer.status,
    () => 0,
  )
  times.get(name)!.push(performance.now() - start)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

const writeMs = 2_000
const writes = [
  "update listings set summary_en = 'Written ' || now() where id = (select id from listings order by random() limit 1)",
  'update reviews set updated_at = now() where id = (select id from reviews order by random() limit 1)',
]
let written = 0
async function write(): Promise<void> {
  await client.query(writes[written++ % writes.length]!)
}

const pending: Promise<void>[] = []
const start = performance.now()
const cpuBefore = cpuSecondsOf(site.pid)
for (; number < minutes * 60 * perSecond; number++) {
  await sleep(Math.max(0, start + (number * 1000) / perSecond - performance.now()))
  pending.push(send(pick(names)))
  if (hasWrites && performance.now() - start > (written + 1) * writeMs) pending.push(write())
}
await Promise.all(pending)
const cpuSeconds = cpuSecondsOf(site.pid) - cpuBefore
agent.destroy()
await client.end()
await site.stop()
await database.stop()

const rows = [...times, ['all', [...times.values()].flat()] as const].map(([name, all]) => ({
  requests: name,
  count: all.length,
  'p50 ms': quantile(all, 0.5).toFixed(1),
  'p95 ms': quantile(all, 0.95).toFixed(1),
  'max ms': quantile(all, 1).toFixed(0),
}))
print(`${perSecond} mixed requests and ${hasWrites ? 1000 / writeMs : 0} writes a second for ${minutes} minutes`, rows)
const answers = Object.fromEntries(statuses)
console.log('Answers by status (0: none):', answers)
console.log(`Processor time of the site with its PostgreSQL: ${cpuSeconds.toFixed(1)} s, ${written} writes`)
save('mixed', { rows, answers, cpuSeconds, written })
process.exitCode = [...statuses.keys()].every((status) => status >= 200 && status < 500) ? 0 : 1
