import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile } from '#tests/support/factories.ts'
import { purge } from './service/purge.ts'
import { profiles, sessions, verifications } from './tables.ts'

const database = useDatabase()
const days = (n: number) => new Date(testNow.getTime() + n * 86_400_000)

test('deletes unconfirmed accounts after 30 days, unless other rows refer to them', async () => {
  const member = (email: string, given: Parameters<typeof createProfile>[1] = {}) =>
    createProfile(database.db, { email, emailVerified: false, createdAt: days(-31), ...given })
  await member('old@example.com')
  await member('young@example.com', { createdAt: days(-29) })
  await member('confirmed@example.com', { emailVerified: true })
  await member('admin@example.com', { role: 'admin' })
  await createListing(database.db, { ownerId: (await member('owner@example.com')).id })
  await purge(makeCtx(database.db))
  const left = await database.db.select({ email: profiles.email }).from(profiles).orderBy(profiles.email)
  expect(left.map(({ email }) => email)).toEqual([
    'admin@example.com',
    'confirmed@example.com',
    'owner@example.com',
    'young@example.com',
  ])
})

test('deletes expired sessions and links', async () => {
  const { id: userId } = await createProfile(database.db)
  const session = (token: string, expiresAt: Date, createdAt = days(-1)) =>
    database.db.insert(sessions).values({ userId, token, expiresAt, createdAt })
  await session('expired', days(-1))
  await session('too long', days(1), days(-31))
  await session('open', days(1))
  for (const expiresAt of [days(-1), days(1)])
    await database.db.insert(verifications).values({ identifier: 'reset', value: 'x', expiresAt })
  await purge(makeCtx(database.db))
  expect((await database.db.select().from(sessions)).map(({ token }) => token)).toEqual(['open'])
  expect((await database.db.execute(sql`select from verifications`)).rowCount).toBe(1)
})

test('deletes e-mails after 90 days, unless they still wait to be sent', async () => {
  const email = (toEmail: string, status: 'sent' | 'held' | 'queued', createdAt: Date) =>
    database.db
      .insert(notificationsOutbox)
      .values({ type: 'welcome', toEmail, language: 'en', data: {}, status, createdAt })
  await email('old@example.com', 'sent', days(-91))
  await email('held@example.com', 'held', days(-91))
  await email('waiting@example.com', 'queued', days(-91))
  await email('young@example.com', 'sent', days(-89))
  await purge(makeCtx(database.db))
  const left = await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.toEmail)
  expect(left.map(({ toEmail }) => toEmail)).toEqual(['waiting@example.com', 'young@example.com'])
})
