import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createSubscription } from '#tests/support/factories.ts'
import { premiumForm as premium } from '#tests/support/plan-form.ts'
import { createWorld } from '#tests/support/world.ts'
import { planOf } from './server/service.ts'

const database = useDatabase()
const world = createWorld(database)
const newAdmin = () => createProfile(database.db, { role: 'admin' })
const free = {
  maxListings: '1',
  maxCategories: '1',
  maxAreas: '2',
  maxPhotos: '3',
  hasVerifiedBadge: '',
  hasAnalytics: '',
  hasEnhancedProfile: '',
  hasPriorityPlacement: '',
}

describe('the catalogue, edited by an admin', () => {
  test('determines the plans shown and the price quoted from then on, and is audited', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    await database.db.update(appSettings).set({ value: '61234567' }).where(eq(appSettings.key, 'FPS_PHONE_NUMBER'))
    const api = world.as(admin).billing
    await api.updatePaidPlan({ ...premium, price: 'HK$ 68.50', billing: 'monthly', maxListings: '20', maxPhotos: '8' })
    expect((await world.as(null).billing.findPlans({}))[2]).toMatchObject({
      priceCents: 68_50,
      billing: 'monthly',
      maxListings: 20,
      maxAreas: null,
      maxPhotos: 8,
    })
    expect(await world.as(member).billing.getQuote({ planKey: 'premium' })).toMatchObject({
      amountCents: 68_50,
      billing: 'monthly',
      coversUntil: new Date('2026-12-20T06:00:00Z').toISOString(),
    })
    expect(await database.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
      {
        actorId: admin.id,
        action: 'billing.updatePlan',
        subjectId: 'premium',
        before: { priceCents: 500_00, billing: 'one_time' },
        after: { priceCents: 68_50, billing: 'monthly' },
      },
    ])
  })

  test('sets the limits that the database enforces', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    await createListing(database.db, { ownerId: member.id })
    await world.as(admin).billing.updateFreePlan({ ...free, maxListings: '2' })
    await createListing(database.db, { ownerId: member.id })
    expect((await planOf(database.db, member.id)).maxListings).toBe(2)
    expect(await database.db.select().from(listings).where(eq(listings.ownerId, member.id))).toHaveLength(2)
  })

  test.each([
    ['price', '0'],
    ['price', '-5'],
    ['price', '5.555'],
    ['price', ''],
    ['billing', 'free'],
    ['maxListings', '0'],
    ['maxCategories', ''],
    ['maxAreas', 'all'],
    ['maxPhotos', '11'],
  ])('refuses %s “%s”', async (field, typed) => {
    const change = { ...premium, [field]: typed }
    await expect(world.as(await newAdmin()).billing.updatePaidPlan(change)).rejects.toMatchObject({
      data: { issues: [{ path: [field] }] },
    })
  })

  test('does not affect members who hold a plan indefinitely', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    await createSubscription(database.db, member.id, 'premium')
    await world.as(admin).billing.updatePaidPlan({ ...premium, billing: 'monthly' })
    expect(await world.as(member).billing.getPlanStatus({})).toMatchObject({
      planKey: 'premium',
      held: [{ endsAt: null }],
    })
    expect(await world.as(member).billing.getQuote({ planKey: 'premium' })).toMatchObject({ purchase: 'held' })
  })

  test('can be edited only by admins', async () => {
    const member = await createProfile(database.db)
    await expect(world.as(member).billing.updatePaidPlan(premium)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(world.as(null).billing.updateFreePlan(free)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

test('admins see which enabled methods have no payee', async () => {
  const admin = await newAdmin()
  const set = (key: string, value: string) =>
    database.db.update(appSettings).set({ value }).where(eq(appSettings.key, key))
  expect(await world.as(admin).billing.findUnsetMethods({})).toEqual(['fps', 'payme'])
  await set('PAYME_PAYMENTS', 'false')
  expect(await world.as(admin).billing.findUnsetMethods({})).toEqual(['fps'])
  await set('FPS_ID', '1234567')
  expect(await world.as(admin).billing.findUnsetMethods({})).toEqual([])
})
