import { Agent, request } from 'node:http'
import { hashPassword, verifyPassword } from '#features/accounts/server/service/passwords.ts'
import { demoAdmin, demoPassword } from '#server/demo-admin.ts'
import { serve } from '../scripts/serve.ts'
import { timedGet, uncached } from './load.ts'
import { print, quantile, save, type Row } from './report.ts'
import { startBaseline } from './start-baseline.ts'

/**
 * `npm run bench -- sign-in`: cost of a password hash, and the effect of a hundred concurrent sign-ins on browsing: an
 * uncached page alone and under load, and a bare route with the same bytes as the baseline. Limits: a hash takes 5 to
 * 20 ms; p95 under load is at most twice that of the page alone.
 */
const dataDir = '.cache/bench-sign-in-data'
const concurrency = 100
const views = 300

async function measureHash(): Promise<Row> {
  const hash = await hashPassword('six dim sum')
  const times: number[] = []
  for (let at = -5; at < 50; at++) {
    const started = performance.now()
    await verifyPassword({ hash, password: 'six dim sum' })
    if (at >= 0) times.push(performance.now() - started)
  }
  return { 'p50 ms': quantile(times, 0.5).toFixed(2), 'p95 ms': quantile(times, 0.95).toFixed(2) }
}

/** HTTP status of a sign-in; 0 when the connection failed. */
function signIn(site: string, agent: Agent, credentials: { email: string; password: string }): Promise<number> {
  const body = JSON.stringify({ json: credentials })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), origin: site }
  return new Promise((done) => {
    const call = request(`${site}/api/rpc/accounts/signIn`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0))
    })
    call.on('error', () => done(0))
    call.end(body)
  })
}

const headers = { ...uncached, 'accept-encoding': 'br' }

/** Times to first byte in ms for four concurrent readers of a page that is rendered each time. */
async function browse(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const times: number[] = []
  let left = views
  const reader = async () => {
    while (left-- > 0) {
      const { status, firstByteMs } = await timedGet(url, agent, headers)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      times.push(firstByteMs)
    }
  }
  await Promise.all([reader(), reader(), reader(), reader()])
  agent.destroy()
  return times
}

/** Sends batches of `concurrency` simultaneous sign-ins until stopped; counts the responses by status. */
function startSignInLoad(site: string, credentials: { email: string; password: string }) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const statusCounts: Record<string, number> = {}
  let isStopped = false
  const sendWaves = async () => {
    while (!isStopped) {
      const statuses = await Promise.all(Array.from({ length: concurrency }, () => signIn(site, agent, credentials)))
      for (const status of statuses) statusCounts[status] = (statusCounts[status] ?? 0) + 1
    }
  }
  const all = sendWaves()
  return {
    end: async () => {
      isStopped = true
      await all
      agent.destroy()
      return statusCounts
    },
  }
}

const hash = await measureHash()
print('Password verification (argon2id, 19 MiB, 2 passes), one at a time; limit: 5 to 20 ms', [hash])

const site = await serve(dataDir)
try {
  const credentials = { email: demoAdmin.email, password: demoPassword(dataDir) }
  const page = `${site.url}/explore`
  const row = (what: string, times: number[]): Row => ({
    'first byte, four readers': what,
    'p50 ms': quantile(times, 0.5).toFixed(2),
    'p95 ms': quantile(times, 0.95).toFixed(2),
  })
  await browse(page)
  const alone = await browse(page)
  const load = startSignInLoad(site.url, credentials)
  const underLoad = await browse(page)
  const answers = await load.end()
  const baseline = await startBaseline(page, headers)
  await browse(baseline.url)
  const bare = await browse(baseline.url)
  baseline.stop()
  const rows = [
    row('explore, uncached', alone),
    row(`explore, under ${concurrency} concurrent sign-ins`, underLoad),
    row('baseline: same bytes, bare route', bare),
  ]
  print('Browsing under sign-in load', rows)
  const growth = quantile(underLoad, 0.95) / quantile(alone, 0.95)
  print('Sign-in load', [{ 'p95 grows by': `${growth.toFixed(2)} times`, bar: 'at most 2', ...answers }])
  save('sign-in', { hash, rows, times: growth, answers })
  if (growth > 2) process.exitCode = 1
} finally {
  await site.stop()
}
