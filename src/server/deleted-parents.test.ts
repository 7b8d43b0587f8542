import { call, ORPCError, os } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { refusals } from '#platform/server/rpc.ts'
import { createBrowser, createMember, testPassword } from '#tests/support/browser.ts'
import { actorOf, makeCtx } from '#tests/support/ctx.ts'
import { inRollback, openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview, createSubscription } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { reviewInput } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'

/** A row that is written while the row that it refers to is deleted. */
const database = useDatabase()

type ForeignKey = { name: string; child: string; column: string; type: string; parent: string; definition: string }

async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey>(sql`
    select c.conname as name, c.conrelid::regclass::text as child, a.attname as column,
      format_type(a.atttypid, null) as type, c.confrelid::regclass::text as parent, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 2, 1`)
  return rows
}

const nobodysId = '019ac0de-0000-7000-8000-000000000000'
/** A value that no row has, by type. */
const nobody: Record<string, string> = {
  uuid: `'${nobodysId}'::uuid`,
  text: `'none'`,
  integer: '-1',
  bigint: '-1',
  date: `'1999-01-01'::date`,
}

async function refusalOf(answer: Promise<unknown>): Promise<unknown> {
  const error: unknown = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof ORPCError ? error.status : error
}

test('a violation of any foreign key is a 404, and of one on the member’s own account a 401', async () => {
  const member = actorOf(await createProfile(database.db))
  const keys = await foreignKeys(database.db)
  expect(keys.length).toBeGreaterThan(80)
  for (const { name, column, type, child, definition } of keys) {
    const insert = (db: Db) => async () => {
      await db.execute(sql.raw(`create table probe as select "${column}" from "${child}" limit 0`))
      await db.execute(sql.raw(`alter table probe add constraint "${name}" ${definition}`))
      await db.execute(sql.raw(`insert into probe values (${nobody[type]})`))
    }
    const statusFor = (actor: Ctx['actor']) =>
      inRollback(database.db, (db) => {
        const procedure = os.$context<Ctx>().use(refusals).handler(insert(db))
        return refusalOf(call(procedure, undefined, { context: makeCtx(db, { actor }) }))
      })
    expect([name, await statusFor(member)]).toEqual([name, 404])
    if (type === 'uuid') expect([name, await statusFor({ ...member, id: nobodysId })]).toEqual([name, 401])
  }
})

/** The records that the members and the admin of the calls own. */
async function createThings(db: Db) {
  const [owner, member, visitor] = [await createProfile(db), await createMember(db), await createProfile(db)]
  await createSubscription(db, owner.id, 'premium')
  await createSubscription(db, member.id, 'premium')
  const listing = await createListing(db, { ownerId: owner.id })
  const unclaimed = await createListing(db, { ownerId: null })
  const author = await createProfile(db)
  const review = await createReview(db, listing.id, { authorId: author.id })
  const admin = await createProfile(db, { role: 'admin' })
  const list = await createWorld({ db }).as(member).shortlist.createList({ name: 'Kitchen' })
  await db.update(appSettings).set({ value: '61234567' }).where(eq(appSettings.key, 'FPS_PHONE_NUMBER'))
  return { db, author, owner, member, visitor, admin, listing, unclaimed, review, list }
}
type Things = Awaited<ReturnType<typeof createThings>>
type Api = ReturnType<ReturnType<typeof createWorld>['as']>
type Call = {
  by: 'owner' | 'author' | 'member' | 'visitor' | 'admin'
  call: (api: Api, things: Things) => Promise<unknown>
}

