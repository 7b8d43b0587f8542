import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Licence } from '#features/listings/rules.ts'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox as outbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { emailOf } from '#tests/support/email-samples.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { endReminderDue } from './rules/licences.ts'
import { followLicences } from './server/service/licence-ends.ts'

const database = useDatabase()
const world = createWorld(database)
beforeEach(() => void (world.now = testNow))

const today = '2026-11-20'
const plumber: Licence = {
  key: 'wsd-licensed-plumber',
  number: 'LP 1',
  expiresOn: null,
  state: 'claimed',
  checkedOn: null,
}
const check = {
  key: plumber.key,
  number: 'LP 1',
  result: 'checked' as const,
  found: 'CHAN Tai Man, valid',
  checkedOn: today,
  expiresOn: '',
}

async function createLicensed(given: Partial<Licence> = {}, status: 'approved' | 'pending' = 'approved') {
  const owner = await createProfile(database.db)
  const { id } = await createListing(database.db, {
    ownerId: owner.id,
    status,
    licences: [{ ...plumber, ...given }],
  })
  return { id, owner }
}
const linkRegister = (admin: Profile) =>
  world.as(admin).catalog.editLicenceKind({
    key: plumber.key,
    registerUrl: 'https://www.wsd.gov.hk/',
    registerUrlIs: 'lookup',
    complaintsUrl: '',
  })
const createAdmin = () => createProfile(database.db, { role: 'admin' })
const licencesOf = async (id: string) =>
  (await database.db.select({ licences: listings.licences }).from(listings).where(eq(listings.id, id)))[0]!.licences
const due = async (admin: Profile) => (await world.as(admin).moderation.findLicences({})).items
const dueIds = async (admin: Profile) => (await due(admin)).map(({ listing }) => listing.id)
const emailsTo = ({ id }: Profile) =>
  database.db.select().from(outbox).where(eq(outbox.userId, id)).orderBy(asc(outbox.createdAt), asc(outbox.id))
const actionsOn = async (id: string) =>
  (await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(asc(auditLog.id))).map(
    ({ action }) => action,
  )
const follow = () => followLicences(makeCtx(database.db, { now: () => world.now }), new AbortController().signal)
const on = (day: string) => void (world.now = new Date(`${day}T00:05:00+08:00`))

