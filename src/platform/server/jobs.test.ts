import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeCtx } from '#tests/support/ctx.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { countByState, dropFailed, findFailed, retryFailed } from './job-store.ts'
import {
  previousDueTime,
  enqueueDue,
  queueJob,
  reclaimExpired,
  retryDelay,
  runNext,
  startJobs,
  type Job,
} from './jobs.ts'
import { jobs as table } from './tables.ts'
import { listenForWork } from './worker-loop.ts'

let database: TestDatabase
const waitOptions = { timeout: 10_000, interval: 5 }
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

test('schedules use Hong Kong time', () => {
  const dueAt = (time: string) => previousDueTime('0 3 * * *', new Date(time))?.toISOString()
  expect(dueAt('2026-11-20T18:59:59Z')).toBe('2026-11-19T19:00:00.000Z')
  expect(dueAt('2026-11-20T19:00:00Z')).toBe('2026-11-20T19:00:00.000Z')
})

test('schedules are looked at once a minute @deep', async () => {
  const looks = vi.fn<() => void>()
  const counting = new Proxy(database.db, {
    get: (target, name) => {
      if (name === 'execute') looks()
      return Reflect.get(target, name) as unknown
    },
  })
  const notices = listenForWork(database.url)
  await vi.waitUntil(notices.isListening, waitOptions)
  const job: Job = { name: 'test.none', run: async () => {} }
  const secondsLeft = await enqueueDue(database.db, [job])
  if (secondsLeft < 8) await sleep(secondsLeft * 1000 + 500)
  const worker = startJobs({ ...settings([job]), db: counting, notices })
  await sleep(1_000)
  looks.mockClear()
  await sleep(6_000)
  expect(looks).not.toHaveBeenCalled()
  await worker.stop()
  await notices.close()
}, 40_000)

test('retry delays grow and end after ten attempts', () => {
  expect([1, 2, 3, 9, 10].map(retryDelay)).toEqual([5, 10, 20, 1_280, null])
})

describe('a schedule', () => {
  const hourly = { name: 'test.hourly', cron: '0 * * * *' }

  test('runs once per due time, regardless of the number of instances and restarts', async () => {
    const runs: (Date | null)[] = []
    const job: Job = { ...hourly, run: async ({ dueAt }) => void runs.push(dueAt) }
    await Promise.all(Array.from({ length: 20 }, () => enqueueDue(database.db, [job])))
    await Promise.all(Array.from({ length: 20 }, () => runNext(settings([job]))))
    await enqueueDue(database.db, [job])
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
    await vi.waitUntil(() => running === 1, waitOptions)
    expect(await runNext(settings([job]))).toBe(false)
    gate.resolve()
    await first
    expect(await runNext(settings([job]))).toBe(true)
  })
})

