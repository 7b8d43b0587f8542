import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createPayment,
  createProfile,
  createSubscription,
  type Payment,
  type Profile,
} from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { planOf } from './server/service.ts'
import { subscriptions } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const newAdmin = () => createProfile(database.db, { role: 'admin', firstName: 'Yan', lastName: 'Ho' })
const createPending = (member: Profile | null, given: Partial<Payment> = {}) =>
  createPayment(database.db, { userId: member?.id, ...given })
const mails = () => database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
const auditEntries = () => database.db.select().from(auditLog).orderBy(auditLog.id)

describe('confirming a payment', () => {
  test('activates the plan, notifies the member in their language, and is audited', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db, { language: 'zh-Hans' })]
    const { id, reference } = await createPending(member, { planKey: 'whatsapp_verified', amountCents: 100_00 })
    const confirmed = await world.as(admin).billing.confirmPayment({ id, bankReference: ' n1b20 7788-x ' })
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      bankReference: 'N1B207788-X',
      decidedBy: 'Yan Ho',
      decidedAt: testNow.toISOString(),
      coversUntil: null,
    })
    expect((await planOf(database.db, member.id)).key).toBe('whatsapp_verified')
    expect(await mails()).toMatchObject([
      {
        type: 'payment_confirmed',
        language: 'zh-Hans',
        toEmail: member.email,
        data: { plan_name: 'WhatsApp 核实', amount_cents: 100_00, reference, ends_at: null },
      },
    ])
    expect(await auditEntries()).toMatchObject([
      { actorId: admin.id, action: 'billing.confirmPayment', subjectId: id, after: { bankReference: 'N1B207788-X' } },
    ])
  })

  test('requires the bank’s reference, which cannot confirm two payments of one method', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const [first, second] = [await createPending(member), await createPending(await createProfile(database.db))]
    const byPayMe = await createPending(await createProfile(database.db), { method: 'payme' })
    const confirm = (id: string, bankReference: string) => world.as(admin).billing.confirmPayment({ id, bankReference })
    for (const [typed, error] of [
      ['', 'bankReferenceRequired'],
      ['轉帳', 'bankReferenceInvalid'],
      ['A1', 'bankReferenceInvalid'],
    ] as const) {
      await expect(confirm(first.id, typed)).rejects.toMatchObject({ data: { issues: [{ message: error }] } })
    }
    await confirm(first.id, 'FRN20261120')
    await expect(confirm(second.id, 'frn 2026 1120')).rejects.toMatchObject({ code: 'BANK_REFERENCE_USED' })
    expect((await planOf(database.db, second.userId!)).key).toBe('free')
    expect(await mails()).toHaveLength(1)
    await confirm(byPayMe.id, 'FRN20261120')
  })

  test('gives a month for a monthly plan and extends it from its end; each receipt shows its own period', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const confirm = async (bankReference: string) => {
      const { id } = await createPending(member, { billing: 'monthly' })
      return world.as(admin).billing.confirmPayment({ id, bankReference })
    }
    const day = (text: string) => new Date(`${text}T14:00+08:00`).toISOString()
    expect(await confirm('N100')).toMatchObject({ coversFrom: day('2026-11-20'), coversUntil: day('2026-12-20') })
    expect(await confirm('N101')).toMatchObject({ coversFrom: day('2026-12-20'), coversUntil: day('2027-01-20') })
    expect(await world.as(member).billing.getPlanStatus({})).toMatchObject({
      planKey: 'premium',
      held: [{ planKey: 'premium', endsAt: day('2027-01-20') }],
    })
    expect(await database.db.select().from(subscriptions)).toHaveLength(1)
    const { items } = await world.as(member).billing.findPayments({})
    expect(await world.as(member).billing.getReceipt({ id: items[0]!.id })).toMatchObject({
      bankReference: 'N101',
      coversUntil: day('2027-01-20'),
      paidBy: { email: member.email },
    })
    await expect(world.as(admin).billing.getReceipt({ id: items[0]!.id })).rejects.toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    })
  })

  test('can be undone within ten seconds: the plan goes or has its former end, and no email is sent', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const api = world.as(admin).billing
    const [first, second] = [
      await createPending(member, { billing: 'monthly' }),
      await createPending(member, { billing: 'monthly', planKey: 'whatsapp_verified' }),
    ]
    const plans = async () => (await world.as(member).billing.getPlanStatus({})).held
    await api.confirmPayment({ id: first.id, bankReference: 'N100' })
    expect(await api.undoPayments({ ids: [first.id, second.id] })).toEqual({ undone: [first.id], refused: [second.id] })
    expect(await plans()).toEqual([])
    expect(await mails()).toEqual([])
    expect((await auditEntries()).at(-1)).toMatchObject({ action: 'billing.undoPayment', subjectId: first.id })

    await api.confirmPayment({ id: first.id, bankReference: 'N100' })
    const held = await plans()
    const renewal = await createPending(member, { billing: 'monthly' })
    await api.confirmPayment({ id: renewal.id, bankReference: 'N101' })
    expect(await plans()).not.toEqual(held)
    expect(await api.undoPayments({ ids: [renewal.id] })).toEqual({ undone: [renewal.id], refused: [] })
    expect(await plans()).toEqual(held)
    await api.rejectPayment({ id: renewal.id, reason: 'Nothing arrived' })
    expect(await api.undoPayments({ ids: [renewal.id] })).toEqual({ undone: [renewal.id], refused: [] })
    expect((await mails()).map(({ type }) => type)).toEqual(['payment_confirmed'])
  })

  test('leaves a plan that was granted for good meanwhile without an end, also when refunded or undone', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { id } = await createPending(member, { billing: 'monthly' })
    const api = world.as(admin).billing
    await api.grantPlan({ email: member.email, planKey: 'premium', lastDay: '', reason: 'For the trouble on Monday' })
    const ends = async () => (await world.as(member).billing.getPlanStatus({})).held.map(({ endsAt }) => endsAt)
    await api.confirmPayment({ id, bankReference: 'N100' })
    expect(await ends()).toEqual([null])
    expect(await api.undoPayments({ ids: [id] })).toEqual({ undone: [id], refused: [] })
    expect(await ends()).toEqual([null])
    await api.confirmPayment({ id, bankReference: 'N100' })
    await api.refundPayment({ id, amount: '500', bankReference: 'N200', reason: 'Held already', plan: 'end' })
    expect(await ends()).toEqual([null])
  })

  test('is not undone by another admin, too late, or once the plan has changed', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { id } = await createPending(member)
    const refused = { undone: [], refused: [id] }
    await world.as(admin).billing.confirmPayment({ id, bankReference: 'N100' })
    expect(await world.as(await newAdmin()).billing.undoPayments({ ids: [id] })).toEqual(refused)
    const [held] = await database.db.select().from(subscriptions)
    await world.as(admin).billing.endSubscription({ id: held!.id, reason: 'Asked for it' })
    expect(await world.as(admin).billing.undoPayments({ ids: [id] })).toEqual(refused)
    const later = createWorld(database)
    later.now = new Date(testNow.getTime() + 12_001)
    expect(await later.as(admin).billing.undoPayments({ ids: [id] })).toEqual(refused)
    expect((await world.as(admin).billing.findPaymentCases({ status: 'confirmed' })).items).toHaveLength(1)
  })

  test('applies the terms at the time of declaration', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { id } = await createPending(member)
    const terms = {
      billing: 'monthly',
      price: '60',
      maxListings: '',
      maxCategories: '5',
      maxAreas: '',
      maxPhotos: '10',
    }
    const features = {
      hasVerifiedBadge: 'on',
      hasAnalytics: 'on',
      hasEnhancedProfile: 'on',
      hasPriorityPlacement: 'on',
    }
    await world.as(admin).billing.updatePaidPlan({ key: 'premium', ...terms, ...features })
    await world.as(admin).billing.confirmPayment({ id, bankReference: 'N100' })
    expect((await world.as(member).billing.getPlanStatus({})).held).toMatchObject([{ endsAt: null }])
  })

  test('is refused for a deleted member, whose payment can still be rejected', async () => {
    const admin = await newAdmin()
    const { id } = await createPending(null)
    await expect(world.as(admin).billing.confirmPayment({ id, bankReference: 'N100' })).rejects.toMatchObject({
      code: 'MEMBER_GONE',
    })
    expect(await world.as(admin).billing.rejectPayment({ id, reason: 'The member has left.' })).toMatchObject({
      status: 'rejected',
      member: null,
    })
    expect(await mails()).toEqual([])
  })
})

