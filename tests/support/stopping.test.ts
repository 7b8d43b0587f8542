import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { runScript } from '../../scripts/run.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'
import { keepRequesting, msUntil, serverPid } from './site-faults.ts'

let dataDir: string
beforeAll(() => runScript('scripts/prepare.mjs', ['--build']), 180_000)
beforeEach(() => {
  dataDir = mkdtempSync('/tmp/kaifong-term-')
  chmodSync(dataDir, 0o711)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = (settings: Record<string, string> = {}) => serve(dataDir, settings)

/** A request whose body of 100 KB, the largest that is read, goes on arriving for 14 s, at a speed that is not cut. */
function sendSlowly({ url }: RunningSite): () => void {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  const head = ['POST /language HTTP/1.1', `Host: ${new URL(url).host}`, `Origin: ${url}`, 'Content-Length: 102000']
  socket.write([...head, 'Content-Type: application/x-www-form-urlencoded', '', 'language='].join('\r\n'))
  const timer = setInterval(() => socket.write('x'.repeat(3_700)), 500)
  return () => {
    clearInterval(timer)
    socket.destroy()
  }
}

test('SIGTERM under load answers what had begun, breaks no connection and exits with 0 within ten seconds @deep', async () => {
  const stopped = await start()
  let n = 0
  let isStopping = false
  const load = keepRequesting(() => {
    // A new connection is refused once the process stops listening; none may be broken that was accepted.
    if (isStopping) return Promise.reject(new Error('not sent'))
    return fetch(`${stopped.url}/explore?q=${++n}`)
  }, 15)
  await msUntil(async () => load.outcomes.length > 40, 60_000)
  isStopping = true
  const startedAt = performance.now()
  await stopped.stop()
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  const sent = n
  await load.stop()
  // Not sent: those that failed at once because the process was to stop.
  expect(load.outcomes.filter(({ status }) => status !== 0)).toHaveLength(sent)
  expect(stopped.exitCode()).toBe(0)
}, 180_000)

test('no job is begun while requests end @deep', async () => {
  const site = await start()
  const database = await startEmbeddedPostgres(dataDir)
  const client = new pg.Client(database.url)
  await client.connect()
  const stateOf = async (name: string) =>
    (await client.query<{ state: string }>('select state from jobs where name = $1 and due_at is null', [name])).rows[0]
      ?.state
  const queue = (name: string) => client.query('insert into jobs (name) values ($1)', [name])
  try {
    await queue('platform.purge')
    await msUntil(async () => (await stateOf('platform.purge')) === 'done', 60_000)
    const end = sendSlowly(site)
    await sleep(500)
    const stopping = site.stop()
    await sleep(1_000)
    await queue('drafts.purge')
    await sleep(3_000)
    expect(site.exitCode()).toBeNull()
    end()
    await stopping
    expect(await stateOf('drafts.purge')).toBe('waiting')
  } finally {
    await client.end()
    await database.stop()
  }
}, 180_000)

describe.runIf(process.platform === 'linux')('SIGTERM exits with 0 and leaves no server behind', () => {
  const servers = () =>
    readdirSync('/proc').filter((pid) => {
      try {
        return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${dataDir}/postgres`)
      } catch {
        return false
      }
    })

  test('after a crash of the database @deep', async () => {
    for (const pauseMs of [0, 150]) {
      const stopped = await start()
      expect(servers().length).toBeGreaterThan(0)
      process.kill(serverPid(dataDir), 'SIGKILL')
      await sleep(pauseMs)
      await stopped.stop()
      expect(stopped.exitCode()).toBe(0)
      await vi.waitFor(() => expect(servers()).toEqual([]), 10_000)
    }
  }, 300_000)

  test('while a request goes on for longer than ten seconds, with any number of web processes @deep', async () => {
    for (const WORKERS of ['1', '2']) {
      const site = await start({ WORKERS })
      const end = sendSlowly(site)
      await sleep(500)
      const startedAt = performance.now()
      await site.stop()
      const ms = performance.now() - startedAt
      end()
      expect(site.exitCode()).toBe(0)
      expect(servers()).toEqual([])
      expect(ms).toBeGreaterThan(9_000)
      expect(ms).toBeLessThan(15_000)
    }
  }, 300_000)
})
