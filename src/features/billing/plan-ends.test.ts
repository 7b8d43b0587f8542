import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import type { PlanKey } from './rules.ts'
import { billingJobs } from './server/jobs.ts'
import { planOf } from './server/service.ts'
import { subscriptions } from './server/tables.ts'

const database = useDatabase()
const at = (text: string) => new Date(`${text}+08:00`)
const ends = at('2026-12-20T14:00')

async function hold(member: Profile, planKey: PlanKey, endsAt: Date | null = ends) {
  const values = { userId: member.id, planKey, startsAt: at('2026-11-20T14:00'), endsAt }
  const [row] = await database.db.insert(subscriptions).values(values).returning()
  return row!
}
/** Runs a job as the job runner would at that time. */
async function run(name: 'billing.endPlans' | 'billing.remind', now: Date) {
  const job = billingJobs.find((one) => one.name === name)!
  const ctx = makeCtx(database.db, { now: () => now })
  await job.run({ ctx, data: null, dueAt: now, signal: new AbortController().signal })
}
const reminders = async () =>
  (await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).map(({ type, dedupeKey }) => [
    type,
    dedupeKey?.split(':').at(-1),
  ])

describe('ending a plan', () => {
  test('happens at its end time and not before, and rejects listings over the lower plan’s limit', async () => {
    const member = await createProfile(database.db)
    await hold(member, 'premium')
    await hold(member, 'whatsapp_verified', null)
    const older = await createListing(database.db, { ownerId: member.id, createdAt: at('2026-01-01T00:00') })
    const newer = await createListing(database.db, { ownerId: member.id, createdAt: at('2026-02-01T00:00') })
    await run('billing.endPlans', at('2026-12-20T13:59'))
    expect((await planOf(database.db, member.id)).key).toBe('premium')
    await run('billing.endPlans', ends)
    expect((await planOf(database.db, member.id)).key).toBe('whatsapp_verified')
    const left = await database.db.select().from(listings).where(eq(listings.ownerId, member.id))
    expect(Object.fromEntries(left.map(({ id, status, rejectionCode }) => [id, [status, rejectionCode]]))).toEqual({
      [older.id]: ['approved', null],
      [newer.id]: ['rejected', 'plan_limit'],
    })
  })

  test('happens once, however late or often the job runs, also when the clock goes back', async () => {
    const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
    await hold(member, 'premium')
    await hold(other, 'premium', at('2027-06-01T00:00'))
    for (const now of ['2027-03-01T00:00', '2027-03-01T00:05', '2026-12-19T00:00', '2027-03-01T00:10']) {
      await run('billing.endPlans', at(now))
    }
    const rows = await database.db.select().from(subscriptions)
    expect(rows.find(({ userId }) => userId === member.id)).toMatchObject({
      status: 'ended',
      endsAt: ends,
      endedAt: at('2027-03-01T00:00'),
    })
    expect(rows.find(({ userId }) => userId === other.id)?.status).toBe('active')
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'billing.endPlan'))
      .orderBy(auditLog.id)
    expect(entries).toMatchObject([{ actorId: null, after: { status: 'ended' } }])
  })

  test('notifies the member once, unless a higher plan goes on', async () => {
    const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
    await hold(member, 'premium')
    await hold(other, 'whatsapp_verified')
    await hold(other, 'premium', null)
    await run('billing.endPlans', ends)
    await run('billing.endPlans', at('2026-12-21T00:00'))
    expect(await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).toMatchObject([
      { type: 'plan_ended', toEmail: member.email, language: member.language },
    ])
  })

  test('covers all subscriptions when there is more than one batch', async () => {
    for (let n = 0; n < 101; n++)
      await hold(await createProfile(database.db), 'premium', new Date(ends.getTime() + (n % 3)))
    await run('billing.endPlans', at('2026-12-21T00:00'))
    expect((await database.db.select().from(subscriptions)).filter(({ status }) => status === 'active')).toEqual([])
  })
})

describe('reminders', () => {
  test('are sent 7 days and 1 day before the end, once each, even when the clock goes back', async () => {
    await hold(await createProfile(database.db, { language: 'zh-Hant' }), 'premium')
    await run('billing.remind', at('2026-12-13T13:00'))
    expect(await reminders()).toEqual([])
    for (const now of ['2026-12-13T14:20', '2026-12-13T15:20', '2026-12-12T15:20', '2026-12-15T15:20']) {
      await run('billing.remind', at(now))
    }
    expect(await reminders()).toEqual([['plan_ending', '7']])
    for (const now of ['2026-12-19T14:20', '2026-12-13T14:20', '2026-12-20T13:20', '2026-12-20T15:20']) {
      await run('billing.remind', at(now))
    }
    expect(await reminders()).toEqual([
      ['plan_ending', '7'],
      ['plan_ending', '1'],
    ])
    const [mail] = await database.db.select().from(notificationsOutbox)
    expect(mail).toMatchObject({ language: 'zh-Hant', data: { plan_name: '尊貴計劃', ends_at: ends.toISOString() } })
  })

  test('that were missed are replaced by the latest one only', async () => {
    await hold(await createProfile(database.db), 'premium')
    await run('billing.remind', at('2026-12-20T02:20'))
    expect(await reminders()).toEqual([['plan_ending', '1']])
  })

  test('are sent again for a new end date', async () => {
    const { id } = await hold(await createProfile(database.db), 'premium')
    await run('billing.remind', at('2026-12-14T09:20'))
    await database.db
      .update(subscriptions)
      .set({ endsAt: at('2027-01-20T14:00') })
      .where(eq(subscriptions.id, id))
    await run('billing.remind', at('2026-12-19T20:20'))
    await run('billing.remind', at('2027-01-14T09:20'))
    expect(await reminders()).toEqual([
      ['plan_ending', '7'],
      ['plan_ending', '7'],
    ])
  })

  test('are not sent for a permanent plan, or while a higher plan lasts longer', async () => {
    const [indefinite, higher] = [await createProfile(database.db), await createProfile(database.db)]
    await hold(indefinite, 'premium', null)
    await hold(higher, 'whatsapp_verified')
    await hold(higher, 'premium', at('2027-02-20T14:00'))
    await run('billing.remind', at('2026-12-14T09:20'))
    expect(await reminders()).toEqual([])
  })
})
