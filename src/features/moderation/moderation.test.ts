import { asc, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteOldRevisions } from '#features/listings/server/service/revisions.ts'
import { listingRevisions, listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox as outbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { rejectionTemplates } from './rules/rejection-templates.ts'

const database = useDatabase()
const world = createWorld(database)
const createMember = (given: Partial<Profile> = {}) => createProfile(database.db, given)
const createAdmin = () => createMember({ role: 'admin' })
const as = (person: Profile | null) => world.as(person)
const rowOf = async (id: string) => (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!
const emailsTo = async ({ id }: Profile) =>
  (await database.db.select().from(outbox).where(eq(outbox.userId, id)).orderBy(asc(outbox.id))).filter(
    ({ type }) => type !== 'listing_submitted',
  )
const queueOf = async (admin: Profile) => (await as(admin).moderation.findQueue({ limit: 50 })).items
const advance = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms)
}
async function createPending(owner: Profile, admin: Profile, given = {}) {
  const { id } = await as(owner).editor.submit({ content: listingContent(given) })
  const { revisionId } = (await queueOf(admin)).find((item) => item.listingId === id)!
  return { id, revisionId }
}
async function createLive(owner: Profile, admin: Profile, given = {}) {
  const { id, revisionId } = await createPending(owner, admin, given)
  await as(admin).moderation.approve({ revisionId })
  return id
}

test('of decided revisions the twenty latest stay, and the pending one', async () => {
  const { db } = database
  const [owner, admin] = [await createMember(), await createAdmin()]
  const id = await createLive(owner, admin)
  const other = await createLive(await createMember(), admin)
  await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'Changed' }) })
  await db.execute(sql`
    insert into listing_revisions (listing_id, content, status, decided_at, created_at)
    select ${id}::uuid, '{}', 'approved', now(), '2020-01-01'::timestamptz + n * interval '1 day' from generate_series(1, 30) n`)
  await deleteOldRevisions(db, 20, new AbortController().signal)
  const left = await db.select().from(listingRevisions).orderBy(desc(listingRevisions.createdAt))
  expect(left.filter(({ listingId }) => listingId === other)).toHaveLength(1)
  const own = left.filter(({ listingId }) => listingId === id)
  expect(own).toHaveLength(21)
  expect(own.filter(({ status }) => status === 'pending')).toHaveLength(1)
  expect(own.at(-1)?.createdAt.toISOString()).toBe('2020-01-13T00:00:00.000Z')
})

describe('the moderation queue', () => {
  test('lists new listings and edits, oldest first, in pages', async () => {
    const admin = await createAdmin()
    const owner = await createMember()
    const id = await createLive(owner, admin)
    const names = []
    for (const nameEn of ['First', 'Second', 'Third']) {
      advance(1_000)
      names.push(nameEn)
      await as(await createMember()).editor.submit({ content: listingContent({ nameEn }) })
    }
    advance(1_000)
    await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'Changed' }) })
    const first = await as(admin).moderation.findQueue({ limit: 3 })
    const rest = await as(admin).moderation.findQueue({ limit: 3, cursor: first.nextCursor! })
    expect([...first.items, ...rest.items].map(({ name, kind }) => [name.text, kind])).toEqual([
      ...names.map((name) => [name, 'new']),
      ['Changed', 'change'],
    ])
    expect(first.count).toBe(4)
    await expect(as(admin).moderation.findQueue({ cursor: 'x' })).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
  })

  test('marks possible duplicates and leaves out listings of deactivated owners', async () => {
    const admin = await createAdmin()
    await createLive(await createMember(), admin, { whatsappNumber: '+85290001111' })
    await as(await createMember()).editor.submit({ content: listingContent({ whatsappNumber: '+85290001111' }) })
    const gone = await createMember()
    await as(gone).editor.submit({ content: listingContent() })
    const { profiles } = await import('#features/accounts/server/tables.ts')
    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, gone.id))
    expect((await queueOf(admin)).map(({ hasDuplicates }) => hasDuplicates)).toEqual([true])
  })
})

