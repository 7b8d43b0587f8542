import { createRouterClient } from '@orpc/server'
import { pino } from 'pino'
import { actorOf, createAuth } from '#features/accounts/server/service/auth.ts'
import type { Provider } from '#features/accounts/server/service/providers.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { router } from '#server/router.ts'
import { makeCtx } from './ctx.ts'

export const testSecret = 'a secret of tests, long enough for all'

/**
 * A browser without HTTP: cookies that one call sets go with the next, and the session in them says who acts.
 * `browser.api()` is the whole API as this browser's next request would find it, `browser.visit(path)` a visit of what
 * the sign-in library answers itself. The clock is the real one, as that library knows no other.
 */
export function createBrowser(
  database: { readonly db: Db },
  given: Partial<Ctx> = {},
  { providers = [] }: { providers?: Provider[] } = {},
) {
  const jar = new Map<string, string>()
  const log = pino({ level: 'silent' })
  const baseUrl = 'https://kaifong.example'
  const keep = (cookies: string[]) => {
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
      const now = given.now ?? (() => new Date())
      const { actor, sessionId, passwordAt, setCookies } = await actorOf(auth, headers, now())
      keep(setCookies)
      const push = (...cookies: string[]) => (keep(cookies), cookies.length)
      const context = {
        ...makeCtx(database.db, { baseUrl, now, ...given }),
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
    /** The address that the answer leads to, or its text. */
    async visit(path: string, init: RequestInit = {}): Promise<string> {
      const { auth, headers } = open()
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
      const answer = await auth.handler(new Request(baseUrl + path, { ...init, headers }))
      keep(answer.headers.getSetCookie())
      return answer.headers.get('location') ?? (await answer.text())
    },
  }
}
