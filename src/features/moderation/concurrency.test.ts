import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { billingProcedures } from '#features/billing/server/procedures.ts'
import { subscriptions } from '#features/billing/server/tables.ts'
import { editorProcedures } from '#features/editor/server/procedures.ts'
import { listingRevisions, listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { actorOf, clientOf, makeCtx } from '#tests/support/ctx.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { moderationProcedures } from './server/procedures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ max: 8 })
})
afterAll(() => database.close())

const as = (person: Profile) =>
  clientOf(
    { billing: billingProcedures, editor: editorProcedures, moderation: moderationProcedures },
    makeCtx(database.db, { actor: actorOf(person), now: () => new Date(), areLimitsOn: false }),
  )

type World = { owners: Profile[]; admins: Profile[]; random: () => number; submitted: number; removed: number }
const pick = <T>(random: () => number, from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]

const someListing = async (owner: Profile, random: () => number) =>
  pick(random, await database.db.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, owner.id)))?.id
const someRevision = async (random: () => number, status: 'pending' | 'approved' | 'rejected') => {
  const rows = await database.db
    .select({ id: listingRevisions.id, decidedBy: listingRevisions.decidedBy })
    .from(listingRevisions)
    .where(eq(listingRevisions.status, status))
  return pick(random, rows)
}

/** Operations that members, admins and the system may run at any time, each in its own transaction. */
const operations: Record<string, (world: World, owner: Profile, admin: Profile) => Promise<unknown>> = {
  submit: async (world, owner) => {
    await as(owner).editor.submit({ content: listingContent() })
    world.submitted++
  },
  edit: async ({ random }, owner) => {
    const id = await someListing(owner, random)
    if (id) await as(owner).editor.edit({ id, content: listingContent() })
  },
  resubmit: async ({ random }, owner) => {
    const id = await someListing(owner, random)
    if (id) await as(owner).editor.resubmit({ id })
  },
  withdrawRevision: async ({ random }, owner) => {
    const id = await someListing(owner, random)
    if (id) await as(owner).editor.withdrawRevision({ id })
  },
  remove: async (world, owner) => {
    const id = await someListing(owner, world.random)
    if (!id) return
    await as(owner).editor.remove({ id })
    world.removed++
  },
  approve: async ({ random }, _, admin) => {
    const found = await someRevision(random, 'pending')
    if (found) await as(admin).moderation.approve({ revisionId: found.id })
  },
  reject: async ({ random }, _, admin) => {
    const found = await someRevision(random, 'pending')
    if (found)
      await as(admin).moderation.reject({ revisionId: found.id, template: 'text', reason: 'Say more, please.' })
  },
  undo: async ({ random, admins }) => {
    const found = await someRevision(random, random() < 0.5 ? 'approved' : 'rejected')
    const decider = admins.find(({ id }) => id === found?.decidedBy)
    if (found && decider) await as(decider).moderation.undo({ revisionIds: [found.id] })
  },
  adminEdit: async ({ random }, owner, admin) => {
    const id = await someListing(owner, random)
    if (id) await as(admin).editor.adminEdit({ id, content: listingContent() })
  },
  endPlan: async (_, owner, admin) => {
    const held = and(eq(subscriptions.userId, owner.id), eq(subscriptions.status, 'active'))
    const [active] = await database.db.select().from(subscriptions).where(held)
    if (active) await as(admin).billing.endSubscription({ id: active.id, reason: 'Paid back' })
  },
  upgrade: (_, owner) =>
    database.db
      .insert(subscriptions)
      .values({ userId: owner.id, planKey: 'premium', startsAt: new Date() })
      .onConflictDoNothing(),
  deactivate: async (_, owner) => {
    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, owner.id))
    await database.db.update(profiles).set({ banned: false }).where(eq(profiles.id, owner.id))
  },
}
/** Operations that add listings are more frequent than those that remove them, so that limits are reached. */
const weightedOperations = [
  ...Object.keys(operations),
  'submit',
  'submit',
  'resubmit',
  'resubmit',
  'approve',
  'approve',
  'edit',
  'endPlan',
  'upgrade',
]

