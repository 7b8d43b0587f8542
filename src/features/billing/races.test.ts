import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { actorOf, makeCtx } from '#tests/support/ctx.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createPayment,
  type Payment,
  createProfile,
  createSubscription,
  type Profile,
} from '#tests/support/factories.ts'
import { waitForLock } from '#tests/support/locks.ts'
import { createWorld } from '#tests/support/world.ts'
import { confirmPayment, undoPayments } from './server/service/decide.ts'
import { cancelLimit, followLimitChanges } from './server/service/limit-changes.ts'
import { endDuePlans } from './server/service/plan-ends.ts'
import { lockPlan } from './server/store.ts'
import { lockMember } from './server/store/subscriptions.ts'
import { payments, planLimitChanges, plans, subscriptions } from './server/tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ max: 20 })
  await database.db.update(appSettings).set({ value: '61234567' }).where(eq(appSettings.key, 'FPS_PHONE_NUMBER'))
})
afterAll(() => database.close())

const codeOf = (error: unknown) => (error as { code?: string }).code
/** Counts the results by outcome: `done`, or the code of the refusal. */
async function outcomes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(calls)) {
    const outcome = result.status === 'fulfilled' ? 'done' : (codeOf(result.reason) ?? String(result.reason))
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

async function members(count: number): Promise<{ id: string }[]> {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    insert into profiles (first_name, last_name, email, email_verified)
    select 'Mei', 'Chan ' || n, 'race-' || gen_random_uuid() || '@example.com', true from generate_series(1, ${count}::int) n
    returning id`)
  return rows
}

test(
  '200 payments confirmed and rejected by 10 admins at once are each decided and applied exactly once @deep',
  { timeout: 60_000 },
  async () => {
    const world = createWorld(database, { areLimitsOn: false })
    const admins: Profile[] = []
    for (let n = 0; n < 10; n++) admins.push(await createProfile(database.db, { role: 'admin' }))
    const made: Payment[] = []
    for (const [n, { id }] of (await members(200)).entries())
      made.push(await createPayment(database.db, { userId: id, billing: n % 2 === 0 ? 'monthly' : 'one_time' }))

    // Each admin decides all payments in a different order; half of the clicks confirm, half reject.
    const clicks = admins.flatMap((admin, a) =>
      made.map(({ id, reference }, n) => ({
        place: (n * 7919 + a * 104_729) % 2_003,
        press: () =>
          (a + n) % 2 === 0
            ? world.as(admin).billing.confirmPayment({ id, bankReference: `${reference}-BY-${a}` })
            : world.as(admin).billing.rejectPayment({ id, reason: 'No transfer has arrived.' }),
      })),
    )
    const queue = clicks.toSorted((one, other) => one.place - other.place)
    const decidedBy: Promise<unknown>[] = []
    // Twenty at a time, one per connection.
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let click = queue.pop(); click; click = queue.pop()) {
          const pressed = click.press()
          decidedBy.push(pressed)
          await pressed.catch(() => {})
        }
      }),
    )
    expect(await outcomes(decidedBy)).toEqual({ done: 200, PAYMENT_DECIDED: 1_800 })

    const after = await database.db.select().from(payments)
    const confirmed = after.filter(({ status }) => status === 'confirmed')
    expect(after.filter(({ status }) => status === 'rejected')).toHaveLength(200 - confirmed.length)
    expect(confirmed.length).toBeGreaterThan(0)
    expect(confirmed.length).toBeLessThan(200)
    const created = await database.db.select().from(subscriptions)
    expect(created.map(({ paymentId }) => paymentId ?? '').toSorted()).toEqual(confirmed.map(({ id }) => id).toSorted())
    const day = 86_400_000
    for (const { billing, id } of confirmed) {
      const { startsAt, endsAt } = created.find(({ paymentId }) => paymentId === id)!
      expect(endsAt === null ? null : (endsAt.getTime() - startsAt.getTime()) / day).toBe(
        billing === 'monthly' ? 30 : null,
      )
    }
    // One audit entry and one e-mail per payment, for the decision that succeeded.
    const entries = await database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(entries.map(({ subjectId }) => subjectId).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
    const emails = await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
    expect(emails.filter(({ type }) => type === 'payment_confirmed')).toHaveLength(confirmed.length)
    expect(emails).toHaveLength(200)
  },
)

test('ten concurrent presses of “I have paid” create one payment', async () => {
  const world = createWorld(database, { areLimitsOn: false })
  const member = await createProfile(database.db)
  const { reference, amountCents } = await world.as(member).billing.getQuote({ planKey: 'premium' })
  const input = {
    planKey: 'premium',
    method: 'fps',
    reference,
    amountCents,
    transactionId: '',
    payerNote: '',
    proofId: null,
  } as const
  const presses = Array.from({ length: 10 }, () => world.as(member).billing.declarePayment(input))
  expect(await outcomes(presses)).toEqual({ done: 1, PAYMENT_WAITING: 9 })
  expect(await database.db.$count(payments, eq(payments.userId, member.id))).toBe(1)
})

test('of concurrent withdrawal and confirmation exactly one succeeds', async () => {
  const world = createWorld(database, { areLimitsOn: false })
  const admin = await createProfile(database.db, { role: 'admin' })
  for (let round = 0; round < 20; round++) {
    const member = await createProfile(database.db)
    const api = world.as(member).billing
    const { reference, amountCents } = await api.getQuote({ planKey: 'premium' })
    const texts = { transactionId: '', payerNote: '', proofId: null }
    const { id } = await api.declarePayment({ planKey: 'premium', method: 'fps', reference, amountCents, ...texts })
    const bankReference = `BOTH${round}`
    const both = [api.withdrawPayment({ id }), world.as(admin).billing.confirmPayment({ id, bankReference })]
    expect(await outcomes(both)).toEqual({ done: 1, PAYMENT_DECIDED: 1 })
    const [row] = await database.db.select().from(payments).where(eq(payments.id, id))
    const held = await database.db.$count(subscriptions, eq(subscriptions.userId, member.id))
    expect(held).toBe(row?.status === 'confirmed' ? 1 : 0)
  }
})

test('a plan renewed while the job ends it never loses the paid month', async () => {
  const world = createWorld(database, { areLimitsOn: false })
  const admin = await createProfile(database.db, { role: 'admin' })
  const due = new Date(world.now.getTime() - 1_000)
  for (let round = 0; round < 20; round++) {
    const member = await createProfile(database.db)
    const span = { startsAt: new Date(due.getTime() - 30 * 86_400_000), endsAt: due }
    await database.db.insert(subscriptions).values({ userId: member.id, planKey: 'premium', ...span })
    const paid = await createPayment(database.db, { userId: member.id, billing: 'monthly', amountCents: 1 })
    const ctx = makeCtx(database.db, { now: () => world.now })
    await Promise.all([
      endDuePlans(ctx, new AbortController().signal),
      world.as(admin).billing.confirmPayment({ id: paid.id, bankReference: `PAYON${round}` }),
      endDuePlans(ctx, new AbortController().signal),
    ])
    const rows = await database.db.select().from(subscriptions).where(eq(subscriptions.userId, member.id))
    const running = rows.filter(({ status }) => status === 'active')
    expect(running).toHaveLength(1)
    expect(running[0]!.endsAt!.getTime() - world.now.getTime()).toBeGreaterThan(27 * 86_400_000)
    expect(await database.db.$count(profiles, eq(profiles.id, member.id))).toBe(1)
  }
})

test('of two refunds and the undoing of the confirmation at once exactly one succeeds', async () => {
  const world = createWorld(database, { areLimitsOn: false })
  const admin = await createProfile(database.db, { role: 'admin' })
  for (let round = 0; round < 15; round++) {
    const member = await createProfile(database.db)
    const { id } = await createPayment(database.db, { userId: member.id })
    const { billing } = world.as(admin)
    await billing.confirmPayment({ id, bankReference: `BACKPAID${round}` })
    const refund = (n: number) =>
      billing.refundPayment({ id, amount: '500', bankReference: `BACK${round}-${n}`, reason: 'Asked for', plan: 'end' })
    const undo = billing.undoPayments({ ids: [id] })
    const counts = await outcomes([refund(1), refund(2)])
    const { undone } = await undo
    expect((counts['done'] ?? 0) + undone.length).toBe(1)
    const [after] = await database.db.select().from(payments).where(eq(payments.id, id))
    expect(after?.status).toBe(undone.length === 1 ? 'pending' : 'refunded')
    const active = await database.db.$count(
      subscriptions,
      and(eq(subscriptions.userId, member.id), eq(subscriptions.status, 'active')),
    )
    expect(active).toBe(0)
  }
})

test('undoing a rejection takes the plan back when the payment was confirmed at that moment', async () => {
  const world = createWorld(database, { areLimitsOn: false })
  const admin = await createProfile(database.db, { role: 'admin' })
  const member = await createProfile(database.db)
  const { id } = await createPayment(database.db, { userId: member.id })
  await world.as(admin).billing.rejectPayment({ id, reason: 'Nothing arrived' })
  const { undoing } = await database.db.transaction(async (db) => {
    const ctx = { ...makeCtx(db), actor: actorOf(admin) }
    await lockMember(db, member.id)
    const call = world.as(admin).billing.undoPayments({ ids: [id] })
    await waitForLock(database.db)
    await undoPayments(ctx, [id])
    await confirmPayment(ctx, { id, bankReference: 'MEANWHILE' })
    return { undoing: call }
  })
  expect((await undoing).undone).toEqual([id])
  expect(await database.db.$count(subscriptions, eq(subscriptions.userId, member.id))).toBe(0)
})

test('a lower limit that is withdrawn at the moment of its start or announcement does not come', async () => {
  const world = createWorld(database, { areLimitsOn: false })
  const admin = await createProfile(database.db, { role: 'admin' })
  const limitOf = async () =>
    (await database.db.select().from(plans).where(eq(plans.key, 'premium'))).map(({ maxListings }) => maxListings)
  const member = await createProfile(database.db)
  await createSubscription(database.db, member.id, 'premium')
  for (const month of ['01', '02', '03'])
    await createListing(database.db, { ownerId: member.id, createdAt: new Date(`2026-${month}-01`) })
  const announcements = () => database.db.$count(notificationsOutbox, like(notificationsOutbox.dedupeKey, '%:coming:%'))
  const starting = { startsAt: world.now, notifiedAt: world.now }
  const unannounced = { startsAt: new Date(world.now.getTime() + 86_400_000), notifiedAt: null }
  for (const change of [starting, unannounced]) {
    await database.db.insert(planLimitChanges).values({ planKey: 'premium', maxListings: 2, ...change })
    const { following } = await database.db.transaction(async (db) => {
      await lockPlan(db, 'premium')
      await cancelLimit({ ...makeCtx(db), actor: actorOf(admin) }, 'premium')
      const job = followLimitChanges(makeCtx(database.db, { now: () => world.now }), new AbortController().signal)
      await waitForLock(database.db)
      return { following: job }
    })
    await following
    expect(await limitOf()).toEqual([null])
    expect(await announcements()).toBe(0)
  }
  expect(await database.db.$count(listings, eq(listings.status, 'rejected'))).toBe(0)
})
