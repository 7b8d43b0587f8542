import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contacts } from '#features/listings/server/tables.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { actorOf, clientOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import type { ReportedKind } from './rules.ts'
import { analyticsProcedures } from './server/procedures.ts'
import { dropOldSalts } from './server/service.ts'
import { analyticsEvents, analyticsSalts } from './server/tables.ts'

const database = useDatabase()

const phone = { address: '192.0.2.1', userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' }
type Visit = { client?: Partial<Ctx['client']>; person?: Profile; now?: Date; db?: Db }

function report(
  listingId: string,
  kind: ReportedKind = 'view',
  { client, person, now = testNow, db = database.db }: Visit = {},
) {
  const ctx = makeCtx(db, { client: { ...phone, ...client }, actor: person ? actorOf(person) : null, now: () => now })
  return clientOf(analyticsProcedures, ctx).record({ listingId, kind })
}
const countRows = async (table: PgTable, db: Db = database.db) => (await db.select().from(table)).length
const counted = async (listingId: string, db: Db = database.db) =>
  (await db.select().from(analyticsEvents).where(eq(analyticsEvents.listingId, listingId))).length
const later = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000)

describe('a visit is counted', () => {
  test('once per visitor, listing, kind and day', async () => {
    const [one, other] = [await createListing(database.db), await createListing(database.db)]
    for (let n = 0; n < 3; n++) await report(one.id)
    await report(one.id, 'whatsapp_click')
    await report(other.id)
    expect([await counted(one.id), await counted(other.id)]).toEqual([2, 1])
  })

  test('again on the next Hong Kong day', async () => {
    const { id } = await createListing(database.db)
    await report(id, 'view', { now: new Date('2026-11-20T15:59:00Z') })
    await report(id, 'view', { now: new Date('2026-11-20T16:00:00Z') })
    const days = await database.db
      .select({ day: analyticsEvents.day })
      .from(analyticsEvents)
      .where(eq(analyticsEvents.listingId, id))
    expect(days.map(({ day }) => day).sort()).toEqual(['2026-11-20', '2026-11-21'])
  })

  test('per address and browser, with an IPv6 /64 network as one', async () => {
    const { id } = await createListing(database.db)
    await report(id, 'view', { client: { address: '192.0.2.2' } })
    await report(id, 'view', { client: { userAgent: 'Mozilla/5.0 (Android) Chrome/130.0' } })
    await report(id, 'view', { client: { address: '2001:db8:1:2::a' } })
    await report(id, 'view', { client: { address: '2001:db8:1:2:ffff::b' } })
    expect(await counted(id)).toBe(3)
  })
})

