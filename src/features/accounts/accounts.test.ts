import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createBrowser, createMember, testPassword as password } from '#tests/support/browser.ts'
import { freezeClock } from '#tests/support/clock.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { profiles, sessions } from './server/tables.ts'

const database = useDatabase()
freezeClock()

const deactivate = (id: string) => database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, id))
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

describe('signing in', () => {
  test('starts a session that signing out ends, also for a copied cookie', async () => {
    const { id, email } = await createMember(database.db, { firstName: 'Mei', lastName: 'Chan' })
    const browser = createBrowser(database)
    expect(await (await browser.api()).accounts.getMe({})).toBeNull()
    const me = { id, firstName: 'Mei', lastName: 'Chan', email, avatarUrl: null, isAdmin: false }
    expect(await (await browser.api()).accounts.signIn({ email: ` ${email.toUpperCase()}`, password })).toEqual(me)
    expect([...browser.jar.keys()]).toEqual(['__Host-kaifong.session_token', '__Host-kaifong.browser'])
    expect(await (await browser.api()).accounts.getMe({})).toEqual(me)

    const stolen = new Map(browser.jar)
    await (await browser.api()).accounts.signOut({})
    expect([...browser.jar.keys()]).toEqual(['__Host-kaifong.browser'])
    expect(await database.db.select().from(sessions)).toEqual([])
    const thief = createBrowser(database)
    for (const [name, value] of stolen) thief.jar.set(name, value)
    expect(await (await thief.api()).accounts.getMe({})).toBeNull()
  })

  test('gives every session its own token, and an altered token is not accepted', async () => {
    const { email } = await createMember(database.db)
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

  test('answers a wrong password the same for known, unknown and deactivated accounts', async () => {
    const { email } = await createMember(database.db)
    const deactivated = await createMember(database.db)
    await deactivate(deactivated.id)
    const api = (await createBrowser(database).api()).accounts
    const tries = [
      { email, password: 'wrong password' },
      { email: 'nobody@example.com', password },
      { email: deactivated.email, password: 'wrong password' },
    ]
    const answers = await Promise.all(
      tries.map((one) => api.signIn(one).catch((error: unknown) => JSON.stringify(error))),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('CREDENTIALS_WRONG')
  })

  test('refuses a deactivated member with the right password and starts no session', async () => {
    const { id, email } = await createMember(database.db)
    const browser = createBrowser(database)
    await (await browser.api()).accounts.signIn({ email, password })
    await deactivate(id)
    expect(await (await browser.api()).accounts.getMe({})).toBeNull()
    await expect((await browser.api()).accounts.signIn({ email, password })).rejects.toMatchObject({
      code: 'ACCOUNT_DEACTIVATED',
      status: 403,
    })
    expect([...browser.jar.keys()]).toEqual(['__Host-kaifong.browser'])
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
  ])('reports field errors for %o', async (input, errors) => {
    const answer = (await createBrowser(database).api()).accounts.signIn(input)
    await expect(answer).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { data } = (await answer.catch((error: unknown) => error)) as {
      data: { issues: { path: string[]; message: string }[] }
    }
    expect(Object.fromEntries(data.issues.map(({ path, message }) => [path[0], message]))).toEqual(errors)
  })

  test('refuses unknown fields', async () => {
    const { email } = await createMember(database.db)
    const input = { email, password, role: 'admin' } as { email: string; password: string }
    await expect((await createBrowser(database).api()).accounts.signIn(input)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  describe('with a wrong password', () => {
    const at = (address: string) => createBrowser(database, { client: { address, userAgent: '' } })
    const signIn = async (browser: ReturnType<typeof at>, email: string, typed = password) =>
      (await browser.api()).accounts.signIn({ email, password: typed })
    const fail = async (browser: ReturnType<typeof at>, email: string, times: number) => {
      for (let n = 0; n < times; n++)
        await expect(signIn(browser, email, 'wrong password')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' })
    }
    const tooMany = { code: 'TOO_MANY_REQUESTS', status: 429 }

    test('is refused after 25 failures in one network, whether the address is known or not', async () => {
      const { email } = await createMember(database.db)
      const later = (address: string) =>
        createBrowser(database, { client: { address, userAgent: '' }, now: () => hours(0.5) })
      for (const [network, tried] of [
        ['192.0.2.7', email],
        ['192.0.2.8', 'nobody@example.com'],
      ] as const) {
        await fail(at(network), tried, 25)
        await expect(signIn(at(network), tried)).rejects.toMatchObject(tooMany)
        // The network may try other addresses after five minutes, this one after an hour.
        await fail(later(network), 'somebody@example.com', 1)
      }
    })

    test('never locks out the owner, who is in another network', async () => {
      const { email } = await createMember(database.db)
      await fail(at('192.0.2.7'), email, 25)
      expect(await signIn(at('198.51.100.1'), email)).toMatchObject({ email })
    })

    test('never locks out a browser that signed in with this address before, even in the same network', async () => {
      const { email } = await createMember(database.db)
      const other = await createMember(database.db)
      const [own, foreign] = [at('192.0.2.7'), at('192.0.2.7')]
      await signIn(own, email)
      await (await own.api()).accounts.signOut({})
      await signIn(foreign, other.email)
      await (await foreign.api()).accounts.signOut({})
      await fail(at('192.0.2.7'), email, 25)
      await expect(signIn(foreign, email)).rejects.toMatchObject(tooMany)
      await fail(own, email, 2)
      expect(await signIn(own, email)).toMatchObject({ email })
      await (await own.api()).accounts.signOut({})
      await fail(own, email, 25)
      await expect(signIn(own, email)).rejects.toMatchObject(tooMany)
    })

    test('is not counted when the password was right', async () => {
      const { email } = await createMember(database.db)
      for (let n = 0; n < 26; n++) expect(await signIn(at('192.0.2.7'), email)).toMatchObject({ email })
    })
  })
})

describe('a session', () => {
  const signedIn = async (given: Partial<typeof profiles.$inferInsert>) => {
    const { email } = await createMember(database.db, given)
    const browser = createBrowser(database)
    await (await browser.api()).accounts.signIn({ email, password })
    return browser
  }
  const getMeAt = async (browser: { jar: Map<string, string> }, now: Date) => {
    const then = createBrowser(database, { now: () => now })
    for (const [name, value] of browser.jar) then.jar.set(name, value)
    return { me: await (await then.api()).accounts.getMe({}), jar: then.jar }
  }

  test('expires after eight idle hours for an admin and a week for a member', async () => {
    const [admin, member] = [await signedIn({ role: 'admin' }), await signedIn({})]
    expect((await getMeAt(admin, hours(7))).me).not.toBeNull()
    const late = await getMeAt(admin, hours(9))
    expect([late.me, ...late.jar.keys()]).toEqual([null, '__Host-kaifong.browser'])
    expect((await getMeAt(member, hours(6 * 24))).me).not.toBeNull()
    expect((await getMeAt(member, hours(8 * 24))).me).toBeNull()
  })

  test('lasts at most one day for an admin and thirty for a member', async () => {
    const [admin, member] = [await signedIn({ role: 'admin' }), await signedIn({})]
    const setCreatedAt = (at: Date) => database.db.update(sessions).set({ createdAt: at })
    await setCreatedAt(hours(-25))
    expect((await getMeAt(admin, hours(0))).me).toBeNull()
    await setCreatedAt(hours(-29 * 24))
    expect((await getMeAt(member, hours(0))).me).not.toBeNull()
    await setCreatedAt(hours(-31 * 24))
    expect((await getMeAt(member, hours(0))).me).toBeNull()
  })

  test('loses admin rights at the next call after a demotion', async () => {
    const browser = await signedIn({ role: 'admin' })
    await createProfile(database.db, { role: 'admin' })
    const before = await (await browser.api()).accounts.getMe({})
    await database.db.update(profiles).set({ role: 'member' }).where(eq(profiles.id, before!.id))
    expect(before!.isAdmin).toBe(true)
    expect((await (await browser.api()).accounts.getMe({}))!.isAdmin).toBe(false)
  })
})
