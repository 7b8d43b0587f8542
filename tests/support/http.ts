import type { Hono } from 'hono'
import { pino } from 'pino'
import { createAuth } from '#features/accounts/server/service/auth.ts'
import type { Db } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import type { Services } from '#server/context.ts'
import { createBrowser, createMember, testPassword, testSecret } from './browser.ts'
import { testStorage } from './ctx.ts'
import type { Profile } from './factories.ts'

/** The services of the process, on the test's database. */
export function makeServices({ db }: { readonly db: Db }): Services {
  const env = { ...readEnv({}), baseUrl: 'https://kaifong.example' }
  const log = pino({ level: 'silent' })
  const auth = createAuth({ db, baseUrl: env.baseUrl, secret: testSecret, log, providers: [] })
  const database = { db, isAway: () => false } as Services['database']
  return { env, database, storage: testStorage, log, auth, providers: [], isDraining: () => false }
}

/** Creates a member and signs them in; send `cookie` with their requests. */
export async function signedInMember(
  database: { readonly db: Db },
  given: Parameters<typeof createMember>[1] = {},
): Promise<{ member: Profile; cookie: string }> {
  const member = await createMember(database.db, given)
  const browser = createBrowser(database)
  await (await browser.api()).accounts.signIn({ email: member.email, password: testPassword })
  return { member, cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Sends a request to a Hono app as if it came over the network. */
export async function sendRequest(app: Hono, path: string, init: RequestInit = {}): Promise<Response> {
  return app.request(`https://kaifong.example${path}`, init, {
    incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } },
  })
}
