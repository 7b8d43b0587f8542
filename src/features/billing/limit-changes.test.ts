import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createSubscription, type Profile } from '#tests/support/factories.ts'
import { premiumForm } from '#tests/support/plan-form.ts'
import { createWorld } from '#tests/support/world.ts'
import { billingJobs } from './server/jobs.ts'

const database = useDatabase()
const world = createWorld(database)
const startsAt = new Date('2026-12-05T00:00+08:00').toISOString()
const premium = { ...premiumForm, maxListings: '2' }

let admin: Profile
let member: Profile
beforeEach(async () => {
  admin = await createProfile(database.db, { role: 'admin' })
  member = await createProfile(database.db, { language: 'zh-Hant' })
  await createSubscription(database.db, member.id, 'premium')
  for (const month of ['01', '02', '03', '04'])
    await createListing(database.db, { ownerId: member.id, createdAt: new Date(`2026-${month}-01`) })
})
async function runJob(now: Date) {
  const job = billingJobs.find(({ name }) => name === 'billing.followLimits')!
  const ctx = makeCtx(database.db, { now: () => now })
  await job.run({ ctx, data: null, dueAt: now, signal: new AbortController().signal })
}
const save = (change: Record<string, string> = {}) => world.as(admin).billing.updatePaidPlan({ ...premium, ...change })
const mails = async () =>
  (await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).map(({ toEmail, type }) => [
    toEmail,
    type,
  ])
const statuses = async () =>
  (await database.db.select().from(listings).where(eq(listings.ownerId, member.id)).orderBy(listings.createdAt)).map(
    ({ status, rejectionCode }) => rejectionCode ?? status,
  )

test('who is over a limit, and when it starts, is shown before it is saved', async () => {
  const other = await createProfile(database.db)
  await createListing(database.db, { ownerId: other.id })
  const preview = (maxListings: number) => world.as(admin).billing.previewLimit({ planKey: 'premium', maxListings })
  const { id, name, email } = member
  expect(await preview(3)).toEqual({ owners: [{ id, name, email, listings: 4 }], hasMore: false, startsAt })
  expect(await preview(4)).toEqual({ owners: [], hasMore: false, startsAt: null })
  await expect(world.as(member).billing.previewLimit({ planKey: 'premium', maxListings: 3 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('a lower limit starts after 14 days: owners are notified once, then the newest beyond it are rejected', async () => {
  expect(await save()).toMatchObject({ maxListings: null })
  expect(await world.as(admin).billing.findLimitChanges({})).toEqual([{ planKey: 'premium', maxListings: 2, startsAt }])
  await runJob(testNow)
  await runJob(testNow)
  expect(await mails()).toEqual([[member.email, 'plan_limit_change']])
  expect(await statuses()).toEqual(['approved', 'approved', 'approved', 'approved'])
  await runJob(new Date(startsAt))
  expect(await statuses()).toEqual(['approved', 'approved', 'plan_limit', 'plan_limit'])
  expect(await world.as(admin).billing.findLimitChanges({})).toEqual([])
  expect((await world.as(null).billing.findPlans({})).find(({ key }) => key === 'premium')?.maxListings).toBe(2)
  const actions = (await database.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)
  expect(actions).toEqual([
    'billing.announceLimit',
    'billing.updatePlan',
    'billing.startLimit',
    'listings.rejectOverLimit',
    'listings.rejectOverLimit',
  ])
})

test('a limit that nobody is over starts at once', async () => {
  expect(await save({ maxListings: '4' })).toMatchObject({ maxListings: 4 })
  expect(await world.as(admin).billing.findLimitChanges({})).toEqual([])
})

test('saving anything else of the plan leaves its coming limit, and tells nobody', async () => {
  await save()
  await runJob(testNow)
  await save({ maxListings: '', price: '600' })
  expect(await mails()).toEqual([[member.email, 'plan_limit_change']])
  await runJob(new Date(startsAt))
  expect(await statuses()).toEqual(['approved', 'approved', 'plan_limit', 'plan_limit'])
})

test('another limit that starts at once replaces the coming one', async () => {
  await save()
  await save({ maxListings: '9' })
  expect(await world.as(admin).billing.findLimitChanges({})).toEqual([])
})

test('a coming limit is withdrawn by an admin, and owners who were notified are notified again', async () => {
  await save()
  await runJob(testNow)
  const withdraw = (person: Profile) => world.as(person).billing.cancelLimitChange({ planKey: 'premium' })
  await expect(withdraw(member)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await withdraw(admin)
  await withdraw(admin)
  await runJob(new Date(startsAt))
  expect(await statuses()).toEqual(['approved', 'approved', 'approved', 'approved'])
  expect(await mails()).toEqual([
    [member.email, 'plan_limit_change'],
    [member.email, 'plan_limit_change'],
  ])
})
