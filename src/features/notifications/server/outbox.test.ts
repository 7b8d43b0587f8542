import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, ne, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountExistsEmail } from '#features/accounts/server/emails/account-exists.ts'
import { confirmationEmail } from '#features/accounts/server/emails/email-confirmation.ts'
import { passwordChangedEmail } from '#features/accounts/server/emails/password-changed.ts'
import { passwordResetEmail } from '#features/accounts/server/emails/password-reset.ts'
import { signInChangedEmail } from '#features/accounts/server/emails/sign-in-changed.ts'
import { welcomeEmail } from '#features/accounts/server/emails/welcome.ts'
import { listingSubmittedEmail } from '#features/listings/server/emails/listing-submitted.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import { listenForWork, notifyWork, type WorkNotices } from '#platform/server/worker-loop.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { sampleOf } from '#tests/support/email-samples.ts'
import { startMailSink } from '#tests/support/mail-sink.ts'
import { sendWithKills } from '#tests/support/outbox-crashes.ts'
import { genericEmail } from './emails/generic.ts'
import { startMailer, startOutbox } from './jobs.ts'
import { enqueue } from './service.ts'
import { makeDue } from './store/outbox.ts'
import { notificationsOutbox as outbox } from './tables.ts'

const log = pino({ level: 'silent' })
const baseUrl = 'https://kaifong.example'
let database: TestDatabase
let notices: WorkNotices
let sink: Awaited<ReturnType<typeof startMailSink>>

beforeAll(async () => {
  database = await openTestDatabase()
  notices = listenForWork(database.url)
  sink = await startMailSink((recipient) => (recipient.startsWith('full@') ? 452 : null))
})
afterAll(async () => {
  await sink.close()
  await notices.close()
  await database.close()
})
beforeEach(async () => {
  sink.mails.length = 0
  await database.db.delete(outbox)
  await database.db.delete(appSettings)
})

const settings = (smtpUrl: string | null = sink.url) => ({
  db: database.db,
  log,
  baseUrl,
  smtpUrl,
})
const welcome = (to: string) =>
  enqueue(database.db, { email: welcomeEmail, to, locale: 'en', data: { first_name: 'Mei' } })
const reset = (to: string) =>
  enqueue(database.db, { email: passwordResetEmail, to, locale: 'en', data: { path: '/auth?token=abc' } })
const rows = () => database.db.select().from(outbox).orderBy(outbox.createdAt)
const ids = async () => (await rows()).map(({ id }) => `<${id}@kaifong.example>`).toSorted()
const isEmpty = async () => (await database.db.$count(outbox, ne(outbox.status, 'sent'))) === 0

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(10)
}
/** Sends everything that is due with one mailer and returns its last outcome. */
async function sendDue(smtpUrl?: string | null): Promise<string> {
  const { deliverNext, close } = startMailer(settings(smtpUrl))
  let outcome = await deliverNext()
  while (outcome === 'done') outcome = await deliverNext()
  close()
  return outcome
}
/** Makes every e-mail due now. */
const becomeDue = () => database.db.update(outbox).set({ nextAttemptAt: sql`now()` })

async function fill(count: number): Promise<void> {
  const { rowCount } = await database.db.execute(sql`
    insert into notifications_outbox (type, to_email, language, data)
    select 'welcome', 'member-' || n || '@example.com', 'zh-Hant', '{"first_name": "美"}' from generate_series(1, ${count}::int) n`)
  expect(rowCount).toBe(count)
}