describe('queued work', () => {
  const jobWith = (run: Job['run']): Job => ({ name: 'test.work', run })

  test('is rolled back with the transaction that queues it', async () => {
    await database.db
      .transaction(async (tx) => {
        await queueJob(tx, { name: 'test.work' })
        throw new Error('no')
      })
      .catch(() => {})
    expect(await rows()).toEqual([])
  })

  test('passes its data, runs once among several workers, and wakes them', async () => {
    const seen: unknown[] = []
    const one = jobWith(async ({ data }) => void seen.push(data))
    const notices = listenForWork(database.url)
    const workers = [1, 2].map(() => startJobs({ ...settings([one]), notices }))
    for (let n = 0; n < 50; n++) await queueJob(database.db, { name: 'test.work', data: { n } })
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['done'])), waitOptions)
    await Promise.all(workers.map(({ stop }) => stop()))
    await notices.close()
    expect(seen).toHaveLength(50)
    expect(new Set(seen.map((data) => (data as { n: number }).n)).size).toBe(50)
  })

  test('with a key is queued once, but again while it runs', async () => {
    const gate = Promise.withResolvers<void>()
    let running = 0
    const one = jobWith(() => ((running += 1), gate.promise))
    const queue = () => queueJob(database.db, { name: 'test.work', key: 'a' })
    await Promise.all([queue(), queue(), queue()])
    expect(await states()).toEqual(['waiting'])
    const first = runNext(settings([one]))
    await vi.waitUntil(() => running === 1, waitOptions)
    await queue()
    await queue()
    gate.resolve()
    await first
    expect((await states()).sort()).toEqual(['done', 'waiting'])
  })

  test('is retried with growing delays and fails permanently after ten attempts', async () => {
    await queueJob(database.db, { name: 'test.work' })
    const failing = jobWith(() => Promise.reject(new Error('no such luck')))
    for (let n = 1; n <= 10; n++) {
      expect(await runNext(settings([failing]))).toBe(true)
      expect(await runNext(settings([failing]))).toBe(false)
      await database.db.execute(sql`update jobs set run_at = now() where state = 'waiting'`)
    }
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 10, lastError: 'no such luck' }])
  })

  test('that failed counts for a day, is listed, and is repeated or given up by its id', async () => {
    const old = new Date(Date.now() - 25 * 3_600_000)
    await database.db.insert(table).values([
      { name: 'test.old', state: 'failed', updatedAt: old },
      { name: 'test.work', state: 'failed', attempts: 10, lastError: 'no such luck' },
      { name: 'test.other', state: 'failed' },
    ])
    expect(await countByState(database.db)).toEqual({ failed: 2 })
    const failed = await findFailed(database.db)
    expect(failed.map(({ name }) => name).toSorted()).toEqual(['test.old', 'test.other', 'test.work'])
    const idOf = (name: string) => failed.find((one) => one.name === name)!.id
    expect(await retryFailed(database.db, idOf('test.work'))).toBe(true)
    expect(await retryFailed(database.db, idOf('test.work'))).toBe(false)
    expect(await runNext(settings([jobWith(async () => {})]))).toBe(true)
    expect(await dropFailed(database.db, idOf('test.other'))).toBe(true)
    expect(await dropFailed(database.db, idOf('test.other'))).toBe(false)
    expect(await countByState(database.db)).toEqual({ done: 2 })
  })

  /** As if the worker had died at this attempt. */
  const kill = (attempts: number) =>
    database.db.execute(
      sql`update jobs set state = 'running', attempts = ${attempts}, lease_until = now() - interval '1 second'`,
    )

  test('of a dead worker is claimed by another a little after its lease expires', async () => {
    await queueJob(database.db, { name: 'test.work' })
    await kill(1)
    await reclaimExpired(settings([]))
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(row!.runAt.getTime() - row!.updatedAt.getTime()).toBe(5_000)
    await database.db.execute(sql`update jobs set run_at = now()`)
    expect(await runNext(settings([jobWith(async () => {})]))).toBe(true)
    expect(await states()).toEqual(['done'])
  })

  test('that kills its worker is given up after ten attempts', async () => {
    await queueJob(database.db, { name: 'test.work' })
    await kill(9)
    await reclaimExpired(settings([]))
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 9 }])
    await kill(10)
    await reclaimExpired(settings([]))
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 10, lastError: 'its worker died or hung' }])
  })

  test('is looked at when the next lease ends, and not before work runs', async () => {
    await queueJob(database.db, { name: 'test.work' })
    expect(await reclaimExpired(settings([]))).toBeNull()
    await database.db.execute(sql`update jobs set state = 'running', lease_until = now() + interval '40 seconds'`)
    const seconds = await reclaimExpired(settings([]))
    expect(seconds).toBeGreaterThan(20)
    expect(seconds).toBeLessThanOrEqual(40)
  })

  test('interrupted by shutdown is released without counting the attempt', async () => {
    await queueJob(database.db, { name: 'test.work' })
    let isRunning = false
    const slow = jobWith(({ signal }) => {
      isRunning = true
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cut short'))))
    })
    const worker = startJobs({ ...settings([slow]), notices: null })
    await vi.waitUntil(() => isRunning, waitOptions)
    const notices = listenForWork(database.url)
    const woken = vi.fn<() => void>()
    notices.onWork('jobs', woken)
    await vi.waitUntil(notices.isListening, waitOptions)
    woken.mockClear()
    await worker.stop()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    // Others sleep for a minute.
    await vi.waitFor(() => expect(woken).toHaveBeenCalled(), waitOptions)
    await notices.close()
  })

  test('with an unknown job name is left waiting', async () => {
    await queueJob(database.db, { name: 'test.other' })
    expect(await runNext(settings([jobWith(async () => {})]))).toBe(false)
    expect(await states()).toEqual(['waiting'])
  })
})
