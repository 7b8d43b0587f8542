import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { listenForWork, notifyWork } from '#platform/server/worker-loop.ts'
import { openTestDatabase, useDatabase } from '#tests/support/database.ts'
import { createPayment, createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { reviewInput } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'
import { webhookEvents } from './rules.ts'
import { deliverNext } from './server/jobs.ts'
import { emitEvent } from './server/service.ts'
import { claim, markFailed, secondsUntilNext } from './server/store/deliveries.ts'
import { replay } from './server/store/webhooks.ts'
import { webhookDeliveries, webhooks } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const log = pino({ level: 'silent' })
const secret = `whsec_${Buffer.from('a secret of tests').toString('base64')}`

type Received = { id: string; timestamp: string; signature: string; body: string }
const received: Received[] = []
/** Status of the answer to the nth request, which brings this delivery. */
let answerTo: (n: number, id: string) => number = () => 204
let requests = 0
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const header = (name: string) => String(request.headers[name])
    const status = answerTo(++requests, header('webhook-id'))
    const [id, timestamp, signature] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
    if (status < 300) received.push({ id, timestamp, signature, body: Buffer.concat(chunks).toString() })
    response.writeHead(status).end()
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`
})
afterAll(() => void receiver.close())
beforeEach(() => {
  received.length = 0
  requests = 0
  answerTo = () => 204
})

const reach = { protocols: ['http:'], isAllowed: () => true }
async function deliverAll(db: Db): Promise<void> {
  while (await deliverNext({ db, log, reach }));
}
const makeDue = async (db: Db) => {
  await db.execute(sql`update webhook_deliveries set next_attempt_at = now() where status = 'queued'`)
  await db.execute(sql`update webhooks set rests_until = now()`)
}
const hookOf = async (db: Db, person: Profile, given: Partial<typeof webhooks.$inferInsert> = {}) => {
  const row = { userId: person.id, url, secret, events: [...webhookEvents], ...given }
  return (await db.insert(webhooks).values(row).returning())[0]!
}
const sentEvents = async () => {
  await makeDue(database.db)
  await deliverAll(database.db)
  return received.splice(0).map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
}

test('a message is signed as Standard Webhooks say, and keeps its id when it is sent again', async () => {
  const owner = await createProfile(database.db)
  const hook = await hookOf(database.db, owner)
  const data = { payment: { id: 'p1' } }
  await emitEvent(database.db, { ownerId: owner.id, event: 'payment.decided', cause: 'payment:1', data })
  await deliverAll(database.db)
  const [first] = received
  expect(JSON.parse(first!.body)).toMatchObject({ type: 'payment.decided', data })
  const expected = createHmac('sha256', Buffer.from('a secret of tests'))
    .update(`${first!.id}.${first!.timestamp}.${first!.body}`)
    .digest('base64')
  expect(first!.signature).toBe(`v1,${expected}`)
  expect(Math.abs(Number(first!.timestamp) - Date.now() / 1000)).toBeLessThan(60)

  const [entry] = await world.as(owner).integrations.findDeliveries({ webhookId: hook.id })
  expect(entry).toMatchObject({ id: first!.id, status: 'sent', attempts: 1, lastStatus: 204 })
  await world.as(owner).integrations.replay({ id: entry!.id })
  await deliverAll(database.db)
  expect(received.map(({ id, body }) => ({ id, body }))).toEqual(
    [first, first].map((one) => ({ id: one!.id, body: one!.body })),
  )
})

test('a receiver that fails is tried again later, and given up after the last attempt', async () => {
  const owner = await createProfile(database.db)
  const hook = await hookOf(database.db, owner)
  answerTo = () => 500
  await emitEvent(database.db, { ownerId: owner.id, event: 'review.published', cause: 'review:1', data: {} })
  await deliverAll(database.db)
  const log1 = async () => (await world.as(owner).integrations.findDeliveries({ webhookId: hook.id }))[0]
  expect(await log1()).toMatchObject({ status: 'queued', attempts: 1, lastStatus: 500, lastError: 'answered 500' })
  for (let n = 0; n < 10; n++) {
    await makeDue(database.db)
    await deliverAll(database.db)
  }
  expect(await log1()).toMatchObject({ status: 'failed', attempts: 9 })
  expect(requests).toBe(9)
  answerTo = () => 204
  await world.as(owner).integrations.replay({ id: (await log1())!.id })
  await deliverAll(database.db)
  expect(await log1()).toMatchObject({ status: 'sent', lastError: null })
})

test('a receiver that hangs rests with all that waits for it, and holds up nobody else', async () => {
  const { db } = database
  const [slow, other] = [await createProfile(db), await createProfile(db)]
  const { id: slowId } = await hookOf(db, slow, { url: 'https://slow.example/' })
  await hookOf(db, other)
  const event = { event: 'review.published' as const, data: {} }
  for (const n of [1, 2, 3]) await emitEvent(db, { ...event, ownerId: slow.id, cause: `review:${n}` })
  await emitEvent(db, { ...event, ownerId: other.id, cause: 'review:4' })
  const makeFirst = sql`update webhook_deliveries set next_attempt_at = now() - interval '1 minute' where webhook_id = ${slowId}`
  await db.execute(makeFirst)
  const next = () => claim(db, 60)
  const hanging = await next()
  expect(hanging?.url).toBe('https://slow.example/')
  expect(await next()).toMatchObject({ url })
  expect(await next()).toBeUndefined()
  expect(await secondsUntilNext(db)).toBe(60)
  await markFailed(db, hanging!, { seconds: 10, restSeconds: 300, lastStatus: null, lastError: 'no answer' })
  expect(await next()).toBeUndefined()
  await makeDue(db)
  await db.execute(makeFirst)
  expect((await next())?.url).toBe('https://slow.example/')
})

test('a redirect and a private address are failures', async () => {
  const owner = await createProfile(database.db)
  await hookOf(database.db, owner)
  answerTo = () => 302
  await emitEvent(database.db, { ownerId: owner.id, event: 'review.published', cause: 'review:1', data: {} })
  await deliverAll(database.db)
  await makeDue(database.db)
  // The reach of production.
  await database.db.update(webhooks).set({ url: 'https://localhost/hook' })
  await deliverNext({ db: database.db, log })
  const [row] = await database.db.select().from(webhookDeliveries)
  expect(row).toMatchObject({
    status: 'queued',
    attempts: 2,
    lastStatus: null,
    lastError: 'this address may not be reached',
  })
  expect(requests).toBe(1)
})

describe('what is sent', () => {
  test('decisions about a listing go to its owner, changes by their own name, and an undone decision to nobody', async () => {
    const [owner, other] = [await createProfile(database.db), await createProfile(database.db)]
    const admin = await createProfile(database.db, { role: 'admin' })
    await hookOf(database.db, owner)
    await hookOf(database.db, other)
    const { id } = await world.as(owner).editor.submit({ content: listingContent() })
    const revision = async () => (await world.as(admin).moderation.findQueue({ limit: 50 })).items[0]!.revisionId
    const reject = { template: 'other' as const, reason: 'A photo shows another shop.' }
    await world.as(admin).moderation.reject({ revisionId: await revision(), ...reject })
    expect(await sentEvents()).toMatchObject([
      { type: 'listing.rejected', data: { listing: { id }, reason: expect.stringContaining('another shop') } },
    ])
    await world.as(owner).editor.resubmit({ id })
    const second = await revision()
    await world.as(admin).moderation.approve({ revisionId: second })
    await world.as(admin).moderation.undo({ revisionIds: [second] })
    expect(await sentEvents()).toEqual([])
    await world.as(admin).moderation.approve({ revisionId: second })
    const [row] = await database.db.select().from(listings).where(eq(listings.id, id))
    expect(await sentEvents()).toMatchObject([
      { type: 'listing.approved', data: { listing: { id, url: `https://kaifong.example/service/${row!.slug}` } } },
    ])
    await world.as(owner).editor.edit({ id, content: listingContent({ summaryEn: 'New' }) })
    await world.as(admin).moderation.approve({ revisionId: await revision() })
    expect(await sentEvents()).toMatchObject([{ type: 'listing.changed' }])
  })

  test('a published review and a decided payment go to whom they concern', async () => {
    const [owner, author] = [await createProfile(database.db), await createProfile(database.db)]
    const admin = await createProfile(database.db, { role: 'admin' })
    await hookOf(database.db, owner)
    const { id: listingId } = await createListing(database.db, { ownerId: owner.id })
    const review = await world.as(author).reviews.write({ ...reviewInput, listingId })
    expect(await sentEvents()).toMatchObject([
      { type: 'review.published', data: { review: { id: review.id, listingId, rating: 4 } } },
    ])
    const payment = await createPayment(database.db, { userId: owner.id })
    await world.as(admin).billing.confirmPayment({ id: payment.id, bankReference: 'N1B2077889' })
    expect(await sentEvents()).toMatchObject([
      { type: 'payment.decided', data: { payment: { id: payment.id, status: 'confirmed' } } },
    ])
  })

  test('the same cause is sent once to each receiver that asked for the event', async () => {
    const owner = await createProfile(database.db)
    await hookOf(database.db, owner, { events: ['listing.approved'] })
    await hookOf(database.db, owner)
    const event = { ownerId: owner.id, event: 'review.published' as const, cause: 'review:1', data: {} }
    await emitEvent(database.db, event)
    await emitEvent(database.db, event)
    expect(await sentEvents()).toHaveLength(1)
  })

  test('an admin’s site-wide receiver hears of everybody for as long as they are admin', async () => {
    const admin = await createProfile(database.db, { role: 'admin' })
    await createProfile(database.db, { role: 'admin' })
    const hook = await hookOf(database.db, admin, { isSiteWide: true })
    const event = { ownerId: null, event: 'review.published' as const, data: {} }
    await emitEvent(database.db, { ...event, cause: 'review:1' })
    expect(await sentEvents()).toHaveLength(1)
    await emitEvent(database.db, { ...event, cause: 'review:2' })
    await database.db.execute(sql`update profiles set role = 'member' where id = ${admin.id}`)
    await emitEvent(database.db, { ...event, cause: 'review:3' })
    expect(await sentEvents()).toEqual([])
    const { findDeliveries, replay: sendAgain } = world.as({ ...admin, role: 'member' }).integrations
    const entries = await findDeliveries({ webhookId: hook.id })
    expect(entries.map(({ status }) => status).sort()).toEqual(['failed', 'sent'])
    for (const { id } of entries) await expect(sendAgain({ id })).rejects.toMatchObject({ code: 'DELIVERY_NOT_FOUND' })
  })

  test('nothing goes to a deactivated member, not even what waits', async () => {
    const owner = await createProfile(database.db)
    await hookOf(database.db, owner)
    await emitEvent(database.db, { ownerId: owner.id, event: 'review.published', cause: 'review:1', data: {} })
    await database.db.execute(sql`update profiles set banned = true where id = ${owner.id}`)
    expect(await sentEvents()).toEqual([])
  })
})

