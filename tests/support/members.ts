import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'

const dataDir = '.cache/e2e-data'

/** The demonstration admin of the site that the journeys run against. */
export const demoAdmin = {
  email: 'admin@kaifong.example',
  firstName: 'Yan',
  get password() {
    return readFileSync(`${dataDir}/demo-admin.secret`, 'utf8').slice(0, 12)
  },
}

type Credentials = { email: string; password: string }

/** Calls a procedure as this browser would, and gives its answer. */
async function call(page: Page, procedure: string, input: unknown): Promise<unknown> {
  const answer = await page.request.post(`/api/rpc/accounts/${procedure}`, { data: { json: input } })
  if (!answer.ok()) throw new Error(`${procedure}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { json: unknown }).json
}

/** Signs this browser in without its screens. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await call(page, 'signIn', { email, password })
}

let count = 0
const stranger = () => `member-${process.pid}-${Date.now()}-${++count}@example.com`

/** Somebody who has never been here. */
export function newcomer() {
  return { firstName: 'Mei', lastName: 'Chan', email: stranger(), password: 'six dim sum' }
}

/** A new member, confirmed and signed in with this browser. */
export async function newMember(page: Page): Promise<ReturnType<typeof newcomer>> {
  const person = newcomer()
  await call(page, 'signUp', { ...person, locale: 'en', acceptsTerms: true, acceptsMarketing: false })
  await call(page, 'confirmEmail', {
    token: new URL(await mailedLink(person.email), 'http://x').searchParams.get('token'),
  })
  return person
}

/** The path in the newest e-mail to this address; waits for it, as it is written by the site. */
export async function mailedLink(email: string): Promise<string> {
  const query = `select data ->> 'path' as path from notifications_outbox where to_email = $1 and data ? 'path' order by id desc limit 1`
  for (let tries = 0; tries < 50; tries++) {
    const [mail] = await onDatabase<{ path: string }>(query, [email])
    if (mail) return mail.path
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no e-mail with a link to ${email}`)
}

/** Asks the database of the site that the journeys run against. */
export async function onDatabase<Row extends pg.QueryResultRow>(query: string, values: unknown[]): Promise<Row[]> {
  const server = await startEmbeddedPostgres(dataDir)
  const client = new pg.Client(server.url)
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
    await server.stop()
  }
}
