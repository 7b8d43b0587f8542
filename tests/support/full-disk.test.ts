import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { demoAdmin, demoPassword } from '#server/demo-admin.ts'
import { runScript } from '../../scripts/run.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'
import { keepRequesting, msUntil, startWriter } from './site-faults.ts'
import { mountSmallDisk } from './small-disk.ts'

const disk = mountSmallDisk(1_500_000)

describe.skipIf(!disk)('the disk of the database', () => {
  const folder = disk?.folder ?? ''
  let site: RunningSite
  let number = 0
  const page = () => fetch(`${site.url}/explore?q=${++number}`)

  beforeAll(async () => {
    await runScript('scripts/prepare.mjs', ['--build'])
    site = await serve(folder)
    await msUntil(async () => (await page()).ok, 60_000)
  }, 240_000)
  afterAll(async () => {
    await site.stop()
    disk?.unmount()
  }, 30_000)

  /** Leaves no free byte, and no room in the log that PostgreSQL writes ahead. */
  async function fill() {
    const { bavail, bsize } = statfsSync(folder)
    const chunk = Buffer.alloc(bsize * 256)
    for (let left = bavail; left > 0; left -= 256) {
      try {
        writeFileSync(`${folder}/filling`, chunk, { flag: 'a' })
      } catch {
        break
      }
    }
    const { url, stop } = await startEmbeddedPostgres(folder)
    onTestFinished(stop)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    // Each switch begins a new file of 16 MB, until there is no room for another.
    for (let files = 0; files < 200; files++) {
      const isWritten = await client
        .query(`select pg_logical_emit_message(false, 'filling', repeat('x', 1000)), pg_switch_wal()`)
        .then(
          () => true,
          () => false,
        )
      if (!isWritten) break
    }
    await client.end().catch(() => {})
  }

  test('being full is answered with 503; once there is room all is well and nothing acknowledged is lost @deep', async () => {
    const writer = await startWriter(site.url, { email: demoAdmin.email, password: demoPassword(folder) })
    const pages = keepRequesting(page, 200)
    await fill()
    await msUntil(async () => (await page()).status === 503, 60_000)
    rmSync(`${folder}/filling`)
    const before = writer.count()
    await msUntil(async () => writer.count() > before && (await page()).ok, 30_000)
    await pages.stop()
    await writer.stop()
    expect(await writer.lost()).toEqual([])
    const other = pages.outcomes.filter(({ status }) => status !== 200 && status !== 503 && status !== 507)
    expect(other).toEqual([])
  }, 240_000)
})
