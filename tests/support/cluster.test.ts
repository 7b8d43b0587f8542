import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAdmin, demoPassword } from '#server/demo-admin.ts'
import { runScript } from '../../scripts/run.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'
import { startS3Server } from './s3-server.ts'
import {
  childrenOf,
  keepRequesting,
  killsEach,
  msUntil,
  recoveryTimes,
  serverPid,
  signalServer,
  startWriter,
} from './site-faults.ts'

describe.runIf(process.platform === 'linux')('a cluster of a primary, a standby, web processes and a worker', () => {
  let dataDir: string
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let site: RunningSite
  let number = 0
  const page = () => fetch(`${site.url}/explore?q=${++number}`)
  const isWell = async () => (await page()).status === 200
  const logged = (message: string) => site.log.filter((line) => line.includes(`"${message}`)).length
  /** The program that runs with this role. */
  const withRole = (role: string) =>
    childrenOf(site.pid).find((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`\0ROLE=${role}\0`))
  const webProcesses = () => childrenOf(withRole('web') ?? 0)
  const metric = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await (await fetch(`${site.url}/metrics`)).text())?.[1])
  const readsOfStandby = () => metric('kaifong_standby_queries_total')

  beforeAll(async () => {
    await runScript('scripts/prepare.mjs', ['--build'])
    dataDir = mkdtempSync('/tmp/kaifong-cluster-')
    chmodSync(dataDir, 0o711)
    s3 = await startS3Server()
    const settings = { WORKERS: '2', LOG_LEVEL: 'info', STORAGE_URL: s3.urlWith() }
    site = await serve(dataDir, settings, 'scripts/cluster.ts')
    await msUntil(async () => logged('ready') === 3 && (await isWell()), 120_000)
  }, 240_000)
  afterAll(async () => {
    await site.stop()
    await s3.close()
    rmSync(dataDir, { recursive: true, force: true })
  }, 30_000)

  test('keeps pictures in the bucket and lets visitors read from the standby @deep', async () => {
    await msUntil(async () => (await isWell()) && (await readsOfStandby()) > 0, 120_000)
    const key = [...s3.files.keys()].find((name) => name.startsWith('photos/'))
    expect((await fetch(`${site.url}/media/${key}`)).status).toBe(200)
  }, 300_000)

  test('shows visitors the standby’s pages while the primary is away @deep', async () => {
    // 1 when all web processes use it.
    await msUntil(async () => (await isWell()) && (await metric('kaifong_standby_used')) === 1, 120_000)
    const signIn = { json: { email: 'nobody@example.com', password: 'six dim sum' } }
    const isRefused = async () => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(signIn) }
      return (await fetch(`${site.url}/api/rpc/accounts/signIn`, init)).status === 503
    }
    signalServer(dataDir, 'SIGSTOP')
    let pages: ReturnType<typeof keepRequesting>
    try {
      // Each web process finds out for itself, and the worker too.
      await msUntil(async () => (await isRefused()) && logged('database unavailable') >= 3)
      pages = keepRequesting(page, 100)
      await sleep(3_000)
      await pages.stop()
    } finally {
      signalServer(dataDir, 'SIGCONT')
    }
    expect(pages.outcomes.length).toBeGreaterThan(5)
    expect(pages.outcomes.filter(({ status }) => status !== 200)).toEqual([])
    await msUntil(async () => !(await isRefused()))
  }, 300_000)

  test('recovers from the kill of each part and loses no acknowledged write @deep', async () => {
    const writer = await startWriter(site.url, { email: demoAdmin.email, password: demoPassword(dataDir) })
    const pages = keepRequesting(page, 250)
    const times = recoveryTimes()
    const victims = {
      'the standby': () => serverPid(`${dataDir}/standby`),
      'the primary': () => serverPid(dataDir),
      'a web process': () => webProcesses().at(-1)!,
      'the parent of the web processes': () => withRole('web')!,
      'the worker': () => withRole('worker')!,
    }
    const warnings = logged('standby unavailable, the primary answers')
    for (let round = 0; round < killsEach; round++) {
      for (const [victim, find] of Object.entries(victims)) {
        await sleep(100 + Math.random() * 300)
        process.kill(find(), 'SIGKILL')
        // The first write that is acknowledged now may have begun before the kill.
        const before = writer.count()
        times.add(victim, await msUntil(async () => writer.count() > before + 1 && (await isWell()), 60_000))
        expect(await writer.lost()).toEqual([])
        // One line from each process that reads from it.
        if (victim === 'the standby' && round === 0)
          expect(logged('standby unavailable, the primary answers') - warnings).toBeLessThan(4)
        await msUntil(async () => webProcesses().length === 2 && withRole('worker') !== undefined, 60_000)
        serverPid(`${dataDir}/standby`)
      }
    }
    await msUntil(async () => (await isWell()) && (await readsOfStandby()) > 0, 60_000)
    await pages.stop()
    await writer.stop()
    times.log()
    expect(await writer.lost()).toEqual([])
    expect(writer.notReadBack).toEqual([])
    // What a killed process had begun breaks off.
    const answered = pages.outcomes.filter(({ status }) => status !== 0)
    expect(answered.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  }, 1_800_000)
})
