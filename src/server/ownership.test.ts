import { ORPCError } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { passkeys, sessions } from '#features/accounts/server/tables.ts'
import { webhookDeliveries, webhooks } from '#features/integrations/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { adminOnly, signedIn } from '#platform/server/rpc.ts'
import { testNow } from '#tests/support/ctx.ts'
import { inRollback, useDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createPayment,
  createProfile,
  createReview,
  createSubscription,
  type Profile,
} from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { reviewInput } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'
import { router } from './router.ts'

const database = useDatabase()

/** What a member has that nobody else may change or, unless it is public, read. */
async function createThings(db: Db) {
  const owner = await createProfile(db)
  const userId = owner.id
  await createSubscription(db, userId, 'premium')
  const api = createWorld({ db }).as(owner)
  const listing = await createListing(db, { ownerId: userId })
  const rejected = await createListing(db, { ownerId: userId, status: 'rejected' })
  await api.editor.edit({ id: listing.id, content: listingContent() })
  const received = await createReview(db, listing.id)
  const written = await createReview(db, (await createListing(db)).id, { authorId: userId })
  await api.reviews.reply({ id: received.id, bodyEn: 'Thank you for the kind words.', bodyZh: '' })
  const list = await api.shortlist.createList({ name: 'Kitchen', listingIds: [written.listingId] })
  await api.shortlist.shareList({ id: list.id })
  const deletedList = await api.shortlist.createList({ name: 'Office' })
  await api.shortlist.removeList({ id: deletedList.id })
  await api.searches.save({ name: 'Plumbers', frequency: 'daily', search: 'category=plumbers' })
  const [search] = await api.searches.find({})
  await api.privacy.submit({ kind: 'access', details: 'A copy of my data, please.' })
  const request = (await api.privacy.getMine({})).requests[0]
  const { id: keyId } = await api.integrations.createKey({ name: 'Till', scopes: ['read'], days: 30 })
  const [webhook] = await db
    .insert(webhooks)
    .values({ userId, url: 'https://example.com/hook', secret: 's', events: ['listing.approved'] })
    .returning()
  const [delivery] = await db
    .insert(webhookDeliveries)
    .values({ webhookId: webhook!.id, event: 'listing.approved', cause: 'x', data: {}, status: 'failed' })
    .returning()
  const variants = [{ key: 'private/x.webp', width: 1, height: 1 }]
  const [upload] = await db
    .insert(uploads)
    .values({ ownerId: userId, kind: 'payment_proof', variants, blur: '' })
    .returning()
  const pending = await createPayment(db, { userId })
  const decision = { status: 'confirmed', decidedAt: testNow, coversFrom: testNow, bankReference: 'B1' } as const
  const confirmed = await createPayment(db, { userId, ...decision })
  const [passkey] = await db
    .insert(passkeys)
    .values({ userId, name: 'Phone', credentialId: 'c', publicKey: 'k', counter: 0 })
    .returning()
  const [session] = await db
    .insert(sessions)
    .values({ userId, token: 't', expiresAt: new Date(testNow.getTime() + 86_400_000) })
    .returning()
  return {
    owner,
    listing,
    rejected,
    received,
    written,
    list,
    deletedList,
    search,
    request,
    keyId,
    webhook,
    delivery,
    upload,
    pending,
    confirmed,
    passkey,
    session,
  }
}
type Things = Awaited<ReturnType<typeof createThings>>

/** A call of each procedure that takes the id of something that belongs to one member. */
const attempts = (t: Things): Record<string, object> => ({
  'accounts.removePasskey': { id: t.passkey!.id },
  'accounts.endSession': { id: t.session!.id },
  'uploads.find': { ids: [t.upload!.id] },
  'integrations.removeKey': { id: t.keyId },
  'integrations.removeWebhook': { id: t.webhook!.id },
  'integrations.findDeliveries': { webhookId: t.webhook!.id },
  'integrations.replay': { id: t.delivery!.id },
  'billing.withdrawPayment': { id: t.pending.id },
  'billing.getReceipt': { id: t.confirmed.id },
  'editor.edit': { id: t.listing.id, content: listingContent() },
  'editor.resubmit': { id: t.rejected.id },
  'editor.withdrawRevision': { id: t.listing.id },
  'editor.remove': { id: t.listing.id },
  'editor.getForEdit': { id: t.listing.id },
  'editor.preview': { id: t.listing.id, content: listingContent() },
  'reviews.edit': { ...reviewInput, id: t.written.id },
  'reviews.remove': { id: t.written.id },
  'reviews.reply': { id: t.received.id, bodyEn: 'Somebody else answers.', bodyZh: '' },
  'reviews.getReply': { id: t.received.id },
  'reviews.removeReply': { id: t.received.id },
  'shortlist.renameList': { id: t.list.id, name: 'Bathroom' },
  'shortlist.removeList': { id: t.list.id },
  'shortlist.restoreList': { id: t.deletedList.id },
  'shortlist.addToList': { id: t.list.id, listingIds: [t.listing.id] },
  'shortlist.removeFromList': { id: t.list.id, listingId: t.written.listingId },
  'shortlist.shareList': { id: t.list.id },
  'shortlist.stopSharing': { id: t.list.id },
  'searches.change': { id: t.search!.id, name: 'Mine', frequency: 'weekly' },
  'searches.remove': { id: t.search!.id },
  'coach.find': { ids: [t.listing.id] },
  'promotion.get': { listingId: t.listing.id },
  'analytics.getForListing': { listingId: t.listing.id },
  'privacy.withdraw': { id: t.request!.id },
})

