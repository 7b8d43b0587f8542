import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import type { SettingKey } from '#features/settings/rules.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import { readPrivate, createUpload } from '#features/uploads/server/service.ts'
import { auditLog } from '#platform/server/tables.ts'
import { locales } from '#shared/locale.ts'
import { actorOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createPayment, createProfile, createSubscription, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import type { Quote } from './contract.ts'
import type { PaidPlanKey } from './rules.ts'
import { decodeFps } from './rules/fps.ts'
import { billingJobs } from './server/jobs.ts'
import { getQrPayload } from './server/service/quote.ts'
import { payments, plans } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database, { areLimitsOn: false })
const set = (key: SettingKey, value: string) =>
  database.db.update(appSettings).set({ value }).where(eq(appSettings.key, key))
const open = () => set('FPS_PHONE_NUMBER', '6123 4567')
const quote = (member: Profile, planKey: PaidPlanKey = 'premium') => world.as(member).billing.getQuote({ planKey })
const pay = (member: Profile, { plan, reference, amountCents }: Quote, given: object = {}) =>
  world.as(member).billing.declarePayment({
    planKey: plan.key as PaidPlanKey,
    method: 'fps',
    reference,
    amountCents,
    transactionId: '',
    payerNote: '',
    proofId: null,
    ...given,
  })
const mails = async () =>
  (await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).map(({ type, data }) => ({
    type,
    data,
  }))

describe('the quote', () => {
  test('has the catalogue’s price and a reference that is stable until used', async () => {
    await open()
    const member = await createProfile(database.db)
    const first = await quote(member)
    expect(first).toMatchObject({ purchase: 'buy', amountCents: 500_00, billing: 'one_time', coversUntil: null })
    expect(first.reference).toMatch(/^KF[2-9A-HJ-NP-Z]{8}$/)
    expect((await quote(member)).reference).toBe(first.reference)
    expect((await quote(member, 'whatsapp_verified')).reference).not.toBe(first.reference)
    expect((await quote(await createProfile(database.db))).reference).not.toBe(first.reference)
  })

  test('names the latest payment of the plan while it is a rejected one', async () => {
    await open()
    const [member, admin] = [await createProfile(database.db), await createProfile(database.db, { role: 'admin' })]
    const first = await quote(member)
    const { id } = await pay(member, first)
    expect((await quote(member)).rejected).toBeNull()
    await world.as(admin).billing.rejectPayment({ id, reason: 'Nothing arrived' })
    const second = await quote(member)
    expect(second.rejected).toMatchObject({ reference: first.reference, reason: 'Nothing arrived' })
    expect((await quote(member, 'whatsapp_verified')).rejected).toBeNull()
    await pay(member, second)
    expect(await quote(member)).toMatchObject({ rejected: null, pending: { reference: second.reference } })
  })

  test('skips a reference that is already used by another payment', async () => {
    await open()
    const member = await createProfile(database.db)
    const { reference } = await quote(member)
    await createPayment(database.db, { reference })
    expect((await quote(member)).reference).not.toBe(reference)
  })

  test('has no payee until one is configured', async () => {
    const member = await createProfile(database.db)
    expect((await quote(member)).methods).toEqual([
      { method: 'fps', payee: null, qr: null },
      { method: 'payme', payee: null, qr: null },
    ])
    await expect(pay(member, await quote(member))).rejects.toMatchObject({ code: 'METHOD_CLOSED' })
  })

  test('uses example numbers in the demonstration', async () => {
    const member = await createProfile(database.db)
    const demo = await createWorld(database, { isDemo: true }).as(member).billing.getQuote({ planKey: 'premium' })
    expect(demo).toMatchObject({ isDemo: true, methods: [{ payee: { number: '+85212345678' } }, { method: 'payme' }] })
    expect(demo.methods.every(({ qr }) => qr?.startsWith('data:image/svg+xml,'))).toBe(true)
  })

  test('encodes the amount in the QR code, and the reference only if the setting says so', async () => {
    await set('FPS_ID', '1234567')
    const member = await createProfile(database.db)
    const ctx = makeCtx(database.db, { actor: actorOf(member) })
    const { reference } = await quote(member)
    const codeNow = async () =>
      decodeFps((await getQrPayload({ ...ctx, actor: actorOf(member) }, 'premium', 'fps'))!.code)
    expect(await codeNow()).toMatchObject({ proxy: { value: '1234567' }, amount: '500.00', reference: null })
    await set('FPS_INCLUDE_REFERENCE', 'true')
    expect(await codeNow()).toMatchObject({ reference })
  })
})

