import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { demoAdmin as siteAdmin, demoPassword } from '#server/demo-admin.ts'
import { call, type Requester } from './calls.ts'
import { e2eDataDir } from './e2e-data.ts'

/** The demonstration admin of the site under test. */
export const demoAdmin = {
  ...siteAdmin,
  get password() {
    return demoPassword(e2eDataDir)
  },
}

type Credentials = { email: string; password: string }

/** Signs this browser in through the API. */
export async function signIn(page: Requester, { email, password }: Credentials): Promise<void> {
  await call(page, 'accounts/signIn', { email, password })
}

let count = 0
const uniqueEmail = () => `member-${process.pid}-${Date.now()}-${++count}@example.com`

/** Sign-up details of a new person. */
export function randomPerson() {
  return { firstName: 'Mei', lastName: 'Chan', email: uniqueEmail(), password: 'six dim sum' }
}

/** Creates a confirmed member who is signed in with this browser. */
export async function newMember(page: Requester): Promise<ReturnType<typeof randomPerson>> {
  const person = randomPerson()
  await call(page, 'accounts/signUp', { ...person, locale: 'en', acceptsTerms: true, acceptsMarketing: false })
  await call(page, 'accounts/confirmEmail', {
    token: new URL(await latestEmailLink(person.email), 'http://x').searchParams.get('token'),
  })
  return person
}

/** The path in the newest email to this address; waits up to 5 s for it. */
export async function latestEmailLink(email: string): Promise<string> {
  const query = `select data ->> 'path' as path from notifications_outbox where to_email = $1 and data ? 'path' order by id desc limit 1`
  for (let tries = 0; tries < 50; tries++) {
    const [mail] = await queryDatabase<{ path: string }>(query, [email])
    if (mail) return mail.path
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no e-mail with a link to ${email}`)
}

/** Queries the database of the site under test. */
export async function queryDatabase<Row extends pg.QueryResultRow>(query: string, values: unknown[]): Promise<Row[]> {
  const server = await startEmbeddedPostgres(e2eDataDir)
  const client = new pg.Client(server.url)
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
    await server.stop()
  }
}
