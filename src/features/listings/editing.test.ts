import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { subscriptions } from '#features/billing/server/tables.ts'
import { notificationsOutbox as outbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { actorOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile, createSubscription, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { takeDown } from './server/service/take-down.ts'
import { listingRevisions, listings } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const member = (given: Partial<Profile> = {}) => createProfile(database.db, given)
const admin = () => member({ role: 'admin', email: `admin-${Math.random()}@example.com` })
const as = (person: Profile | null) => world.as(person).listings
const rowOf = async (id: string) => (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!
const revisionsOf = (id: string) =>
  database.db
    .select()
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, id))
    .orderBy(asc(listingRevisions.createdAt), asc(listingRevisions.id))
const mails = async () => (await database.db.select().from(outbox)).map(({ type, toEmail }) => [type, toEmail])
const actions = async (id: string) =>
  (await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(asc(auditLog.id))).map(
    ({ action }) => action,
  )
const waitingOf = async (boss: Profile) => (await as(boss).findQueue({ limit: 50 })).items
const approveFirst = async (boss: Profile) => {
  const [first] = await waitingOf(boss)
  await as(boss).approve({ revisionId: first!.revisionId })
}
/** A listing of this member that visitors see. */
async function live(owner: Profile, boss: Profile, given = {}) {
  const { id } = await as(owner).submit({ content: listingContent(given) })
  const found = (await waitingOf(boss)).find(({ listingId }) => listingId === id)
  await as(boss).approve({ revisionId: found!.revisionId })
  return id
}

describe('submitting', () => {
  test('a first listing waits, with everything that was typed, and admins are told', async () => {
    const [owner, boss] = [await member(), await admin()]
    const content = listingContent({
      nameZh: '天后水喉',
      summaryEn: 'Same day',
      openingHours: { kind: 'weekly', days: { mon: [{ from: 540, to: 1080 }], holiday: [] } },
      licences: [{ key: 'wsd-licensed-plumber', number: 'LP 1234', expiresOn: '2099-01-01' }],
      websiteUrl: 'example.com/plumber',
      establishedYear: 1998,
      calloutFeeCents: 0,
    })
    const { id, status } = await as(owner).submit({ content })
    expect(status).toBe('pending')
    const { content: kept, source } = await as(owner).getForEdit({ id })
    expect(kept).toEqual({ ...content, websiteUrl: 'https://example.com/plumber' })
    expect(source).toBe('pending')
    expect((await rowOf(id)).licences).toMatchObject([{ state: 'claimed', checkedOn: null }])
    expect(await mails()).toEqual([['listing_submitted', boss.email]])
    expect(await actions(id)).toEqual(['listings.submit'])
    await expect(as(null).get({ id })).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
  })

  test('a further one on the free plan is kept whole, rejected with plan_limit, and goes up by one click later', async () => {
    const [owner] = [await member(), await admin()]
    const first = await as(owner).submit({ content: listingContent() })
    const content = listingContent({ descriptionZh: '即日維修水喉。' })
    const second = await as(owner).submit({ content })
    expect(second).toMatchObject({ status: 'rejected', rejectionCode: 'plan_limit' })
    expect((await as(owner).getForEdit({ id: second.id })).content).toEqual(content)
    await expect(as(owner).resubmit({ id: second.id })).rejects.toMatchObject({
      code: 'LISTING_PLAN_LIMIT',
      data: { maxListings: 1 },
    })
    expect((await as(owner).findMine({ status: 'rejected' })).items).toMatchObject([
      { id: second.id, mayResubmit: false },
    ])
    await as(owner).remove({ id: first.id })
    expect((await as(owner).findMine({ status: 'rejected' })).items).toMatchObject([
      { id: second.id, mayResubmit: true },
    ])
    expect(await as(owner).resubmit({ id: second.id })).toMatchObject({ status: 'pending' })
    expect((await mails()).filter(([type]) => type === 'listing_rejected')).toEqual([['listing_rejected', owner.email]])
  })

  test('two of the same name have addresses of their own', async () => {
    const slugs = []
    for (let n = 0; n < 3; n++)
      slugs.push((await as(await member()).submit({ content: listingContent({ nameEn: 'Café & Tap’s 1' }) })).slug)
    expect(slugs).toEqual(['cafe-and-taps-1', 'cafe-and-taps-1-2', 'cafe-and-taps-1-3'])
  })

  test('what the plan does not allow is told at its field', async () => {
    const owner = await member()
    const content = listingContent({
      categories: ['plumbers', 'electricians'],
      areas: ['wan-chai', 'central', 'jordan'],
      videoUrl: 'https://youtu.be/x',
      faq: [{ question: 'When?', answer: 'Now.' }],
    })
    const errors = await as(owner)
      .submit({ content })
      .catch((error: { data: { issues: { path: string[]; message: string }[] } }) => error.data.issues)
    expect(errors).toEqual([
      { path: ['content', 'categories'], message: 'tooManyCategories' },
      { path: ['content', 'areas'], message: 'tooManyAreas' },
      { path: ['content', 'videoUrl'], message: 'planWithoutVideo' },
      { path: ['content', 'faq'], message: 'planWithoutFaq' },
    ])
    await createSubscription(database.db, owner.id, 'premium')
    expect(await as(owner).submit({ content })).toMatchObject({ status: 'pending' })
  })

  test('eleven within the hour are one too many', async () => {
    const owner = await member()
    for (let n = 0; n < 10; n++) await as(owner).submit({ content: listingContent() })
    await expect(as(owner).submit({ content: listingContent() })).rejects.toMatchObject({ status: 429 })
  })
})

describe('changing', () => {
  test('an edit of a live listing waits beside it, and is what visitors see once it is approved', async () => {
    const [owner, boss] = [await member(), await admin()]
    const id = await live(owner, boss, { nameEn: 'Old Name' })
    const before = await as(null).get({ id })
    const edit = listingContent({ nameEn: 'New Name' })
    expect(await as(owner).edit({ id, content: edit })).toMatchObject({ status: 'approved', isRevision: true })
    expect((await as(null).get({ id })).name.text).toBe('Old Name')
    expect((await as(owner).findMine({})).items[0]).toMatchObject({ status: 'approved', pendingRevision: {} })
    const [waiting] = await waitingOf(boss)
    const review = await as(boss).getForReview({ revisionId: waiting!.revisionId })
    expect(review).toMatchObject({ kind: 'change', live: { nameEn: 'Old Name' }, content: { nameEn: 'New Name' } })
    expect(review.differences.map(({ field }) => field)).toEqual(['nameEn', 'whatsappNumber'])
    expect(review.preview.name.text).toBe('New Name')
    await approveFirst(boss)
    const after = await as(null).get({ id })
    expect(after).toMatchObject({ name: { text: 'New Name' }, slug: 'new-name', publishedAt: before.publishedAt })
    await expect(as(null).get({ id: 'old-name' })).rejects.toMatchObject({
      code: 'LISTING_MOVED',
      data: { slug: 'new-name' },
    })
    expect(await actions(id)).toEqual(['listings.submit', 'listings.approve', 'listings.edit', 'listings.approve'])
  })

  test('an edit that was turned down leaves the live one as it is, and is offered again to its owner', async () => {
    const [owner, boss] = [await member(), await admin()]
    const id = await live(owner, boss)
    await as(owner).edit({ id, content: listingContent({ nameEn: 'BUY NOW' }) })
    const [waiting] = await waitingOf(boss)
    await as(boss).reject({ revisionId: waiting!.revisionId, template: 'text', reason: 'No capitals, please.' })
    expect((await rowOf(id)).status).toBe('approved')
    expect((await as(owner).findMine({})).items[0]).toMatchObject({
      rejectedRevision: { reason: 'No capitals, please.' },
      pendingRevision: null,
    })
    const draft = await as(owner).getForEdit({ id })
    expect(draft).toMatchObject({ source: 'rejected', reason: 'No capitals, please.', content: { nameEn: 'BUY NOW' } })
  })

  test('a listing that waits takes the edit; what a moderator had read cannot be approved any more', async () => {
    const [owner, boss] = [await member(), await admin()]
    const { id } = await as(owner).submit({ content: listingContent() })
    const [read] = await waitingOf(boss)
    await as(owner).edit({ id, content: listingContent({ nameEn: 'Second Thought' }) })
    await expect(as(boss).approve({ revisionId: read!.revisionId })).rejects.toMatchObject({
      code: 'LISTING_STATE_CHANGED',
    })
    const [now, ...more] = await waitingOf(boss)
    expect(more).toEqual([])
    expect(now).toMatchObject({
      name: { text: 'Second Thought' },
      waitingSince: read!.waitingSince,
      slug: 'second-thought',
    })
  })

  test('a rejected one is edited and waits again, without its reason', async () => {
    const [owner, boss] = [await member(), await admin()]
    const { id } = await as(owner).submit({ content: listingContent() })
    const [waiting] = await waitingOf(boss)
    await as(boss).reject({ revisionId: waiting!.revisionId, template: 'price', reason: 'Please give a price.' })
    expect(await rowOf(id)).toMatchObject({ status: 'rejected', rejectionCode: 'moderation' })
    expect(await as(owner).edit({ id, content: listingContent() })).toMatchObject({
      status: 'pending',
      isRevision: false,
    })
    expect(await rowOf(id)).toMatchObject({ status: 'pending', rejectionCode: null, rejectionReason: null })
  })

  test('taken back, an edit is gone from the queue', async () => {
    const [owner, boss] = [await member(), await admin()]
    const id = await live(owner, boss)
    await as(owner).edit({ id, content: listingContent() })
    await as(owner).withdrawRevision({ id })
    expect(await waitingOf(boss)).toEqual([])
    await expect(as(owner).withdrawRevision({ id })).rejects.toMatchObject({ code: 'LISTING_STATE_CHANGED' })
  })
})

test('an edit of a listing that is taken off the site waits no more, and goes on when the owner sends it again', async () => {
  const [owner, boss] = [await member(), await admin()]
  const id = await live(owner, boss)
  await as(owner).edit({ id, content: listingContent({ nameEn: 'What I wanted' }) })
  const [item] = await waitingOf(boss)
  await takeDown(makeCtx(database.db, { actor: actorOf(boss) }), database.db, id, 'Reported as closed.')
  expect(await waitingOf(boss)).toEqual([])
  await expect(as(boss).approve({ revisionId: item!.revisionId })).rejects.toMatchObject({
    code: 'LISTING_STATE_CHANGED',
  })
  expect(await as(owner).resubmit({ id })).toMatchObject({ status: 'pending' })
  expect((await waitingOf(boss)).map(({ name, kind }) => [name.text, kind])).toEqual([['What I wanted', 'new']])
})

describe('when a plan ends', () => {
  const end = (userId: string) =>
    database.db.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.userId, userId))

  test('listings above the lower limit are turned down, the newest first, and come back with the plan', async () => {
    const [owner, boss] = [await member(), await admin()]
    await createSubscription(database.db, owner.id, 'premium')
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      world.now = new Date(world.now.getTime() + 60_000)
      ids.push(await live(owner, boss))
    }
    await as(owner).edit({ id: ids[2]!, content: listingContent({ nameEn: 'What I wanted last' }) })
    await end(owner.id)
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).status))).toEqual([
      'approved',
      'rejected',
      'rejected',
    ])
    expect(await waitingOf(boss)).toEqual([])
    expect((await mails()).filter(([type]) => type === 'listing_rejected')).toHaveLength(2)
    expect(await actions(ids[2]!)).toContain('listings.turnDown')
    expect(await rowOf(ids[1]!)).toMatchObject({ rejectionCode: 'plan_limit' })
    await createSubscription(database.db, owner.id, 'premium')
    expect(await as(owner).resubmit({ id: ids[2]! })).toMatchObject({ status: 'pending' })
    expect((await rowOf(ids[2]!)).nameEn).toBe('What I wanted last')
    expect(await revisionsOf(ids[2]!)).toHaveLength(3)
  })
})

