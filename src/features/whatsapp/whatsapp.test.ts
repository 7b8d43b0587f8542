import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#features/accounts/server/service/passwords.ts'
import { profiles, whatsappVerifications } from '#features/accounts/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { auditLog } from '#platform/server/tables.ts'
import { mountRoutes } from '#server/routes.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import { startGraphApi } from '#tests/support/graph-api.ts'
import { makeServices, sendRequest } from '#tests/support/http.ts'
import { createWorld } from '#tests/support/world.ts'
import { whatsappJobs } from './server/jobs.ts'
import { whatsappMessages } from './server/tables.ts'

const database = useDatabase()
const number = '+85261234567'
let graph: Awaited<ReturnType<typeof startGraphApi>>
beforeEach(async () => {
  graph = await startGraphApi()
  await database.db
    .insert(appSettings)
    .values({ key: 'SUPPORT_WHATSAPP_NUMBER', value: '+852 9000 0001', category: 'Social Media', description: '' })
    .onConflictDoUpdate({ target: appSettings.key, set: { value: '+852 9000 0001' } })
})
afterEach(() => graph.stop())

function site(on: { readonly db: Db } = database) {
  const services = makeServices(on)
  return new Hono().route('/', mountRoutes({ ...services, env: { ...services.env, whatsapp: graph.settings } }))
}
const signatureOf = (body: string, secret = graph.settings.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const delivery = (messages: unknown[], phoneId = graph.settings.phoneId) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { metadata: { phone_number_id: phoneId }, messages } }] }],
  })
const text = (body: string, given: Record<string, unknown> = {}) => ({
  id: `wamid.${body}`,
  from: number.slice(1),
  from_user_id: 'HK.1',
  type: 'text',
  text: { body },
  ...given,
})
async function deliver(body: string, signature = signatureOf(body), on: { readonly db: Db } = database) {
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  const answer = await sendRequest(site(on), '/api/whatsapp', { method: 'POST', body, headers })
  const handled = whatsappJobs.find(({ name }) => name === 'whatsapp.handle')!
  const ctx: Ctx = makeCtx(on.db, { whatsapp: graph.api })
  for (const { id } of await on.db.select().from(whatsappMessages))
    await handled.run({ ctx, data: { id }, dueAt: null, signal: new AbortController().signal })
  return answer.status
}
/** An open code of a member, which they send from their number. */
async function storedCode(db: Db, userId: string) {
  const code = 'K7M2Q9'
  const [createdAt, expiresAt] = [testNow, new Date(testNow.getTime() + 60_000)]
  await db
    .insert(whatsappVerifications)
    .values({ userId, number, codeHash: await hashPassword(code), createdAt, expiresAt })
  return { code }
}
const isConfirmed = async (id: string) =>
  (await database.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.whatsappVerifiedAt !== null
const api = (person: Parameters<ReturnType<typeof createWorld>['as']>[0]) =>
  createWorld(database, { whatsapp: graph.api }).as(person).accounts

describe('the webhook', () => {
  test('answers the subscription with the challenge, to the right token alone', async () => {
    const ask = (token: string) =>
      site().request(`/api/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`)
    const right = await ask('verify%20token')
    expect([right.status, await right.text()]).toEqual([200, '1158201444'])
    expect((await ask('wrong')).status).toBe(403)
  })

  test('refuses a wrong signature, and ignores other numbers and anything that is no delivery', async () => {
    const body = delivery([text('VERIFY K7M2Q9')])
    expect(await deliver(body, signatureOf(body, 'other secret'))).toBe(401)
    expect(await deliver(body, 'sha256=')).toBe(401)
    for (const ignored of ['{}', 'no JSON', '[]', delivery([text('VERIFY K7M2Q9')], '999'), delivery([{ id: 7 }])])
      expect(await deliver(ignored)).toBe(200)
    expect(await database.db.select().from(whatsappMessages)).toEqual([])
  })

  test('is not there without the settings', async () => {
    const app = new Hono().route('/', mountRoutes(makeServices(database)))
    expect((await app.request('/api/whatsapp')).status).toBe(404)
  })
})

describe('a code from the member’s number', () => {
  test('confirms it at once, with one answer in their language, however often it is delivered', async () => {
    const mei = await createProfile(database.db, { whatsappNumber: number, language: 'zh-Hant' })
    const { code } = await api(mei).startVerification({})
    const body = delivery([text(`verify ${code.toLowerCase()}`)])
    for (let times = 0; times < 3; times++) expect(await deliver(body)).toBe(200)
    expect(await isConfirmed(mei.id)).toBe(true)
    expect(graph.sent).toMatchObject([{ recipient: 'HK.1', type: 'text' }])
    expect(JSON.stringify(graph.sent)).toContain('多謝')
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, mei.id))
    expect(entry).toMatchObject({ action: 'accounts.confirmVerification', actorId: null })
  })

  test('is handled once when copies arrive in the same second', async () => {
    const shared = await openTestDatabase({ max: 10 })
    try {
      const mei = await createProfile(shared.db, { whatsappNumber: number })
      const { code } = await storedCode(shared.db, mei.id)
      const body = delivery([text(`VERIFY ${code}`)])
      await Promise.all(Array.from({ length: 8 }, () => deliver(body, signatureOf(body), shared)))
      expect(await shared.db.select().from(whatsappMessages)).toHaveLength(1)
      expect(graph.sent).toHaveLength(1)
      expect(await shared.db.select().from(auditLog)).toHaveLength(1)
    } finally {
      await shared.close()
    }
  })

  test('counts as a try when it is wrong, and confirms nothing from another number', async () => {
    const mei = await createProfile(database.db, { whatsappNumber: number })
    const { code } = await api(mei).startVerification({})
    const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
    await deliver(delivery([text(`VERIFY ${wrong}`)]))
    await deliver(delivery([text(`VERIFY ${code}`, { from: '85269999999', id: 'wamid.other' })]))
    expect(await isConfirmed(mei.id)).toBe(false)
    expect((await api(await createProfile(database.db, { role: 'admin' })).findWaitingCodes({}))[0]?.triesLeft).toBe(4)
  })

  test('has no answer when it is no code', async () => {
    await deliver(delivery([text('Hello, how much is the plan?')]))
    expect(graph.sent).toEqual([])
  })
})