describe('rejecting a payment', () => {
  test('requires a reason, sends it to the member, and activates nothing', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { id } = await createPending(member)
    for (const [reason, error] of [
      ['  ', 'reasonRequired'],
      ['no', 'reasonTooShort'],
    ] as const) {
      await expect(world.as(admin).billing.rejectPayment({ id, reason })).rejects.toMatchObject({
        data: { issues: [{ message: error }] },
      })
    }
    await world.as(admin).billing.rejectPayment({ id, reason: 'No such transfer has arrived.' })
    expect(await mails()).toMatchObject([
      { type: 'payment_rejected', data: { reason: 'No such transfer has arrived.' } },
    ])
    expect((await planOf(database.db, member.id)).key).toBe('free')
    expect((await world.as(member).billing.findPayments({})).items).toMatchObject([
      { status: 'rejected', reason: 'No such transfer has arrived.' },
    ])
  })

  test('is refused, like confirming, once the payment is decided', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const { id } = await createPending(member)
    await world.as(admin).billing.confirmPayment({ id, bankReference: 'N100' })
    await expect(world.as(admin).billing.confirmPayment({ id, bankReference: 'N101' })).rejects.toMatchObject({
      code: 'PAYMENT_DECIDED',
      data: { status: 'confirmed' },
    })
    await expect(world.as(admin).billing.rejectPayment({ id, reason: 'Changed my mind' })).rejects.toMatchObject({
      code: 'PAYMENT_DECIDED',
    })
    expect([(await mails()).length, (await auditEntries()).length]).toEqual([1, 1])
  })
})

