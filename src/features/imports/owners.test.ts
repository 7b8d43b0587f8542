import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { bans } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { emailOf } from '#tests/support/email-samples.ts'
import { createProfile, createReview, createSubscription, type Profile } from '#tests/support/factories.ts'
import { createImporter, importHeader, importLine } from '#tests/support/import-file.ts'
import { exportLines } from './server/service/export.ts'

const database = useDatabase()
let admin: Profile
beforeEach(async () => {
  admin = await createProfile(database.db, { role: 'admin' })
})
const { ctx, imports, send, check, start, importFile } = createImporter(database, () => admin)
const file = (...rows: [id: string, owner: string][]) =>
  [`${importHeader},owner_email`, ...rows.map(([id, owner]) => `${importLine(id)},${owner}`)].join('\n')
const ownersByName = async () => {
  const rows = await database.db.select().from(listings)
  return Object.fromEntries(rows.map(({ nameEn, ownerId }) => [nameEn, ownerId])) as Record<string, string | null>
}
const errorsOf = async (id: string) =>
  (await imports().findRowErrors({ id })).rows.map(({ rowNo, errors }) => [rowNo, ...errors.map(({ error }) => error)])
const ban = (value: string) =>
  database.db
    .insert(bans)
    .values({ value, reason: 'Spam', createdAt: testNow, endsAt: new Date(testNow.getTime() + 86_400_000) })