/** A call that inserts into each table with a foreign key, as far as members and admins do by a procedure. */
const calls: Record<string, Call> = {
  api_keys: { by: 'member', call: (api) => api.integrations.createKey({ name: 'x', scopes: ['read'], days: null }) },
  bans: {
    by: 'admin',
    call: (api) => api.accounts.addBan({ value: '@spam.example', lastDay: '2027-01-31', reason: 'Spam' }),
  },
  drafts: {
    by: 'member',
    call: (api) => api.drafts.save({ key: 'listing:new', value: '{}', version: 'a1', basedOn: [], ageSeconds: 0 }),
  },
  favorites: { by: 'member', call: (api, { listing }) => api.favorites.add({ listingId: listing.id }) },
  list_items: {
    by: 'member',
    call: (api, { list, listing }) => api.shortlist.addToList({ id: list.id, listingIds: [listing.id] }),
  },
  listing_areas: { by: 'owner', call: (api) => api.editor.submit({ content: listingContent() }) },
  listing_categories: { by: 'owner', call: (api) => api.editor.submit({ content: listingContent() }) },
  listing_claims: {
    by: 'member',
    call: (api, { unclaimed: { id } }) => api.moderation.claim({ id, note: 'I run it.' }),
  },
  listing_reports: { by: 'member', call: (api, { listing }) => api.reports.report(reportOf('listing', listing.id)) },
  listing_revisions: {
    by: 'owner',
    call: (api, { listing: { id } }) => api.editor.edit({ id, content: listingContent() }),
  },
  listings: { by: 'owner', call: (api) => api.editor.submit({ content: listingContent() }) },
  lists: { by: 'member', call: (api) => api.shortlist.createList({ name: 'Office' }) },
  payments: {
    by: 'visitor',
    call: async (api) => {
      const { reference, amountCents } = await api.billing.getQuote({ planKey: 'premium' })
      const texts = { transactionId: '', payerNote: '', proofId: null }
      return api.billing.declarePayment({ planKey: 'premium', method: 'fps', reference, amountCents, ...texts })
    },
  },
  privacy_requests: {
    by: 'member',
    call: (api) => api.privacy.submit({ kind: 'access', details: 'A copy of my data, please.' }),
  },
  report_appeals: {
    by: 'member',
    call: async (api, { listing, admin, db }) => {
      await api.reports.report(reportOf('listing', listing.id))
      const [report] = (await db.execute<{ id: string }>(sql`select id from listing_reports`)).rows
      const subject = { kind: 'listing', id: listing.id } as const
      await createWorld({ db })
        .as(admin)
        .reports.decide({ subjects: [subject], decision: 'dismissed' })
      return api.reports.appeal({ kind: 'listing', reportId: report!.id, note: 'It is true.' })
    },
  },
  review_helpful: { by: 'member', call: (api, { review: { id } }) => api.reviews.vote({ id, isHelpful: true }) },
  review_networks: { by: 'member', call: writeReview },
  review_replies: {
    by: 'owner',
    call: (api, { review: { id } }) => api.reviews.reply({ id, bodyEn: 'Thank you.', bodyZh: '' }),
  },
  review_reports: { by: 'member', call: (api, { review }) => api.reports.report(reportOf('review', review.id)) },
  reviews: { by: 'member', call: writeReview },
  saved_searches: {
    by: 'member',
    call: (api) => api.searches.save({ name: 'Plumbers', frequency: 'daily', search: 'category=plumbers' }),
  },
  two_factors: {
    by: 'member',
    call: async (_api, { member: { email }, db }) => {
      const browser = createBrowser({ db })
      await (await browser.api()).accounts.signIn({ email, password: testPassword })
      return (await browser.api()).accounts.startAuthenticator({})
    },
  },
  webhooks: {
    by: 'member',
    call: (api) => api.integrations.createWebhook({ url: 'https://hooks.example.com/x', events: ['review.published'] }),
  },
}

function writeReview(api: Api, { listing }: Things) {
  return api.reviews.write({ ...reviewInput, listingId: listing.id })
}
const reportOf = (kind: 'listing' | 'review', subjectId: string) =>
  ({ kind, subjectId, reason: kind === 'review' ? 'private_information' : 'wrong_details', note: 'x' }) as const

/** Written by jobs, imports, uploads and the sign-in library, or below what nobody deletes (plans, areas, categories). */
const notByCalls = [
  'accounts',
  'analytics_daily',
  'analytics_events',
  'analytics_sources_daily',
  'analytics_terms',
  'analytics_terms_daily',
  'areas',
  'categories',
  'coach_effects',
  'consents',
  'contacts',
  'import_photo_files',
  'import_rows',
  'imported_listings',
  'imported_photos',
  'imports',
  'listing_photos',
  'listing_search',
  'matched_listings',
  'notifications_outbox',
  'passkeys',
  'plan_limit_changes',
  'profiles',
  'referrals',
  'saved_search_news',
  'sessions',
  'subscriptions',
  'uploads',
  'webhook_deliveries',
  'whatsapp_verifications',
]

