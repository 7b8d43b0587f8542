import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, whatsappVerifications } from '#features/accounts/server/tables.ts'
import { listingRevisions } from '#features/listings/server/tables.ts'
import { listingClaims } from '#features/moderation/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile } from '#tests/support/factories.ts'
import { backofficeJobs } from './server/jobs.ts'

const database = useDatabase()
const createdAt = new Date('2026-11-20T00:00:00Z')
const hoursLater = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000)

async function run(now: Date) {
  const ctx = makeCtx(database.db, { now: () => now })
  await backofficeJobs[0]!.run({ ctx, data: null, dueAt: now, signal: new AbortController().signal })
}
const mails = async () =>
  new Set(
    (await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).map(
      ({ toEmail, language, data }) => [toEmail, language, data['queue_name'], data['path']],
    ),
  )

test('admins get one e-mail when a listing has waited a day, in their language', async () => {
  const admins = [
    await createProfile(database.db, { role: 'admin', language: 'en' }),
    await createProfile(database.db, { role: 'admin', language: 'zh-Hant' }),
  ]
  await createProfile(database.db)
  await createListing(database.db, { status: 'pending', createdAt })
  await run(hoursLater(23.9))
  expect(await mails()).toEqual(new Set())
  await run(hoursLater(24))
  await run(hoursLater(30))
  expect(await mails()).toEqual(
    new Set([
      [admins[0]!.email, 'en', 'New listings', '/admin/review-listings'],
      [admins[1]!.email, 'zh-Hant', '新商戶', '/admin/review-listings'],
    ]),
  )
})

test('a claim is sent at once', async () => {
  const admin = await createProfile(database.db, { role: 'admin', language: 'zh-Hans' })
  const claimant = await createProfile(database.db)
  const { id: listingId } = await createListing(database.db)
  await database.db.insert(listingClaims).values({ listingId, claimantId: claimant.id, note: 'Mine', createdAt })
  await run(createdAt)
  expect(await mails()).toEqual(new Set([[admin.email, 'zh-Hans', '认领申请', '/admin/claims']]))
})

test('nothing that a deactivated owner submitted is counted or sent: no screen shows it', async () => {
  await createProfile(database.db, { role: 'admin' })
  const [first, second] = [await createProfile(database.db), await createProfile(database.db)]
  await createListing(database.db, { ownerId: first.id, status: 'pending', createdAt })
  const { id: listingId } = await createListing(database.db, { ownerId: second.id })
  await database.db.insert(listingRevisions).values({ listingId, content: {}, createdAt })
  await database.db
    .update(profiles)
    .set({ banned: true })
    .where(inArray(profiles.id, [first.id, second.id]))
  await run(hoursLater(48))
  expect(await mails()).toEqual(new Set())
})

test('a WhatsApp code is sent while it can be confirmed', async () => {
  const admin = await createProfile(database.db, { role: 'admin', language: 'en' })
  const number = '+85291234567'
  const { id: userId } = await createProfile(database.db, { whatsappNumber: number })
  const now = createdAt
  const expiresAt = new Date(now.getTime() + 15 * 60_000)
  await database.db.insert(whatsappVerifications).values({ userId, number, codeHash: 'x', createdAt: now, expiresAt })
  await run(new Date(now.getTime() + 5 * 60_000))
  expect([...(await mails())].map(([to]) => to)).toEqual([admin.email])
})

test('a code for a number that the member has changed since is no longer counted: no screen shows it', async () => {
  await createProfile(database.db, { role: 'admin' })
  const { id: userId } = await createProfile(database.db, { whatsappNumber: '+85298765432' })
  const expiresAt = new Date(createdAt.getTime() + 15 * 60_000)
  await database.db
    .insert(whatsappVerifications)
    .values({ userId, number: '+85291234567', codeHash: 'x', createdAt, expiresAt })
  await run(createdAt)
  expect(await mails()).toEqual(new Set())
})
