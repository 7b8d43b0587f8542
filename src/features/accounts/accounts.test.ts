import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createBrowser } from '#tests/support/browser.ts'
import { holdClock } from '#tests/support/clock.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { hashPassword } from './server/service/passwords.ts'
import { accounts, profiles, sessions } from './server/tables.ts'

const database = useDatabase()
holdClock()
const password = 'six dim sum'

/** A member who can sign in. */
async function createMember(given: Partial<typeof profiles.$inferInsert> = {}) {
  const member = await createProfile(database.db, given)
  const values = {
    userId: member.id,
    accountId: member.id,
    providerId: 'credential',
    password: await hashPassword(password),
  }
  await database.db.insert(accounts).values(values)
  return member
}
const deactivate = (id: string) => database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, id))
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

describe('signing in', () => {
  test('begins a session that the next call knows, and signing out ends it', async () => {
    const { id, email } = await createMember({ firstName: 'Mei', lastName: 'Chan' })
    const browser = createBrowser(database)
    expect(await (await browser.api()).accounts.getMe({})).toBeNull()
    const me = { id, firstName: 'Mei', lastName: 'Chan', email, avatarUrl: null, isAdmin: false }
    expect(await (await browser.api()).accounts.signIn({ email: ` ${email.toUpperCase()}`, password })).toEqual(me)
    expect([...browser.jar.keys()]).toEqual(['__Host-kaifong.session_token'])
    expect(await (await browser.api()).accounts.getMe({})).toEqual(me)

    const stolen = new Map(browser.jar)
    await (await browser.api()).accounts.signOut({})
    expect(browser.jar.size).toBe(0)
    expect(await database.db.select().from(sessions)).toEqual([])
    const thief = createBrowser(database)
    for (const [name, value] of stolen) thief.jar.set(name, value)
    expect(await (await thief.api()).accounts.getMe({})).toBeNull()
  })

  test('gives every session a token of its own, and a changed token is nobody', async () => {
    const { email } = await createMember()
    const [first, second] = [createBrowser(database), createBrowser(database)]
    for (const browser of [first, second]) await (await browser.api()).accounts.signIn({ email, password })
    const [name, value] = [...first.jar][0]!
    expect(second.jar.get(name)).not.toBe(value)
    first.jar.set(
      name,
      value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')),
    )
    expect(await (await first.api()).accounts.getMe({})).toBeNull()
  })

  test('tells a wrong password, an unknown address and a deactivated member the same', async () => {
    const { email } = await createMember()
    const away = await createMember()
    await deactivate(away.id)
    const api = (await createBrowser(database).api()).accounts
    const tries = [
      { email, password: 'wrong password' },
      { email: 'nobody@example.com', password },
      { email: away.email, password: 'wrong password' },
    ]
    const answers = await Promise.all(
      tries.map((one) => api.signIn(one).catch((error: unknown) => JSON.stringify(error))),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('CREDENTIALS_WRONG')
  })

  test('tells a deactivated member so, once the password was right, and begins no session', async () => {
    const { id, email } = await createMember()
    const browser = createBrowser(database)
    await (await browser.api()).accounts.signIn({ email, password })
    await deactivate(id)
    expect(await (await browser.api()).accounts.getMe({})).toBeNull()
    await expect((await browser.api()).accounts.signIn({ email, password })).rejects.toMatchObject({
      code: 'ACCOUNT_DEACTIVATED',
      status: 403,
    })
    expect(browser.jar.size).toBe(0)
    expect(await database.db.select().from(sessions)).toEqual([])
  })

  test.each([
    [
      { email: '', password: '' },
      { email: 'emailRequired', password: 'passwordRequired' },
    ],
    [
      { email: 'mei', password: 'short' },
      { email: 'emailInvalid', password: 'passwordTooShort' },
    ],
    [{ email: 'mei@example.com\r\nBcc: x@y.hk', password }, { email: 'emailInvalid' }],
    [{ email: 'mei@example.com', password: 'x'.repeat(257) }, { password: 'passwordTooLong' }],
  ])('says of %o which field is at fault', async (input, errors) => {
    const answer = (await createBrowser(database).api()).accounts.signIn(input)
    await expect(answer).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { data } = (await answer.catch((error: unknown) => error)) as {
      data: { issues: { path: string[]; message: string }[] }
    }
    expect(Object.fromEntries(data.issues.map(({ path, message }) => [path[0], message]))).toEqual(errors)
  })

  test('refuses what it does not know', async () => {
    const { email } = await createMember()
    const input = { email, password, role: 'admin' } as { email: string; password: string }
    await expect((await createBrowser(database).api()).accounts.signIn(input)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('is over after 25 tries at one address, known or not', async () => {
    const { email } = await createMember()
    for (const tried of [email, 'nobody@example.com']) {
      for (let n = 0; n < 25; n++) {
        const browser = createBrowser(database, { client: { address: `192.0.2.${n}`, userAgent: '' } })
        await expect(
          (await browser.api()).accounts.signIn({ email: tried, password: 'wrong password' }),
        ).rejects.toMatchObject({
          code: 'CREDENTIALS_WRONG',
        })
      }
      await expect(
        (await createBrowser(database).api()).accounts.signIn({ email: tried, password }),
      ).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        status: 429,
      })
    }
  })
})

describe('a session', () => {
  const signedIn = async (given: Partial<typeof profiles.$inferInsert>) => {
    const { email } = await createMember(given)
    const browser = createBrowser(database)
    await (await browser.api()).accounts.signIn({ email, password })
    return browser
  }
  const later = async (browser: { jar: Map<string, string> }, now: Date) => {
    const then = createBrowser(database, { now: () => now })
    for (const [name, value] of browser.jar) then.jar.set(name, value)
    return { me: await (await then.api()).accounts.getMe({}), jar: then.jar }
  }

  test('of an admin ends after resting for eight hours, of a member after a week', async () => {
    const [admin, member] = [await signedIn({ role: 'admin' }), await signedIn({})]
    expect((await later(admin, hours(7))).me).not.toBeNull()
    expect(await later(admin, hours(9))).toEqual({ me: null, jar: new Map() })
    expect((await later(member, hours(6 * 24))).me).not.toBeNull()
    expect((await later(member, hours(8 * 24))).me).toBeNull()
  })

  test('of an admin lasts a day at most, of a member thirty', async () => {
    const [admin, member] = [await signedIn({ role: 'admin' }), await signedIn({})]
    const begun = (at: Date) => database.db.update(sessions).set({ createdAt: at })
    await begun(hours(-25))
    expect((await later(admin, hours(0))).me).toBeNull()
    await begun(hours(-29 * 24))
    expect((await later(member, hours(0))).me).not.toBeNull()
    await begun(hours(-31 * 24))
    expect((await later(member, hours(0))).me).toBeNull()
  })

  test('of a demoted admin is a member’s at the very next call', async () => {
    const browser = await signedIn({ role: 'admin' })
    await createProfile(database.db, { role: 'admin' })
    const before = await (await browser.api()).accounts.getMe({})
    await database.db.update(profiles).set({ role: 'member' }).where(eq(profiles.id, before!.id))
    expect(before!.isAdmin).toBe(true)
    expect((await (await browser.api()).accounts.getMe({}))!.isAdmin).toBe(false)
  })
})