describe('looking a licence up', () => {
  test('lists new licences with the link to their register, then those checked a year ago', async () => {
    const admin = await createAdmin()
    const { id: old } = await createLicensed({ state: 'checked', checkedOn: '2025-11-20' })
    await createLicensed({ state: 'checked', checkedOn: '2025-11-21' })
    await createLicensed({ state: 'not_found', checkedOn: '2025-01-01' })
    await createLicensed({ state: 'expired', checkedOn: '2020-01-01' })
    await createLicensed({}, 'pending')
    const { id: fresh } = await createLicensed()
    await linkRegister(admin)
    const page = await world.as(admin).moderation.findLicences({})
    expect(page.items.map(({ listing }) => listing.id)).toEqual([fresh, old])
    expect(page.count).toBe(2)
    expect(page.items[0]).toMatchObject({
      name: 'Licensed Plumber',
      registerUrl: 'https://www.wsd.gov.hk/',
      number: 'LP 1',
    })
    const first = await world.as(admin).moderation.findLicences({ limit: 1 })
    const second = await world.as(admin).moderation.findLicences({ limit: 1, cursor: first.nextCursor! })
    expect([...first.items, ...second.items].map(({ listing }) => listing.id)).toEqual([fresh, old])
    expect(second.nextCursor).toBeNull()
  })

  test('counts licences, also several of one listing, in the list and in the menu alike', async () => {
    const admin = await createAdmin()
    await createListing(database.db, {
      status: 'approved',
      licences: [
        plumber,
        { ...plumber, number: 'LP 2' },
        { ...plumber, number: 'LP 3', state: 'checked', checkedOn: '2024-11-21' },
        { ...plumber, number: 'LP 4', state: 'checked', checkedOn: hongKongDay(world.now) },
        { ...plumber, number: 'LP 5', state: 'not_found', checkedOn: '2024-11-21' },
      ],
    })
    const { items, count } = await world.as(admin).moderation.findLicences({})
    expect(items.map(({ number }) => number)).toEqual(['LP 1', 'LP 2', 'LP 3'])
    expect(count).toBe(3)
    expect((await world.as(admin).backoffice.getQueues({}))['licences']!.count).toBe(3)
  })

  test('a licence that was found is shown with register and day, leaves the list, and is audited', async () => {
    const admin = await createAdmin()
    const { id, owner } = await createLicensed()
    await linkRegister(admin)
    await world.as(admin).moderation.checkLicence({ id, ...check, expiresOn: '2027-03-31' })
    expect(await licencesOf(id)).toEqual([
      { ...plumber, state: 'checked', checkedOn: today, found: 'CHAN Tai Man, valid', expiresOn: '2027-03-31' },
    ])
    const [shown] = (await world.as(null).listings.get({ id })).licences
    expect(shown).toMatchObject({ state: 'checked', checkedOn: today, registerUrl: 'https://www.wsd.gov.hk/' })
    expect(shown).not.toHaveProperty('found')
    expect(await due(admin)).toEqual([])
    expect(await actionsOn(id)).toEqual(['listings.checkLicence'])
    expect(await emailsTo(owner)).toEqual([])
  })

  test('a licence that was not found is not shown, and its owner is notified in their language', async () => {
    const admin = await createAdmin()
    const { id, owner } = await createLicensed()
    await world.as(admin).moderation.checkLicence({ id, ...check, result: 'not_found', found: 'No entry LP 1.' })
    expect((await world.as(null).listings.get({ id })).licences).toEqual([])
    expect(await due(admin)).toEqual([])
    const [email] = await emailsTo(owner)
    expect(email!.type).toBe('licence_notice')
    expect(emailOf(email!).subject).toBe('We could not find your licence in the register')
    expect(emailOf(email!).text).toContain('No entry LP 1.')
  })

  test('a licence that is entered and not found again is told of again, also within the days that e-mails are kept', async () => {
    const admin = await createAdmin()
    const { id, owner } = await createLicensed()
    const notFound = { id, ...check, result: 'not_found' as const }
    await world.as(admin).moderation.checkLicence(notFound)
    await database.db.update(outbox).set({ status: 'sent', sentAt: world.now })
    await database.db
      .update(listings)
      .set({ licences: [plumber] })
      .where(eq(listings.id, id))
    world.now = new Date(world.now.getTime() + 60_000)
    await world.as(admin).moderation.checkLicence(notFound)
    expect(await emailsTo(owner)).toHaveLength(2)
    await world.as(admin).moderation.undoLicenceChecks({ ids: [id] })
    expect(await emailsTo(owner)).toMatchObject([{ status: 'sent' }])
  })

  test('can be undone: the licence is as before and due again, and the e-mail is withdrawn', async () => {
    const admin = await createAdmin()
    const { id, owner } = await createLicensed()
    await world.as(admin).moderation.checkLicence({ id, ...check, result: 'not_found' })
    expect(await world.as(admin).moderation.undoLicenceChecks({ ids: [id] })).toEqual({ undone: [id], refused: [] })
    expect(await licencesOf(id)).toEqual([plumber])
    expect(await dueIds(admin)).toEqual([id])
    expect(await emailsTo(owner)).toEqual([])
    expect(await world.as(admin).moderation.undoLicenceChecks({ ids: [id] })).toEqual({ undone: [], refused: [id] })
  })

  test('a licence that its owner changed meanwhile is refused', async () => {
    const admin = await createAdmin()
    const { id } = await createLicensed({ number: 'LP 2' })
    await expect(world.as(admin).moderation.checkLicence({ id, ...check })).rejects.toMatchObject({
      code: 'LICENCE_CHANGED',
    })
  })

  test.each([
    ['without what was found', { found: ' ' }, 'found'],
    ['on a day to come', { checkedOn: '2026-11-21' }, 'checkedOn'],
    ['more than a year ago', { checkedOn: '2025-11-20' }, 'checkedOn'],
    ['with a last day that is no date', { expiresOn: '2027-13-01' }, 'expiresOn'],
  ])('a check %s is refused', async (_, typed, field) => {
    const admin = await createAdmin()
    const { id } = await createLicensed()
    await expect(world.as(admin).moderation.checkLicence({ id, ...check, ...typed })).rejects.toMatchObject({
      data: { issues: [{ path: [field] }] },
    })
  })

  test('only admins may look licences up', async () => {
    const { id, owner } = await createLicensed()
    for (const call of [
      world.as(owner).moderation.findLicences({}),
      world.as(owner).moderation.checkLicence({ id, ...check }),
      world.as(owner).moderation.undoLicenceChecks({ ids: [id] }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('a check made while a change waits for approval survives the approval', async () => {
    const admin = await createAdmin()
    const { id, owner } = await createLicensed()
    const { key, number, expiresOn } = plumber
    await world.as(owner).editor.edit({ id, content: listingContent({ licences: [{ key, number, expiresOn }] }) })
    await world.as(admin).moderation.checkLicence({ id, ...check })
    const [item] = (await world.as(admin).moderation.findQueue({})).items
    await world.as(admin).moderation.approve({ revisionId: item!.revisionId })
    expect(await licencesOf(id)).toMatchObject([{ state: 'checked', checkedOn: today }])
  })
})

describe('the end of a licence', () => {
  test('its owner is reminded once 30 and once 7 days before, and again for a renewed one', async () => {
    const { id, owner } = await createLicensed({ state: 'checked', checkedOn: today, expiresOn: '2026-12-31' })
    const counts: number[] = []
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-23', '2026-12-24', '2026-12-31']) {
      on(day)
      await follow()
      await follow()
      counts.push((await emailsTo(owner)).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2])
    expect(emailOf((await emailsTo(owner))[0]!).subject).toBe('Your licence is valid until 31 December 2026')
    await database.db
      .update(listings)
      .set({ licences: [{ ...plumber, expiresOn: '2027-01-20' }] })
      .where(eq(listings.id, id))
    await follow()
    expect(await emailsTo(owner)).toHaveLength(3)
  })

  test('the day after the last one the licence has expired: owner notified, audited, nothing to check', async () => {
    const admin = await createAdmin()
    const { id, owner } = await createLicensed({ state: 'checked', checkedOn: '2025-12-01', expiresOn: '2026-12-31' })
    on('2026-12-31')
    expect((await world.as(null).listings.get({ id })).licences).toMatchObject([{ state: 'checked' }])
    on('2027-01-01')
    await follow()
    await follow()
    expect((await world.as(null).listings.get({ id })).licences).toMatchObject([{ state: 'expired' }])
    expect(await licencesOf(id)).toMatchObject([{ state: 'expired' }])
    expect((await emailsTo(owner)).map((mail) => emailOf(mail).subject)).toEqual([
      'Your licence expired on 31 December 2026',
    ])
    expect(await actionsOn(id)).toEqual(['listings.expireLicence'])
    expect(await due(admin)).toEqual([])
  })

  test('is shown to its owner under My Listings too, from the day of the first e-mail', async () => {
    const { id, owner } = await createLicensed({ expiresOn: '2026-12-31' })
    const noticeOn = async (day: string) => {
      on(day)
      return (await world.as(owner).editor.findMine({})).items[0]!.licenceNotice
    }
    expect(await noticeOn('2026-11-30')).toBeNull()
    expect(await noticeOn('2026-12-01')).toEqual({ state: 'ending', on: '2026-12-31' })
    expect(await noticeOn('2026-12-31')).toEqual({ state: 'ending', on: '2026-12-31' })
    expect(await noticeOn('2027-01-01')).toEqual({ state: 'expired', on: '2026-12-31' })
    await world
      .as(await createAdmin())
      .moderation.checkLicence({ id, ...check, checkedOn: '2026-12-31', result: 'not_found' })
    expect(await noticeOn('2027-01-01')).toEqual({ state: 'not_found', on: null })
  })

  test('every licence is followed, also beyond one batch and on listings without an owner', async () => {
    const ids = []
    for (let n = 0; n < 120; n++)
      ids.push((await createListing(database.db, { licences: [{ ...plumber, expiresOn: '2026-11-19' }] })).id)
    await follow()
    const rows = await database.db
      .select({ licences: listings.licences })
      .from(listings)
      .where(inArray(listings.id, ids))
    expect(new Set(rows.map(({ licences }) => licences[0]!.state))).toEqual(new Set(['expired']))
  })
})

test('a reminder is due from 30 and from 7 days before the last day, and on it', () => {
  expect(
    ['2026-12-21', '2026-12-20', '2026-11-28', '2026-11-27', '2026-11-20', '2026-11-19'].map((day) =>
      endReminderDue(day, today),
    ),
  ).toEqual([null, 30, 30, 7, 7, null])
})
