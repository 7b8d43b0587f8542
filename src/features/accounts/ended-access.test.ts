import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiKeys, webhooks } from '#features/integrations/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { createBrowser, createMember, testPassword as password } from '#tests/support/browser.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { passkeys, type profiles } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
type Browser = ReturnType<typeof createBrowser>
const as = async (browser: Browser = createBrowser(database)) => (await browser.api()).accounts

/** A signed-in member, an hour old, with a key, a webhook and a passkey. */
async function withAccess(given: Partial<typeof profiles.$inferInsert> = {}) {
  const member = await createMember(database.db, { createdAt: new Date(Date.now() - 3_600_000), ...given })
  const browser = createBrowser(database)
  await (await as(browser)).signIn({ email: member.email, password })
  const options = await (await as(browser)).startPasskeyRegistration({})
  await (await as(browser)).addPasskey({ response: createAuthenticator().create(options), name: 'Phone' })
  const { integrations } = await browser.api()
  await integrations.createKey({ name: 'website', scopes: ['read'], days: null })
  await integrations.createWebhook({ url: 'https://hooks.example.com/kaifong', events: ['listing.approved'] })
  return { member, browser }
}
const mails = async () => database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
const tokenOf = (mail: { data: Record<string, unknown> } | undefined) =>
  new URL(mail!.data['path'] as string, 'https://kaifong.example').searchParams.get('token')!
const lastMail = async (type: string) => (await mails()).findLast((mail) => mail.type === type)
const left = async () => ({
  keys: (await database.db.select().from(apiKeys)).length,
  webhooks: (await database.db.select().from(webhooks)).length,
  passkeys: (await database.db.select().from(passkeys)).length,
})

test('each new passkey, key and webhook is told by e-mail', async () => {
  const { member } = await withAccess()
  const told = (await mails()).filter(({ type }) => type === 'sign_in_changed')
  expect(told.map(({ toEmail, data }) => [toEmail, data['change']])).toEqual([
    [member.email, 'passkeyAdded'],
    [member.email, 'apiKeyAdded'],
    [member.email, 'webhookAdded'],
  ])
})

const endings: [string, (who: Awaited<ReturnType<typeof withAccess>>) => Promise<unknown>][] = [
  [
    'a password reset',
    async ({ member }) => {
      await (await as()).requestPasswordReset({ email: member.email, locale: 'en' })
      await (await as()).resetPassword({ token: tokenOf(await lastMail('password_reset')), password: 'eight har gow' })
    },
  ],
  [
    'an admin who signs the member out everywhere',
    async ({ member }) =>
      world.as(await createProfile(database.db, { role: 'admin' })).accounts.endMemberSessions({ id: member.id }),
  ],
]

test.each(endings)('keys, webhooks and passkeys end with %s, and the member is told', async (_, end) => {
  const other = await withAccess()
  const one = await withAccess()
  await end(one)
  expect(await left()).toEqual({ keys: 1, webhooks: 1, passkeys: 1 })
  expect((await database.db.select().from(apiKeys))[0]).toMatchObject({ userId: other.member.id })
  expect(await (await as(one.browser)).getMe({})).toBeNull()
  const told = await lastMail('sign_in_changed')
  expect(told).toMatchObject({ toEmail: one.member.email })
  expect(told!.data['change']).toBe('accessEnded')
})

test('keys, webhooks and passkeys end with a change of the address, which the new one is told', async () => {
  const { browser } = await withAccess()
  const api = await as(browser)
  await api.requestEmailChange({ email: 'mei.new@example.com', password })
  expect(await left()).toEqual({ keys: 1, webhooks: 1, passkeys: 1 })
  await (await as()).changeEmail({ token: tokenOf(await lastMail('email_change')) })
  expect(await left()).toEqual({ keys: 0, webhooks: 0, passkeys: 0 })
  expect(await lastMail('sign_in_changed')).toMatchObject({ toEmail: 'mei.new@example.com' })
})

test.each(endings)('the passkeys of an admin, which are the second factor, stay after %s', async (_, end) => {
  const admin = await withAccess({ role: 'admin' })
  await end(admin)
  expect(await left()).toEqual({ keys: 0, webhooks: 0, passkeys: 1 })
  expect((await lastMail('sign_in_changed'))!.data['change']).toBe('integrationsEnded')
})

test('an admin ends keys of a member who is signed in nowhere, which the audit log counts', async () => {
  const { member, browser } = await withAccess()
  await (await as(browser)).signOut({})
  await world.as(await createProfile(database.db, { role: 'admin' })).accounts.endMemberSessions({ id: member.id })
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'accounts.endMemberSessions'))
  expect(entries).toMatchObject([{ after: { sessions: 0, integrations: 2, passkeys: 1 } }])
})
