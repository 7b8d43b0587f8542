import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { openDatabase, violatedRule, type Database, type Db } from '#platform/server/db.ts'

/** The same server, another database. */
export function onDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  // A URL without a host keeps its empty authority: postgresql:///name?host=/socket
  return url.host ? url.href : url.href.replace(/^postgres(ql)?:\/*/, 'postgresql:///')
}

export type TestDatabase = Database & { url: string }

/** Tests ask what is right, not how quick this machine is just now: a wait that the site would end goes on here. */
const patience = { statementMs: 30_000, lockMs: 20_000, poolMs: 30_000 }

/** A database of one's own, with the schema and the reference data. Commits are real: for races and for NOTIFY. */
export async function openTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl')
  const name = `kaifong_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${inject('templateName')}`)
  const url = onDatabase(serverUrl, name)
  const database = openDatabase(url, { ...patience, ...options })
  const close = async () => {
    await database.close()
    await onServer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...database, url, close }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

class RolledBack extends Error {}

/** Runs `fn` in a transaction that is rolled back; transactions inside become savepoints. */
export async function inRollback<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  let answer: T | undefined
  const rolledBack = new RolledBack()
  await db
    .transaction(async (tx) => {
      answer = await fn(tx)
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  return answer as T
}

/**
 * Opens one database for the file and gives each of its tests a transaction that is rolled back afterwards:
 * `const database = useDatabase()`, then `database.db` inside a test.
 */
export function useDatabase(): { readonly db: Db } {
  let file: TestDatabase | undefined
  let tx: Db | undefined
  let end: (() => Promise<void>) | undefined
  beforeAll(async () => {
    file = await openTestDatabase({ max: 1 })
  })
  beforeEach(async () => {
    const opened = Promise.withResolvers<Db>()
    const over = Promise.withResolvers<void>()
    const done = inRollback(file!.db, (db) => {
      opened.resolve(db)
      return over.promise
    })
    done.catch(opened.reject)
    tx = await opened.promise
    end = () => {
      over.resolve()
      return done
    }
  })
  afterEach(async () => {
    await end?.()
    tx = undefined
  })
  afterAll(() => file?.close())
  return {
    get db() {
      if (!tx) throw new Error('database.db is open only while a test runs')
      return tx
    },
  }
}

/** Which rule or constraint of the database refuses the write; undefined when none does. Nothing of it stays. */
export async function refusedBy(db: Db, write: (tx: Db) => Promise<unknown>): Promise<string | undefined> {
  try {
    await inRollback(db, write)
    return undefined
  } catch (error) {
    const rule = violatedRule(error)
    if (rule === undefined) throw error
    return rule
  }
}
