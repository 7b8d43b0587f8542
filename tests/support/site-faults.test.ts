import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAdmin, demoPassword } from '#server/demo-admin.ts'
import { runScript } from '../../scripts/run.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'
import {
  childrenOf,
  keepRequesting,
  killsEach,
  msUntil,
  recoveryTimes,
  serverPid,
  signalServer,
  startWriter,
  webProcesses,
  type Outcome,
} from './site-faults.ts'

describe.runIf(process.platform === 'linux')('the running site', () => {
  let dataDir: string
  let site: RunningSite
  let number = 0
  /** A page that no cache holds. */
  const page = () => fetch(`${site.url}/explore?q=${++number}`)
  const call = () => fetch(`${site.url}/api/v1/search?q=${++number}`)
  const isWell = async () => (await page()).status === 200 && (await call()).status === 200
  const logged = (message: string) => site.log.filter((line) => line.includes(`"${message}"`)).length

  beforeAll(async () => {
    await runScript('scripts/prepare.mjs', ['--build'])
    dataDir = mkdtempSync('/tmp/kaifong-faults-')
    chmodSync(dataDir, 0o711)
    site = await serve(dataDir, { WORKERS: '2', LOG_LEVEL: 'info' })
    await msUntil(async () => logged('ready') === 2 && (await isWell()), 60_000)
  }, 180_000)
  afterAll(async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }, 30_000)

  /** Every answer is the page, or a 503 that says when to come again. */
  function expectGracefulAnswers(outcomes: Outcome[]) {
    expect(outcomes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(outcomes.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([])
  }

  test('answers with 503 while PostgreSQL is frozen instead of waiting, with one line in the log @deep', async () => {
    const before = logged('database unavailable')
    signalServer(dataDir, 'SIGSTOP')
    const pages = keepRequesting(page, 200)
    const calls = keepRequesting(call, 200)
    await sleep(8_000)
    const answeredWhileFrozen = [pages, calls].map(({ outcomes }) => [...outcomes])
    signalServer(dataDir, 'SIGCONT')
    await msUntil(isWell)
    await Promise.all([pages.stop(), calls.stop()])
    for (const outcomes of answeredWhileFrozen) {
      expect(outcomes.length).toBeGreaterThan(10)
      expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([503]))
    }
    for (const { outcomes } of [pages, calls]) expectGracefulAnswers(outcomes)
    // One line a minute from each of the two processes.
    expect(logged('database unavailable') - before).toBeLessThanOrEqual(2)
  }, 60_000)

  test('recovers by itself from each kill of its processes and loses no acknowledged write @deep', async () => {
    const writer = await startWriter(site.url, { email: demoAdmin.email, password: demoPassword(dataDir) })
    expect(writer.listings.length).toBeGreaterThan(20)
    const pages = keepRequesting(page, 100)
    const times = recoveryTimes()
    const victims = {
      PostgreSQL: () => serverPid(dataDir),
      'a process of PostgreSQL': () => childrenOf(serverPid(dataDir)).at(-1)!,
      'the oldest web process': () => webProcesses(site.pid, dataDir)[0]!,
      'the newest web process': () => webProcesses(site.pid, dataDir).at(-1)!,
    }
    let webKills = 0
    for (let round = 0; round < killsEach; round++) {
      for (const [victim, find] of Object.entries(victims)) {
        await sleep(100 + Math.random() * 300)
        process.kill(find(), 'SIGKILL')
        // The first write that is acknowledged now may have begun before the kill.
        const before = writer.count()
        times.add(victim, await msUntil(async () => writer.count() > before + 1 && (await isWell()), 60_000))
        if (victim.endsWith('web process')) webKills++
        // The next kill is of a site that is whole again.
        await msUntil(async () => logged('ready') === 2 + webKills, 60_000)
        expect(webProcesses(site.pid, dataDir)).toHaveLength(2)
        expect(await writer.lost()).toEqual([])
      }
    }
    await pages.stop()
    await writer.stop()
    times.log()
    expect(writer.notReadBack).toEqual([])
    expect(await writer.lost()).toEqual([])
    // A web process that is killed breaks the connections it has.
    expectGracefulAnswers(pages.outcomes.filter(({ status }) => status !== 0))
  }, 1_800_000)
})
