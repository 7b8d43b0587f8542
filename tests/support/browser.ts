import { createRouterClient } from '@orpc/server'
import { pino } from 'pino'
import { actorOf, createAuth } from '#features/accounts/server/service/auth.ts'
import { hashPassword } from '#features/accounts/server/service/passwords.ts'
import type { Provider } from '#features/accounts/server/service/providers.ts'
import { accounts } from '#features/accounts/server/tables.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { router } from '#server/router.ts'
import { makeCtx } from './ctx.ts'
import { createProfile, type Profile } from './factories.ts'

export const testSecret = 'a test secret that is long enough'
export const testPassword = 'six dim sum'

/** Creates a member who can sign in with `testPassword`. */
export async function createMember(db: Db, overrides: Parameters<typeof createProfile>[1] = {}): Promise<Profile> {
  const member = await createProfile(db, overrides)
  const account = { userId: member.id, accountId: member.id, providerId: 'credential' }
  await db.insert(accounts).values({ ...account, password: await hashPassword(testPassword) })
  return member
}

/**
 * A simulated browser without HTTP: cookies set by one call are sent with the next, and their session determines the
 * actor. `browser.api()` is the API with this browser's cookies, `browser.visit(path)` requests a route of the sign-in
 * library. Uses the real clock, because the library supports no other.
 */
export function createBrowser(
  database: { readonly db: Db },
  overrides: Partial<Ctx> = {},
  { providers = [] }: { providers?: Provider[] } = {},
) {
  const jar = new Map<string, string>()
  const log = pino({ level: 'silent' })
  const baseUrl = 'https://kaifong.example'
  const storeCookies = (cookies: string[]) => {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
  }
  const open = () => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers({ cookie, 'x-real-ip': '192.0.2.1', 'user-agent': 'Mozilla/5.0 (test)' })
    return { auth: createAuth({ db: database.db, baseUrl, secret: testSecret, log, providers }), headers }
  }
  return {
    jar,
    async api() {
      const { auth, headers } = open()
      const now = overrides.now ?? (() => new Date())
      const { actor, sessionId, passwordAt, setCookies } = await actorOf({ auth, db: database.db, log }, headers, now())
      storeCookies(setCookies)
      const push = (...cookies: string[]) => (storeCookies(cookies), cookies.length)
      const context = {
        ...makeCtx(database.db, { baseUrl, now, ...overrides }),
        actor,
        passwordAt,
        auth,
        headers,
        sessionId,
        providers: providers.map(({ id }) => id),
        setCookies: { push },
      }
      return createRouterClient(router, { context: context as never })
    },
    /** The redirect location, or the response text. */
    async visit(path: string, init: RequestInit = {}): Promise<string> {
      const { auth, headers } = open()
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
      const response = await auth.handler(new Request(baseUrl + path, { ...init, headers }))
      storeCookies(response.headers.getSetCookie())
      return response.headers.get('location') ?? (await response.text())
    },
  }
}
