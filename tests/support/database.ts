import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, inject } from 'vitest'
import { openDatabase, violatedConstraint, type Database, type Db } from '#platform/server/db.ts'
import { connectPorts } from '#server/ports.ts'

connectPorts()

/** The URL of another database on the same server. */
export function withDatabaseName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  // A URL without a host needs an empty authority: postgresql:///name?host=/socket
  return url.host ? url.href : url.href.replace(/^postgres(ql)?:\/*/, 'postgresql:///')
}

export type TestDatabase = Database & { url: string }

/** Longer timeouts than in production, so that tests do not depend on the speed of the machine. */
const generousTimeouts = { statementMs: 30_000, lockMs: 20_000, poolMs: 30_000 }

/** A separate database with schema and reference data. Commits are real: for tests of races and NOTIFY. */
export const openTestDatabase = (options: { max?: number } = {}) => openCopyOf(inject('templateName'), options)

/** A separate database without any table. */
export const openEmptyDatabase = () => openCopyOf('template0')

async function openCopyOf(template: string, options: { max?: number } = {}): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl')
  // The prefix lets the global teardown find what a killed worker left.
  const name = `${inject('templateName')}_${randomBytes(6).toString('hex')}`
  // Copying files takes half as long as writing each block to the log.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = withDatabaseName(serverUrl, name)
  const database = openDatabase(url, { ...generousTimeouts, ...options })
  const close = async () => {
    await database.close()
    await runOnServer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...database, url, close }
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The database of this worker for tests that are rolled back; the global teardown drops it. */
let ofWorker: Promise<TestDatabase> | undefined

class RolledBack extends Error {}

/** Runs `fn` in a transaction that is rolled back; transactions inside become savepoints. */
export async function inRollback<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  let result: T | undefined
  const rolledBack = new RolledBack()
  await db
    .transaction(async (tx) => {
      result = await fn(tx)
      throw rolledBack
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  return result as T
}

/**
 * Runs each test in a transaction that is rolled back, on one database per worker:
 * `const database = useDatabase()`, then `database.db` inside a test.
 */
export function useDatabase(): { readonly db: Db } {
  let tx: Db | undefined
  let end: (() => Promise<void>) | undefined
  beforeEach(async () => {
    ofWorker ??= openTestDatabase({ max: 1 })
    const { db } = await ofWorker
    const opened = Promise.withResolvers<Db>()
    const finished = Promise.withResolvers<void>()
    const done = inRollback(db, (rolledBack) => {
      opened.resolve(rolledBack)
      return finished.promise
    })
    done.catch(opened.reject)
    tx = await opened.promise
    end = () => {
      finished.resolve()
      return done
    }
  })
  afterEach(async () => {
    await end?.()
    tx = undefined
  })
  return {
    get db() {
      if (!tx) throw new Error('database.db is available only while a test runs')
      return tx
    },
  }
}

/** The database rule or constraint that the write violates, or undefined. The write is rolled back. */
export async function violationOf(db: Db, write: (tx: Db) => Promise<unknown>): Promise<string | undefined> {
  try {
    await inRollback(db, write)
    return undefined
  } catch (error) {
    const rule = violatedConstraint(error)
    if (rule === undefined) throw error
    return rule
  }
}
