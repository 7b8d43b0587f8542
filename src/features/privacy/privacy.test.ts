import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consents, profiles } from '#features/accounts/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { emailOf } from '#tests/support/email-samples.ts'
import { createProfile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { privacyRequests } from './server/tables.ts'

const database = useDatabase()
const refused = (code: string) => ({ code })
const day = 24 * 3_600_000

test('only admins see the register, and members see and withdraw only their own requests', async () => {
  const world = createWorld(database)
  const [mei, other] = [await createProfile(database.db), await createProfile(database.db)]
  const { id } = await world.as(mei).privacy.submit({ kind: 'access', details: 'Everything, please.' })
  for (const [who, status] of [
    [null, 401],
    [mei, 403],
  ] as const) {
    const api = world.as(who).privacy
    for (const call of [
      api.find({ isOpen: true }),
      api.answer({ id, answer: 'Here' }),
      api.refuse({ id, answer: 'No' }),
      api.record({ kind: 'access', details: 'x', name: 'A', email: 'a@example.com', receivedOn: '2026-11-01' }),
    ])
      await expect(call).rejects.toMatchObject({ status })
  }
  await expect(world.as(null).privacy.getMine({})).rejects.toMatchObject({ status: 401 })
  expect((await world.as(other).privacy.getMine({})).requests).toEqual([])
  await expect(world.as(other).privacy.withdraw({ id })).rejects.toMatchObject(refused('REQUEST_NOT_FOUND'))
  await world.as(mei).privacy.withdraw({ id })
  await expect(world.as(mei).privacy.withdraw({ id })).rejects.toMatchObject(refused('REQUEST_DECIDED'))
})

describe('a request', () => {
  test('is due after forty days in Hong Kong time and answered once, by e-mail in the member’s language to the address of that day', async () => {
    const world = createWorld(database)
    const admin = await createProfile(database.db, { role: 'admin', firstName: 'Yan', lastName: 'Ho' })
    const mei = await createProfile(database.db, { language: 'zh-Hant' })
    world.now = new Date('2026-11-20T17:00:00Z') // Already the 21st in Hong Kong.
    const submitted = await world.as(mei).privacy.submit({ kind: 'correction', details: ' My name is\u202E wrong. ' })
    expect(submitted).toMatchObject({ details: 'My name is wrong.', receivedOn: '2026-11-21', dueOn: '2026-12-31' })
    await expect(world.as(mei).privacy.submit({ kind: 'correction', details: 'Again' })).rejects.toMatchObject(
      refused('REQUEST_WAITS'),
    )
    const api = world.as(admin).privacy
    expect((await api.find({ isOpen: true })).items).toMatchObject([
      { id: submitted.id, name: mei.name, email: mei.email, memberId: mei.id, daysLeft: 40, status: 'open' },
    ])
    world.now = new Date(world.now.getTime() + 41 * day)
    expect((await api.find({ isOpen: true })).items[0]!.daysLeft).toBe(-1)
    const email = 'mei.new@example.com'
    await database.db.update(profiles).set({ email }).where(eq(profiles.id, mei.id))
    expect((await api.find({ isOpen: true })).items[0]!.email).toBe(email)
    const answered = await api.answer({ id: submitted.id, answer: '已更正。' })
    expect(answered).toMatchObject({ status: 'answered', answer: '已更正。', decidedBy: 'Yan Ho' })
    await expect(api.refuse({ id: submitted.id, answer: 'No' })).rejects.toMatchObject(refused('REQUEST_DECIDED'))
    const mails = await database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
    expect(mails).toMatchObject([{ type: 'privacy_answer', toEmail: email, language: 'zh-Hant', userId: mei.id }])
    expect(emailOf(mails[0]!).text).toContain('已更正。')
    expect(await database.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
      { action: 'privacy.answer', actorId: admin.id, subjectId: submitted.id },
    ])
    expect((await world.as(mei).privacy.getMine({})).requests).toMatchObject([{ answer: '已更正。' }])
    expect(await world.as(mei).privacy.submit({ kind: 'correction', details: 'Once more' })).toMatchObject({
      status: 'open',
    })
  })

  test('that is refused keeps its reasons, also after the member is deleted', async () => {
    const world = createWorld(database)
    const [admin, mei] = [await createProfile(database.db, { role: 'admin' }), await createProfile(database.db)]
    const { id } = await world.as(mei).privacy.submit({ kind: 'erasure', details: 'Delete my payments.' })
    await world.as(admin).privacy.refuse({ id, answer: 'The tax law wants them kept for seven years.' })
    const [mail] = await database.db.select().from(notificationsOutbox)
    expect(emailOf(mail!).text).toContain('The tax law wants them kept')
    await database.db.delete(profiles).where(eq(profiles.id, mei.id))
    expect((await world.as(admin).privacy.find({ isOpen: false })).items).toMatchObject([
      {
        id,
        status: 'refused',
        email: mei.email,
        memberId: null,
        answer: 'The tax law wants them kept for seven years.',
      },
    ])
  })

  test('by post is recorded with its date of receipt, never a date in the future', async () => {
    const world = createWorld(database)
    const [admin, mei] = [await createProfile(database.db, { role: 'admin' }), await createProfile(database.db)]
    const api = world.as(admin).privacy
    const request = { kind: 'access' as const, details: 'By post', name: 'Chan Tai Man', receivedOn: '2026-11-01' }
    expect(await api.record({ ...request, email: 'taiman@example.com' })).toMatchObject({
      memberId: null,
      dueOn: '2026-12-11',
      daysLeft: 21,
    })
    expect(await api.record({ ...request, email: mei.email })).toMatchObject({ memberId: mei.id })
    expect(await api.record({ ...request, email: mei.email })).toMatchObject({ memberId: null })
    for (const receivedOn of ['2026-11-21', '2026-02-30', 'yesterday'])
      await expect(api.record({ ...request, email: mei.email, receivedOn })).rejects.toMatchObject({
        data: { issues: [{ path: ['receivedOn'], message: 'dayInvalid' }] },
      })
  })

  test('needs details, and unknown fields are refused', async () => {
    const api = createWorld(database).as(await createProfile(database.db)).privacy
    for (const details of ['  ', 'x'.repeat(4_001)])
      await expect(api.submit({ kind: 'other', details })).rejects.toMatchObject(refused('BAD_REQUEST'))
    await expect(api.submit({ kind: 'other', details: 'x', status: 'answered' } as never)).rejects.toMatchObject(
      refused('BAD_REQUEST'),
    )
  })
})

