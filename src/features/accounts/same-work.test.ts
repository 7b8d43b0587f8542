import { afterAll, describe, expect, test, vi } from 'vitest'
import { KeyedQueue } from '#platform/server/keyed-queue.ts'
import { requestScope, type TimedQuery } from '#platform/server/request-scope.ts'
import { createBrowser, createMember, testPassword } from '#tests/support/browser.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { accounts, twoFactors } from './server/tables.ts'

// Each password is hashed or verified in a turn of this queue.
const turns = vi.spyOn(KeyedQueue.prototype, 'run')
afterAll(() => turns.mockRestore())

const database = useDatabase()
const unknown = 'nobody@example.com'

/** The addresses between which nothing may tell, one for each state of an account. */
async function addresses(): Promise<string[]> {
  const [member, deactivated, unconfirmed, withApp] = [
    await createMember(database.db),
    await createMember(database.db, { banned: true }),
    await createMember(database.db, { emailVerified: false }),
    await createMember(database.db, { twoFactorEnabled: true }),
  ]
  await database.db.insert(twoFactors).values({ userId: withApp.id, secret: 'x', backupCodes: '[]', verified: true })
  const ofProvider = await createProfile(database.db)
  await database.db.insert(accounts).values({ userId: ofProvider.id, accountId: 'g-1', providerId: 'google' })
  return [unknown, member.email, deactivated.email, unconfirmed.email, withApp.email, ofProvider.email]
}

type Api = Awaited<ReturnType<ReturnType<typeof createBrowser>['api']>>['accounts']

/** The queries and hashes of a call by a visitor. */
async function workOf(
  act: (api: Api) => Promise<unknown>,
  areLimitsOn = true,
): Promise<{ queries: string[]; hashes: number }> {
  const queries: TimedQuery[] = []
  const { accounts: api } = await createBrowser(database, { areLimitsOn }).api()
  turns.mockClear()
  await requestScope.run({ requestId: 'test', queries, readsStandby: false }, () => act(api).catch(() => undefined))
  const hashes = turns.mock.calls.filter(([key]) => key === 'passwords').length
  return { queries: queries.map(({ sql }) => sql), hashes }
}

test('a sign-in that fails takes the same work for every address', async () => {
  const [first, ...others] = await addresses()
  const tried = (email: string) => workOf((api) => api.signIn({ email, password: 'wrong password' }))
  const expected = await tried(first!)
  expect(expected.hashes).toBe(1)
  expect(expected.queries.length).toBeGreaterThan(2)
  for (const email of others) expect(await tried(email)).toEqual(expected)
})

test('the password of a sign-in that succeeds is verified once', async () => {
  const { email } = await createMember(database.db)
  expect((await workOf((api) => api.signIn({ email, password: testPassword }))).hashes).toBe(1)
})

describe('what mails a link', () => {
  const form = {
    password: 'eight har gow',
    firstName: 'Mei',
    lastName: 'Chan',
    acceptsTerms: true,
    acceptsMarketing: false,
  } as const

  test.each<[string, number, (api: Api, email: string) => Promise<unknown>]>([
    ['signing up', 2, (api, email) => api.signUp({ ...form, email, locale: 'en' })],
    ['asking for a reset', 0, (api, email) => api.requestPasswordReset({ email, locale: 'en' })],
    ['asking for the confirmation again', 0, (api, email) => api.resendConfirmation({ email, locale: 'en' })],
  ])('hashes as often for every address: %s', async (_, count, act) => {
    for (const email of await addresses()) expect((await workOf((api) => act(api, email), false)).hashes).toBe(count)
  })
})