test('only admins make site-wide receivers, and only addresses with a public name are accepted', async () => {
  const member = await createProfile(database.db)
  const { createWebhook, findWebhooks } = world.as(member).integrations
  const given = { url: 'https://example.com/hook', events: ['review.published' as const], isSiteWide: false }
  await expect(createWebhook({ ...given, isSiteWide: true })).rejects.toMatchObject({ code: 'SCOPE_REFUSED' })
  await expect(createWebhook({ ...given, url: 'https://169.254.169.254/' })).rejects.toMatchObject({
    data: { issues: [{ path: ['url'], message: 'urlPrivate' }] },
  })
  const { secret: shown } = await createWebhook(given)
  expect(shown).toMatch(/^whsec_[\w+/]{32}$/)
  expect(JSON.stringify(await findWebhooks({}))).not.toContain(shown)
})

test('a foreign delivery is neither shown nor sent again', async () => {
  const [owner, other] = [await createProfile(database.db), await createProfile(database.db)]
  const hook = await hookOf(database.db, owner)
  await emitEvent(database.db, { ownerId: owner.id, event: 'review.published', cause: 'review:1', data: {} })
  await deliverAll(database.db)
  const [entry] = await world.as(owner).integrations.findDeliveries({ webhookId: hook.id })
  expect(await world.as(other).integrations.findDeliveries({ webhookId: hook.id })).toEqual([])
  const replayed = world.as(other).integrations.replay({ id: entry!.id })
  await expect(replayed).rejects.toMatchObject({ code: 'DELIVERY_NOT_FOUND' })
})

