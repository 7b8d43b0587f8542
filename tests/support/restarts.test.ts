import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '#platform/server/postgres-directory.ts'
import { runScript } from '../../scripts/run.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'
import { killsEach, msUntil, serverPid } from './site-faults.ts'

let dataDir: string
beforeAll(() => runScript('scripts/prepare.mjs', ['--build']), 180_000)
beforeEach(() => {
  dataDir = mkdtempSync('/tmp/kaifong-restarts-')
  chmodSync(dataDir, 0o711)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = () => serve(dataDir)
const kill = ({ pid }: RunningSite) => {
  process.kill(pid, 'SIGKILL')
  return msUntil(async () => !isAlive(pid))
}

/** Two programs for each core that never wait, until the test ends. */
function occupyCores() {
  const busy = Array.from({ length: availableParallelism() * 2 }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  onTestFinished(() => busy.forEach((one) => one.kill('SIGKILL')))
}

describe.runIf(process.platform === 'linux')('a site', () => {
  test('starts again after each kill while all cores are busy, and answers its first visitors @deep', async () => {
    let site = await start()
    const server = serverPid(dataDir)
    occupyCores()
    for (let kills = 0; kills < 2 * killsEach; kills++) {
      await kill(site)
      expect(isAlive(server)).toBe(true)
      site = await start()
      const visits = ['/zh-hant/explore', '/auth', '/about'].map(
        async (address) => (await fetch(site.url + address)).status,
      )
      expect(await Promise.all(visits)).toEqual([200, 200, 200])
    }
    expect(serverPid(dataDir)).toBe(server)
    await site.stop()
  }, 600_000)

  test('has made its first pages for itself when it says that it is ready @deep', async () => {
    const site = await start()
    const metrics = await (await fetch(`${site.url}/metrics`)).text()
    const pages = /^kaifong_request_seconds_count\{kind="page",status="2xx"\} (\d+)/m.exec(metrics)?.[1]
    expect(Number(pages)).toBeGreaterThanOrEqual(2)
    await site.stop()
  }, 240_000)

  test('started twice at once on an empty folder is one site twice, with one database @deep', async () => {
    const sites = await Promise.all([start(), start()])
    const counts = await Promise.all(
      sites.map(async ({ url }) => {
        const results = (await (await fetch(`${url}/api/v1/search?limit=1`)).json()) as { total: number }
        return results.total
      }),
    )
    expect(counts[0]).toBeGreaterThan(100)
    expect(counts[1]).toBe(counts[0])
    const server = serverPid(dataDir)
    for (const site of sites) {
      expect(isAlive(server)).toBe(true)
      await site.stop()
    }
    expect(isAlive(server)).toBe(false)
  }, 400_000)
})
