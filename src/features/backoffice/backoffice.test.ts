import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listingReports, reportAppeals } from '#features/reports/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { actorOf, clientOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { backofficeProcedures } from './server/procedures.ts'
import { exportAudit, findQueues } from './server/service.ts'

const database = useDatabase()

/** The API as a new member with this role. */
async function as(role: 'admin' | 'member', db: Db = database.db) {
  return clientOf(backofficeProcedures, makeCtx(db, { actor: actorOf(await createProfile(db, { role })) }))
}

test('an admin sees the length and oldest entry of each queue, without decided entries', async () => {
  const { db } = database
  const at = new Date('2026-11-01T00:00:00Z')
  await createListing(db, { status: 'pending', createdAt: new Date('2026-11-03T00:00:00Z') })
  await createListing(db, { status: 'pending', createdAt: at })
  const listing = await createListing(db, { createdAt: new Date('2026-10-01T00:00:00Z') })
  await createReview(db, listing.id, { status: 'pending', createdAt: at })
  // Reports of several members about one listing are one row of their screen.
  for (const reason of ['closed', 'spam'] as const)
    await db.insert(listingReports).values({ listingId: listing.id, reason, createdAt: at })
  const { id: appellantId } = await createProfile(db)
  await db.insert(reportAppeals).values({ listingId: listing.id, appellantId, note: 'Look again.', createdAt: at })
  const queues = await (await as('admin')).getQueues({})
  expect(Object.keys(queues)).toEqual((await findQueues(makeCtx(db))).map(({ name }) => name))
  expect(queues).toMatchObject({
    listings: { count: 2, oldestAt: at.toISOString() },
    reviews: { count: 1, oldestAt: at.toISOString() },
    listing_reports: { count: 1, oldestAt: at.toISOString() },
    appeals: { count: 1, oldestAt: at.toISOString() },
    payments: { count: 0, oldestAt: null },
  })
})

