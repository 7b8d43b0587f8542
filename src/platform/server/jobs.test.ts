import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeCtx } from '#tests/support/ctx.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { lastDue, noteDue, queueJob, retryAfter, runNext, startJobs, type Job } from './jobs.ts'
import { jobs as table } from './tables.ts'

let database: TestDatabase
const soon = { timeout: 10_000, interval: 5 }
const settings = (jobs: readonly Job[]) => ({
  db: database.db,
  log: pino({ level: 'silent' }),
  jobs,
  contextOf: () => makeCtx(database.db),
})
const rows = () => database.db.select().from(table).orderBy(table.createdAt)
const states = async () => (await rows()).map(({ state }) => state)

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.db.delete(table))
afterAll(() => database.close())

test('schedules speak Hong Kong time', () => {
  const at = (time: string) => lastDue('0 3 * * *', new Date(time))?.toISOString()
  expect(at('2026-11-20T18:59:59Z')).toBe('2026-11-19T19:00:00.000Z')
  expect(at('2026-11-20T19:00:00Z')).toBe('2026-11-20T19:00:00.000Z')
})

test('pauses between tries grow, and end', () => {
  expect([1, 2, 3, 9, 10].map(retryAfter)).toEqual([5, 10, 20, 1_280, null])
})

describe('a schedule', () => {
  const hourly = { name: 'test.hourly', cron: '0 * * * *' }

  test('runs once for each due moment, however many instances look, restart, or turn back their clocks', async () => {
    const runs: (Date | null)[] = []
    const job: Job = { ...hourly, run: async ({ dueAt }) => void runs.push(dueAt) }
    await Promise.all(Array.from({ length: 20 }, () => noteDue(database.db, [job])))
    await Promise.all(Array.from({ length: 20 }, () => runNext(settings([job]))))
    await noteDue(database.db, [job])
    expect(await runNext(settings([job]))).toBe(false)
    expect(runs).toHaveLength(1)
    expect(runs[0]).toEqual((await rows())[0]?.dueAt)
    expect(await states()).toEqual(['done'])
  })

  test('does not overlap with itself', async () => {
    const gate = Promise.withResolvers<void>()
    let running = 0
    const job: Job = { ...hourly, run: () => ((running += 1), gate.promise) }
    for (const due of ['2026-11-20T01:00Z', '2026-11-20T02:00Z'])
      await database.db.insert(table).values({ name: job.name, dueAt: new Date(due) })
    const first = runNext(settings([job]))
    await vi.waitUntil(() => running === 1, soon)
    expect(await runNext(settings([job]))).toBe(false)
    gate.resolve()
    await first
    expect(await runNext(settings([job]))).toBe(true)
  })
})

describe('queued work', () => {
  const job = (run: Job['run']): Job => ({ name: 'test.work', run })

  test('belongs to the transaction that queues it', async () => {
    await database.db
      .transaction(async (tx) => {
        await queueJob(tx, { name: 'test.work' })
        throw new Error('no')
      })
      .catch(() => {})
    expect(await rows()).toEqual([])
  })

  test('brings its data, runs once among many workers, and wakes them', async () => {
    const seen: unknown[] = []
    const one = job(async ({ data }) => void seen.push(data))
    const workers = [1, 2].map(() => startJobs({ ...settings([one]), databaseUrl: database.url }))
    for (let n = 0; n < 50; n++) await queueJob(database.db, { name: 'test.work', data: { n } })
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['done'])), soon)
    await Promise.all(workers.map(({ stop }) => stop()))
    expect(seen).toHaveLength(50)
    expect(new Set(seen.map((data) => (data as { n: number }).n)).size).toBe(50)
  })

  test('with a key waits once, but again while it runs', async () => {
    const gate = Promise.withResolvers<void>()
    let running = 0
    const one = job(() => ((running += 1), gate.promise))
    const queue = () => queueJob(database.db, { name: 'test.work', key: 'a' })
    await Promise.all([queue(), queue(), queue()])
    expect(await states()).toEqual(['waiting'])
    const first = runNext(settings([one]))
    await vi.waitUntil(() => running === 1, soon)
    await queue()
    await queue()
    gate.resolve()
    await first
    expect((await states()).sort()).toEqual(['done', 'waiting'])
  })

  test('that fails waits longer each time and is given up after ten tries', async () => {
    await queueJob(database.db, { name: 'test.work' })
    const failing = job(() => Promise.reject(new Error('no such luck')))
    for (let n = 1; n <= 10; n++) {
      expect(await runNext(settings([failing]))).toBe(true)
      expect(await runNext(settings([failing]))).toBe(false)
      await database.db.execute(sql`update jobs set run_at = now() where state = 'waiting'`)
    }
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 10, lastError: 'no such luck' }])
  })

  test('of a worker that died is taken by another when its lease is over', async () => {
    await queueJob(database.db, { name: 'test.work' })
    await database.db.execute(
      sql`update jobs set state = 'running', attempts = 1, lease_until = now() - interval '1 second'`,
    )
    const worker = startJobs({ ...settings([job(async () => {})]), databaseUrl: null })
    await vi.waitFor(async () => expect(await states()).toEqual(['done']), soon)
    await worker.stop()
  })

  test('that a stopping worker cuts short waits again, uncounted', async () => {
    await queueJob(database.db, { name: 'test.work' })
    let isRunning = false
    const patient = job(({ signal }) => {
      isRunning = true
      return new Promise((_, cut) => signal.addEventListener('abort', () => cut(new Error('cut short'))))
    })
    const worker = startJobs({ ...settings([patient]), databaseUrl: null })
    await vi.waitUntil(() => isRunning, soon)
    await worker.stop()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  test('of a name that this build does not know is left alone', async () => {
    await queueJob(database.db, { name: 'test.other' })
    expect(await runNext(settings([job(async () => {})]))).toBe(false)
    expect(await states()).toEqual(['waiting'])
  })
})