test('each call that inserts below something is refused when that is gone', async () => {
  const keys = await foreignKeys(database.db)
  const children = [...new Set(keys.map(({ child }) => child))]
  expect([...Object.keys(calls), ...notByCalls].toSorted()).toEqual(children.toSorted())
  const triggered = new Set<string>()
  for (const { name, child, column, type } of keys) {
    const one = calls[child]
    if (!one) continue
    const { status, fired } = await inRollback(database.db, async (db) => {
      const things = await createThings(db)
      await db.execute(
        sql.raw(`create sequence fired; create function dangle() returns trigger language plpgsql as $$
        begin perform nextval('fired'); new."${column}" := ${nobody[type]}; return new; end $$;
        create trigger zz_dangle before insert on "${child}" for each row when (new."${column}" is not null) execute function dangle()`),
      )
      const answer = inRollback(db, (tx) => one.call(createWorld({ db: tx }).as(things[one.by]), { ...things, db: tx }))
      const refused = await refusalOf(answer)
      const { rows } = await db.execute<{ fired: boolean }>(sql`select is_called as fired from fired`)
      return { status: refused, fired: rows[0]!.fired }
    })
    if (!fired) continue
    expect([name, status]).toEqual([name, 404])
    triggered.add(child)
  }
  expect([...triggered].toSorted()).toEqual(Object.keys(calls).toSorted())
})

/** On a database on which commits are real. */
let committed: TestDatabase
beforeAll(async () => {
  committed = await openTestDatabase({ max: 12 })
})
afterAll(() => committed.close())

type Race = { writes: string[]; remove: (as: (by: Call['by']) => Api, things: Things) => Promise<unknown> }

const removeListing: Race['remove'] = (as, { listing: { id } }) => as('owner').editor.remove({ id })
const removeReview: Race['remove'] = (as, { review: { id } }) => as('author').reviews.remove({ id })
/** As a member who deletes the account, without the ceremony of that. */
const removeMember: Race['remove'] = (_as, { db, member: { id } }) => db.delete(profiles).where(eq(profiles.id, id))

/** Calls by table, two of which are made while what they write below is deleted. */
const races: Race[] = [
  { writes: ['favorites', 'reviews'], remove: removeListing },
  { writes: ['list_items', 'listing_reports'], remove: removeListing },
  { writes: ['listing_revisions', 'review_helpful'], remove: removeListing },
  { writes: ['review_replies', 'review_reports'], remove: removeListing },
  { writes: ['review_helpful', 'review_reports'], remove: removeReview },
  { writes: ['review_replies', 'review_helpful'], remove: removeReview },
  { writes: ['list_items', 'favorites'], remove: (as, { list: { id } }) => as('member').shortlist.removeList({ id }) },
  { writes: ['favorites', 'reviews'], remove: removeMember },
  { writes: ['lists', 'saved_searches'], remove: removeMember },
  { writes: ['drafts', 'review_reports'], remove: removeMember },
]

const rounds = [
  ['', 3],
  [' @deep', 25],
] as const
test.each(rounds)(
  'of two writes below what is deleted at that moment none fails but by a refusal%s',
  { timeout: 60_000 },
  async (_tag, times) => {
    const failures: unknown[] = []
    let refused = 0
    for (let round = 0; round < times; round++)
      for (const { writes, remove } of races) {
        const { db } = committed
        const things = await createThings(db)
        const as = (by: Call['by']) => createWorld({ db }, { areLimitsOn: false }).as(things[by])
        const results = await Promise.allSettled([
          ...writes.map((table) => calls[table]!.call(as(calls[table]!.by), things)),
          remove(as, things),
        ])
        for (const result of results) {
          if (result.status === 'fulfilled') continue
          const { reason } = result as { reason: unknown }
          if (reason instanceof ORPCError && [401, 404, 409].includes(reason.status)) refused++
          else failures.push([writes, reason])
        }
      }
    expect(failures).toEqual([])
    expect(refused).toBeGreaterThan(0)
  },
)
