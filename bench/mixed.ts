import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { screensOf } from '../scripts/screens.ts'
import { serve } from '../scripts/serve.ts'
import { timedGet, uncached } from './load.ts'
import { print, quantile, save } from './report.ts'

/**
 * `npm run bench -- mixed [MINUTES]`: 40 mixed requests a second for ten minutes: cached pages, searches as pages and by
 * the API, suggestions, and pages of members (bar: no 5xx, 95 % within 200 ms). Requests start on time whether or not the
 * earlier ones were answered, so that a slow answer is not hidden.
 */
const minutes = Number(process.argv[2] ?? 10)
const perSecond = 40
const site = await serve('.cache/bench-mixed-data')
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

const pending: Promise<void>[] = []
const start = performance.now()
for (; number < minutes * 60 * perSecond; number++) {
  await sleep(Math.max(0, start + (number * 1000) / perSecond - performance.now()))
  pending.push(send(pick(names)))
}
await Promise.all(pending)
agent.destroy()
await site.stop()

const rows = [...times, ['all', [...times.values()].flat()] as const].map(([name, all]) => ({
  requests: name,
  count: all.length,
  'p50 ms': quantile(all, 0.5).toFixed(1),
  'p95 ms': quantile(all, 0.95).toFixed(1),
  'max ms': quantile(all, 1).toFixed(0),
}))
print(`${perSecond} mixed requests a second for ${minutes} minutes`, rows)
const answers = Object.fromEntries(statuses)
console.log('Answers by status (0: none):', answers)
save('mixed', { rows, answers })
process.exitCode = [...statuses.keys()].every((status) => status >= 200 && status < 500) ? 0 : 1