describe('owners named by a file', () => {
  test('the dry run says who gets a listing and which addresses are unknown, and gives nothing', async () => {
    const member = await createProfile(database.db)
    const { id } = await send(file(['a', member.email.toUpperCase()], ['b', 'nobody@example.com'], ['c', '']))
    const shown = await check(id)
    expect(shown).toMatchObject({ outcomes: { good: 3 }, notes: { ownerGiven: 1, ownerUnknown: 1 } })
    const { rows } = await imports().findNotes({ id })
    expect(rows.map(({ rowNo, name, notes }) => [rowNo, name, ...notes.map(({ note }) => note)])).toEqual([
      [2, 'Plumber a', 'ownerGiven'],
      [3, 'Plumber b', 'ownerUnknown'],
    ])
    expect(await database.db.select().from(listings)).toEqual([])
    expect(await database.db.select().from(notificationsOutbox)).toEqual([])
  })

  test('a known member owns the new listing; the audit log says so, and one email tells of all', async () => {
    const member = await createProfile(database.db, { language: 'zh-Hant' })
    await createSubscription(database.db, member.id, 'premium')
    const { id } = await importFile(file(['a', member.email], ['b', member.email], ['c', 'nobody@example.com']))
    expect(await ownersByName()).toEqual({ 'Plumber a': member.id, 'Plumber b': member.id, 'Plumber c': null })
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'listings.adminCreate'))
      .orderBy(auditLog.id)
    expect(entries.map(({ after }) => (after as { ownerId: string | null }).ownerId)).toEqual([
      member.id,
      member.id,
      null,
    ])
    expect(entries[0]?.after).toMatchObject({ import: id })
    const mails = await database.db.select().from(notificationsOutbox)
    expect(mails).toMatchObject([{ type: 'listing_handed_over', toEmail: member.email, language: 'zh-Hant' }])
    expect(emailOf(mails[0]!).text).toContain('Plumber a')
  })

  test('a known listing without an owner is given, and the same file again changes nothing', async () => {
    await importFile(file(['a', '']))
    const member = await createProfile(database.db)
    const given = await importFile(file(['a', member.email]))
    expect(given).toMatchObject({ outcomes: { updated: 1 }, notes: { ownerGiven: 1 } })
    expect(await ownersByName()).toEqual({ 'Plumber a': member.id })
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'listings.handOver'))
    expect(entry).toMatchObject({
      actorId: admin.id,
      before: { ownerId: null },
      after: { ownerId: member.id, import: given.id },
    })
    expect(await importFile(file(['a', member.email]))).toMatchObject({ outcomes: { unchanged: 1 }, notes: {} })
    expect(await importFile(file(['a', '']))).toMatchObject({ outcomes: { unchanged: 1 } })
    expect(await ownersByName()).toEqual({ 'Plumber a': member.id })
    expect(await database.db.select().from(notificationsOutbox)).toHaveLength(1)
  })

  test('nobody loses a listing to a file, gets more than their plan holds, or one that they reviewed', async () => {
    const [owner, other, reviewer] = [
      await createProfile(database.db),
      await createProfile(database.db),
      await createProfile(database.db),
    ]
    await importFile(file(['a', owner.email], ['b', '']))
    const [b] = await database.db.select().from(listings).where(eq(listings.nameEn, 'Plumber b'))
    await createReview(database.db, b!.id, { authorId: reviewer.id })
    const { id } = await importFile(
      file(['a', other.email], ['b', reviewer.email], ['c', owner.email], ['d', other.email], ['e', other.email]),
    )
    expect(await errorsOf(id)).toEqual([
      [2, 'ownerOther'],
      [3, 'ownerReviewed'],
      [4, 'ownerPlanLimit'],
      [6, 'ownerPlanLimit'],
    ])
    expect(await ownersByName()).toEqual({ 'Plumber a': owner.id, 'Plumber b': null, 'Plumber d': other.id })
  })

  test('a plan that filled up after the dry run is respected, and only that row is refused', async () => {
    const member = await createProfile(database.db)
    const { id } = await send(file(['a', member.email], ['b', '']))
    await check(id)
    await importFile(file(['x', member.email]))
    expect(await start(id)).toMatchObject({ state: 'done', outcomes: { created: 1, faulty: 1 } })
    expect(await errorsOf(id)).toEqual([[2, 'ownerPlanLimit']])
    expect(await ownersByName()).toEqual({ 'Plumber x': member.id, 'Plumber b': null })
  })

  test('a new listing must fit the plan of its owner', async () => {
    const member = await createProfile(database.db)
    const wide = file(['a', member.email], ['b', '']).replaceAll('plumbers', 'plumbers; electricians')
    const { id } = await send(wide)
    await check(id)
    expect(await errorsOf(id)).toEqual([[2, 'tooManyCategories']])
  })

  test('an unconfirmed or deactivated member is unknown, and an address must be one', async () => {
    const unconfirmed = await createProfile(database.db, { emailVerified: false })
    const deactivated = await createProfile(database.db, { banned: true })
    const { id } = await send(file(['a', unconfirmed.email], ['b', deactivated.email], ['c', 'mei at example.com']))
    expect(await check(id)).toMatchObject({ outcomes: { good: 2, faulty: 1 }, notes: { ownerUnknown: 2 } })
    expect(await errorsOf(id)).toEqual([[4, 'emailInvalid']])
  })

  test('an export names the owner of each listing', async () => {
    const member = await createProfile(database.db)
    await importFile(file(['a', member.email]))
    let text = ''
    for await (const part of exportLines(ctx())) text += part
    expect(text).toContain(`a,${member.email},,Plumber a`)
    expect((await importFile(text)).outcomes).toEqual({ unchanged: 1 })
  })
})

test('addresses, domains and numbers under a ban rule are errors of their rows', async () => {
  const member = await createProfile(database.db, { email: 'spam@member.example' })
  await ban('spammer.example')
  await ban('spam@member.example')
  await ban('+85261112222')
  const rows = [
    `${importLine('a')},mei@shop.spammer.example,`,
    `${importLine('b').replace('5123 4567', '6111 2222')},,`,
    `${importLine('c')},,${member.email}`,
    `${importLine('d')},,new@spammer.example`,
    `${importLine('e')},mei@good.example,`,
  ]
  const { id } = await importFile([`${importHeader},email,owner_email`, ...rows].join('\n'))
  const { rows: found } = await imports().findRowErrors({ id })
  expect(found.map(({ rowNo, errors }) => [rowNo, ...errors.map(({ field, error }) => `${field} ${error}`)])).toEqual([
    [2, 'email contactBanned'],
    [3, 'whatsapp_number contactBanned'],
    [4, 'owner_email contactBanned'],
    [5, 'owner_email contactBanned'],
  ])
  expect(await ownersByName()).toEqual({ 'Plumber e': null })
})
