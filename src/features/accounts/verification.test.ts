import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicListings } from '#features/listings/server/tables.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { auditLog } from '#platform/server/tables.ts'
import { testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createSubscription } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { profiles, whatsappVerifications } from './server/tables.ts'

const database = useDatabase()
const number = '+85261234567'
const refused = (code: string) => ({ code })
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

async function setUp(db: Db) {
  await db
    .insert(appSettings)
    .values({ key: 'SUPPORT_WHATSAPP_NUMBER', value: '+852 9000 0001', category: 'Social Media', description: '' })
    .onConflictDoUpdate({ target: appSettings.key, set: { value: '+852 9000 0001' } })
}
/** Creates a member who may verify their number, and an admin. */
async function createMemberAndAdmin(db: Db) {
  await setUp(db)
  const mei = await createProfile(db, { whatsappNumber: number })
  await createSubscription(db, mei.id, 'whatsapp_verified')
  return { mei, admin: await createProfile(db, { role: 'admin' }) }
}
const wrongCodeFor = (code: string) => (code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`)

describe('missing prerequisites', () => {
  test('are reported: number, number of the site; the plan is not needed', async () => {
    const world = createWorld(database)
    const mei = await createProfile(database.db)
    const api = () => world.as(mei).accounts
    const getStatus = async () => (await api().getVerification({})).status
    expect(await getStatus()).toBe('number-missing')
    await database.db.update(profiles).set({ whatsappNumber: number }).where(eq(profiles.id, mei.id))
    expect(await getStatus()).toBe('not-set-up')
    await expect(api().startVerification({})).rejects.toMatchObject(refused('VERIFICATION_NOT_READY'))
    await setUp(database.db)
    expect(await api().getVerification({})).toEqual({
      status: 'ready',
      number,
      verifiedAt: null,
      hasBadge: false,
      codeExpiresAt: null,
      isCodeSent: false,
      sendsCodes: false,
      isDemo: false,
    })
  })

  test('in demo mode the steps are shown with an unassigned number', async () => {
    const mei = await createProfile(database.db, { whatsappNumber: number })
    await createSubscription(database.db, mei.id, 'premium')
    const api = createWorld(database, { isDemo: true }).as(mei).accounts
    expect(await api.getVerification({})).toMatchObject({ status: 'ready', isDemo: true })
    expect((await api.startVerification({})).link).toMatch(/^https:\/\/wa\.me\/85212345678\?text=VERIFY%20/)
  })

  test('only members may start, only admins may see or confirm codes', async () => {
    const world = createWorld(database)
    const mei = await createProfile(database.db)
    const id = mei.id
    for (const call of [world.as(null).accounts.getVerification({}), world.as(null).accounts.startVerification({})])
      await expect(call).rejects.toMatchObject({ status: 401 })
    for (const call of [
      world.as(mei).accounts.findWaitingCodes({}),
      world.as(mei).accounts.confirmVerification({ id, code: 'K7M2Q9' }),
    ])
      await expect(call).rejects.toMatchObject({ status: 403 })
  })
})

describe('a number', () => {
  test('is verified by the code, and the badge shows the date on listings with that number only', async () => {
    const world = createWorld(database)
    const { mei, admin } = await createMemberAndAdmin(database.db)
    const [own, otherNumber] = [
      await createListing(database.db, { ownerId: mei.id, whatsappNumber: number }),
      await createListing(database.db),
    ]
    const badge = async (id: string) =>
      (await database.db.select().from(publicListings).where(eq(publicListings.id, id)))[0]!.whatsappVerifiedAt

    const { code, link, expiresAt } = await world.as(mei).accounts.startVerification({})
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(link).toBe(`https://wa.me/85290000001?text=VERIFY%20${code}`)
    expect(expiresAt).toBe(minutes(15).toISOString())
    expect((await world.as(mei).accounts.getVerification({})).codeExpiresAt).toBe(expiresAt)
    const [stored] = await database.db.select().from(whatsappVerifications)
    expect(JSON.stringify(stored)).not.toContain(code)
    expect(stored!.codeHash).toContain('$argon2id$')

    const api = world.as(admin).accounts
    const [waiting] = await api.findWaitingCodes({})
    expect(waiting).toMatchObject({ memberId: mei.id, memberName: mei.name, number, triesLeft: 5 })
    await expect(api.confirmVerification({ id: waiting!.id, code: wrongCodeFor(code) })).rejects.toMatchObject({
      code: 'VERIFICATION_WRONG',
      data: { triesLeft: 4 },
    })
    expect(await badge(own.id)).toBeNull()
    world.now = minutes(3)
    await api.confirmVerification({ id: waiting!.id, code: `verify ${code.toLowerCase()}` })
    expect(await world.as(mei).accounts.getVerification({})).toMatchObject({
      status: 'verified',
      verifiedAt: minutes(3).toISOString(),
      codeExpiresAt: null,
    })
    expect([await badge(own.id), await badge(otherNumber.id)]).toEqual([minutes(3), null])
    expect(await api.findWaitingCodes({})).toEqual([])
    await expect(api.confirmVerification({ id: waiting!.id, code })).rejects.toMatchObject(refused('VERIFICATION_OVER'))
    expect(await database.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
      {
        action: 'accounts.confirmVerification',
        actorId: admin.id,
        subjectId: mei.id,
        after: { whatsappNumber: number },
      },
    ])

    await world.as(mei).accounts.updateProfile({
      firstName: mei.firstName,
      lastName: mei.lastName,
      whatsappNumber: '6123 4568',
      phoneNumber: '',
      language: 'en',
      acceptsMarketing: false,
    })
    expect(await badge(own.id)).toBeNull()
    expect((await world.as(mei).accounts.getVerification({})).status).toBe('ready')
  })

  test.each(['expired', 'tried too often', 'of another number', 'replaced', 'of an inactive member'])(
    'is not verified by a code that is %s',
    async (how) => {
      const world = createWorld(database)
      const { mei, admin } = await createMemberAndAdmin(database.db)
      const { code } = await world.as(mei).accounts.startVerification({})
      const api = world.as(admin).accounts
      const id = (await api.findWaitingCodes({}))[0]!.id
      const isMei = eq(profiles.id, mei.id)
      let expected = 'VERIFICATION_OVER'
      if (how === 'expired') world.now = minutes(15)
      if (how === 'of another number')
        await database.db.update(profiles).set({ whatsappNumber: '+85261234568' }).where(isMei)
      if (how === 'of an inactive member') await database.db.update(profiles).set({ banned: true }).where(isMei)
      if (how === 'tried too often')
        for (let n = 4; n >= 0; n--)
          await expect(api.confirmVerification({ id, code: wrongCodeFor(code) })).rejects.toMatchObject({
            data: { triesLeft: n },
          })
      if (how === 'replaced') {
        await world.as(mei).accounts.startVerification({})
        expected = 'VERIFICATION_WRONG'
      }
      await expect(api.confirmVerification({ id, code })).rejects.toMatchObject(refused(expected))
      const [profile] = await database.db.select().from(profiles).where(isMei)
      expect(profile!.whatsappVerifiedAt).toBeNull()
    },
  )

  test('allows five codes an hour, and a malformed code is a field error', async () => {
    const world = createWorld(database)
    const { mei, admin } = await createMemberAndAdmin(database.db)
    for (let n = 0; n < 5; n++) await world.as(mei).accounts.startVerification({})
    await expect(world.as(mei).accounts.startVerification({})).rejects.toMatchObject({ status: 429 })
    expect(await database.db.select().from(whatsappVerifications)).toHaveLength(1)
    const answer = world.as(admin).accounts.confirmVerification({ id: mei.id, code: 'K0M1Q9' })
    await expect(answer).rejects.toMatchObject({ data: { issues: [{ path: ['code'], message: 'codeInvalid' }] } })
  })
})

