import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { emailOf } from '#tests/support/email-samples.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)
const createMember = (given: Partial<Profile> = {}) => createProfile(database.db, { emailVerified: true, ...given })
const ownerOf = async (id: string) =>
  (await database.db.select({ ownerId: listings.ownerId }).from(listings).where(eq(listings.id, id)))[0]?.ownerId
const reason = 'The business was sold.'

test('a listing goes to another member; both are notified in their language, and it is audited', async () => {
  const [from, to] = [await createMember(), await createMember({ language: 'zh-Hant' })]
  const admin = await createMember({ role: 'admin' })
  const { id } = await createListing(database.db, { ownerId: from.id })
  await world.as(admin).moderation.handOver({ id, email: ` ${to.email.toUpperCase()} `, reason })
  expect(await ownerOf(id)).toBe(to.id)
  const mails = await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
  expect(mails.map(({ type, toEmail, language }) => [type, toEmail, language])).toEqual([
    ['listing_handed_over', from.email, 'en'],
    ['listing_handed_over', to.email, 'zh-Hant'],
  ])
  for (const mail of mails) expect(emailOf(mail).text).toContain(reason)
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(entry).toMatchObject({
    action: 'listings.handOver',
    actorId: admin.id,
    before: { ownerId: from.id },
    after: { ownerId: to.id, reason },
  })
})

test('an admin sees who owns a listing, and that one is unclaimed', async () => {
  const [owner, admin] = [
    await createMember({ firstName: 'Yan', lastName: 'Lau' }),
    await createMember({ role: 'admin' }),
  ]
  const { id } = await createListing(database.db, { ownerId: owner.id })
  const { firstName, lastName, email, language } = owner
  expect(await world.as(admin).moderation.getOwner({ id })).toEqual({
    id: owner.id,
    firstName,
    lastName,
    email,
    language,
  })
  const unclaimed = await createListing(database.db, { ownerId: null })
  expect(await world.as(admin).moderation.getOwner({ id: unclaimed.id })).toBeNull()
})

test('a listing without an owner is given, and one cannot be given to whom it belongs', async () => {
  const [member, admin] = [await createMember(), await createMember({ role: 'admin' })]
  const { id } = await createListing(database.db, { ownerId: null })
  const give = () => world.as(admin).moderation.handOver({ id, email: member.email, reason })
  await give()
  expect(await ownerOf(id)).toBe(member.id)
  expect(await database.db.select().from(notificationsOutbox)).toHaveLength(1)
  await expect(give()).rejects.toMatchObject({ code: 'OWNER_SAME' })
})

test('nobody gets more listings than their plan holds, and none goes to an unknown or deactivated member', async () => {
  const admin = await createMember({ role: 'admin' })
  const [full, banned, unconfirmed] = [
    await createMember(),
    await createMember({ banned: true }),
    await createMember({ emailVerified: false }),
  ]
  await createListing(database.db, { ownerId: full.id })
  const { id } = await createListing(database.db, { ownerId: null })
  const give = (email: string) => world.as(admin).moderation.handOver({ id, email, reason })
  await expect(give(full.email)).rejects.toMatchObject({ code: 'OWNER_PLAN_LIMIT' })
  for (const { email } of [banned, unconfirmed, { email: 'nobody@example.com' }])
    await expect(give(email)).rejects.toMatchObject({
      data: { issues: [{ path: ['email'], message: 'ownerUnknown' }] },
    })
  expect(await ownerOf(id)).toBeNull()
})