test('duplicates are found by number and by name, but never what others have not published', async () => {
  const [owner, other, boss] = [await member(), await member(), await admin()]
  const id = await live(owner, boss, { nameEn: 'Lucky Taps Company Limited', whatsappNumber: '+85291112222' })
  const hidden = await as(other).submit({
    content: listingContent({ nameEn: 'Lucky Taps', whatsappNumber: '+85291112222' }),
  })
  const asked = { nameEn: 'LUCKY TAPS Ltd.', nameZh: null, whatsappNumber: '9111 2222' }
  const found = await as(await member()).checkDuplicates(asked)
  expect(found).toMatchObject([{ id, isSameNumber: true, isLikeName: true, isOwn: false }])
  const all = await as(boss).checkDuplicates(asked)
  expect(all.map((one) => one.id).toSorted()).toEqual([id, hidden.id].toSorted())
  expect(await as(owner).checkDuplicates({ ...asked, except: id })).toEqual([])
})

test('a preview shows the page without keeping anything', async () => {
  const owner = await member()
  const content = listingContent({ nameZh: '試一試水喉', areas: ['wan-chai-district'] })
  const page = await as(owner).preview({ locale: 'zh-Hant', content })
  expect(page).toMatchObject({
    name: { text: '試一試水喉' },
    category: { slug: 'plumbers', name: '水喉師傅', groupSlug: 'home-repairs' },
    allAreas: [{ slug: 'wan-chai-district', districtSlug: 'wan-chai-district', regionSlug: 'hong-kong-island' }],
  })
  expect(page.greeting).toContain('試一試水喉')
  expect((await as(owner).findMine({})).counts.all).toBe(0)
})

