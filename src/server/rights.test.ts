import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexPendingChanges, refreshSearch } from '#features/discovery/server/service.ts'
import { openDatabase, type Database } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import { grantRights, missingRights, ownsTables } from '#platform/server/rights.ts'
import { auditLog } from '#platform/server/tables.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { openTestDatabase, withDatabaseName, type TestDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { signedInMember } from '#tests/support/http.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { reviewInput } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'
import { jobs } from './jobs.ts'
import { prepare } from './prepare.ts'

/** The site with a role that owns nothing, on a database that another role migrated. */
const [name, password] = [`site_${randomBytes(4).toString('hex')}`, randomBytes(8).toString('hex')]
let owner: TestDatabase
let site: Database
let siteUrl: string
beforeAll(async () => {
  owner = await openTestDatabase()
  await refreshSearch(owner.db)
  await grantRights(owner.db, { name, password })
  siteUrl = asRole(owner.url, { name, password })
  site = openDatabase(siteUrl)
})
afterAll(async () => {
  await site.close()
  await owner.db.execute(sql.raw(`drop owned by ${name}; drop role ${name}`))
  await owner.close()
})

/** The URL with another role, which a query of a URL without a host may name. */
function asRole(url: string, role: { name: string; password: string }): string {
  const changed = new URL(url)
  if (changed.host) Object.assign(changed, { username: role.name, password: role.password })
  else changed.searchParams.set('user', role.name)
  return withDatabaseName(changed.href, changed.pathname.slice(1))
}

const env = { ...readEnv({}), demo: false }
const start = () => prepare(siteUrl, env, pino({ level: 'silent' }))
const refusedCode = (statement: string) =>
  site.db.execute(sql.raw(statement)).then(
    () => 'done',
    (error: { cause: { code: string; constraint?: string } }) => error.cause.constraint ?? error.cause.code,
  )

test('the site starts and runs whole flows with a role that owns no table', async () => {
  expect([await ownsTables(owner.db), await ownsTables(site.db)]).toEqual([true, false])
  expect(await missingRights(site.db)).toEqual([])
  await start()
  const world = createWorld(site)
  const [member, reader] = [await createProfile(site.db), await createProfile(site.db)]
  const admin = await createProfile(site.db, { role: 'admin' })
  const { id, revisionId } = await world
    .as(member)
    .editor.submit({ content: listingContent() })
    .then(async ({ id: listingId }) => {
      const { rows } = await site.db.execute<{ id: string }>(
        sql`select id from listing_revisions where listing_id = ${listingId}`,
      )
      return { id: listingId, revisionId: rows[0]!.id }
    })
  await world.as(admin).moderation.approve({ revisionId })
  await indexPendingChanges(site.db)
  const review = await world.as(reader).reviews.write({ ...reviewInput, listingId: id })
  await world.as(member).reviews.reply({ id: review.id, bodyEn: 'Thank you.', bodyZh: '' })
  await world.as(reader).favorites.add({ listingId: id })
  await world.as(reader).reports.report({ kind: 'listing', subjectId: id, reason: 'wrong_details', note: 'x' })
  expect((await world.as(null).discovery.search({ q: 'plumbing' })).items.length).toBeGreaterThan(0)
  expect((await signedInMember(site)).cookie).not.toBe('')
  const ctx = makeCtx(site.db, { now: () => new Date() })
  for (const job of jobs.filter(({ cron }) => cron !== undefined))
    await job.run({ ctx, data: null, dueAt: null, signal: new AbortController().signal })
  await world.as(member).editor.remove({ id })
  expect(await site.db.$count(auditLog)).toBeGreaterThan(0)
})

test('it can change no table and no entry of the audit log', async () => {
  const denied = '42501'
  for (const statement of [
    'alter table audit_log disable trigger all',
    'alter table audit_log disable trigger insert_only',
    'drop trigger keep_two_years on audit_log',
    'create or replace function insert_only() returns trigger language plpgsql as $$ begin return null; end $$',
    `set session_replication_role = replica`,
    `update audit_log set action = 'x'`,
    'truncate audit_log',
    'create table mine (id int)',
    'alter table listings add column mine int',
    'drop table favorites',
    'truncate listings cascade',
    'delete from drizzle.__drizzle_migrations',
  ])
    expect([statement, await refusedCode(statement)]).toEqual([statement, denied])
  expect(await refusedCode('delete from audit_log')).toBe('audit_log_insert_only')
})

test('a start says which rights the role lacks, or that the owner must migrate, and changes nothing', async () => {
  await owner.db.execute(sql.raw(`revoke insert on favorites, lists from ${name}`))
  await expect(start()).rejects.toThrow(
    `The role ${name} of the database lacks rights: insert on favorites, insert on lists. Run npm run migrate with DATABASE_OWNER_URL`,
  )
  await grantRights(owner.db, { name, password })
  await owner.db.execute(sql`comment on table listing_search is 'written by version 0'`)
  await expect(start()).rejects.toThrow(/search index is of another version.*Run npm run migrate/)
  await owner.db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  )
  await expect(start()).rejects.toThrow(
    `The database is not migrated, and its role ${name} may not do that. Run npm run migrate`,
  )
})
