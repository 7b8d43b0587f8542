import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createPayment, createProfile, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { payments } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const newAdmin = () => createProfile(database.db, { role: 'admin' })
let count = 0
async function createConfirmed(admin: Profile, member: Profile, billing: 'one_time' | 'monthly' = 'one_time') {
  const payment = await createPayment(database.db, { billing, userId: member.id })
  await world.as(admin).billing.confirmPayment({ id: payment.id, bankReference: `PAID${++count}` })
  return payment
}
const refundOf = (id: string, change: Record<string, string> = {}) => ({
  id,
  amount: '500',
  bankReference: `BACK${++count}`,
  reason: 'Asked for it within 14 days',
  plan: 'end',
  ...change,
})
const heldBy = async (member: Profile) => (await world.as(member).billing.getPlanStatus({})).held
const day = (text: string) => new Date(`${text}T14:00+08:00`).toISOString()

describe('refunding a payment', () => {
  test('ends its plan, notifies the member, shows it on the receipt and is audited', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db, { language: 'zh-Hant' })]
    const { id, reference } = await createConfirmed(admin, member)
    const old = await createListing(database.db, { ownerId: member.id, createdAt: new Date('2026-01-01') })
    const young = await createListing(database.db, { ownerId: member.id, createdAt: new Date('2026-02-01') })
    const refunded = await world.as(admin).billing.refundPayment(refundOf(id, { bankReference: 'back 1' }))
    const refund = {
      amountCents: 500_00,
      reference: 'BACK1',
      reason: 'Asked for it within 14 days',
      refundedAt: testNow.toISOString(),
    }
    expect(refunded).toMatchObject({ status: 'refunded', refund })
    expect(await heldBy(member)).toEqual([])
    const statuses = await database.db.select().from(listings).where(eq(listings.ownerId, member.id))
    expect(statuses.find((one) => one.id === old.id)?.status).toBe('approved')
    expect(statuses.find((one) => one.id === young.id)?.rejectionCode).toBe('plan_limit')
    expect(await world.as(member).billing.getReceipt({ id })).toMatchObject({ amountCents: 500_00, refund })
    const [mail] = await database.db
      .select()
      .from(notificationsOutbox)
      .where(eq(notificationsOutbox.type, 'payment_refunded'))
    expect(mail).toMatchObject({
      toEmail: member.email,
      language: 'zh-Hant',
      data: { amount_cents: 500_00, reference, refund_reference: 'BACK1', ends_at: testNow.toISOString() },
    })
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'billing.refundPayment'))
    expect(entry).toMatchObject({ actorId: admin.id, subjectId: id, after: { amountCents: 500_00, plan: 'end' } })
  })

  test('may send a part back and leave the plan as it is', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { id } = await createConfirmed(admin, member)
    const refund = refundOf(id, { amount: '120.50', plan: 'keep' })
    expect(await world.as(admin).billing.refundPayment(refund)).toMatchObject({ refund: { amountCents: 120_50 } })
    expect(await heldBy(member)).toMatchObject([{ planKey: 'premium', endsAt: null }])
    const [mail] = await database.db
      .select()
      .from(notificationsOutbox)
      .where(eq(notificationsOutbox.type, 'payment_refunded'))
    expect(mail).toMatchObject({ data: { ends_at: null } })
  })

  test('of one month takes that month back and leaves those paid for otherwise', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    await createConfirmed(admin, member, 'monthly')
    const second = await createConfirmed(admin, member, 'monthly')
    expect(await heldBy(member)).toMatchObject([{ endsAt: day('2027-01-20') }])
    await world.as(admin).billing.refundPayment(refundOf(second.id))
    expect(await heldBy(member)).toMatchObject([{ endsAt: day('2026-12-20') }])
  })

  test.each(['one_time', 'monthly'] as const)(
    'of a %s plan that was ended leaves the one bought after it',
    async (billing) => {
      const [admin, member] = [await newAdmin(), await createProfile(database.db)]
      const first = await createConfirmed(admin, member, billing)
      const [held] = (await world.as(admin).billing.findSubscriptionCases({ q: member.email })).items
      await world.as(admin).billing.endSubscription({ id: held!.id, reason: 'Asked for it' })
      const nextDay = createWorld(database)
      nextDay.now = new Date(testNow.getTime() + 86_400_000)
      const second = await createPayment(database.db, { billing, userId: member.id })
      await nextDay.as(admin).billing.confirmPayment({ id: second.id, bankReference: `PAID${++count}` })
      const before = await heldBy(member)
      expect(before).toHaveLength(1)
      await nextDay.as(admin).billing.refundPayment(refundOf(first.id))
      expect(await heldBy(member)).toEqual(before)
      const [mail] = await database.db
        .select()
        .from(notificationsOutbox)
        .where(eq(notificationsOutbox.type, 'payment_refunded'))
      expect(mail).toMatchObject({ data: { ends_at: null } })
    },
  )

  test('is refused above what was paid, twice, before a confirmation, and with a transfer used already', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { billing } = world.as(admin)
    const paid = await createConfirmed(admin, member)
    await expect(billing.refundPayment(refundOf(paid.id, { amount: '500.01' }))).rejects.toMatchObject({
      data: { issues: [{ path: ['amount'], message: 'refundTooHigh' }] },
    })
    await billing.refundPayment(refundOf(paid.id, { bankReference: 'BACKONCE' }))
    await expect(billing.refundPayment(refundOf(paid.id))).rejects.toMatchObject({ code: 'PAYMENT_NOT_REFUNDABLE' })
    const other = await createConfirmed(admin, await createProfile(database.db))
    const used = refundOf(other.id, { bankReference: 'back once' })
    await expect(billing.refundPayment(used)).rejects.toMatchObject({ code: 'REFUND_REFERENCE_USED' })
    const pending = await createPayment(database.db, { userId: member.id, billing: 'monthly', amountCents: 1 })
    await expect(billing.refundPayment(refundOf(pending.id, { amount: '0.01' }))).rejects.toMatchObject({
      code: 'PAYMENT_NOT_REFUNDABLE',
    })
  })

  test('cannot be undone, and the database accepts no refund that is too high or incomplete', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { id } = await createConfirmed(admin, member)
    const set = (change: Partial<typeof payments.$inferInsert>) =>
      database.db.transaction((db) => db.update(payments).set(change).where(eq(payments.id, id)))
    const refund = { status: 'refunded', refundReference: 'BACK', refundReason: 'Asked', refundedAt: testNow } as const
    const refused = (constraint: string) => ({ cause: { constraint } })
    await expect(set({ ...refund, refundedCents: 500_01 })).rejects.toMatchObject(refused('payments_refund_check'))
    await expect(set({ ...refund, refundedCents: null })).rejects.toMatchObject(refused('payments_refund_check'))
    await world.as(admin).billing.refundPayment(refundOf(id))
    expect(await world.as(admin).billing.undoPayments({ ids: [id] })).toEqual({ undone: [], refused: [id] })
    await expect(set({ status: 'confirmed' })).rejects.toMatchObject(refused('payments_decided_once'))
  })

  test('is for admins only', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { id } = await createConfirmed(admin, member)
    await expect(world.as(member).billing.refundPayment(refundOf(id))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