describe('a visit is not counted', () => {
  test('from a bot or without a user agent', async () => {
    const { id } = await createListing(database.db)
    for (const userAgent of ['', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.4.0'])
      await report(id, 'view', { client: { userAgent } })
    expect(await counted(id)).toBe(0)
  })

  test('from the owner or an admin, but from another member', async () => {
    const owner = await createProfile(database.db)
    const { id } = await createListing(database.db, { ownerId: owner.id })
    await report(id, 'view', { person: owner })
    await report(id, 'view', { person: await createProfile(database.db, { role: 'admin' }) })
    expect(await counted(id)).toBe(0)
    await report(id, 'view', { person: await createProfile(database.db) })
    expect(await counted(id)).toBe(1)
  })

  test('of a listing that is unknown or not public, without an error', async () => {
    const owner = await createProfile(database.db, { banned: true })
    const closed = await createListing(database.db, { ownerId: owner.id })
    const pending = await createListing(database.db, { status: 'pending' })
    for (const id of [closed.id, pending.id, '0192f0c1-0000-7000-8000-000000000001']) {
      await expect(report(id)).resolves.toBeUndefined()
    }
    expect(await countRows(analyticsEvents)).toBe(0)
  })

  test('beyond sixty a minute from one address, without an error', async () => {
    const listings = []
    for (let n = 0; n < 7; n++) listings.push(await createListing(database.db))
    for (const { id } of listings)
      for (let n = 0; n < 10; n++) await report(id, 'view', { client: { userAgent: `Mozilla/5.0 Browser/${n}` } })
    expect(await countRows(analyticsEvents)).toBe(60)
  })

  test('beyond ten browsers of one network, listing, kind and day', async () => {
    const { id } = await createListing(database.db)
    for (let n = 0; n < 15; n++) await report(id, 'view', { client: { userAgent: `Mozilla/5.0 Browser/${n}` } })
    expect(await counted(id)).toBe(10)
    await report(id, 'whatsapp_click')
    await report(id, 'view', { client: { address: '192.0.2.2' } })
    await report(id, 'view', { client: { userAgent: 'Mozilla/5.0 Browser/1' } })
    expect(await counted(id)).toBe(12)
  })
})

test('an invalid event is refused as bad input', async () => {
  await expect(report('not-an-id')).rejects.toMatchObject({ status: 400 })
  await expect(
    report('0192f0c1-0000-7000-8000-000000000001', 'search_impression' as ReportedKind),
  ).rejects.toMatchObject({
    status: 400,
  })
})

describe('the visitor stays anonymous', () => {
  test('neither address nor user agent is stored, and the visitor id differs per listing and day', async () => {
    const [one, other] = [await createListing(database.db), await createListing(database.db)]
    await report(one.id)
    await report(other.id)
    await report(one.id, 'view', { now: later(24) })
    const rows = await database.db.select().from(analyticsEvents)
    expect(new Set(rows.map(({ visitor }) => visitor.toString('hex'))).size).toBe(3)
    for (const { visitor } of rows) expect(visitor).toHaveLength(32)
    expect(JSON.stringify(rows.map((row) => ({ ...row, visitor: row.visitor.toString('latin1') })))).not.toMatch(
      /192\.0\.2|iPhone/,
    )
  })

  test('salts are random and deleted after two days', async () => {
    const { id } = await createListing(database.db)
    for (const hours of [0, 24, 48]) await report(id, 'view', { now: later(hours) })
    const salts = await database.db.select().from(analyticsSalts).orderBy(analyticsSalts.day)
    expect(salts.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22'])
    expect(salts[0]?.salt).toHaveLength(32)
    expect(salts[0]?.salt.equals(salts[1]!.salt)).toBe(false)
    await dropOldSalts(database.db, later(96))
    expect(await countRows(analyticsSalts)).toBe(0)
  })
})

describe('a member who opens the chat', () => {
  const contactsOf = (userId: string) => database.db.select().from(contacts).where(eq(contacts.userId, userId))

  test('is recorded as a contact of the listing, with first and last time', async () => {
    const person = await createProfile(database.db)
    const { id } = await createListing(database.db)
    for (const hours of [0, 30, 20]) await report(id, 'whatsapp_click', { person, now: later(hours) })
    expect(await contactsOf(person.id)).toMatchObject([{ listingId: id, firstAt: testNow, lastAt: later(30) }])
  })

  test('is not recorded for other events or for their own listing', async () => {
    const person = await createProfile(database.db)
    const own = await createListing(database.db, { ownerId: person.id })
    const { id } = await createListing(database.db)
    for (const kind of ['view', 'call_click', 'website_click', 'share'] as const) await report(id, kind, { person })
    await report(own.id, 'whatsapp_click', { person })
    expect(await contactsOf(person.id)).toEqual([])
  })
})

describe('concurrency and failures', () => {
  let file: TestDatabase
  beforeAll(async () => {
    file = await openTestDatabase({ max: 10 })
  })
  afterAll(() => file.close())

  test('a hundred concurrent events on a new day count once', async () => {
    const { id } = await createListing(file.db)
    const person = await createProfile(file.db)
    const now = later(240)
    const all = Array.from({ length: 100 }, () => report(id, 'whatsapp_click', { db: file.db, now, person }))
    await Promise.all(all)
    expect(await counted(id, file.db)).toBe(1)
    expect(await countRows(analyticsSalts, file.db)).toBe(1)
    expect(await countRows(contacts, file.db)).toBe(1)
  })

  test('a database error is logged and not returned', async () => {
    const { id } = await createListing(file.db)
    await file.db.execute('alter table analytics_events rename to away')
    try {
      await expect(report(id, 'view', { db: file.db })).resolves.toBeUndefined()
    } finally {
      await file.db.execute('alter table away rename to analytics_events')
    }
  })
})