test('the back office refuses everyone but admins', async () => {
  await expect((await as('member')).getQueues({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(clientOf(backofficeProcedures, makeCtx(database.db)).getQueues({})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
})

test('trends count per Hong Kong day, with the total of as many days before', async () => {
  const { db } = database
  // 23:30 and 00:30 in Hong Kong: two days there, but one in UTC.
  await createProfile(db, { createdAt: new Date('2026-11-18T15:30:00Z') })
  await createProfile(db, { createdAt: new Date('2026-11-18T16:30:00Z') })
  await createProfile(db, { createdAt: new Date('2026-10-01T00:00:00Z') })
  await createListing(db, { status: 'pending', createdAt: testNow })
  const trends = await (await as('admin')).getTrends({})
  const [signUps, listings, contacts] = trends
  expect(trends.map(({ kind }) => kind)).toEqual(['sign_ups', 'listings', 'contacts'])
  expect(signUps!.days).toHaveLength(30)
  expect(signUps!.days.filter(({ day }) => day === '2026-11-18' || day === '2026-11-19')).toEqual([
    { day: '2026-11-18', count: 1 },
    { day: '2026-11-19', count: 1 },
  ])
  expect(signUps!.before).toBe(1)
  expect(listings!.days.at(-1)).toEqual({ day: '2026-11-20', count: 1 })
  expect(contacts!.days.every(({ count }) => count === 0)).toBe(true)
})

test('admins are warned while an enabled payment method has no payee', async () => {
  const set = (key: string, value: string) =>
    database.db.update(appSettings).set({ value }).where(eq(appSettings.key, key))
  const api = await as('admin')
  const warned = async () => (await api.getWarnings({})).placeholders
  expect(await warned()).toEqual(['fps', 'payme'])
  await set('FPS_ID', '1234567')
  expect(await warned()).toEqual(['payme'])
  await set('PAYME_LINK', 'https://evil.example/kaifong')
  expect(await warned()).toEqual(['payme'])
  await set('PAYME_PAYMENTS', 'false')
  expect(await warned()).toEqual([])
})

test('admins are warned until the privacy policy names who operates the site, with an address', async () => {
  const set = (key: string, value: string) =>
    database.db.update(appSettings).set({ value }).where(eq(appSettings.key, key))
  const api = await as('admin')
  const isMissing = async () => (await api.getWarnings({})).isDataUserMissing
  expect(await isMissing()).toBe(true)
  await set('DATA_USER_NAME', 'Kaifong Limited')
  expect(await isMissing()).toBe(true)
  await set('DATA_USER_ADDRESS', '1 Example Street, Wan Chai')
  expect(await isMissing()).toBe(false)
})

describe('the audit log', () => {
  const times = ['2026-11-18T15:59:00Z', '2026-11-18T16:00:00Z', '2026-11-19T16:00:00Z']

  /** Writes three entries by an admin and one by the system. */
  async function fill() {
    const { db } = database
    const admin = await createProfile(db, {
      role: 'admin',
      email: 'yan@example.com',
      firstName: 'Yan',
      lastName: 'Lau',
    })
    const ctx = (at: string, actor = actorOf(admin)) => makeCtx(db, { actor, now: () => new Date(at) })
    for (const [n, at] of times.entries()) {
      const subject = { kind: 'setting', id: `KEY_${n}` }
      await writeAuditEntry(ctx(at), {
        action: 'settings.save',
        subject,
        before: { value: '' },
        after: { value: `=1+${n}` },
      })
    }
    await writeAuditEntry(makeCtx(db, { now: () => testNow }), {
      action: 'billing.end',
      subject: { kind: 'plan', id: 'p' },
    })
    return clientOf(backofficeProcedures, makeCtx(db, { actor: actorOf(admin) }))
  }

  test('is listed newest first and paginated, with the actor', async () => {
    const api = await fill()
    const first = await api.findAudit({ limit: 3 })
    expect(first.items.map(({ subjectId }) => subjectId)).toEqual(['p', 'KEY_2', 'KEY_1'])
    expect(first.items[0]!.actor).toBeNull()
    expect(first.items[1]).toMatchObject({
      actor: { name: 'Yan Lau', email: 'yan@example.com' },
      before: { value: '' },
      after: { value: '=1+2' },
    })
    const second = await api.findAudit({ limit: 3, cursor: first.nextCursor! })
    expect([second.items.map(({ subjectId }) => subjectId), second.nextCursor]).toEqual([['KEY_0'], null])
    await expect(api.findAudit({ sort: 'at', cursor: first.nextCursor! })).rejects.toMatchObject({
      code: 'CURSOR_INVALID',
    })
  })

  test('is filtered by actor, action, subject and Hong Kong days', async () => {
    const api = await fill()
    const found = async (input: Parameters<typeof api.findAudit>[0]) =>
      (await api.findAudit({ sort: 'at', ...input })).items.map(({ subjectId }) => subjectId)
    expect(await found({ actor: 'YAN@' })).toEqual(['KEY_0', 'KEY_1', 'KEY_2'])
    expect(await found({ actor: 'yan lau' })).toEqual(['KEY_0', 'KEY_1', 'KEY_2'])
    expect(await found({ actor: 'y_n@' })).toEqual([])
    expect(await found({ kind: 'plan' })).toEqual(['p'])
    expect(await found({ action: 'billing.' })).toEqual(['p'])
    expect(await found({ subject: 'KEY_1' })).toEqual(['KEY_1'])
    expect(await found({ subject: 'plan' })).toEqual(['p'])
    expect(await found({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['KEY_1'])
  })

  test('names what each entry is about, with the way to it', async () => {
    const { db } = database
    const api = await as('admin')
    const member = await createProfile(db, { firstName: 'Mei', lastName: 'Chan' })
    const listing = await createListing(db, { nameEn: 'Harbour Plumbing', nameZh: '劉氏水喉' })
    const { rows } = await db.execute<{ mail: string; request: string; no: number }>(sql`
      with mail as (
        insert into notifications_outbox (type, to_email, language)
        values ('welcome', 'mei@example.com', 'en') returning id
      ), request as (
        insert into privacy_requests (name, email, language, kind, details, received_on)
        values ('Mei Chan', 'mei@example.com', 'en', 'access', 'All of it', '2026-11-02') returning id, no
      )
      select mail.id as mail, request.id as request, no from mail, request`)
    const { mail, request, no } = rows[0]!
    for (const subject of [
      { kind: 'profile', id: member.id },
      { kind: 'listing', id: listing.id },
      { kind: 'mail', id: mail },
      { kind: 'privacy_request', id: request },
      { kind: 'listings', id: 'all' },
    ])
      await writeAuditEntry(makeCtx(db), { action: 'listings.approve', subject })
    const { items } = await api.findAudit({ sort: 'at', limit: 10 })
    const same = (name: string) => ({ en: name, 'zh-Hant': name, 'zh-Hans': name })
    expect(items.map(({ subject }) => subject)).toEqual([
      { names: same('Mei Chan'), path: `/admin/users/${member.id}` },
      {
        names: { en: 'Harbour Plumbing', 'zh-Hant': '劉氏水喉', 'zh-Hans': '刘氏水喉' },
        path: `/service/${listing.slug}`,
      },
      { names: same('mei@example.com'), path: null },
      { names: same(`${no} · Mei Chan`), path: null },
      null,
    ])
  })

  test('is exported completely with escaped formulas, and the export is audited', async () => {
    await fill()
    const parts: string[] = []
    for await (const part of exportAudit(makeCtx(database.db), { sort: 'at', action: 'settings.' })) parts.push(part)
    const lines = parts.join('').split('\r\n')
    expect(lines[0]).toBe('\uFEFFat,actor,email,action,subject_kind,subject_id,before,after')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toContain('2026-11-18T15:59:00.000Z,Yan Lau,yan@example.com,settings.save,setting,KEY_0')
    const api = await as('admin')
    expect((await api.findAudit({ action: 'backoffice.exportAudit' })).items).toHaveLength(1)
  })

  test('is exported only shortly after the password was entered', async () => {
    const actor = actorOf(await createProfile(database.db, { role: 'admin' }))
    const opened = (passwordAt: Date | null) =>
      clientOf(backofficeProcedures, makeCtx(database.db, { actor, passwordAt })).openExport({})
    await expect(opened(null)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
    expect(await opened(testNow)).toBeNull()
  })
})
