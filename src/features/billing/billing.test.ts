import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { clientOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { violationOf, useDatabase } from '#tests/support/database.ts'
import { createProfile, createSubscription } from '#tests/support/factories.ts'
import { billingProcedures } from './server/procedures.ts'
import { addMissingPlans, planOf } from './server/service.ts'
import { payments, plans, subscriptions } from './server/tables.ts'

const database = useDatabase()
const findPlans = () => clientOf(billingProcedures, makeCtx(database.db)).findPlans({})

test('the catalogue initially has the three specified plans, cheapest first', async () => {
  const found = await findPlans()
  expect(found.map(({ key, priceCents, maxListings }) => [key, priceCents, maxListings])).toEqual([
    ['free', 0, 1],
    ['whatsapp_verified', 100_00, 1],
    ['premium', 500_00, null],
  ])
  expect(found[2]).toEqual({
    key: 'premium',
    priceCents: 500_00,
    billing: 'one_time',
    maxListings: null,
    maxCategories: 5,
    maxAreas: null,
    maxPhotos: 10,
    hasVerifiedBadge: true,
    hasAnalytics: true,
    hasEnhancedProfile: true,
    hasPriorityPlacement: true,
  })
})

test('adding missing plans keeps a price that an admin set', async () => {
  await database.db.update(plans).set({ priceCents: 680_00, billing: 'monthly' }).where(eq(plans.key, 'premium'))
  await database.db.delete(plans).where(eq(plans.key, 'whatsapp_verified'))
  await addMissingPlans(database.db)
  expect((await findPlans()).map(({ key, priceCents }) => [key, priceCents])).toEqual([
    ['free', 0],
    ['whatsapp_verified', 100_00],
    ['premium', 680_00],
  ])
})

test('a member’s plan is that of the highest active subscription, or free without one', async () => {
  const { id } = await createProfile(database.db)
  expect((await planOf(database.db, id)).key).toBe('free')
  await createSubscription(database.db, id, 'premium')
  await createSubscription(database.db, id, 'whatsapp_verified')
  expect((await planOf(database.db, id)).key).toBe('premium')
  await database.db.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.planKey, 'premium'))
  expect((await planOf(database.db, id)).key).toBe('whatsapp_verified')
})

describe('a payment', () => {
  const pending = (userId: string, reference: string) =>
    ({ userId, planKey: 'premium', amountCents: 500_00, billing: 'one_time', method: 'fps', reference }) as const

  test('is the only pending one per member and plan, and has a unique reference', async () => {
    const [a, b] = [await createProfile(database.db), await createProfile(database.db)]
    await database.db.insert(payments).values(pending(a.id, 'K7M2'))
    expect(await violationOf(database.db, (db) => db.insert(payments).values(pending(a.id, 'K7M3')))).toBe(
      'payments_one_pending_index',
    )
    expect(await violationOf(database.db, (db) => db.insert(payments).values(pending(b.id, 'K7M2')))).toBe(
      'payments_reference_unique',
    )
    expect(await violationOf(database.db, (db) => db.insert(payments).values(pending(b.id, 'K7M4')))).toBeUndefined()
  })

  test('cannot change once decided, except back to pending without its decision', async () => {
    const member = await createProfile(database.db)
    const decided = { status: 'confirmed', decidedAt: testNow, bankReference: 'N1', coversFrom: testNow } as const
    await database.db.insert(payments).values({ ...pending(member.id, 'K7M2'), ...decided })
    expect(
      await violationOf(database.db, (db) => db.update(payments).set({ status: 'rejected', reason: 'Not received.' })),
    ).toBe('payments_decided_once')
    expect(await violationOf(database.db, (db) => db.update(payments).set({ status: 'pending' }))).toBe(
      'payments_decided_once',
    )
  })

  test('is pending again only within the seconds in which a decision may be undone', async () => {
    const member = await createProfile(database.db)
    await database.db.insert(payments).values(pending(member.id, 'K7M2'))
    const decided = { status: 'confirmed', decidedAt: testNow, bankReference: 'N1', coversFrom: testNow } as const
    await database.db.update(payments).set(decided)
    const reopen = (db: Db) =>
      db.update(payments).set({ status: 'pending', decidedAt: null, bankReference: null, coversFrom: null })
    expect(await violationOf(database.db, reopen)).toBeUndefined()
    const [decision] = await database.db.select().from(payments)
    expect(decision!.undoableUntil!.getTime() - Date.now()).toBeLessThanOrEqual(12_000)
    await database.db.update(payments).set({ undoableUntil: new Date(Date.now() - 1) })
    expect(await violationOf(database.db, reopen)).toBe('payments_decided_once')
  })

  test('is kept when its member is deleted', async () => {
    const member = await createProfile(database.db)
    await database.db.insert(payments).values(pending(member.id, 'K7M2'))
    await database.db.delete(profiles).where(eq(profiles.id, member.id))
    expect(await database.db.select().from(payments)).toMatchObject([{ reference: 'K7M2', userId: null }])
  })
})