describe('“I have paid”', () => {
  test('creates a pending payment, notifies the member in their language, and is audited', async () => {
    await open()
    const member = await createProfile(database.db, { language: 'zh-Hant' })
    const given = await quote(member)
    const paid = await pay(member, given, { transactionId: ' FRN 2026 ', payerNote: 'From my company' })
    expect(paid).toMatchObject({
      status: 'pending',
      reference: given.reference,
      transactionId: 'FRN 2026',
      proofUrl: null,
    })
    expect(await world.as(member).billing.getPlanStatus({})).toMatchObject({ planKey: 'free', pending: ['premium'] })
    expect(await mails()).toEqual([
      {
        type: 'payment_received',
        data: {
          first_name: 'Mei',
          last_name: member.lastName,
          name: member.name,
          plan_name: '尊貴計劃',
          amount_cents: 500_00,
          reference: given.reference,
        },
      },
    ])
    const [line] = await database.db.select().from(auditLog)
    expect(line).toMatchObject({ actorId: member.id, action: 'billing.declarePayment', subjectId: paid.id })
  })

  test('is accepted once per plan; the quote then shows the pending payment', async () => {
    await open()
    const member = await createProfile(database.db)
    const given = await quote(member)
    await pay(member, given)
    await expect(pay(member, given)).rejects.toMatchObject({ code: 'PAYMENT_WAITING' })
    await database.db.update(plans).set({ priceCents: 680_00 }).where(eq(plans.key, 'premium'))
    expect(await quote(member)).toMatchObject({
      reference: given.reference,
      amountCents: 500_00,
      pending: { method: 'fps' },
    })
    await pay(member, await quote(member, 'whatsapp_verified'))
  })

  test('is refused when price or reference differ from the current quote', async () => {
    await open()
    const member = await createProfile(database.db)
    const given = await quote(member)
    await database.db.update(plans).set({ priceCents: 680_00 }).where(eq(plans.key, 'premium'))
    for (const wrong of [given, { ...(await quote(member)), reference: 'KFAAAAAAAA' }]) {
      await expect(pay(member, wrong)).rejects.toMatchObject({ code: 'QUOTE_CHANGED' })
    }
    expect(await database.db.select().from(payments)).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('is refused for a method that is off, and for a plan that is held', async () => {
    await open()
    const [member, holder] = [await createProfile(database.db), await createProfile(database.db)]
    await createSubscription(database.db, holder.id, 'premium')
    await expect(pay(member, await quote(member), { method: 'payme' })).rejects.toMatchObject({ code: 'METHOD_CLOSED' })
    for (const plan of ['premium', 'whatsapp_verified'] as const) {
      await expect(pay(holder, await quote(holder, plan))).rejects.toMatchObject({ code: 'PLAN_HELD' })
    }
    await set('FPS_PAYMENTS', 'false')
    await expect(pay(member, await quote(member))).rejects.toMatchObject({ code: 'METHOD_CLOSED' })
  })

  test('refuses fields for payer or status, and texts that are too long', async () => {
    await open()
    const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
    const given = await quote(member)
    await expect(pay(member, given, { userId: other.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(pay(member, given, { status: 'confirmed' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(pay(member, given, { transactionId: 'x'.repeat(101) })).rejects.toMatchObject({
      data: { issues: [{ path: ['transactionId'], message: 'tooLong' }] },
    })
  })

  test('is limited to five times an hour', async () => {
    await open()
    const strict = createWorld(database).as(await createProfile(database.db)).billing
    const declareAndWithdraw = async () => {
      const { reference, amountCents } = await strict.getQuote({ planKey: 'premium' })
      const texts = { transactionId: '', payerNote: '', proofId: null }
      const { id } = await strict.declarePayment({
        planKey: 'premium',
        method: 'fps',
        reference,
        amountCents,
        ...texts,
      })
      await strict.withdrawPayment({ id })
    }
    for (let times = 0; times < 5; times++) await declareAndWithdraw()
    await expect(declareAndWithdraw()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: expect.any(Number) as number },
    })
  })
})

describe('the screenshot of a payment', () => {
  const picture = () =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8332b' } })
      .png()
      .toBuffer()
  const as = (person: Profile, now = testNow) => ({
    ...makeCtx(database.db, { now: () => now }),
    actor: actorOf(person),
  })

  test('is visible only to its member and admins; the upload of another member or kind is refused', async () => {
    await open()
    const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
    const admin = await createProfile(database.db, { role: 'admin' })
    const { id: proofId } = await createUpload(as(member), 'payment_proof', await picture())
    await expect(pay(other, await quote(other), { proofId })).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    const photo = await createUpload(as(member), 'listing_photo', await picture())
    await expect(pay(member, await quote(member), { proofId: photo.id })).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    })
    const { proofUrl } = await pay(member, await quote(member), { proofId })
    expect(proofUrl).toBe(`/api/uploads/${proofId}/picture`)
    expect((await world.as(admin).billing.findPaymentCases({ q: member.email })).items).toMatchObject([{ proofUrl }])
    const seenBy = async (person: Profile) => (await readPrivate(as(person), proofId)) !== null
    expect([await seenBy(member), await seenBy(other), await seenBy(admin)]).toEqual([true, false, true])
  })

  test('is deleted 180 days after the decision and not before; the payment is kept', async () => {
    await open()
    const [member, second] = [await createProfile(database.db), await createProfile(database.db)]
    const admin = await createProfile(database.db, { role: 'admin' })
    const paid = async (person: Profile) => {
      const { id: proofId } = await createUpload(as(person), 'payment_proof', await picture())
      return { proofId, ...(await pay(person, await quote(person), { proofId })) }
    }
    const [decided, pending] = [await paid(member), await paid(second)]
    await world.as(admin).billing.rejectPayment({ id: decided.id, reason: 'No such transfer' })
    const job = billingJobs.find(({ name }) => name === 'billing.dropProofs')!
    const runAfter = async (days: number) => {
      const now = new Date(testNow.getTime() + days * 86_400_000)
      await job.run({ ctx: as(admin, now), data: null, dueAt: now, signal: new AbortController().signal })
      return [decided, pending].map(async ({ proofId }) => (await readPrivate(as(admin), proofId)) !== null)
    }
    expect(await Promise.all(await runAfter(180))).toEqual([true, true])
    expect(await Promise.all(await runAfter(181))).toEqual([false, true])
    expect((await world.as(member).billing.findPayments({})).items).toMatchObject([
      { status: 'rejected', proofUrl: null },
    ])
  })
})

describe('a pending payment', () => {
  test('can be withdrawn once, only by its member; the next quote has a new reference', async () => {
    await open()
    const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
    const given = await quote(member)
    const { id } = await pay(member, given)
    await expect(world.as(other).billing.withdrawPayment({ id })).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' })
    expect(await world.as(member).billing.withdrawPayment({ id })).toMatchObject({ status: 'withdrawn' })
    await expect(world.as(member).billing.withdrawPayment({ id })).rejects.toMatchObject({
      code: 'PAYMENT_DECIDED',
      data: { status: 'withdrawn' },
    })
    const next = await quote(member)
    expect(next.reference).not.toBe(given.reference)
    await pay(member, next)
  })

  test('is listed only in its member’s history, which is paged', async () => {
    await open()
    const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
    const made: string[] = []
    for (let times = 0; times < 3; times++) {
      const { id } = await pay(member, await quote(member))
      await world.as(member).billing.withdrawPayment({ id })
      made.unshift(id)
    }
    const first = await world.as(member).billing.findPayments({ limit: 2 })
    const rest = await world.as(member).billing.findPayments({ limit: 2, cursor: first.nextCursor! })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made)
    expect(rest.nextCursor).toBeNull()
    expect((await world.as(other).billing.findPayments({})).items).toEqual([])
    await expect(world.as(member).billing.findPayments({ cursor: 'forged' })).rejects.toMatchObject({
      code: 'CURSOR_INVALID',
    })
  })

  test('is not accessible to visitors', async () => {
    const visitor = world.as(null).billing
    for (const call of [
      visitor.getPlanStatus({}),
      visitor.getQuote({ planKey: 'premium' }),
      visitor.findPayments({}),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    }
  })
})

test('e-mails and screens use the same plan names', async () => {
  const { planNames, planKeys } = await import('./rules.ts')
  for (const locale of locales) {
    const messages = (await import(`./messages/${locale}.json`, { with: { type: 'json' } })) as {
      default: Record<string, string>
    }
    for (const key of planKeys) expect(planNames[key][locale]).toBe(messages.default[`plan.${key}`])
  }
})
