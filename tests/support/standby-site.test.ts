import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { runScript } from '../../scripts/run.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'
import { keepRequesting, msUntil, signalServer } from './site-faults.ts'
import { startStandby } from './standby.ts'

describe.runIf(process.platform === 'linux')('a site with a standby', () => {
  let dir: string
  let primary: EmbeddedPostgres
  let standby: EmbeddedPostgres
  let site: RunningSite
  let number = 0
  const page = () => fetch(`${site.url}/explore?q=${++number}`)
  const logged = (message: string) => site.log.filter((line) => line.includes(`"${message}"`)).length
  const metric = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await (await fetch(`${site.url}/metrics`)).text())?.[1])

  beforeAll(async () => {
    await runScript('scripts/prepare.mjs', ['--build'])
    dir = mkdtempSync('/tmp/kaifong-standby-site-')
    chmodSync(dir, 0o711)
    primary = await startEmbeddedPostgres(dir, { settings: { fsync: 'off' } })
    standby = await startStandby(dir, primary.url, `${dir}/standby`)
    const secret = 'a secret of a test, of more than 32 characters'
    const urls = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url, AUTH_SECRET: secret }
    site = await serve(dir, { ...urls, WORKERS: '2', LOG_LEVEL: 'info' })
    await msUntil(async () => logged('ready') === 2, 120_000)
  }, 240_000)
  afterAll(async () => {
    await site.stop()
    await standby.stop()
    await primary.stop()
    rmSync(dir, { recursive: true, force: true })
  }, 60_000)

  test('shows visitors its pages while the primary is away, and refuses what writes @deep', async () => {
    // 1 when all web processes use it.
    await msUntil(async () => (await page()).ok && (await metric('kaifong_standby_used')) === 1, 120_000)
    await msUntil(async () => (await page()).ok && (await metric('kaifong_standby_queries_total')) > 0)
    // A connection of its own reaches either web process.
    const headers = { 'content-type': 'application/json', connection: 'close' }
    const body = JSON.stringify({ json: { email: 'nobody@example.com', password: 'six dim sum' } })
    const isRefused = async () =>
      (await fetch(`${site.url}/api/rpc/accounts/signIn`, { method: 'POST', headers, body })).status === 503
    signalServer(dir, 'SIGSTOP')
    let pages: ReturnType<typeof keepRequesting>
    try {
      // Each web process finds out for itself.
      await msUntil(async () => (await isRefused()) && logged('database unavailable') === 2)
      pages = keepRequesting(page, 100)
      await sleep(3_000)
      await pages.stop()
    } finally {
      signalServer(dir, 'SIGCONT')
    }
    expect(pages.outcomes.length).toBeGreaterThan(5)
    expect(pages.outcomes.filter(({ status }) => status !== 200)).toEqual([])
    await msUntil(async () => !(await isRefused()))
  }, 300_000)
})