describe('an admin', () => {
  test('grants a plan until the end of a day, or indefinitely, and never shortens one', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    const grant = (lastDay: string, email = member.email) =>
      world.as(admin).billing.grantPlan({ email, planKey: 'premium', lastDay, reason: 'For the trouble on Monday' })
    expect(await grant('2026-12-24')).toMatchObject({ endsAt: '2026-12-24T15:59:59.000Z', isGranted: true })
    const refused = (error: object, lastDay: string, email?: string) =>
      expect(grant(lastDay, email)).rejects.toMatchObject(error)
    const at = (message: string) => ({ data: { issues: [{ message }] } })
    await refused(at('dayEarlier'), '2026-12-01')
    await refused(at('dayPast'), '2026-11-01')
    await refused(at('dayInvalid'), 'soon')
    await refused(at('emailUnknown'), '', 'nobody@example.com')
    expect(await grant('')).toMatchObject({ endsAt: null })
    await refused({ code: 'PLAN_HELD' }, '')
    expect((await auditEntries()).map(({ action }) => action)).toEqual(['billing.grantPlan', 'billing.grantPlan'])
  })

  test('ends a plan once; listings over the lower limit are rejected, newest first', async () => {
    const [admin, member] = [await newAdmin(), await createProfile(database.db)]
    await createSubscription(database.db, member.id, 'premium')
    const older = await createListing(database.db, { ownerId: member.id, createdAt: new Date('2026-01-01') })
    const newer = await createListing(database.db, { ownerId: member.id, createdAt: new Date('2026-02-01') })
    const [held] = (await world.as(admin).billing.findSubscriptionCases({ q: member.email })).items
    const { id } = held!
    const ended = await world.as(admin).billing.endSubscription({ id, reason: 'Paid back within 14 days' })
    expect(ended).toMatchObject({ status: 'ended', endedAt: testNow.toISOString() })
    const statusOf = async (one: string) =>
      (await database.db.select().from(listings).where(eq(listings.id, one)))[0]?.status
    expect([await statusOf(older.id), await statusOf(newer.id)]).toEqual(['approved', 'rejected'])
    await expect(world.as(admin).billing.endSubscription({ id, reason: 'Once more' })).rejects.toMatchObject({
      code: 'SUBSCRIPTION_ENDED',
    })
  })

  test('finds pending payments oldest first, and any payment by reference, bank reference or e-mail', async () => {
    const admin = await newAdmin()
    const members = [
      await createProfile(database.db),
      await createProfile(database.db),
      await createProfile(database.db),
    ]
    const made = [await createPending(members[0]!), await createPending(members[1]!), await createPending(members[2]!)]
    const api = world.as(admin).billing
    const first = await api.findPaymentCases({ status: 'pending', limit: 2 })
    const rest = await api.findPaymentCases({ status: 'pending', limit: 2, cursor: first.nextCursor! })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made.map(({ id }) => id))
    await api.confirmPayment({ id: made[1]!.id, bankReference: 'N100' })
    const found = async (q: string) => (await api.findPaymentCases({ q })).items.map(({ id }) => id)
    expect(await found(made[0]!.reference.toLowerCase())).toEqual([made[0]!.id])
    expect(await found('n100')).toEqual([made[1]!.id])
    expect(await found(members[2]!.email)).toEqual([made[2]!.id])
    expect(await found('%')).toEqual([])
    expect((await api.findPaymentCases({ status: 'confirmed' })).items).toMatchObject([
      { member: { name: members[1]!.name, email: members[1]!.email } },
    ])
    await database.db.delete(profiles).where(eq(profiles.id, members[1]!.id))
    expect((await api.findPaymentCases({ status: 'confirmed' })).items).toMatchObject([{ member: null }])
  })

  test('is the only one who may do this', async () => {
    const member = await createProfile(database.db)
    const { id } = await createPending(member)
    const api = world.as(member).billing
    const calls = [
      () => api.findPaymentCases({}),
      () => api.confirmPayment({ id, bankReference: 'N100' }),
      () => api.rejectPayment({ id, reason: 'Not received' }),
      () => api.findSubscriptionCases({}),
      () => api.grantPlan({ email: member.email, planKey: 'premium', lastDay: '', reason: 'For myself' }),
      () => api.endSubscription({ id, reason: 'Not mine' }),
      () => api.findUnsetMethods({}),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