/** Those take ids of what is public, or that somebody else made public. */
const ofPublicThings = [
  'billing.declarePayment',
  'editor.checkDuplicates',
  'editor.submit',
  'favorites.add',
  'favorites.addAll',
  'favorites.remove',
  'moderation.claim',
  'moderation.getClaimState',
  'reports.appeal',
  'reports.report',
  'reviews.getReviewerState',
  'reviews.vote',
  'reviews.write',
  'shortlist.createList',
]

/** What an admin may besides, as the owner may. */
const forAdmins = [
  'analytics.getForListing',
  'editor.getForEdit',
  'editor.preview',
  'promotion.get',
  'reviews.removeReply',
]

type Procedure = { '~orpc': { middlewares: readonly unknown[]; inputSchema?: z.ZodType } }
const procedures = Object.entries(router).flatMap(([feature, all]) =>
  Object.entries<Procedure>(all as unknown as Record<string, Procedure>).map(([verb, procedure]) => ({
    name: `${feature}.${verb}`,
    ...procedure['~orpc'],
  })),
)

/** What a call leads to: the status of its refusal, or whether it answers anything. */
async function outcomeOf(db: Db, person: Profile | null, name: string, input: object) {
  const [feature = '', verb = ''] = name.split('.')
  type Call = (given: object) => Promise<unknown>
  const api = createWorld({ db }).as(person) as unknown as Record<string, Record<string, Call>>
  try {
    const answer = await api[feature]![verb]!(input)
    return answer === null || (Array.isArray(answer) && answer.length === 0) ? 'nothing' : 'something'
  } catch (error) {
    if (error instanceof ORPCError) return error.status
    throw error
  }
}

/** A digest of all rows but counters of limits. */
async function contentsOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'`,
  )
  const digests = rows.map(
    ({ name }) =>
      sql`select ${name} || md5(string_agg(t::text, ' ' order by t::text)) as digest from ${sql.identifier(name)} t`,
  )
  const all = await db.execute<{ digest: string | null }>(sql`${sql.join(digests, sql` union all `)} order by digest`)
  return all.rows.map(({ digest }) => digest).join('\n')
}

type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}
const schemaOf = (input: z.ZodType) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema

/** The least that fits a schema; rules that a schema cannot say may still refuse it as bad input. */
function exampleOf({ type, format, enum: values, const: value, anyOf, items, minItems = 0, ...rest }: Schema): unknown {
  if (value !== undefined || values) return value ?? values![0]
  if (anyOf) return exampleOf(anyOf[0]!)
  if (type === 'object')
    return Object.fromEntries((rest.required ?? []).map((key) => [key, exampleOf(rest.properties![key]!)]))
  if (type === 'array') return Array.from({ length: minItems }, () => exampleOf(items!))
  if (type === 'string') return format === 'uuid' ? crypto.randomUUID() : 'one'
  return type === 'boolean' ? true : 1
}

test('no procedure for members answers a visitor, none for admins another member, whatever it is called with', async () => {
  const member = await createProfile(database.db)
  const refused = { visitor: 0, member: 0 }
  for (const { name, middlewares, inputSchema } of procedures) {
    const isForAdmins = middlewares.includes(adminOnly)
    if (!isForAdmins && !middlewares.includes(signedIn)) continue
    const input = (inputSchema ? exampleOf(schemaOf(inputSchema)) : {}) as object
    const asVisitor = await outcomeOf(database.db, null, name, input)
    expect([name, asVisitor]).toEqual([name, expect.toBeOneOf([400, 401])])
    if (asVisitor === 401) refused.visitor++
    if (!isForAdmins) continue
    const asMember = await outcomeOf(database.db, member, name, input)
    expect([name, asMember]).toEqual([name, expect.toBeOneOf([400, 403])])
    if (asMember === 403) refused.member++
  }
  // Not all are bad input.
  expect(refused.visitor).toBeGreaterThan(100)
  expect(refused.member).toBeGreaterThan(50)
})

test('every procedure for members that takes an id is tried with what belongs to somebody else', async () => {
  const tried = Object.keys(attempts(await createThings(database.db)))
  const takingIds = procedures.filter(
    ({ middlewares, inputSchema }) =>
      middlewares.includes(signedIn) &&
      !middlewares.includes(adminOnly) &&
      /"uuid"|listingId/.test(JSON.stringify(inputSchema && schemaOf(inputSchema))),
  )
  expect([...tried, ...ofPublicThings].toSorted()).toEqual(takingIds.map(({ name }) => name).toSorted())
})

test('a member reads and changes nothing that belongs to somebody else, whatever id is sent', async () => {
  const { db } = database
  const things = await createThings(db)
  const stranger = await createProfile(db)
  const before = await contentsOf(db)
  for (const [name, input] of Object.entries(attempts(things)))
    expect([name, await outcomeOf(db, stranger, name, input)]).toEqual([
      name,
      expect.toBeOneOf([401, 403, 404, 'nothing']),
    ])
  expect(await contentsOf(db)).toBe(before)
})

test('its owner may, and an admin only where that is said @deep', async () => {
  const { db } = database
  const things = await createThings(db)
  const admin = await createProfile(db, { role: 'admin' })
  for (const [name, input] of Object.entries(attempts(things))) {
    const as = (person: Profile) => inRollback(db, (tx) => outcomeOf(tx, person, name, input))
    const own = await as(things.owner)
    expect([name, own]).toEqual([name, expect.toBeOneOf(['nothing', 'something'])])
    const refusals = forAdmins.includes(name) ? [own] : [401, 403, 404, 'nothing']
    expect([name, await as(admin)]).toEqual([name, expect.toBeOneOf(refusals)])
  }
}, 60_000)