/** Sends so many events to a receiver that fails a third of the time, with four workers at once. */
async function sendMany(count: number) {
  const own = await openTestDatabase()
  try {
    const owner = await createProfile(own.db)
    await hookOf(own.db, owner)
    await own.db.execute(sql`
      insert into webhook_deliveries (webhook_id, event, cause, data)
      select w.id, 'review.published', 'review:' || n, jsonb_build_object('n', n)
      from webhooks w, generate_series(1, ${count}::int) n`)
    // The first attempts of half of the deliveries fail. By chance alone one in some thousands would fail until it is given up.
    const known = new Set<string>()
    answerTo = (n, id) => (known.has(id) || known.add(id).size % 2 === 0 ? 204 : 503)
    const isWaiting = async () => {
      const { rows } = await own.db.execute(sql`select 1 from webhook_deliveries where status = 'queued' limit 1`)
      return rows.length > 0
    }
    while (await isWaiting()) {
      await makeDue(own.db)
      await Promise.all(Array.from({ length: 4 }, () => deliverAll(own.db)))
    }
    const { rows } = await own.db.execute<{ id: string; status: string }>(
      sql`select id, status from webhook_deliveries`,
    )
    return rows
  } finally {
    await own.close()
  }
}

test.each([
  ['200 events', 200],
  ['10,000 events @deep', 10_000],
])(
  'of %s to a receiver that fails a third of the time none is lost and none comes under two ids',
  async (_, count) => {
    const rows = await sendMany(count)
    expect(rows.filter(({ status }) => status !== 'sent')).toEqual([])
    const idsByEvent = new Map<number, Set<string>>()
    for (const { id, body } of received) {
      const { n } = (JSON.parse(body) as { data: { n: number } }).data
      idsByEvent.set(n, (idsByEvent.get(n) ?? new Set()).add(id))
    }
    expect(idsByEvent.size).toBe(count)
    expect([...idsByEvent.values()].filter((ids) => ids.size !== 1)).toEqual([])
    expect(requests).toBeGreaterThan(count * 1.4)
  },
  900_000,
)

test('the workers are told of a delivery that a member sends again', async () => {
  const own = await openTestDatabase()
  const notices = listenForWork(own.url)
  const woken = vi.fn<() => void>()
  notices.onWork('webhook_deliveries', woken)
  try {
    const owner = await createProfile(own.db)
    const { id: webhookId } = await hookOf(own.db, owner)
    const row = {
      webhookId,
      event: 'review.published',
      cause: 'review:1',
      data: {},
      status: 'sent',
      sentAt: new Date(),
    } as const
    const [delivery] = await own.db.insert(webhookDeliveries).values(row).returning()
    await vi.waitUntil(notices.isListening, { timeout: 10_000 })
    // Notices arrive in order: with this one, that of the new row has.
    const reached = vi.fn<() => void>()
    notices.onWork('last', reached)
    await notifyWork(own.db, 'last')
    await vi.waitFor(() => expect(reached).toHaveBeenCalled(), { timeout: 10_000 })
    woken.mockClear()
    expect(await replay(own.db, owner.id, delivery!.id)).toBe(true)
    await vi.waitFor(() => expect(woken).toHaveBeenCalledOnce(), { timeout: 10_000 })
  } finally {
    await notices.close()
    await own.close()
  }
})