test('text in Simplified characters is offered in Traditional ones', async () => {
  expect(await as(await member()).convertToTraditional({ texts: ['我们修理水龙头', 'Taps'] })).toEqual([
    { text: '我們修理水龍頭', isSimplified: true },
    { text: 'Taps', isSimplified: false },
  ])
})

test('one’s own listings come by pages, each once', async () => {
  const owner = await member()
  const { ctx } = { ctx: makeCtx(database.db) }
  for (let n = 0; n < 5; n++) {
    world.now = new Date(ctx.now().getTime() + n)
    await as(owner).submit({ content: listingContent() })
  }
  const first = await as(owner).findMine({ limit: 3 })
  const second = await as(owner).findMine({ limit: 3, cursor: first.nextCursor! })
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5)
  expect(second.nextCursor).toBeNull()
  expect(first.counts).toEqual({ all: 5, pending: 1, approved: 0, rejected: 4 })
  await expect(as(owner).findMine({ cursor: 'forged' })).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
})

describe('an admin’s own listing', () => {
  test('is live at once, for nobody or for a member, who is told; their plan binds it', async () => {
    const [owner, boss] = [await member({ email: 'owner@example.com' }), await admin()]
    const free = await as(boss).adminCreate({ content: listingContent(), ownerEmail: null })
    expect(await rowOf(free.id)).toMatchObject({ ownerId: null, status: 'approved' })
    const given = await as(boss).adminCreate({ content: listingContent(), ownerEmail: ' Owner@Example.com ' })
    expect(await rowOf(given.id)).toMatchObject({ ownerId: owner.id, status: 'approved' })
    expect(await mails()).toEqual([['listing_approved', owner.email]])
    expect(await actions(given.id)).toEqual(['listings.adminCreate'])
    const again = as(boss).adminCreate({ content: listingContent(), ownerEmail: owner.email })
    await expect(again).rejects.toMatchObject({ code: 'LISTING_PLAN_LIMIT', data: { maxListings: 1 } })
  })

  test.each([
    ['nobody has', 'nobody@example.com'],
    ['is none', 'owner'],
    ['belongs to a deactivated member', 'gone@example.com'],
    ['was never proved', 'unproved@example.com'],
  ])('with an address that %s is refused by the name of the field', async (_, ownerEmail) => {
    const boss = await admin()
    await member({ email: 'gone@example.com', banned: true })
    await member({ email: 'unproved@example.com', emailVerified: false })
    await expect(as(boss).adminCreate({ content: listingContent(), ownerEmail })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: ['ownerEmail'], message: 'ownerUnknown' }] },
    })
    await expect(as(await member()).adminCreate({ content: listingContent(), ownerEmail: null })).rejects.toMatchObject(
      { code: 'FORBIDDEN' },
    )
  })
})