describe('concurrent requests', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 10 })
  })
  afterAll(() => shared.close())

  test('get five wrong tries in total, and a code is used once', async () => {
    const world = createWorld(shared, { areLimitsOn: false })
    const { mei, admin } = await createMemberAndAdmin(shared.db)
    const api = world.as(admin).accounts
    const started = await Promise.all(Array.from({ length: 4 }, () => world.as(mei).accounts.startVerification({})))
    const rows = await shared.db.select().from(whatsappVerifications)
    expect(rows).toHaveLength(1)
    const id = rows[0]!.id
    const guesses = Array.from({ length: 12 }, (_, n) => `AAAAA${'23456789BCDE'[n]}`)
    const wrong = await Promise.allSettled(guesses.map((code) => api.confirmVerification({ id, code })))
    const reasons = wrong.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'taken'))
    expect(reasons.filter((code) => code === 'VERIFICATION_WRONG')).toHaveLength(5)
    expect(reasons).not.toContain('taken')
    for (const { code } of started)
      await expect(api.confirmVerification({ id, code })).rejects.toMatchObject(refused('VERIFICATION_OVER'))

    const { code } = await world.as(mei).accounts.startVerification({})
    const right = await Promise.allSettled(Array.from({ length: 8 }, () => api.confirmVerification({ id, code })))
    expect(right.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shared.db.select().from(auditLog)).toHaveLength(1)
  })
})
