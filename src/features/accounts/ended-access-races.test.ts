import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeys, webhooks } from '#features/integrations/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { createBrowser, createMember, testPassword as password } from '#tests/support/browser.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { waitForLock } from '#tests/support/locks.ts'
import { createWorld } from '#tests/support/world.ts'
import { passkeys, profiles } from './server/tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => database.close())

type Browser = ReturnType<typeof createBrowser>
const as = async (browser: Browser = createBrowser(database)) => (await browser.api()).accounts

async function resetToken(userId: string): Promise<string> {
  const mails = await database.db.select().from(notificationsOutbox).where(eq(notificationsOutbox.userId, userId))
  const { data } = mails.find(({ type }) => type === 'password_reset')!
  return new URL(data['path'] as string, 'https://kaifong.example').searchParams.get('token')!
}

/** The ways in which sessions end because a stranger may have one. */
const endings: Record<string, (memberId: string) => Promise<() => Promise<unknown>>> = {
  'a password reset': async (id) => {
    const [api, token] = [await as(), await resetToken(id)]
    return () => api.resetPassword({ token, password: 'eight har gow' })
  },
  'an admin who signs the member out everywhere': async (id) => {
    const { accounts } = createWorld(database).as(await createProfile(database.db, { role: 'admin' }))
    return () => accounts.endMemberSessions({ id })
  },
}
/** The ways into the account that the stranger may add. */
const additions: Record<string, (browser: Browser) => Promise<() => Promise<unknown>>> = {
  key: async (browser) => {
    const { integrations } = await browser.api()
    return () => integrations.createKey({ name: 'spy', scopes: ['read'], days: null })
  },
  webhook: async (browser) => {
    const { integrations } = await browser.api()
    return () => integrations.createWebhook({ url: 'https://spy.example.com/', events: ['listing.approved'] })
  },
  passkey: async (browser) => {
    const api = await as(browser)
    const response = createAuthenticator().create(await api.startPasskeyRegistration({}))
    return () => api.addPasskey({ response, name: 'Spy' })
  },
}
const races = Object.keys(endings).flatMap((ending) =>
  Object.keys(additions).flatMap((kind) => [false, true].map((isAddedFirst) => ({ ending, kind, isAddedFirst }))),
)

test.each(races)('no $kind outlives $ending (added first: $isAddedFirst)', async ({ ending, kind, isAddedFirst }) => {
  const member = await createMember(database.db, { createdAt: new Date(Date.now() - 3_600_000) })
  const browser = createBrowser(database)
  await (await as(browser)).signIn({ email: member.email, password })
  await (await as()).requestPasswordReset({ email: member.email, locale: 'en' })
  const [add, end] = [await additions[kind]!(browser), await endings[ending]!(member.id)]
  const inOrder = isAddedFirst ? [add, end] : [end, add]
  const calls: Promise<PromiseSettledResult<unknown>[]>[] = []
  await database.db.transaction(async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, member.id)).for('update')
    for (const call of inOrder) {
      calls.push(Promise.allSettled([call()]))
      await waitForLock(database.db, calls.length)
    }
  })
  const answers = (await Promise.all(calls)).flat()
  expect(answers).toMatchObject([
    { status: 'fulfilled' },
    isAddedFirst ? { status: 'fulfilled' } : { status: 'rejected', reason: { code: 'UNAUTHORIZED' } },
  ])
  for (const table of [apiKeys, webhooks, passkeys])
    expect(await database.db.select().from(table).where(eq(table.userId, member.id))).toEqual([])
})
