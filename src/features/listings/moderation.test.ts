import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notificationsOutbox as outbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { rejectionTemplates } from './rules/rejection-templates.ts'
import { listings } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const member = (given: Partial<Profile> = {}) => createProfile(database.db, given)
const admin = () => member({ role: 'admin' })
const as = (person: Profile | null) => world.as(person).listings
const rowOf = async (id: string) => (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!
const mailsTo = async ({ id }: Profile) =>
  (await database.db.select().from(outbox).where(eq(outbox.userId, id)).orderBy(asc(outbox.id))).filter(
    ({ type }) => type !== 'listing_submitted',
  )
const queueOf = async (boss: Profile) => (await as(boss).findQueue({ limit: 50 })).items
const later = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms)
}
async function waiting(owner: Profile, boss: Profile, given = {}) {
  const { id } = await as(owner).submit({ content: listingContent(given) })
  const { revisionId } = (await queueOf(boss)).find((item) => item.listingId === id)!
  return { id, revisionId }
}
async function live(owner: Profile, boss: Profile, given = {}) {
  const { id, revisionId } = await waiting(owner, boss, given)
  await as(boss).approve({ revisionId })
  return id
}

describe('the queue', () => {
  test('holds new listings and changes, the oldest first, in pages', async () => {
    const boss = await admin()
    const owner = await member()
    const id = await live(owner, boss)
    const names = []
    for (const nameEn of ['First', 'Second', 'Third']) {
      later(1_000)
      names.push(nameEn)
      await as(await member()).submit({ content: listingContent({ nameEn }) })
    }
    later(1_000)
    await as(owner).edit({ id, content: listingContent({ nameEn: 'Changed' }) })
    const first = await as(boss).findQueue({ limit: 3 })
    const rest = await as(boss).findQueue({ limit: 3, cursor: first.nextCursor! })
    expect([...first.items, ...rest.items].map(({ name, kind }) => [name.text, kind])).toEqual([
      ...names.map((name) => [name, 'new']),
      ['Changed', 'change'],
    ])
    expect(first.count).toBe(4)
    await expect(as(boss).findQueue({ cursor: 'x' })).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
  })

  test('marks what may be there twice, and leaves out whose owner is deactivated', async () => {
    const boss = await admin()
    await live(await member(), boss, { whatsappNumber: '+85290001111' })
    await as(await member()).submit({ content: listingContent({ whatsappNumber: '+85290001111' }) })
    const gone = await member()
    await as(gone).submit({ content: listingContent() })
    const { profiles } = await import('#features/accounts/server/tables.ts')
    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, gone.id))
    expect((await queueOf(boss)).map(({ hasDuplicates }) => hasDuplicates)).toEqual([true])
  })
})

