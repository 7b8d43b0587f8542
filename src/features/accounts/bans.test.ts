import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#platform/server/tables.ts'
import { createBrowser } from '#tests/support/browser.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { removeEndedBans } from './server/service/bans.ts'
import { bans, profiles } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const ban = async (value: string, lastDay = '2099-01-01') => {
  await database.db.insert(bans).values({ value, reason: 'Spam', endsAt: new Date(`${lastDay}T23:59:59+08:00`) })
}
const issue = (message: string, path: string[] = []) => ({ data: { issues: [{ message, path }] } })
const form = {
  firstName: 'Mei',
  lastName: 'Chan',
  email: 'mei.chan+1@mail.spam.example',
  password: 'six dim sum',
  locale: 'en' as const,
  acceptsTerms: true as const,
  acceptsMarketing: false,
}
const memberCount = async () => (await database.db.select().from(profiles)).length
const signUp = async () => (await createBrowser(database).api()).accounts.signUp(form)

describe('a ban refuses', () => {
  test.each(['mei.chan@mail.spam.example', 'mail.spam.example', 'spam.example'])(
    'sign-up with an address under %s, and not other addresses',
    async (value) => {
      await ban(value)
      await expect(signUp()).rejects.toMatchObject(issue('emailBanned', ['email']))
      expect(await memberCount()).toBe(0)
      await (await createBrowser(database).api()).accounts.signUp({ ...form, email: 'mei@example.com' })
      expect(await memberCount()).toBe(1)
    },
  )

  test('nothing once it has ended', async () => {
    await database.db.insert(bans).values({
      value: 'spam.example',
      reason: 'Spam',
      createdAt: new Date('2020-01-01'),
      endsAt: new Date(Date.now() - 1_000),
    })
    await signUp()
    expect(await memberCount()).toBe(1)
  })

  test('numbers in a profile', async () => {
    const member = await createProfile(database.db)
    await ban('+85261234567')
    const change = { firstName: 'Mei', lastName: 'Chan', phoneNumber: '', language: 'en' as const }
    const save = (whatsappNumber: string) =>
      world.as(member).accounts.updateProfile({ ...change, whatsappNumber, acceptsMarketing: false })
    await expect(save('6123 4567')).rejects.toMatchObject(issue('numberBanned', ['whatsappNumber']))
    expect(await save('6123 4568')).toMatchObject({ whatsappNumber: '+85261234568' })
  })

  test('new listings of a member with the address, and listings with the number', async () => {
    const [banned, member] = [
      await createProfile(database.db, { email: 'mei@spam.example' }),
      await createProfile(database.db),
    ]
    const content = listingContent()
    await ban('spam.example')
    await expect(world.as(banned).editor.submit({ content })).rejects.toMatchObject({ code: 'LISTING_OWNER_BANNED' })
    await ban(content.whatsappNumber)
    await expect(world.as(member).editor.submit({ content })).rejects.toMatchObject(
      issue('contactBanned', ['content', 'whatsappNumber']),
    )
  })
})

describe('an admin', () => {
  test('adds a ban, sees who has the address, changes it, and lifts it, all audited', async () => {
    const [admin] = [await createProfile(database.db, { role: 'admin', email: 'yan@example.com' })]
    await createProfile(database.db, { email: 'mei@mail.spam.example' })
    const api = world.as(admin).accounts
    const added = await api.addBan({ value: ' @Spam.example ', lastDay: '2027-01-31', reason: 'Spam' })
    expect(added).toMatchObject({
      ban: { kind: 'domain', value: 'spam.example', endsAt: '2027-01-31T15:59:59.000Z' },
      memberCount: 1,
    })
    await api.addBan({ value: 'spam.example', lastDay: '2027-02-28', reason: 'More spam' })
    const { items } = await api.findBans({ q: 'Spam' })
    expect(items).toMatchObject([{ value: 'spam.example', reason: 'More spam', createdBy: admin.name }])
    await api.removeBan({ id: items[0]!.id })
    await expect(api.removeBan({ id: items[0]!.id })).rejects.toMatchObject({ code: 'BAN_NOT_FOUND' })
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectKind, 'ban'))
      .orderBy(auditLog.id)
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'accounts.addBan',
      'accounts.addBan',
      'accounts.removeBan',
    ])
  })

  test('cannot ban the own address, nor longer than three years, nor what is no address', async () => {
    const admin = await createProfile(database.db, { role: 'admin', email: 'yan@example.com' })
    const add = (value: string, lastDay = '2027-01-31') =>
      world.as(admin).accounts.addBan({ value, lastDay, reason: 'Spam' })
    await expect(add('example.com')).rejects.toMatchObject({ code: 'BAN_SELF' })
    await expect(add('spam.example', '2031-01-31')).rejects.toMatchObject(issue('banEnd', ['lastDay']))
    await expect(add('spam.example', '2026-11-01')).rejects.toMatchObject(issue('banEnd', ['lastDay']))
    await expect(add('spam')).rejects.toMatchObject(issue('banInvalid', ['value']))
  })

  test('is the only one who may', async () => {
    const member = await createProfile(database.db)
    await expect(world.as(member).accounts.findBans({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const rule = { value: 'spam.example', lastDay: '2027-01-31', reason: 'Spam' }
    await expect(world.as(member).accounts.addBan(rule)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('bans that have ended are deleted, and their end is audited', async () => {
  await ban('spam.example', '2027-01-31')
  await ban('junk.example', '2027-03-31')
  await removeEndedBans(makeCtx(database.db, { now: () => new Date('2027-02-01T00:00:00Z') }))
  expect((await database.db.select().from(bans)).map(({ value }) => value)).toEqual(['junk.example'])
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'accounts.endBan'))
  expect(entry).toMatchObject({ actorId: null, before: { value: 'spam.example', reason: 'Spam' } })
})
