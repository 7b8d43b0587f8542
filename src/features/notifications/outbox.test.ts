import '#tests/support/every-email.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { welcomeEmail } from '#features/accounts/server/emails/welcome.ts'
import { declaredEmails } from '#platform/server/define-email.ts'
import { auditLog } from '#platform/server/tables.ts'
import { locales } from '#shared/locale.ts'
import { actorOf, clientOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { notificationsProcedures } from './server/procedures.ts'
import { enqueueMany } from './server/service.ts'
import { notificationsOutbox } from './server/tables.ts'

const database = useDatabase()

async function asMember(role: 'admin' | 'member' = 'admin') {
  const actor = actorOf(await createProfile(database.db, { role, firstName: 'Yan', email: 'yan@example.com' }))
  return clientOf(notificationsProcedures, makeCtx(database.db, { actor }))
}

type New = Partial<typeof notificationsOutbox.$inferInsert>
async function createMail(given: New = {}) {
  const values = { type: 'welcome' as const, toEmail: 'mei@example.com', language: 'en' as const, data: {}, ...given }
  const [mail] = await database.db.insert(notificationsOutbox).values(values).returning()
  return mail!
}
const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000)

test('the outbox is paged in both orders without duplicates', async () => {
  const api = await asMember()
  // Two with the same time: the id breaks the tie.
  for (const hours of [5, 4, 4, 2, 1]) await createMail({ createdAt: hoursAgo(hours) })
  for (const sort of ['created', '-created'] as const) {
    const times: string[] = []
    const ids = new Set<string>()
    let cursor: string | undefined
    do {
      const page = await api.find({ sort, limit: 2, cursor })
      for (const { id } of page.items) ids.add(id)
      times.push(...page.items.map(({ createdAt }) => createdAt))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(ids.size).toBe(5)
    expect(times).toEqual(sort === 'created' ? times.toSorted() : times.toSorted().toReversed())
  }
  const { nextCursor } = await api.find({ limit: 2 })
  await expect(api.find({ sort: 'created', cursor: nextCursor! })).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
})

test('ten thousand e-mails are stored at once, or none where one has no address', async () => {
  const mails = Array.from({ length: 10_000 }, (_, n) => ({
    mail: { email: welcomeEmail, to: `m${n}@example.com`, locale: 'en' as const, data: { first_name: '' } },
    recipient: undefined,
  }))
  const stored = () => database.db.select({ id: notificationsOutbox.id }).from(notificationsOutbox)
  const wrong = mails.map((one, n) => (n === 9_999 ? { ...one, mail: { ...one.mail, to: 'nobody' } } : one))
  await expect(enqueueMany(database.db, wrong)).rejects.toThrow('not one plain address')
  expect(await stored()).toHaveLength(0)
  await enqueueMany(database.db, mails)
  expect(await stored()).toHaveLength(10_000)
})

test('e-mails are filtered by status, type and address prefix', async () => {
  const api = await asMember()
  const failed = await createMail({ status: 'failed', lastError: 'Mailbox full', attempts: 6 })
  const other = await createMail({ type: 'generic', subject: 'Hello', toEmail: 'mei_2@example.com' })
  await createMail({ toEmail: 'meix2@example.com' })
  const found = async (input: Parameters<typeof api.find>[0]) => (await api.find(input)).items.map(({ id }) => id)
  expect(await found({ status: 'failed' })).toEqual([failed.id])
  expect(await found({ type: 'generic' })).toEqual([other.id])
  // The underscore is literal, not a wildcard.
  expect(await found({ q: 'MEI_2' })).toEqual([other.id])
  expect(await found({ q: '%' })).toEqual([])
})

test('an e-mail is read with its rendered text', async () => {
  const api = await asMember()
  const { id } = await createMail({ data: { first_name: 'Mei' } })
  const mail = await api.read({ id })
  expect(mail.email.text).toContain('Mei')
  expect(mail).toMatchObject({ to: 'mei@example.com', status: 'queued', isLinkHidden: false })
  await expect(api.read({ id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'MAIL_NOT_FOUND' })
})

test('a sign-in link is shown only while the e-mail is held, and showing it is audited', async () => {
  const api = await asMember()
  const data = { path: '/auth?reset=very-secret' }
  const entries = () =>
    database.db.select().from(auditLog).where(eq(auditLog.action, 'notifications.read')).orderBy(auditLog.id)
  for (const status of ['queued', 'failed', 'sending'] as const) {
    const { id } = await createMail({ type: 'password_reset', data, status })
    const mail = await api.read({ id })
    expect(mail.isLinkHidden).toBe(true)
    expect(JSON.stringify(mail)).not.toContain('very-secret')
  }
  expect(await entries()).toEqual([])
  const { id } = await createMail({ type: 'password_reset', data, status: 'held' })
  expect((await api.read({ id })).email.text).toContain('very-secret')
  expect(await entries()).toMatchObject([{ subjectKind: 'mail', subjectId: id, after: { to: 'mei@example.com' } }])
})

test('retrying makes failed and queued e-mails due, each with an audit entry; sent and held ones are skipped', async () => {
  const api = await asMember()
  const later = new Date('2036-01-01T00:00:00Z')
  const failed = await createMail({ status: 'failed', attempts: 6, nextAttemptAt: later, lastError: 'Mailbox full' })
  const queued = await createMail({ attempts: 3, nextAttemptAt: later })
  const sent = await createMail({ status: 'sent', sentAt: testNow })
  const held = await createMail({ status: 'held' })
  const ids = [failed.id, queued.id, sent.id, held.id]
  expect(await api.retry({ ids })).toEqual({ count: 2 })
  const now = await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
  const states = Object.fromEntries(
    now.map((mail) => [mail.id, [mail.status, mail.attempts, mail.nextAttemptAt < later]]),
  )
  expect(states).toEqual({
    [failed.id]: ['queued', 0, true],
    [queued.id]: ['queued', 0, true],
    [sent.id]: ['sent', 0, true],
    [held.id]: ['held', 0, true],
  })
  const entries = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'notifications.retry'))
    .orderBy(auditLog.id)
  expect(entries.map(({ subjectId }) => subjectId).sort()).toEqual([failed.id, queued.id].sort())
})

test('every type of e-mail has a preview in each language', async () => {
  const api = await asMember()
  for (const locale of locales) {
    for (const { type } of declaredEmails()) {
      const { subject, text } = await api.preview({ type, locale })
      expect(subject).not.toBe('')
      expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|Invalid/)
    }
  }
})

test('a test e-mail goes only to the admin who requests it', async () => {
  const api = await asMember()
  expect(await api.sendTest({ type: 'payment_confirmed', locale: 'zh-Hant' })).toEqual({ to: 'yan@example.com' })
  const mails = await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
  expect(mails).toMatchObject([{ type: 'payment_confirmed', toEmail: 'yan@example.com', language: 'zh-Hant' }])
  await expect(
    api.sendTest({ type: 'welcome', locale: 'en', to: 'victim@example.com' } as never),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('only admins can read, retry or test e-mails', async () => {
  const api = await asMember('member')
  const { id } = await createMail()
  const calls = [
    api.find({}),
    api.read({ id }),
    api.retry({ ids: [id] }),
    api.sendTest({ type: 'welcome', locale: 'en' }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