/** Runs a random operation. Refusals declared by the contract are expected; any other error fails the test. */
async function runOne(world: World): Promise<void> {
  const name = pick(world.random, weightedOperations)!
  const [owner, admin] = [pick(world.random, world.owners)!, pick(world.random, world.admins)!]
  await operations[name]!(world, owner, admin).catch((error: Error & { defined?: boolean }) => {
    if (!error.defined && !isLockTimeout(error)) throw new Error(`${name} failed`, { cause: error })
  })
}

/** On a busy machine a lock may time out (SQLSTATE 55P03): the operation fails and changes nothing. */
function isLockTimeout(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ((at as { code?: string }).code === '55P03') return true
  return false
}

/** What must hold however the operations fell between one another; each row that comes back is a violation. */
async function findViolations(db: Db, { owners, submitted, removed }: World): Promise<string[]> {
  const ids = owners.map(({ id }) => id)
  const violations: Record<string, unknown>[] = []
  const expectNone = async (rule: string, query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute(query)
    violations.push(...rows.map((row) => ({ rule, ...row })))
  }
  const own = sql`l.owner_id in ${ids}`
  await expectNone(
    'an owner has more active listings than the plan allows',
    sql`select owner_id, count(*) from listings l where ${own} and status <> 'rejected' group by owner_id
      having count(*) > coalesce((select max_listings from plans where key = plan_of(owner_id)), 1000)`,
  )
  await expectNone(
    'a pending listing has not exactly one pending revision with its content',
    sql`select l.id from listings l where ${own} and l.status = 'pending' and 1 <> (select count(*) from listing_revisions r
      where r.listing_id = l.id and r.status = 'pending' and coalesce(r.content ->> 'nameEn', '') = coalesce(l.name_en, '')
      and r.content -> 'prices' = l.prices)`,
  )
  await expectNone(
    'a rejected listing has a pending revision',
    sql`select l.id from listings l join listing_revisions r on r.listing_id = l.id and r.status = 'pending'
      where ${own} and l.status = 'rejected'`,
  )
  await expectNone(
    'the public content is not the content approved last',
    sql`select l.id, l.name_en, r.content ->> 'nameEn' as approved from listings l
      left join lateral (select content from listing_revisions r where r.listing_id = l.id and r.status = 'approved'
        order by r.decided_at desc limit 1) r on true
      where ${own} and l.status = 'approved' and r.content ->> 'nameEn' is distinct from l.name_en`,
  )
  await expectNone(
    'a decision has no entry in the audit log',
    sql`select r.id from listing_revisions r join listings l on l.id = r.listing_id
      where ${own} and r.status in ('approved', 'rejected') and not exists (select from audit_log a
        where a.subject_id = l.id::text and (a.after ->> 'revisionId' = r.id::text or a.action = 'listings.adminEdit'))`,
  )
  await expectNone(
    'an approval e-mail exists for a revision that is not approved',
    sql`select o.id from notifications_outbox o join profiles p on p.id = o.user_id
      where p.id in ${ids} and o.dedupe_key like 'revision:%:approved' and o.type = 'listing_approved'
        and exists (select from listing_revisions r where 'revision:' || r.id || ':approved' = o.dedupe_key and r.status <> 'approved')`,
  )
  const remaining = await db.select({ id: listings.id }).from(listings).where(inArray(listings.ownerId, ids))
  if (remaining.length !== submitted - removed)
    violations.push({ rule: 'a listing was lost', remaining: remaining.length, submitted, removed })
  return violations.map((violation) => JSON.stringify(violation))
}

test.each([1, 2, 3, 4, 5, 6].map((seed) => ({ seed, tag: seed > 2 ? ' @deep' : '' })))(
  'limits, live versions and e-mails stay consistent under concurrent operations (seed $seed)$tag',
  async ({ seed }) => {
    const world: World = {
      owners: [await createProfile(database.db), await createProfile(database.db)],
      admins: [
        await createProfile(database.db, { role: 'admin' }),
        await createProfile(database.db, { role: 'admin' }),
      ],
      random: seededRandom(seed),
      submitted: 0,
      removed: 0,
    }
    const worker = async () => {
      for (let n = 0; n < 25; n++) await runOne(world)
    }
    await Promise.all(Array.from({ length: 6 }, worker))
    expect(await findViolations(database.db, world)).toEqual([])
  },
  30_000,
)
