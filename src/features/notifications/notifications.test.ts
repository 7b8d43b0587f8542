import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { passwordResetEmail } from '#features/accounts/server/emails/password-reset.ts'
import { welcomeEmail } from '#features/accounts/server/emails/welcome.ts'
import { listingSubmittedEmail } from '#features/listings/server/emails/listing-submitted.ts'
import { locales } from '#shared/locale.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { isOwnPath, retryAfter } from './rules.ts'
import { genericEmail } from './server/emails/generic.ts'
import { enqueue, sendNotification, withdraw, type Notification } from './server/service.ts'
import { lockNextDue } from './server/store.ts'
import { notificationsOutbox as outbox } from './server/tables.ts'

const database = useDatabase()
const ctx = () => ({ db: database.db, log: pino({ level: 'silent' }), baseUrl: 'https://kaifong.example' })
const rows = () => database.db.select().from(outbox).orderBy(outbox.id)
const welcome = (to: string): Notification => ({ email: welcomeEmail, to, locale: 'en', data: { first_name: 'Mei' } })

test.each([
  'mei@example.com\r\nBcc: thief@example.com',
  'mei@example.com\n',
  'mei@example.com, thief@example.com',
  'Mei <mei@example.com>',
  'mei@example.com thief@example.com',
  'mеi@example.com',
  `${'m'.repeat(65)}@example.com`,
  '',
])('refuses a recipient that is not a single plain address: %j', async (to) => {
  await expect(enqueue(database.db, welcome(to))).rejects.toThrow('not one plain address')
  expect(await sendNotification(ctx(), welcome(to))).toBe(false)
  expect(await rows()).toEqual([])
})

test('a notification that fails does not abort the transaction of its caller', async () => {
  const isQueued = await sendNotification(ctx(), { ...welcome('mei@example.com'), userId: crypto.randomUUID() })
  // The member does not exist, so the foreign key refuses the row.
  expect(isQueued).toBe(false)
  await createProfile(database.db)
  expect(await sendNotification(ctx(), welcome('Mei@Example.com'))).toBe(true)
  expect(await rows()).toMatchObject([{ toEmail: 'mei@example.com', status: 'queued', language: 'en' }])
})

test('every payload carries the names of its recipient', async () => {
  const { id } = await createProfile(database.db, { firstName: '志強', lastName: '謝', email: 'tse@example.com' })
  const data = { listing_name: 'Taps', owner_name: 'Mei Chan' }
  await enqueue(database.db, { email: listingSubmittedEmail, to: 'tse@example.com', userId: id, locale: 'en', data })
  await enqueue(database.db, {
    email: passwordResetEmail,
    to: 'tse@example.com',
    locale: 'en',
    data: { path: '/auth' },
  })
  await enqueue(database.db, welcome('stranger@example.com'))
  const names = { first_name: '志強', last_name: '謝', name: '謝志強' }
  expect((await rows()).map((row) => row.data)).toEqual([
    { ...names, ...data },
    { ...names, path: '/auth' },
    { first_name: 'Mei', last_name: '', name: '' },
  ])
})

test('the same cause sends one e-mail', async () => {
  const mail = { ...welcome('mei@example.com'), dedupeKey: 'welcome:1' }
  await enqueue(database.db, mail)
  await enqueue(database.db, mail)
  expect(await rows()).toHaveLength(1)
})

test('a delayed e-mail is not due yet and can be withdrawn until it is being sent', async () => {
  const mail = (n: number) => ({ ...welcome('mei@example.com'), dedupeKey: `decided:${n}`, delaySeconds: 10 })
  for (const n of [1, 2, 3]) await enqueue(database.db, mail(n))
  const due = await database.db.transaction((tx) => lockNextDue(tx, null))
  expect(due).toBeUndefined()
  await database.db.update(outbox).set({ status: 'sending', attempts: 1 }).where(eq(outbox.dedupeKey, 'decided:2'))
  await withdraw(database.db, ['decided:1', 'decided:2'])
  expect(new Set((await rows()).map(({ dedupeKey }) => dedupeKey))).toEqual(new Set(['decided:2', 'decided:3']))
})

test('a path of this site begins with a single slash and cannot be read as another host', () => {
  const paths = [
    '/',
    '/auth?token=a',
    '//thief.example',
    '/\\thief.example',
    'https://thief.example',
    '/a\n/b',
    '/a b',
    '',
  ]
  expect(paths.filter(isOwnPath)).toEqual(['/', '/auth?token=a'])
})

test('a generic e-mail needs a subject, and a subject is a single line', async () => {
  for (const locale of locales) {
    await expect(
      enqueue(database.db, {
        email: genericEmail,
        to: 'mei@example.com',
        locale,
        subject: ' \n',
        data: { body: 'Hello' },
      }),
    ).rejects.toThrow('needs a subject')
  }
  const mail: Notification = {
    email: genericEmail,
    to: 'mei@example.com',
    locale: 'en',
    subject: 'Hello\r\nBcc: x',
    data: { body: 'a' },
  }
  await enqueue(database.db, mail)
  expect((await rows())[0]?.subject).toBe('Hello Bcc: x')
})

test('there is no seventh attempt', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryAfter)).toEqual([60, 300, 1_800, 7_200, 43_200, null, null])
})
