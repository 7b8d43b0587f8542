import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import type { SettingKey } from '#features/settings/rules.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import { readPrivate, receive } from '#features/uploads/server/service.ts'
import { auditLog } from '#platform/server/tables.ts'
import { locales } from '#shared/locale.ts'
import { actorOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile, createSubscription, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import type { Quote } from './contract.ts'
import type { PaidPlanKey } from './rules.ts'
import { decodeFps } from './rules/fps.ts'
import { billingJobs } from './server/jobs.ts'
import { getCode } from './server/service/quote.ts'
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
  (await database.db.select().from(notificationsOutbox)).map(({ type, data }) => ({ type, data }))

describe('the quote', () => {
  test('names the price of the catalogue and a reference that stays until it is used', async () => {
    await open()
    const member = await createProfile(database.db)
    const first = await quote(member)
    expect(first).toMatchObject({ purchase: 'buy', amountCents: 500_00, billing: 'one_time', coversUntil: null })
    expect(first.reference).toMatch(/^KF[2-9A-HJ-NP-Z]{8}$/)
    expect((await quote(member)).reference).toBe(first.reference)
    expect((await quote(member, 'whatsapp_verified')).reference).not.toBe(first.reference)
    expect((await quote(await createProfile(database.db))).reference).not.toBe(first.reference)
  })

  test('passes over a reference that is somebody else’s already', async () => {
    await open()
    const member = await createProfile(database.db)
    const { reference } = await quote(member)
    const taken = { planKey: 'premium', amountCents: 1, billing: 'one_time', method: 'fps', reference } as const
    await database.db.insert(payments).values(taken)
    expect((await quote(member)).reference).not.toBe(reference)
  })

  test('pays nobody before somebody is set', async () => {
    const member = await createProfile(database.db)
    expect((await quote(member)).methods).toEqual([
      { method: 'fps', payee: null, qr: null },
      { method: 'payme', payee: null, qr: null },
    ])
    await expect(pay(member, await quote(member))).rejects.toMatchObject({ code: 'METHOD_CLOSED' })
  })

  test('is answered by the demonstration with numbers that are nobody’s', async () => {
    const member = await createProfile(database.db)
    const demo = await createWorld(database, { isDemo: true }).as(member).billing.getQuote({ planKey: 'premium' })
    expect(demo).toMatchObject({ isDemo: true, methods: [{ payee: { number: '+85212345678' } }, { method: 'payme' }] })
    expect(demo.methods.every(({ qr }) => qr?.startsWith('data:image/svg+xml,'))).toBe(true)
  })

  test('carries the amount in its code, and the reference only where the setting says so', async () => {
    await set('FPS_ID', '1234567')
    const member = await createProfile(database.db)
    const ctx = makeCtx(database.db, { actor: actorOf(member) })
    const { reference } = await quote(member)
    const codeNow = async () => decodeFps((await getCode({ ...ctx, actor: actorOf(member) }, 'premium', 'fps'))!.code)
    expect(await codeNow()).toMatchObject({ proxy: { value: '1234567' }, amount: '500.00', reference: null })
    await set('FPS_INCLUDE_REFERENCE', 'true')
    expect(await codeNow()).toMatchObject({ reference })
  })
})

describe('“I have paid”', () => {
  test('waits for an admin, tells the member in their language, and is in the audit log', async () => {
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
    expect(await world.as(member).billing.getStanding({})).toMatchObject({ planKey: 'free', waiting: ['premium'] })
    expect(await mails()).toEqual([
      {
        type: 'payment_received',
        data: { first_name: 'Mei', plan_name: 'Premium', amount_cents: 500_00, reference: given.reference },
      },
    ])
    const [line] = await database.db.select().from(auditLog)
    expect(line).toMatchObject({ actorId: member.id, action: 'billing.declarePayment', subjectId: paid.id })
  })

  test('is said once per plan; the quote is then that of the payment', async () => {
    await open()
    const member = await createProfile(database.db)
    const given = await quote(member)
    await pay(member, given)
    await expect(pay(member, given)).rejects.toMatchObject({ code: 'PAYMENT_WAITING' })
    await database.db.update(plans).set({ priceCents: 680_00 }).where(eq(plans.key, 'premium'))
    expect(await quote(member)).toMatchObject({
      reference: given.reference,
      amountCents: 500_00,
      waiting: { method: 'fps' },
    })
    await pay(member, await quote(member, 'whatsapp_verified'))
  })

  test('holds for what was shown alone: another price or reference changes nothing', async () => {
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

  test('is refused by a method that is off, and for a plan that one has', async () => {
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

  test('takes no word about who pays or what for, and none too long', async () => {
    await open()
    const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
    const given = await quote(member)
    await expect(pay(member, given, { userId: other.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(pay(member, given, { status: 'confirmed' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(pay(member, given, { transactionId: 'x'.repeat(101) })).rejects.toMatchObject({
      data: { issues: [{ path: ['transactionId'], message: 'tooLong' }] },
    })
  })

  test('can be said five times an hour', async () => {
    await open()
    const strict = createWorld(database).as(await createProfile(database.db)).billing
    const said = async () => {
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
    for (let times = 0; times < 5; times++) await said()
    await expect(said()).rejects.toMatchObject({
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

  test('is seen by its member and admins, and refused where it is another’s', async () => {
    await open()
    const [member, other] = [await createProfile(database.db), await createProfile(database.db)]
    const admin = await createProfile(database.db, { role: 'admin' })
    const { id: proofId } = await receive(as(member), 'payment_proof', await picture())
    await expect(pay(other, await quote(other), { proofId })).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    const photo = await receive(as(member), 'listing_photo', await picture())
    await expect(pay(member, await quote(member), { proofId: photo.id })).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    })
    const { proofUrl } = await pay(member, await quote(member), { proofId })
    expect(proofUrl).toBe(`/api/uploads/${proofId}/picture`)
    expect((await world.as(admin).billing.findPaymentCases({ q: member.email })).items).toMatchObject([{ proofUrl }])
    const seenBy = async (person: Profile) => (await readPrivate(as(person), proofId)) !== null
    expect([await seenBy(member), await seenBy(other), await seenBy(admin)]).toEqual([true, false, true])
  })

  test('is deleted 180 days after the decision, never before, and the payment stays', async () => {
    await open()
    const [member, second] = [await createProfile(database.db), await createProfile(database.db)]
    const admin = await createProfile(database.db, { role: 'admin' })
    const paid = async (person: Profile) => {
      const { id: proofId } = await receive(as(person), 'payment_proof', await picture())
      return { proofId, ...(await pay(person, await quote(person), { proofId })) }
    }
    const [decided, waits] = [await paid(member), await paid(second)]
    await world.as(admin).billing.rejectPayment({ id: decided.id, reason: 'No such transfer' })
    const job = billingJobs.find(({ name }) => name === 'billing.dropProofs')!
    const runAfter = async (days: number) => {
      const now = new Date(testNow.getTime() + days * 86_400_000)
      await job.run({ ctx: as(admin, now), data: null, dueAt: now, signal: new AbortController().signal })
      return [decided, waits].map(async ({ proofId }) => (await readPrivate(as(admin), proofId)) !== null)
    }
    expect(await Promise.all(await runAfter(180))).toEqual([true, true])
    expect(await Promise.all(await runAfter(181))).toEqual([false, true])
    expect((await world.as(member).billing.findPayments({})).items).toMatchObject([
      { status: 'rejected', proofUrl: null },
    ])
  })
})

describe('a payment that waits', () => {
  test('can be taken back by whoever made it, once, and then another reference is due', async () => {
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

  test('stands in its member’s history alone, page by page', async () => {
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

  test('is nobody’s business who is not signed in', async () => {
    const visitor = world.as(null).billing
    for (const call of [visitor.getStanding({}), visitor.getQuote({ planKey: 'premium' }), visitor.findPayments({})]) {
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    }
  })
})

test('a letter calls a plan what the screens call it', async () => {
  const { planNames, planKeys } = await import('./rules.ts')
  for (const locale of locales) {
    const words = (await import(`./messages/${locale}.json`, { with: { type: 'json' } })) as {
      default: Record<string, string>
    }
    for (const key of planKeys) expect(planNames[key][locale]).toBe(words.default[`plan.${key}`])
  }
})