describe('deciding on a revision', () => {
  test('rejecting notifies the owner of the reason, a template in their own language', async () => {
    const [owner, admin] = [await createMember({ language: 'zh-Hant' }), await createAdmin()]
    const { id, revisionId } = await createPending(owner, admin)
    await as(admin).moderation.reject({ revisionId, template: 'price', reason: rejectionTemplates.price.en })
    expect(await rowOf(id)).toMatchObject({
      status: 'rejected',
      rejectionCode: 'moderation',
      rejectionReason: rejectionTemplates.price['zh-Hant'],
    })
    const [email] = await emailsTo(owner)
    expect(email).toMatchObject({
      type: 'listing_rejected',
      language: 'zh-Hant',
      data: {
        rejection_reason: rejectionTemplates.price['zh-Hant'],
        reason: rejectionTemplates.price['zh-Hant'],
        last_name: owner.lastName,
      },
    })
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'listings.reject'))
    expect(entry).toMatchObject({ actorId: admin.id, subjectId: id, before: { status: 'pending' } })
  })

  test('a rejection names fields, and a resubmission is compared with what was rejected', async () => {
    const [owner, admin] = [await createMember({ language: 'zh-Hans' }), await createAdmin()]
    const { id, revisionId } = await createPending(owner, admin, { nameEn: 'Before', whatsappNumber: '+85290001234' })
    const [item] = await queueOf(admin)
    expect(item?.ownerLanguage).toBe('zh-Hans')
    const reason = 'Please use your trading name.'
    await as(admin).moderation.reject({ revisionId, template: 'other', reason, fields: ['nameEn', 'photos'] })
    const [own] = (await as(owner).editor.findMine({})).items
    const draft = await as(owner).editor.getForEdit({ id })
    for (const shown of [own, draft]) expect(shown).toMatchObject({ rejectedFields: ['nameEn', 'photos'] })
    await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'After', whatsappNumber: '+85290001234' }) })
    const [again] = await queueOf(admin)
    const review = await as(admin).moderation.getForReview({ revisionId: again!.revisionId })
    expect(review).toMatchObject({ kind: 'new', live: null, rejected: { reason, content: { nameEn: 'Before' } } })
    expect(review.differences).toEqual([{ field: 'nameEn', before: 'Before', after: 'After' }])
    expect((await as(owner).editor.findMine({})).items[0]?.rejectedFields).toEqual([])
  })

  test('refuses a second decision on the same revision', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const { revisionId } = await createPending(owner, admin)
    await as(admin).moderation.approve({ revisionId })
    await expect(as(admin).moderation.approve({ revisionId })).rejects.toMatchObject({ code: 'LISTING_STATE_CHANGED' })
    await expect(as(admin).moderation.reject({ revisionId, template: 'other', reason: 'No.' })).rejects.toMatchObject({
      code: 'LISTING_STATE_CHANGED',
    })
    expect(await emailsTo(owner)).toHaveLength(1)
  })

  test('bulk decisions are independent; changed revisions are reported as refused', async () => {
    const admin = await createAdmin()
    const all = []
    for (let n = 0; n < 3; n++) all.push(await createPending(await createMember(), admin))
    await as(admin).moderation.approve({ revisionId: all[1]!.revisionId })
    const revisionIds = all.map(({ revisionId }) => revisionId)
    const answer = await as(admin).moderation.decideMany({ revisionIds, decision: { kind: 'approve' } })
    expect(answer).toEqual({ decided: [revisionIds[0], revisionIds[2]], refused: [revisionIds[1]] })
    expect(await as(admin).moderation.undo({ revisionIds: answer.decided })).toEqual({
      undone: answer.decided,
      refused: [],
    })
    expect((await queueOf(admin)).map(({ revisionId }) => revisionId)).toEqual(answer.decided)
  })

  test('a checked licence stays checked until it is changed', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const licence = { key: 'wsd-licensed-plumber', number: 'LP 1', expiresOn: null }
    const id = await createLive(owner, admin, { licences: [licence] })
    const checked = { ...licence, state: 'checked' as const, checkedOn: '2026-11-01' }
    await database.db
      .update(listings)
      .set({ licences: [checked] })
      .where(eq(listings.id, id))
    await as(owner).editor.edit({ id, content: listingContent({ licences: [licence] }) })
    await as(admin).moderation.approve({ revisionId: (await queueOf(admin))[0]!.revisionId })
    expect((await rowOf(id)).licences).toMatchObject([{ state: 'checked', checkedOn: '2026-11-01' }])
    await as(owner).editor.edit({ id, content: listingContent({ licences: [{ ...licence, number: 'LP 2' }] }) })
    await as(admin).moderation.approve({ revisionId: (await queueOf(admin))[0]!.revisionId })
    expect((await rowOf(id)).licences).toMatchObject([{ state: 'claimed', checkedOn: null }])
  })
})