describe('deciding', () => {
  test('rejecting tells the owner why, in their own language where the reason was a ready one', async () => {
    const [owner, boss] = [await member({ language: 'zh-Hant' }), await admin()]
    const { id, revisionId } = await waiting(owner, boss)
    await as(boss).reject({ revisionId, template: 'price', reason: rejectionTemplates.price.en })
    expect(await rowOf(id)).toMatchObject({
      status: 'rejected',
      rejectionCode: 'moderation',
      rejectionReason: rejectionTemplates.price['zh-Hant'],
    })
    const [mail] = await mailsTo(owner)
    expect(mail).toMatchObject({
      type: 'listing_rejected',
      language: 'zh-Hant',
      data: { rejection_reason: rejectionTemplates.price['zh-Hant'], last_name: owner.lastName },
    })
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'listings.reject'))
    expect(entry).toMatchObject({ actorId: boss.id, subjectId: id, before: { status: 'pending' } })
  })

  test('decided twice is decided once', async () => {
    const [owner, boss] = [await member(), await admin()]
    const { revisionId } = await waiting(owner, boss)
    await as(boss).approve({ revisionId })
    await expect(as(boss).approve({ revisionId })).rejects.toMatchObject({ code: 'LISTING_STATE_CHANGED' })
    await expect(as(boss).reject({ revisionId, template: 'other', reason: 'No.' })).rejects.toMatchObject({
      code: 'LISTING_STATE_CHANGED',
    })
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  test('many at once: each for itself, and those that changed meanwhile are named', async () => {
    const boss = await admin()
    const all = []
    for (let n = 0; n < 3; n++) all.push(await waiting(await member(), boss))
    await as(boss).approve({ revisionId: all[1]!.revisionId })
    const revisionIds = all.map(({ revisionId }) => revisionId)
    const answer = await as(boss).decideMany({ revisionIds, decision: { kind: 'approve' } })
    expect(answer).toEqual({ decided: [revisionIds[0], revisionIds[2]], refused: [revisionIds[1]] })
    expect(await as(boss).undo({ revisionIds: answer.decided })).toEqual({ undone: answer.decided, refused: [] })
    expect((await queueOf(boss)).map(({ revisionId }) => revisionId)).toEqual(answer.decided)
  })

  test('a licence that was checked stays so while it is stated as before', async () => {
    const [owner, boss] = [await member(), await admin()]
    const licence = { key: 'wsd-licensed-plumber', number: 'LP 1', expiresOn: null }
    const id = await live(owner, boss, { licences: [licence] })
    const checked = { ...licence, state: 'checked' as const, checkedOn: '2026-11-01' }
    await database.db
      .update(listings)
      .set({ licences: [checked] })
      .where(eq(listings.id, id))
    await as(owner).edit({ id, content: listingContent({ licences: [licence] }) })
    await as(boss).approve({ revisionId: (await queueOf(boss))[0]!.revisionId })
    expect((await rowOf(id)).licences).toMatchObject([{ state: 'checked', checkedOn: '2026-11-01' }])
    await as(owner).edit({ id, content: listingContent({ licences: [{ ...licence, number: 'LP 2' }] }) })
    await as(boss).approve({ revisionId: (await queueOf(boss))[0]!.revisionId })
    expect((await rowOf(id)).licences).toMatchObject([{ state: 'claimed', checkedOn: null }])
  })
})

describe('undoing', () => {
  test('an approval: content, slug and state are as before, it waits in its old place, and no letter leaves', async () => {
    const [owner, boss] = [await member(), await admin()]
    const id = await live(owner, boss, { nameEn: 'Before' })
    const before = await rowOf(id)
    await as(owner).edit({ id, content: listingContent({ nameEn: 'After', areas: ['central'] }) })
    const [item] = await queueOf(boss)
    await as(boss).approve({ revisionId: item!.revisionId })
    expect((await rowOf(id)).slug).toBe('after')
    later(10_000)
    expect(await as(boss).undo({ revisionIds: [item!.revisionId] })).toEqual({
      undone: [item!.revisionId],
      refused: [],
    })
    expect(await rowOf(id)).toEqual({ ...before, updatedAt: expect.any(Date) as Date })
    expect((await as(null).get({ id })).allAreas.map(({ slug }) => slug)).toEqual(['wan-chai'])
    expect(await queueOf(boss)).toMatchObject([{ revisionId: item!.revisionId, waitingSince: item!.waitingSince }])
    // The first approval's letter alone.
    expect(await mailsTo(owner)).toHaveLength(1)
    await as(boss).approve({ revisionId: item!.revisionId })
    expect((await rowOf(id)).slug).toBe('after')
  })

  test('a rejection of a new listing puts it back among the waiting', async () => {
    const [owner, boss] = [await member(), await admin()]
    const { id, revisionId } = await waiting(owner, boss)
    await as(boss).reject({ revisionId, template: 'text', reason: 'Say more.' })
    await as(boss).undo({ revisionIds: [revisionId] })
    expect(await rowOf(id)).toMatchObject({ status: 'pending', rejectionCode: null, rejectionReason: null })
    expect(await mailsTo(owner)).toEqual([])
  })

  test.each([
    ['after ten seconds', async (_: Profile, boss: Profile) => (later(13_000), boss)],
    ['by somebody else', async () => admin()],
    [
      'once its owner has changed it',
      async (owner: Profile, boss: Profile, id: string) => {
        await as(owner).edit({ id, content: listingContent() })
        return boss
      },
    ],
    [
      'once the owner has put up another',
      async (owner: Profile, boss: Profile) => {
        await as(owner).submit({ content: listingContent() })
        return boss
      },
    ],
    [
      'once it is deleted',
      async (owner: Profile, boss: Profile, id: string) => {
        await as(owner).remove({ id })
        return boss
      },
    ],
  ])('is refused %s, and changes nothing', async (_, meanwhile) => {
    const [owner, boss] = [await member(), await admin()]
    const { id, revisionId } = await waiting(owner, boss)
    await as(boss).reject({ revisionId, template: 'text', reason: 'Say more.' })
    const who = await meanwhile(owner, boss, id)
    const before = await database.db.select().from(listings).where(eq(listings.id, id))
    expect(await as(who).undo({ revisionIds: [revisionId] })).toEqual({ undone: [], refused: [revisionId] })
    expect(await database.db.select().from(listings).where(eq(listings.id, id))).toEqual(before)
    expect((await mailsTo(owner)).filter(({ type }) => type === 'listing_rejected')).toHaveLength(1)
  })
})

