import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signalServer } from '#tests/support/site-faults.ts'
import { startStandby } from '#tests/support/standby.ts'
import { openDatabase, type Database } from './db.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { requestScope } from './request-scope.ts'
import { maxReplacingLagMs, writeAside } from './standby.ts'

let dir: string
let primary: EmbeddedPostgres
let standby: EmbeddedPostgres
let database: Database
const lines: { level: number; msg: string }[] = []

beforeAll(async () => {
  dir = mkdtempSync('/tmp/kaifong-standby-')
  chmodSync(dir, 0o711)
  primary = await startEmbeddedPostgres(dir, { settings: { fsync: 'off' } })
  standby = await startStandby(dir, primary.url, path.join(dir, 'standby'))
  database = openDatabase(primary.url, { standbyUrl: standby.url })
  database.watch(pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }))
  standby.supervise(() => {})
  await database.db.execute('create table numbers (number int)')
  database.noteChange()
})
afterAll(async () => {
  await database.close()
  await standby.stop()
  await primary.stop()
  rmSync(dir, { recursive: true, force: true })
})

/** Runs as a visitor's request does. */
const asVisitor = <T>(work: () => Promise<T>) =>
  requestScope.run({ requestId: 'test', queries: [], readsStandby: true }, work)
const isStandby = async () =>
  (await database.db.execute<{ answer: boolean }>('select pg_is_in_recovery() as answer')).rows[0]!.answer
const untilUsed = () => vi.waitFor(async () => expect(await asVisitor(isStandby)).toBe(true), 20_000)
const warnings = (text: string) => lines.filter(({ level, msg }) => level === 40 && msg.includes(text)).length

async function onStandby(statement: string) {
  const client = new pg.Client(standby.url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('answers visitors until they write; members never @deep', async () => {
  await untilUsed()
  expect(await isStandby()).toBe(false)
  await asVisitor(async () => {
    expect(await isStandby()).toBe(true)
    await database.db.execute('insert into numbers values (0)')
    expect(await isStandby()).toBe(false)
  })
  await asVisitor(async () => {
    await database.db.transaction(async (tx) => tx.execute('select 1'))
    expect(await isStandby()).toBe(false)
  })
  await asVisitor(async () => {
    const writing = 'with added as (insert into numbers values (0) returning number) select * from added'
    expect((await database.db.execute(writing)).rows).toEqual([{ number: 0 }])
    expect(await isStandby()).toBe(false)
  })
  await asVisitor(async () => {
    await writeAside(async () => database.db.execute('create table aside ()'))
    expect(await isStandby()).toBe(true)
  })
})

test('never shows the state before a change that was notified @deep', async () => {
  for (let number = 1; number <= 300; number++) {
    await database.db.execute(`insert into numbers values (${number})`)
    database.noteChange()
    const read = () => database.db.execute<{ max: number }>('select max(number) from numbers')
    expect((await asVisitor(read)).rows[0]!.max).toBe(number)
    if (number % 50 === 0) {
      await untilUsed()
      expect((await asVisitor(read)).rows[0]!.max).toBe(number)
    }
  }
})

test('is left alone while it lags behind, with one line in the log @deep', async () => {
  await onStandby('select pg_wal_replay_pause()')
  await database.db.execute('insert into numbers values (1000)')
  await vi.waitFor(async () => expect(await asVisitor(isStandby)).toBe(false), 20_000)
  expect(warnings('lags behind')).toBe(1)
  await onStandby('select pg_wal_replay_resume()')
  await untilUsed()
})

test('answers visitors in place of a primary that is away, unless it lagged behind; members get an error @deep', async () => {
  const untilAway = (isAway: boolean) => vi.waitFor(() => expect(database.isAway()).toBe(isAway), 20_000)
  await untilUsed()
  const failures: unknown[] = []
  signalServer(dir, 'SIGSTOP')
  try {
    while (!database.isAway()) {
      await asVisitor(isStandby).catch((error: unknown) => failures.push(error))
      await sleep(20)
    }
    expect(database.isReplaced()).toBe(true)
    expect(await asVisitor(isStandby)).toBe(true)
    await expect(isStandby()).rejects.toThrow()
  } finally {
    signalServer(dir, 'SIGCONT')
  }
  expect(failures).toEqual([])
  await untilAway(false)
  await untilUsed()

  await onStandby('select pg_wal_replay_pause()')
  await database.db.execute('insert into numbers values (1001)')
  await vi.waitFor(async () => expect(await asVisitor(isStandby)).toBe(false), 20_000)
  // It lagged behind before its reads went to the primary, so that this is longer than it may be behind.
  await sleep(maxReplacingLagMs + 2_000)
  signalServer(dir, 'SIGSTOP')
  try {
    await untilAway(true)
    expect(database.isReplaced()).toBe(false)
    await expect(asVisitor(isStandby)).rejects.toThrow()
  } finally {
    signalServer(dir, 'SIGCONT')
  }
  await untilAway(false)
  await onStandby('select pg_wal_replay_resume()')
  await untilUsed()
})

test('is not missed when it freezes and ends, with one line in the log @deep', async () => {
  const failures: unknown[] = []
  const stopping = new AbortController()
  const visitor = async () => {
    while (!stopping.signal.aborted) {
      await asVisitor(isStandby).catch((error: unknown) => failures.push(error))
      await sleep(5)
    }
  }
  const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()])
  try {
    signalServer(path.join(dir, 'standby'), 'SIGSTOP')
    await vi.waitFor(() => expect(warnings('unavailable')).toBe(1), 20_000)
    expect(await asVisitor(isStandby)).toBe(false)
    signalServer(path.join(dir, 'standby'), 'SIGKILL')
    await untilUsed()
  } finally {
    stopping.abort()
    await visitors
  }
  expect(failures).toEqual([])
  expect(warnings('unavailable')).toBe(1)
})
