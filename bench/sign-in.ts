import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { hashPassword, verifyPassword } from '#features/accounts/server/service/passwords.ts'
import { serve } from '../scripts/serve.ts'
import { ask } from './load.ts'
import { print, quantile, save, type Row } from './report.ts'

/**
 * `npm run bench -- sign-in`: what a password costs, and whether a hundred people who sign in at once are felt by
 * those who browse: a page that is rendered anew each time, alone and beside the rush, and a bare route with the same
 * bytes as the floor. Bars: a hash 5 to 20 ms; p95 beside the rush at most twice that of the page alone.
 */
const dataDir = '.cache/bench-sign-in-data'
const atOnce = 100
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

/** The status of one sign-in over HTTP; 0 when the connection broke. */
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

/** Four readers who open page after page; a cookie of nobody's session keeps each view out of the page cache. */
async function browse(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const headers = { cookie: 'kaifong.session_token=bench', 'accept-encoding': 'br' }
  const times: number[] = []
  let left = views
  const reader = async () => {
    while (left-- > 0) {
      const { status, firstByteMs } = await ask(url, agent, headers)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      times.push(firstByteMs)
    }
  }
  await Promise.all([reader(), reader(), reader(), reader()])
  agent.destroy()
  return times
}

/** Wave after wave of `atOnce` sign-ins that begin together, until told to end; counts the answers by status. */
function rush(site: string, credentials: { email: string; password: string }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const answers: Record<string, number> = {}
  let isOver = false
  const waves = async () => {
    while (!isOver) {
      const statuses = await Promise.all(Array.from({ length: atOnce }, () => signIn(site, agent, credentials)))
      for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1
    }
  }
  const all = waves()
  return {
    end: async () => {
      isOver = true
      await all
      agent.destroy()
      return answers
    },
  }
}

async function floorOf(url: string) {
  const agent = new Agent()
  const { bytes } = await ask(url, agent, { cookie: 'kaifong.session_token=bench', 'accept-encoding': 'br' })
  agent.destroy()
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/floor-sign-in', bytes)
  const child = spawn(process.execPath, ['bench/floor.ts', '.cache/floor-sign-in', '{}'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() }
}

const hash = await measureHash()
print('A password held against its hash (argon2id, 19 MiB, 2 passes), one at a time; bar: 5 to 20 ms', [hash])

const site = await serve(dataDir)
try {
  const credentials = {
    email: 'admin@kaifong.example',
    password: readFileSync(`${dataDir}/demo-admin.secret`, 'utf8').slice(0, 12),
  }
  const page = `${site.url}/explore`
  const row = (what: string, times: number[]): Row => ({
    'first byte, four readers': what,
    'p50 ms': quantile(times, 0.5).toFixed(2),
    'p95 ms': quantile(times, 0.95).toFixed(2),
  })
  await browse(page)
  const alone = await browse(page)
  const crowd = rush(site.url, credentials)
  const beside = await browse(page)
  const answers = await crowd.end()
  const floor = await floorOf(page)
  await browse(floor.url)
  const bare = await browse(floor.url)
  floor.stop()
  const rows = [
    row('explore, rendered anew', alone),
    row(`explore, ${atOnce} sign-ins always under way`, beside),
    row('floor: same bytes, bare route', bare),
  ]
  print('Browsing beside a rush of sign-ins', rows)
  const times = quantile(beside, 0.95) / quantile(alone, 0.95)
  print('The rush', [{ 'p95 grows by': `${times.toFixed(2)} times`, bar: 'at most 2', ...answers }])
  save('sign-in', { hash, rows, times, answers })
  if (times > 2) process.exitCode = 1
} finally {
  await site.stop()
}