describe('an admin’s own hand', () => {
  test('a created listing is live at once and nobody’s; an edit of it too, with its difference in the log', async () => {
    const boss = await admin()
    const content = listingContent({ categories: ['plumbers', 'electricians'], areas: ['hong-kong-island'] })
    const { id, slug } = await as(boss).adminCreate({ content, ownerEmail: null })
    expect(await as(null).get({ id: slug })).toMatchObject({ status: 'approved', isUnclaimed: true })
    const edited = await as(boss).adminEdit({ id, content: { ...content, nameEn: 'Another Name' } })
    expect(edited.slug).toBe('another-name')
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'listings.adminEdit'))
    expect(entry).toMatchObject({ before: { nameEn: content.nameEn }, after: { nameEn: 'Another Name' } })
  })

  test('an edit of a waiting listing is what waits; the owner’s own edit of a live one stays', async () => {
    const [owner, boss] = [await member(), await admin()]
    const { id, revisionId } = await waiting(owner, boss)
    await as(boss).adminEdit({ id, content: listingContent({ nameEn: 'Mended' }) })
    await expect(as(boss).approve({ revisionId })).rejects.toMatchObject({ code: 'LISTING_STATE_CHANGED' })
    const [mended] = await queueOf(boss)
    expect(mended?.name.text).toBe('Mended')
    await as(boss).approve({ revisionId: mended!.revisionId })
    await as(owner).edit({ id, content: listingContent({ nameEn: 'Wish' }) })
    await as(boss).adminEdit({ id, content: listingContent({ nameEn: 'Mended Again' }) })
    expect((await as(owner).getForEdit({ id })).content.nameEn).toBe('Wish')
    expect((await queueOf(boss)).map(({ name }) => name.text)).toEqual(['Wish'])
  })
})

test('history keeps every version with who decided', async () => {
  const [owner, boss] = [await member(), await admin()]
  const { id, revisionId } = await waiting(owner, boss)
  await as(boss).reject({ revisionId, template: 'text', reason: 'Say more.' })
  later(1_000)
  await as(owner).edit({ id, content: listingContent() })
  const [item] = await queueOf(boss)
  const { history, owner: about } = await as(boss).getForReview({ revisionId: item!.revisionId })
  expect(history.map(({ status, reason, decidedBy }) => [status, reason, decidedBy])).toEqual([
    ['pending', null, null],
    ['rejected', 'Say more.', boss.name],
  ])
  expect(about).toMatchObject({ id: owner.id, planKey: 'free' })
})