test('the register is paginated, open requests by due date, decided ones newest first', async () => {
  const world = createWorld(database)
  const admin = await createProfile(database.db, { role: 'admin' })
  const api = world.as(admin).privacy
  const days = ['2026-11-09', '2026-11-03', '2026-11-07', '2026-11-03', '2026-11-05']
  for (const receivedOn of days)
    await api.record({ kind: 'access', details: 'x', name: 'A', email: 'a@example.com', receivedOn })
  const all = async (isOpen: boolean) => {
    const seen: { id: string; receivedOn: string }[] = []
    let cursor: string | undefined
    do {
      const page = await api.find({ isOpen, limit: 2, cursor })
      seen.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    return seen
  }
  const open = await all(true)
  expect(open.map(({ receivedOn }) => receivedOn)).toEqual(days.toSorted())
  for (const [n, { id }] of open.entries()) {
    world.now = new Date(world.now.getTime() + n * 1_000)
    await api.answer({ id, answer: 'Done' })
  }
  expect((await all(false)).map(({ id }) => id)).toEqual(open.map(({ id }) => id).toReversed())
  await expect(api.find({ isOpen: true, cursor: 'bm90IG91cnM' })).rejects.toMatchObject(refused('CURSOR_INVALID'))
})

test('consents are listed, and the marketing consent is given and withdrawn', async () => {
  const api = createWorld(database).as(await createProfile(database.db)).privacy
  await api.setMarketing({ isWanted: true, locale: 'zh-Hans' })
  await api.setMarketing({ isWanted: true, locale: 'en' })
  await api.setMarketing({ isWanted: false, locale: 'en' })
  await api.setMarketing({ isWanted: false, locale: 'en' })
  const { consents: seen } = await api.getMine({})
  expect(seen).toMatchObject([{ purpose: 'marketing', language: 'zh-Hans' }])
  expect(seen[0]!.withdrawnAt).not.toBeNull()
  expect(await database.db.select().from(consents)).toHaveLength(1)
})

describe('concurrent requests', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 10 })
  })
  afterAll(() => shared.close())

  test('submit one request and decide it once', async () => {
    const world = createWorld(shared, { areLimitsOn: false })
    const [admin, mei] = [await createProfile(shared.db, { role: 'admin' }), await createProfile(shared.db)]
    await Promise.allSettled(
      Array.from({ length: 8 }, () => world.as(mei).privacy.submit({ kind: 'access', details: 'All of it' })),
    )
    const requests = await shared.db.select().from(privacyRequests)
    expect(requests).toHaveLength(1)
    const { id } = requests[0]!
    const api = world.as(admin).privacy
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => api[n % 2 ? 'answer' : 'refuse']({ id, answer: `Answer ${n}` })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      await shared.db.select().from(notificationsOutbox).where(eq(notificationsOutbox.userId, mei.id)),
    ).toHaveLength(1)
  })
})