describe('the outbox', () => {
  test('sends each e-mail once with several workers; the Message-ID is the row id', async () => {
    await fill(120)
    const workers = Array.from({ length: 4 }, () => startOutbox({ ...settings(), notices }))
    await until(isEmpty)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(sink.mails.map(({ messageId }) => messageId).toSorted()).toEqual(await ids())
  })

  test(
    'loses no e-mail when the worker is killed, and resends only under the same Message-ID @deep',
    { timeout: 120_000 },
    async () => {
      const [mails, kills] = [200, 3]
      await fill(mails)
      await sendWithKills({ databaseUrl: database.url, sink, mails, kills }, isEmpty)
      expect([...new Set(sink.mails.map(({ messageId }) => messageId))].toSorted()).toEqual(await ids())
      const recipients = new Map(sink.mails.map(({ messageId, to }) => [messageId, to[0]]))
      expect(new Set(recipients.values()).size).toBe(mails)
      // E-mails that the server accepted before the killed worker could record it are sent again: at most two per kill.
      expect(sink.mails.length - mails).toBeLessThanOrEqual(2 * kills)
    },
  )

  test('sends an e-mail when it is due, in one second or when an admin says so, without being asked meanwhile', async () => {
    const worker = startOutbox({ ...settings(), notices })
    await vi.waitUntil(notices.isListening, { timeout: 10_000 })
    await fill(2)
    await until(isEmpty)
    const [first, second] = await rows()
    const laterBy = async (id: string, interval: string) =>
      database.db.execute(sql`
        update notifications_outbox set status = 'queued', next_attempt_at = now() + ${interval}::interval where id = ${id}`)
    await laterBy(first!.id, '1 day')
    await laterBy(second!.id, '1 second')
    // As an e-mail that comes meanwhile does.
    await notifyWork(database.db, 'notifications_outbox')
    await until(async () => sink.mails.length === 3)
    await makeDue(database.db, [first!.id])
    await until(isEmpty)
    await worker.stop()
    expect(sink.mails.slice(2).map(({ messageId }) => messageId)).toEqual(
      [second, first].map((mail) => `<${mail!.id}@kaifong.example>`),
    )
  })

  test('sends nothing from a transaction that is rolled back', async () => {
    const undone = database.db.transaction(async (tx) => {
      await enqueue(tx, { email: welcomeEmail, to: 'mei@example.com', locale: 'en', data: { first_name: 'Mei' } })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await sendDue()).toBe('idle')
    expect(sink.mails).toEqual([])
  })

  test('sends sign-in e-mails before all others', async () => {
    await fill(3)
    await reset('mei@example.com')
    await sendDue()
    expect(sink.mails.map(({ to }) => to[0])[0]).toBe('mei@example.com')
  })

  test('deletes the sign-in link from the row once the e-mail is sent', async () => {
    await reset('mei@example.com')
    await sendDue()
    expect(sink.mails[0]?.raw).toContain('https://kaifong.example/auth?token')
    expect((await rows())[0]).toMatchObject({ status: 'sent', data: {} })
  })

  test('holds all but sign-in e-mails while EMAIL_NOTIFICATIONS is off, and loses none of them', async () => {
    await database.db
      .insert(appSettings)
      .values({ key: 'EMAIL_NOTIFICATIONS', value: 'false', category: 'Feature Flags' })
    await welcome('wing@example.com')
    await reset('mei@example.com')
    const when = { first_name: 'Mei', changed_at: '2026-11-20T06:00:00Z' }
    await enqueue(database.db, { email: passwordChangedEmail, to: 'mei@example.com', locale: 'en', data: when })
    await enqueue(database.db, {
      email: confirmationEmail,
      to: 'mei@example.com',
      locale: 'en',
      data: { first_name: 'Mei', path: '/auth' },
    })
    const mei = { to: 'mei@example.com', locale: 'en' } as const
    await enqueue(database.db, { email: accountExistsEmail, data: sampleOf(accountExistsEmail), ...mei })
    await enqueue(database.db, { email: signInChangedEmail, data: sampleOf(signInChangedEmail), ...mei })
    await sendDue()
    expect(sink.mails.map(({ to }) => to[0])).toEqual(Array(5).fill('mei@example.com'))
    await database.db.update(appSettings).set({ value: 'true' }).where(eq(appSettings.key, 'EMAIL_NOTIFICATIONS'))
    await sendDue()
    expect(sink.mails[5]?.to).toEqual(['wing@example.com'])
    expect(await isEmpty()).toBe(true)
  })

  test('holds e-mails without SMTP_URL and sends them once it is set', async () => {
    await welcome('mei@example.com')
    expect(await sendDue(null)).toBe('idle')
    expect((await rows())[0]).toMatchObject({ status: 'held', attempts: 0 })
    await sendDue()
    expect(sink.mails[0]?.to).toEqual(['mei@example.com'])
  })

  test('logs that an e-mail is held, without its content', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    await reset('mei@example.com')
    await startMailer({ ...settings(null), log: logger }).deliverNext()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('mail held: SMTP_URL is not set')
    expect(lines[0]).not.toMatch(/token|mei@/)
  })

  test('retries a refused e-mail after 1, 5 and 30 minutes, 2 and 12 hours, then marks it failed', async () => {
    await welcome('full@example.com')
    const delays: number[] = []
    for (let tries = 1; tries <= 5; tries++) {
      await sendDue()
      const { rows: found } = await database.db.execute<{ minutes: number }>(
        sql`select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from notifications_outbox`,
      )
      delays.push(found[0]!.minutes)
      await becomeDue()
    }
    expect(delays).toEqual([1, 5, 30, 120, 720])
    await sendDue()
    expect((await rows())[0]).toMatchObject({ status: 'failed', attempts: 6 })
    await becomeDue()
    expect(await sendDue()).toBe('idle')
    expect(sink.mails).toEqual([])
  })

  test('does not count an attempt while the mail server is unreachable', async () => {
    await welcome('mei@example.com')
    expect(await sendDue('smtp://127.0.0.1:1')).toBe('unreachable')
    expect((await rows())[0]).toMatchObject({ status: 'queued', attempts: 0 })
    await becomeDue()
    await sendDue()
    expect(sink.mails).toHaveLength(1)
  })

  test('stops within its timeout while the mail server hangs, and loses nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const connected = once(silent, 'connection')
    const { port } = silent.address() as AddressInfo
    await welcome('mei@example.com')
    const worker = startOutbox({ ...settings(`smtp://127.0.0.1:${port}`), notices })
    const [socket] = (await connected) as [Socket]
    await worker.stop()
    socket.destroy()
    silent.close()
    await becomeDue()
    await sendDue()
    expect(sink.mails).toHaveLength(1)
  })

  test('sends under the name and address that admins set', async () => {
    await database.db.insert(appSettings).values([
      { key: 'email_sender_name', value: '街坊\r\nBcc: thief@example.com', category: 'Email' },
      { key: 'email_sender_address', value: 'hello@kaifong.example', category: 'Email' },
    ])
    await welcome('mei@example.com')
    await sendDue()
    const [mail] = sink.mails
    expect(mail).toMatchObject({ from: 'hello@kaifong.example', to: ['mei@example.com'] })
    expect(mail?.raw).not.toMatch(/^bcc:/im)
  })

  test('no subject and no name can inject a header', async () => {
    const evil = 'Hello\r\nBcc: thief@example.com\r\n\r\n<script>alert(1)</script>'
    await enqueue(database.db, {
      email: genericEmail,
      to: 'mei@example.com',
      locale: 'en',
      subject: evil,
      data: { body: evil },
    })
    const data = { listing_name: evil, owner_name: evil }
    await enqueue(database.db, { email: listingSubmittedEmail, to: 'mei@example.com', locale: 'zh-Hant', data })
    await sendDue()
    expect(sink.mails).toHaveLength(2)
    for (const { raw, to } of sink.mails) {
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
      expect(to).toEqual(['mei@example.com'])
      expect(head).not.toMatch(/^(bcc|cc):/im)
      expect(head).toMatch(/^content-type: multipart\/alternative/im)
    }
  })
})