describe('undoing a decision', () => {
  test('undoing an approval restores content, slug, status and queue position, and withdraws the e-mail', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const id = await createLive(owner, admin, { nameEn: 'Before' })
    const before = await rowOf(id)
    await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'After', areas: ['central'] }) })
    const [item] = await queueOf(admin)
    await as(admin).moderation.approve({ revisionId: item!.revisionId })
    expect((await rowOf(id)).slug).toBe('after')
    advance(10_000)
    expect(await as(admin).moderation.undo({ revisionIds: [item!.revisionId] })).toEqual({
      undone: [item!.revisionId],
      refused: [],
    })
    expect(await rowOf(id)).toEqual({ ...before, updatedAt: expect.any(Date) as Date })
    expect((await as(null).listings.get({ id })).allAreas.map(({ slug }) => slug)).toEqual(['wan-chai'])
    expect(await queueOf(admin)).toMatchObject([{ revisionId: item!.revisionId, waitingSince: item!.waitingSince }])
    // Only the e-mail of the first approval.
    expect(await emailsTo(owner)).toHaveLength(1)
    await as(admin).moderation.approve({ revisionId: item!.revisionId })
    expect((await rowOf(id)).slug).toBe('after')
  })

  test('undoing a rejection makes a new listing pending again', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const { id, revisionId } = await createPending(owner, admin)
    await as(admin).moderation.reject({ revisionId, template: 'text', reason: 'Say more.' })
    await as(admin).moderation.undo({ revisionIds: [revisionId] })
    expect(await rowOf(id)).toMatchObject({ status: 'pending', rejectionCode: null, rejectionReason: null })
    expect(await emailsTo(owner)).toEqual([])
  })

  test.each([
    ['after ten seconds', async (_: Profile, admin: Profile) => (advance(13_000), admin)],
    ['by somebody else', async () => createAdmin()],
    [
      'once its owner has changed it',
      async (owner: Profile, admin: Profile, id: string) => {
        await as(owner).editor.edit({ id, content: listingContent() })
        return admin
      },
    ],
    [
      'once the owner has submitted another',
      async (owner: Profile, admin: Profile) => {
        await as(owner).editor.submit({ content: listingContent() })
        return admin
      },
    ],
    [
      'once it is deleted',
      async (owner: Profile, admin: Profile, id: string) => {
        await as(owner).editor.remove({ id })
        return admin
      },
    ],
  ])('undo is refused %s and changes nothing', async (_, interfere) => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const { id, revisionId } = await createPending(owner, admin)
    await as(admin).moderation.reject({ revisionId, template: 'text', reason: 'Say more.' })
    const undoer = await interfere(owner, admin, id)
    const before = await database.db.select().from(listings).where(eq(listings.id, id))
    expect(await as(undoer).moderation.undo({ revisionIds: [revisionId] })).toEqual({
      undone: [],
      refused: [revisionId],
    })
    expect(await database.db.select().from(listings).where(eq(listings.id, id))).toEqual(before)
    expect((await emailsTo(owner)).filter(({ type }) => type === 'listing_rejected')).toHaveLength(1)
  })
})

describe('editing by an admin', () => {
  test('a created listing is live and unclaimed; an edit is live at once, with its changes in the audit log', async () => {
    const admin = await createAdmin()
    const content = listingContent({ categories: ['plumbers', 'electricians'], areas: ['hong-kong-island'] })
    const { id, slug } = await as(admin).editor.adminCreate({ content, ownerEmail: null })
    expect(await as(null).listings.get({ id: slug })).toMatchObject({ status: 'approved', isUnclaimed: true })
    const edited = await as(admin).editor.adminEdit({ id, content: { ...content, nameEn: 'Another Name' } })
    expect(edited.slug).toBe('another-name')
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'listings.adminEdit'))
    expect(entry).toMatchObject({ before: { nameEn: content.nameEn }, after: { nameEn: 'Another Name' } })
  })

  test('an edit of a pending listing replaces its revision; the owner’s pending edit of a live one stays', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const { id, revisionId } = await createPending(owner, admin)
    await as(admin).editor.adminEdit({ id, content: listingContent({ nameEn: 'Edited' }) })
    await expect(as(admin).moderation.approve({ revisionId })).rejects.toMatchObject({ code: 'LISTING_STATE_CHANGED' })
    const [edited] = await queueOf(admin)
    expect(edited?.name.text).toBe('Edited')
    await as(admin).moderation.approve({ revisionId: edited!.revisionId })
    await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'Owner Edit' }) })
    await as(admin).editor.adminEdit({ id, content: listingContent({ nameEn: 'Edited Again' }) })
    expect((await as(owner).editor.getForEdit({ id })).content.nameEn).toBe('Owner Edit')
    expect((await queueOf(admin)).map(({ name }) => name.text)).toEqual(['Owner Edit'])
  })
})

test('the history lists every revision with its decider', async () => {
  const [owner, admin] = [await createMember(), await createAdmin()]
  const { id, revisionId } = await createPending(owner, admin)
  await as(admin).moderation.reject({ revisionId, template: 'text', reason: 'Say more.' })
  advance(1_000)
  await as(owner).editor.edit({ id, content: listingContent() })
  const [item] = await queueOf(admin)
  const { history, owner: about } = await as(admin).moderation.getForReview({ revisionId: item!.revisionId })
  expect(history.map(({ status, reason, decidedBy }) => [status, reason, decidedBy])).toEqual([
    ['pending', null, null],
    ['rejected', 'Say more.', admin.name],
  ])
  expect(about).toMatchObject({ id: owner.id, planKey: 'free' })
})
