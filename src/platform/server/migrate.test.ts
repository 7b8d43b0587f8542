import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseProxy } from '#tests/support/database-proxy.ts'
import { withDatabaseName } from '#tests/support/database.ts'
import { freePort } from '../../../scripts/serve.ts'
import { openDatabase } from './db.ts'
import { isMigrated, migrateDatabase, migrationHashes } from './migrate.ts'

const name = `kaifong_empty_${process.pid}`
const url = withDatabaseName(inject('serverUrl'), name)
const admin = new pg.Client(inject('serverUrl'))
beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${name}`)
})
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

test('three instances that start together migrate an empty database once', async () => {
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  const { db, close } = openDatabase(url)
  expect(await isMigrated(db)).toBe(true)
  const { rows } = await db.execute('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ n: journal().length }])
  await db.execute(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  expect(await isMigrated(db)).toBe(false)
  await close()
})

test('a database that is still starting is waited for', async () => {
  await admin.query(`create database ${name}_late`)
  const late = await freePort()
  const { user = '', password = '' } = admin
  const migrated = migrateDatabase(`postgresql://${user}:${password}@127.0.0.1:${late}/${name}_late`, { upTo: 1 })
  await sleep(300)
  const proxy = await databaseProxy(withDatabaseName(url, `${name}_late`), { port: late })
  await expect(migrated).resolves.toBeUndefined()
  proxy.close()
  await admin.query(`drop database ${name}_late with (force)`)
})

test('migrations are in chronological order, otherwise later ones would be skipped', () => {
  const times = journal().map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('released migrations are never edited; a new one adds its line to migrations/released.sha256', () => {
  const hashes = migrationHashes()
  const lines = journal().map(({ tag }, index) => `${hashes[index]}  ${tag}.sql\n`)
  expect(readFileSync('migrations/released.sha256', 'utf8')).toBe(lines.join(''))
})

function journal() {
  const text = readFileSync('migrations/meta/_journal.json', 'utf8')
  return (JSON.parse(text) as { entries: { when: number; tag: string }[] }).entries
}