describe('a member whose number WhatsApp hides', () => {
  test('is asked to share it, and the code counts with the card that the site asked for, not with another', async () => {
    const mei = await createProfile(database.db, { whatsappNumber: number })
    const { code } = await api(mei).startVerification({})
    await deliver(delivery([text(`VERIFY ${code}`, { from: undefined })]))
    expect(graph.sent).toMatchObject([{ recipient: 'HK.1', interactive: { type: 'request_contact_info' } }])
    const card = (id: string, origin: string) => ({
      id,
      from_user_id: 'HK.1',
      type: 'contacts',
      contacts: [{ origin, phones: [{ wa_id: number.slice(1) }] }],
    })
    await deliver(delivery([card('wamid.a', 'address_book')]))
    expect(await isConfirmed(mei.id)).toBe(false)
    await deliver(delivery([card('wamid.b', 'contact_request')]))
    expect(await isConfirmed(mei.id)).toBe(true)
  })

  test('has the code sent to the number and types it; a code shown on the page cannot be typed', async () => {
    const mei = await createProfile(database.db, { whatsappNumber: number, language: 'zh-Hans' })
    const shown = await api(mei).startVerification({})
    await expect(api(mei).enterCode({ code: shown.code })).rejects.toMatchObject({ code: 'VERIFICATION_OVER' })
    expect(await api(mei).requestCode({})).toMatchObject({ isSent: true })
    expect(graph.sent).toMatchObject([
      { to: number.slice(1), template: { name: 'kaifong_code', language: { code: 'zh_CN' } } },
    ])
    const sent = graph.sent[0] as { template: { components: { parameters: { text: string }[] }[] } }
    const code = sent.template.components[0]!.parameters[0]!.text
    await expect(api(mei).enterCode({ code: code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA' })).rejects.toMatchObject({
      code: 'VERIFICATION_WRONG',
    })
    await deliver(delivery([text(`VERIFY ${code}`)]))
    expect(await isConfirmed(mei.id)).toBe(false)
    await api(mei).enterCode({ code })
    expect(await isConfirmed(mei.id)).toBe(true)
  })

  test('is told when WhatsApp does not deliver the code', async () => {
    const mei = await createProfile(database.db, { whatsappNumber: number })
    graph.refuseWith(400, 131_026)
    await expect(api(mei).requestCode({})).rejects.toMatchObject({ code: 'VERIFICATION_NOT_SENT' })
  })

  test('gets the code from an admin where the site has no Cloud API', async () => {
    const mei = await createProfile(database.db, { whatsappNumber: number })
    const world = createWorld(database)
    expect(await world.as(mei).accounts.requestCode({})).toMatchObject({ isSent: false })
    const admin = world.as(await createProfile(database.db, { role: 'admin' })).accounts
    const [waiting] = await admin.findWaitingCodes({})
    expect(waiting).toMatchObject({ isSentToNumber: true, number })
    const { link } = await admin.writeCode({ id: waiting!.id })
    const url = new URL(link)
    expect(url.pathname).toBe(`/${number.slice(1)}`)
    const code = /[2-9A-HJ-NP-Z]{6}/.exec(url.searchParams.get('text') ?? '')![0]
    await world.as(mei).accounts.enterCode({ code })
    expect(await isConfirmed(mei.id)).toBe(true)
  })
})

test('a number that its member no longer has loses its confirmation', async () => {
  const mei = await createProfile(database.db, { whatsappNumber: number, whatsappVerifiedAt: new Date() })
  await deliver(delivery([{ ...text(''), id: 'wamid.s', type: 'system', system: { type: 'user_changed_number' } }]))
  expect(await isConfirmed(mei.id)).toBe(false)
})
