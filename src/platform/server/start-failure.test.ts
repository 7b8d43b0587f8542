import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/serve.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'
import { explainFailure, explainListenFailure } from './start-failure.ts'

const dir = mkdtempSync('/tmp/kaifong-failures-')
chmodSync(dir, 0o711)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe('a start names, in one sentence,', () => {
  let server: EmbeddedPostgres
  let admin: pg.Client
  beforeAll(async () => {
    server = await startEmbeddedPostgres(dir, { overTcp: true, settings: { fsync: 'off' } })
    admin = new pg.Client(server.url)
    await admin.connect()
    await admin.query("create role visitor login password 'welcome'")
    for (const name of ['kept', 'old', 'frozen']) await admin.query(`create database ${name}`)
    await admin.query('alter database frozen set default_transaction_read_only = on')
    // A server that takes itself for an older one.
    const old = new pg.Client(urlWith({ pathname: '/old' }))
    await old.connect()
    await old.query(`create schema aged; create function aged.current_setting(text) returns text language sql
      return case $1 when 'server_version_num' then '140009' else '14.9' end`)
    await old.query('alter database old set search_path = aged, pg_catalog')
    await old.end()
  })
  afterAll(async () => {
    await admin.end()
    await server.stop()
  })

  const urlWith = (parts: Partial<URL>) => Object.assign(new URL(server.url), parts).href
  const sentenceFor = (databaseUrl: string) =>
    migrateDatabase(databaseUrl).then(
      () => 'it starts',
      (error: unknown) => explainFailure(error, { databaseUrl, dataDir: dir }),
    )
  const at = () => `PostgreSQL at ${new URL(server.url).host}`

  test('a wrong password or user', async () => {
    const start = `${at()} refuses the user or the password`
    expect(await sentenceFor(urlWith({ password: 'guess' }))).toBe(
      `${start} (password authentication failed for user "postgres"): correct DATABASE_URL.`,
    )
    expect(await sentenceFor(urlWith({ username: 'nobody' }))).toContain(`${start} (`)
  })

  test('a database that is not there, may not be filled, is read-only or too old', async () => {
    expect(await sentenceFor(urlWith({ pathname: '/lost' }))).toBe(
      `${at()} has no database "lost": create it with createdb, or correct DATABASE_URL.`,
    )
    expect(await sentenceFor(urlWith({ username: 'visitor', password: 'welcome', pathname: '/kept' }))).toBe(
      'The user of DATABASE_URL may not create tables (permission denied for database kept): make it the owner of the database "kept".',
    )
    expect(await sentenceFor(urlWith({ pathname: '/frozen' }))).toBe(
      `${at()} is read-only, a standby perhaps: name the primary in DATABASE_URL.`,
    )
    expect(await sentenceFor(urlWith({ pathname: '/old' }))).toBe(
      'PostgreSQL 14.9 is too old: Kaifong needs 15 or later, so upgrade it or name another in DATABASE_URL.',
    )
  })

  test('a server that does not encrypt', async () => {
    expect(await sentenceFor(urlWith({ search: '?sslmode=require' }))).toMatch(
      /cannot be used \(The server does not support SSL connections\): mend that, or correct DATABASE_URL\.$/,
    )
  })

  test('a port without a server, and a host that is not known', async () => {
    const port = String(await freePort())
    const [refused, unknown] = await Promise.all([
      sentenceFor(urlWith({ hostname: 'localhost', port })),
      sentenceFor(urlWith({ hostname: 'no-such-host.invalid' })),
    ])
    expect(refused).toBe(`There is no PostgreSQL at localhost:${port}: start it, or correct DATABASE_URL.`)
    expect(unknown).toBe(
      'The host no-such-host.invalid is not known: correct DATABASE_URL, or mend the name service of this machine.',
    )
  })
})

test('a folder of data that is a file is named', async () => {
  writeFileSync(path.join(dir, 'file'), '')
  const dataDir = path.join(dir, 'file', 'data')
  const error: unknown = await startEmbeddedPostgres(dataDir).catch((failure: unknown) => failure)
  expect(explainFailure(error, { databaseUrl: null, dataDir })).toMatch(/ is no folder: set DATA_DIR to a folder/)
})

test('a failure of another kind is one line too, and says how to see more', () => {
  const error = new Error('first line\n    second line')
  expect(explainFailure(error, { databaseUrl: null, dataDir: dir })).toBe(
    'Kaifong does not start (first line second line): set LOG_LEVEL=debug to see where.',
  )
})

test('a port or an address that cannot be had is named', () => {
  const sentence = (code: string) =>
    explainListenFailure(Object.assign(new Error('listen'), { code }), { port: 80, host: '203.0.113.9' })
  expect(sentence('EADDRINUSE')).toBe('Port 80 is taken: start with another one, such as PORT=81 npm start.')
  expect(sentence('EACCES')).toBe(
    'Only root may listen on port 80: start with another one, such as PORT=3000 npm start.',
  )
  expect(sentence('EADDRNOTAVAIL')).toMatch(/^HOST=203\.0\.113\.9 is no address of this machine: /)
})
