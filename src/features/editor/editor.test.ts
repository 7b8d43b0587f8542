import { asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { subscriptions } from '#features/billing/server/tables.ts'
import { webhookDeliveries, webhooks } from '#features/integrations/server/tables.ts'
import type { Bilingual } from '#features/listings/rules.ts'
import { takeDown } from '#features/listings/server/service/take-down.ts'
import { listingPhotos, listingRevisions, listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox as outbox } from '#features/notifications/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import { auditLog, decisions } from '#platform/server/tables.ts'
import type { Locale } from '#shared/locale.ts'
import { actorOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createProfile, createReview, createSubscription, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { submit } from './server/service.ts'

const database = useDatabase()
const world = createWorld(database)
const createMember = (given: Partial<Profile> = {}) => createProfile(database.db, given)
const createAdmin = () => createMember({ role: 'admin', email: `admin-${Math.random()}@example.com` })
const as = (person: Profile | null) => world.as(person)
const rowOf = async (id: string) => (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!
const revisionsOf = (id: string) =>
  database.db
    .select()
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, id))
    .orderBy(asc(listingRevisions.createdAt), asc(listingRevisions.id))
const emails = async () =>
  (await database.db.select().from(outbox).orderBy(outbox.id)).map(({ type, toEmail }) => [type, toEmail])
const actions = async (id: string) =>
  (await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(asc(auditLog.id))).map(
    ({ action }) => action,
  )
const queueOf = async (admin: Profile) => (await as(admin).moderation.findQueue({ limit: 50 })).items
const approveFirst = async (admin: Profile) => {
  const [first] = await queueOf(admin)
  await as(admin).moderation.approve({ revisionId: first!.revisionId })
}
/** Creates a live listing of this member. */
async function createLive(owner: Profile, admin: Profile, given = {}) {
  const { id } = await as(owner).editor.submit({ content: listingContent(given) })
  const found = (await queueOf(admin)).find(({ listingId }) => listingId === id)
  await as(admin).moderation.approve({ revisionId: found!.revisionId })
  return id
}

describe('changes from two devices', () => {
  test('do not replace what their sender has not seen', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const id = await createLive(owner, admin)
    const { content, version } = await as(owner).editor.getForEdit({ id })
    const phone = { id, content: { ...content, summaryEn: 'From the phone' }, seen: version }
    const desk = { id, content: { ...content, summaryEn: 'From the desk' }, seen: version }
    const saved = await as(owner).editor.edit(phone)
    await expect(as(owner).editor.edit(desk)).rejects.toMatchObject({ code: 'LISTING_STATE_CHANGED' })
    expect((await as(owner).editor.getForEdit({ id })).content.summaryEn).toBe('From the phone')
    // Its answer was lost, and it is sent again.
    await as(owner).editor.edit(phone)

    await approveFirst(admin)
    expect((await as(owner).editor.getForEdit({ id })).version).toBe(saved.version)
    await as(owner).editor.edit({ ...desk, seen: saved.version })
    await approveFirst(admin)
    await expect(as(admin).editor.adminEdit(phone)).rejects.toMatchObject({ code: 'LISTING_STATE_CHANGED' })
    expect((await rowOf(id)).summaryEn).toBe('From the desk')
    const seen = (await as(admin).editor.getForEdit({ id })).version
    const edited = await as(admin).editor.adminEdit({ ...phone, seen })
    expect(edited.version).toBe(saved.version)
    // A program that names no version replaces what is there.
    await as(owner).editor.edit({ id, content: desk.content })
  })

  test('are taken from an admin who owns a listing with a pending edit', async () => {
    const admin = await createAdmin()
    const id = await createLive(admin, admin)
    const { content } = await as(admin).editor.getForEdit({ id })
    await as(admin).editor.edit({ id, content: { ...content, summaryEn: 'Pending' } })
    const shown = await as(admin).editor.getForEdit({ id })
    await as(admin).editor.adminEdit({ id, content: { ...shown.content, summaryEn: 'Live' }, seen: shown.version })
    expect((await rowOf(id)).summaryEn).toBe('Live')
  })
})

describe('submitting a listing', () => {
  test('a first listing is pending with all its content, and admins are notified', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const content = listingContent({
      nameZh: '天后水喉',
      summaryEn: 'Same day',
      openingHours: { kind: 'weekly', days: { mon: [{ from: 540, to: 1080 }], holiday: [] } },
      licences: [{ key: 'wsd-licensed-plumber', number: 'LP 1234', expiresOn: '2099-01-01' }],
      websiteUrl: 'example.com/plumber',
      establishedYear: 1998,
      calloutFeeCents: 0,
    })
    const { id, status } = await as(owner).editor.submit({ content })
    expect(status).toBe('pending')
    const { content: stored, source } = await as(owner).editor.getForEdit({ id })
    expect(stored).toEqual({ ...content, websiteUrl: 'https://example.com/plumber' })
    expect(source).toBe('pending')
    expect((await rowOf(id)).licences).toMatchObject([{ state: 'claimed', checkedOn: null }])
    expect(await emails()).toEqual([['listing_submitted', admin.email]])
    // Deleted with the owner, whom it names.
    expect(await database.db.select().from(outbox)).toMatchObject([{ userId: admin.id, aboutUserId: owner.id }])
    expect(await actions(id)).toEqual(['listings.submit'])
    await expect(as(null).listings.get({ id })).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
  })

  test('a number that no telephone can have is refused, except those of the demonstration in it', async () => {
    const owner = await createMember()
    const content = listingContent({ whatsappNumber: '+85212000001', phoneNumber: '7123 4567' })
    const issue = (field: string) => ({ path: ['content', field], message: 'phoneImpossible' })
    await expect(as(owner).editor.submit({ content })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [issue('whatsappNumber'), issue('phoneNumber')] },
    })
    const demo = makeCtx(database.db, { actor: actorOf(owner), isDemo: true })
    const { status } = await submit(demo as Parameters<typeof submit>[0], { ...content, phoneNumber: null })
    expect(status).toBe('pending')
  })

  test('a second listing on the free plan is stored, rejected with plan_limit, and can be resubmitted later', async () => {
    const [owner] = [await createMember(), await createAdmin()]
    const first = await as(owner).editor.submit({ content: listingContent() })
    const content = listingContent({ descriptionZh: '即日維修水喉。' })
    const second = await as(owner).editor.submit({ content })
    expect(second).toMatchObject({ status: 'rejected', rejectionCode: 'plan_limit' })
    expect((await as(owner).editor.getForEdit({ id: second.id })).content).toEqual(content)
    await expect(as(owner).editor.resubmit({ id: second.id })).rejects.toMatchObject({
      code: 'LISTING_PLAN_LIMIT',
      data: { maxListings: 1 },
    })
    expect((await as(owner).editor.findMine({ status: 'rejected' })).items).toMatchObject([
      { id: second.id, mayResubmit: false },
    ])
    await as(owner).editor.remove({ id: first.id })
    expect((await as(owner).editor.findMine({ status: 'rejected' })).items).toMatchObject([
      { id: second.id, mayResubmit: true },
    ])
    expect(await as(owner).editor.resubmit({ id: second.id })).toMatchObject({ status: 'pending' })
    expect((await emails()).filter(([type]) => type === 'listing_rejected')).toEqual([
      ['listing_rejected', owner.email],
    ])
  })

  test('listings of the same name get different slugs', async () => {
    const slugs = []
    for (let n = 0; n < 3; n++)
      slugs.push(
        (await as(await createMember()).editor.submit({ content: listingContent({ nameEn: 'Café & Tap’s 1' }) })).slug,
      )
    expect(slugs).toEqual(['cafe-and-taps-1', 'cafe-and-taps-1-2', 'cafe-and-taps-1-3'])
  })

  test('reports content that the plan does not allow at its field', async () => {
    const owner = await createMember()
    const content = listingContent({
      categories: ['plumbers', 'electricians'],
      areas: ['wan-chai', 'central', 'jordan'],
      videoUrl: 'https://youtu.be/x',
      faq: [{ question: { en: 'When?', zh: null }, answer: { en: 'Now.', zh: null } }],
    })
    const errors = await as(owner)
      .editor.submit({ content })
      .catch((error: { data: { issues: { path: string[]; message: string }[] } }) => error.data.issues)
    expect(errors).toEqual([
      { path: ['content', 'categories'], message: 'tooManyCategories' },
      { path: ['content', 'areas'], message: 'tooManyAreas' },
      { path: ['content', 'videoUrl'], message: 'planWithoutVideo' },
      { path: ['content', 'faq'], message: 'planWithoutFaq' },
    ])
    await createSubscription(database.db, owner.id, 'premium')
    expect(await as(owner).editor.submit({ content })).toMatchObject({ status: 'pending' })
  })

  test('refuses the eleventh submission within an hour', async () => {
    const owner = await createMember()
    for (let n = 0; n < 10; n++) await as(owner).editor.submit({ content: listingContent() })
    await expect(as(owner).editor.submit({ content: listingContent() })).rejects.toMatchObject({ status: 429 })
  })
})

describe('editing a listing', () => {
  test('an edit of a live listing is pending and becomes public once it is approved', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const id = await createLive(owner, admin, { nameEn: 'Old Name' })
    const before = await as(null).listings.get({ id })
    const edit = listingContent({ nameEn: 'New Name' })
    expect(await as(owner).editor.edit({ id, content: edit })).toMatchObject({ status: 'approved', isRevision: true })
    expect((await as(null).listings.get({ id })).name.text).toBe('Old Name')
    expect((await as(owner).editor.findMine({})).items[0]).toMatchObject({ status: 'approved', pendingRevision: {} })
    const [pending] = await queueOf(admin)
    const review = await as(admin).moderation.getForReview({ revisionId: pending!.revisionId })
    expect(review).toMatchObject({ kind: 'change', live: { nameEn: 'Old Name' }, content: { nameEn: 'New Name' } })
    expect(review.differences.map(({ field }) => field)).toEqual(['nameEn', 'whatsappNumber'])
    expect(review.preview.name.text).toBe('New Name')
    await approveFirst(admin)
    const after = await as(null).listings.get({ id })
    expect(after).toMatchObject({ name: { text: 'New Name' }, slug: 'new-name', publishedAt: before.publishedAt })
    await expect(as(null).listings.get({ id: 'old-name' })).rejects.toMatchObject({
      code: 'LISTING_MOVED',
      data: { slug: 'new-name' },
    })
    expect(await actions(id)).toEqual(['listings.submit', 'listings.approve', 'listings.edit', 'listings.approve'])
  })

  test('urgent jobs and their surcharge are shown once approved; the surcharge goes with them', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const typed = listingContent()
    const id = await createLive(owner, admin, typed)
    const urgent = { takesUrgentJobs: true, urgentSurchargeCents: 200_00 }
    await as(owner).editor.edit({ id, content: { ...typed, ...urgent } })
    expect(await as(null).listings.get({ id })).toMatchObject({ takesUrgentJobs: false, urgentSurchargeCents: null })
    const [pending] = await queueOf(admin)
    const { differences } = await as(admin).moderation.getForReview({ revisionId: pending!.revisionId })
    expect(differences.map(({ field }) => field)).toEqual(['takesUrgentJobs', 'urgentSurchargeCents'])
    await approveFirst(admin)
    expect(await as(null).listings.get({ id })).toMatchObject(urgent)
    await as(owner).editor.edit({ id, content: { ...typed, ...urgent, takesUrgentJobs: false } })
    await approveFirst(admin)
    expect(await as(null).listings.get({ id })).toMatchObject({ takesUrgentJobs: false, urgentSurchargeCents: null })
  })

  test('a rejected edit leaves the live listing unchanged and is offered to its owner for editing', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const id = await createLive(owner, admin)
    await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'BUY NOW' }) })
    const [pending] = await queueOf(admin)
    await as(admin).moderation.reject({
      revisionId: pending!.revisionId,
      template: 'text',
      reason: 'No capitals, please.',
    })
    expect((await rowOf(id)).status).toBe('approved')
    expect((await as(owner).editor.findMine({})).items[0]).toMatchObject({
      rejectedRevision: { reason: 'No capitals, please.' },
      pendingRevision: null,
    })
    const draft = await as(owner).editor.getForEdit({ id })
    expect(draft).toMatchObject({ source: 'rejected', reason: 'No capitals, please.', content: { nameEn: 'BUY NOW' } })
  })

  test('editing a pending listing replaces its revision; the former revision cannot be approved any more', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const { id } = await as(owner).editor.submit({ content: listingContent() })
    const [read] = await queueOf(admin)
    await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'Second Thought' }) })
    await expect(as(admin).moderation.approve({ revisionId: read!.revisionId })).rejects.toMatchObject({
      code: 'LISTING_STATE_CHANGED',
    })
    const [now, ...more] = await queueOf(admin)
    expect(more).toEqual([])
    expect(now).toMatchObject({
      name: { text: 'Second Thought' },
      waitingSince: read!.waitingSince,
      slug: 'second-thought',
    })
  })

  test('editing a rejected listing makes it pending again and clears the reason', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const { id } = await as(owner).editor.submit({ content: listingContent() })
    const [pending] = await queueOf(admin)
    await as(admin).moderation.reject({
      revisionId: pending!.revisionId,
      template: 'price',
      reason: 'Please give a price.',
    })
    expect(await rowOf(id)).toMatchObject({ status: 'rejected', rejectionCode: 'moderation' })
    expect(await as(owner).editor.edit({ id, content: listingContent() })).toMatchObject({
      status: 'pending',
      isRevision: false,
    })
    expect(await rowOf(id)).toMatchObject({ status: 'pending', rejectionCode: null, rejectionReason: null })
  })

  test('a withdrawn edit leaves the queue', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const id = await createLive(owner, admin)
    await as(owner).editor.edit({ id, content: listingContent() })
    await as(owner).editor.withdrawRevision({ id })
    expect(await queueOf(admin)).toEqual([])
    await expect(as(owner).editor.withdrawRevision({ id })).rejects.toMatchObject({ code: 'LISTING_STATE_CHANGED' })
  })
})

test('taking a listing down removes its pending edit from the queue; resubmitting restores the edit', async () => {
  const [owner, admin] = [await createMember(), await createAdmin()]
  const id = await createLive(owner, admin)
  await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'What I wanted' }) })
  const [item] = await queueOf(admin)
  const down = { id, reason: 'Reported as closed.', decision: 'test' }
  await takeDown(makeCtx(database.db, { actor: actorOf(admin) }), database.db, down)
  expect(await queueOf(admin)).toEqual([])
  await expect(as(admin).moderation.approve({ revisionId: item!.revisionId })).rejects.toMatchObject({
    code: 'LISTING_STATE_CHANGED',
  })
  expect(await as(owner).editor.resubmit({ id })).toMatchObject({ status: 'pending' })
  expect((await queueOf(admin)).map(({ name, kind }) => [name.text, kind])).toEqual([['What I wanted', 'new']])
})

describe('when a plan ends', () => {
  const end = async (admin: Profile, userId: string) => {
    const [held] = await database.db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
    await world.as(admin).billing.endSubscription({ id: held!.id, reason: 'Paid back' })
  }

  test('listings above the lower limit are rejected, newest first, and can be resubmitted with a new plan', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    await createSubscription(database.db, owner.id, 'premium')
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      world.now = new Date(world.now.getTime() + 60_000)
      ids.push(await createLive(owner, admin))
    }
    await as(owner).editor.edit({ id: ids[2]!, content: listingContent({ nameEn: 'What I wanted last' }) })
    const hook = { url: 'https://hooks.example/x', secret: 'whsec_eA==', events: ['listing.rejected' as const] }
    await database.db.insert(webhooks).values({ ...hook, userId: owner.id })
    await end(admin, owner.id)
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).status))).toEqual([
      'approved',
      'rejected',
      'rejected',
    ])
    expect(await queueOf(admin)).toEqual([])
    expect((await emails()).filter(([type]) => type === 'listing_rejected')).toHaveLength(2)
    const told = (await database.db.select().from(webhookDeliveries)).map(({ data }) => data)
    expect(told).toHaveLength(2)
    expect(told).toContainEqual(
      expect.objectContaining({ reason: 'plan_limit', listing: expect.objectContaining({ id: ids[1] }) as unknown }),
    )
    expect(await actions(ids[2]!)).toContain('listings.rejectOverLimit')
    expect(await rowOf(ids[1]!)).toMatchObject({ rejectionCode: 'plan_limit' })
    await createSubscription(database.db, owner.id, 'premium')
    expect(await as(owner).editor.resubmit({ id: ids[2]! })).toMatchObject({ status: 'pending' })
    expect((await rowOf(ids[2]!)).nameEn).toBe('What I wanted last')
    expect(await revisionsOf(ids[2]!)).toHaveLength(3)
  })
})

test('duplicates are found by number and by name, never among unpublished listings of others', async () => {
  const [owner, other, admin] = [await createMember(), await createMember(), await createAdmin()]
  const id = await createLive(owner, admin, { nameEn: 'Lucky Taps Company Limited', whatsappNumber: '+85291112222' })
  const hidden = await as(other).editor.submit({
    content: listingContent({ nameEn: 'Lucky Taps', whatsappNumber: '+85291112222' }),
  })
  const input = { nameEn: 'LUCKY TAPS Ltd.', nameZh: null, whatsappNumber: '9111 2222' }
  const found = await as(await createMember()).editor.checkDuplicates(input)
  expect(found).toMatchObject([{ id, isSameNumber: true, isLikeName: true, isOwn: false }])
  const all = await as(admin).editor.checkDuplicates(input)
  expect(all.map((one) => one.id).toSorted()).toEqual([id, hidden.id].toSorted())
  expect(await as(owner).editor.checkDuplicates({ ...input, except: id })).toEqual([])
})

test('a preview shows the page and stores nothing', async () => {
  const owner = await createMember()
  const upload = (member: Profile) => {
    const variants = [{ key: 'photos/aa/x-320.webp', width: 320, height: 240 }]
    return database.db
      .insert(uploads)
      .values({ ownerId: member.id, kind: 'listing_photo', variants, blur: '' })
      .returning()
  }
  const [[own], [others]] = [await upload(owner), await upload(await createMember())]
  const photo = { id: own!.id, alt: { en: null, zh: null }, pair: null }
  const content = listingContent({ nameZh: '試一試水喉', areas: ['wan-chai-district'], photos: [photo] })
  const page = await as(owner).editor.preview({ locale: 'zh-Hant', content })
  expect(page.photos).toHaveLength(1)
  expect(await database.db.select().from(uploads).where(isNotNull(uploads.attachedAt))).toEqual([])
  const stolen = { ...content, photos: [photo, { ...photo, id: others!.id }] }
  await expect(as(owner).editor.preview({ locale: 'zh-Hant', content: stolen })).rejects.toMatchObject({
    data: { issues: [{ path: ['content', 'photos', 1], message: 'photoUnknown' }] },
  })
  expect(page).toMatchObject({
    name: { text: '試一試水喉' },
    category: { slug: 'plumbers', name: '水喉師傅', groupSlug: 'home-repairs' },
    allAreas: [{ slug: 'wan-chai-district', districtSlug: 'wan-chai-district', regionSlug: 'hong-kong-island' }],
  })
  expect(page.greeting).toContain('試一試水喉')
  expect((await as(owner).editor.findMine({})).counts.all).toBe(0)
})

describe('descriptions of photos', () => {
  const describedWith = async (alt: unknown) => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const variants = [{ key: 'photos/aa/x-320.webp', width: 320, height: 240 }]
    const [photo] = await database.db
      .insert(uploads)
      .values({ ownerId: owner.id, kind: 'listing_photo', variants, blur: '' })
      .returning()
    const photos = [{ id: photo!.id, alt: alt as Bilingual, pair: null }]
    const { id } = await as(owner).editor.submit({ content: listingContent({ photos }) })
    const shown = async (locale: Locale) => (await as(null).listings.get({ id, locale })).photos[0]?.alt
    return { id, owner, admin, shown, typed: async () => (await as(owner).editor.getForEdit({ id })).content.photos[0] }
  }

  test('are kept in each language from the form to the page, and shown to moderators', async () => {
    const { id, owner, admin, shown, typed } = await describedWith({ en: ' A tap ', zh: '水龍頭' })
    expect(await typed()).toMatchObject({ alt: { en: 'A tap', zh: '水龍頭' } })
    await approveFirst(admin)
    expect([await shown('en'), await shown('zh-Hant'), await shown('zh-Hans')]).toEqual(['A tap', '水龍頭', '水龙头'])
    const { content } = await as(owner).editor.getForEdit({ id })
    const photos = [{ ...content.photos[0]!, alt: { en: 'A tap', zh: null } }]
    await as(owner).editor.edit({ id, content: { ...content, photos } })
    const [{ revisionId } = { revisionId: '' }] = await queueOf(admin)
    const { differences } = await as(admin).moderation.getForReview({ revisionId, locale: 'en' })
    expect(differences).toMatchObject([
      {
        field: 'photos',
        before: [{ alt: { en: 'A tap', zh: '水龍頭' } }],
        after: [{ alt: { en: 'A tap', zh: null } }],
      },
    ])
    await approveFirst(admin)
    expect([await shown('en'), await shown('zh-Hant')]).toEqual(['A tap', 'A tap'])
    await as(admin).moderation.undo({ revisionIds: [revisionId] })
    expect(await shown('zh-Hant')).toBe('水龍頭')
  })

  test('sent as one text, by a program from before, are in the language of their characters', async () => {
    expect(await (await describedWith('水龍頭')).typed()).toMatchObject({ alt: { en: null, zh: '水龍頭' } })
    expect(await (await describedWith('A tap')).typed()).toMatchObject({ alt: { en: 'A tap', zh: null } })
  })

  test('of a revision and of a decision from before, one text each, are approved and restored', async () => {
    const { id, admin, shown, typed } = await describedWith({ en: 'A tap', zh: null })
    const photosBefore = (alt: string, stored: SQL) => sql`
      jsonb_set(${stored}, '{photos,0}', (${stored} #> '{photos,0}') - 'altEn' - 'altZh' || ${JSON.stringify({ alt })}::jsonb)`
    await database.db.update(listingRevisions).set({ content: photosBefore('水龍頭', sql`content`) })
    expect(await typed()).toMatchObject({ alt: { en: null, zh: '水龍頭' } })
    const [{ revisionId } = { revisionId: '' }] = await queueOf(admin)
    await approveFirst(admin)
    expect(await shown('zh-Hant')).toBe('水龍頭')
    expect((await rowOf(id)).status).toBe('approved')
    await database.db
      .update(decisions)
      .set({ before: sql`jsonb_set(before, '{content}', ${photosBefore('貨車', sql`(before -> 'content')`)})` })
    await as(admin).moderation.undo({ revisionIds: [revisionId] })
    expect(await database.db.select().from(listingPhotos)).toMatchObject([{ altEn: null, altZh: '貨車' }])
  })
})

test('the form of a listing knows what its card shows besides the content', async () => {
  const owner = await createMember({ whatsappNumber: '+85261234567', whatsappVerifiedAt: new Date() })
  await createSubscription(database.db, owner.id, 'premium')
  const id = await createLive(owner, await createAdmin(), { whatsappNumber: '+85261234567' })
  for (const rating of [5, 4]) await createReview(database.db, id, { rating })
  const reputation = async () => (await as(owner).editor.getForEdit({ id })).reputation
  expect(await reputation()).toEqual({
    rating: 4.5,
    ratingCount: 2,
    enquiryCount: 0,
    takesReviews: true,
    licence: null,
    repliesQuickly: false,
    verifiedNumber: '+85261234567',
  })
  await database.db.update(listings).set({ repliedHour: 5 }).where(eq(listings.id, id))
  expect(await reputation()).toMatchObject({ repliesQuickly: true })
})

test('Simplified text is converted to Traditional', async () => {
  expect(await as(await createMember()).editor.convertToTraditional({ texts: ['我们修理水龙头', 'Taps'] })).toEqual([
    { text: '我們修理水龍頭', isSimplified: true },
    { text: 'Taps', isSimplified: false },
  ])
})

test('Traditional text is converted to Simplified, as the card beside the form shows it', async () => {
  expect(await as(await createMember()).editor.convertToSimplified({ texts: ['劉氏水喉', 'Taps'] })).toEqual([
    '刘氏水喉',
    'Taps',
  ])
})

test('own listings are paginated without repetition', async () => {
  const owner = await createMember()
  const ctx = makeCtx(database.db)
  for (let n = 0; n < 5; n++) {
    world.now = new Date(ctx.now().getTime() + n)
    await as(owner).editor.submit({ content: listingContent({ nameEn: 'Lau Plumbing', nameZh: '劉氏水喉' }) })
  }
  const first = await as(owner).editor.findMine({ limit: 3 })
  const second = await as(owner).editor.findMine({ limit: 3, cursor: first.nextCursor! })
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5)
  expect(second.nextCursor).toBeNull()
  // Both names, for the signboard.
  expect(first.items[0]).toMatchObject({ name: { text: 'Lau Plumbing' }, otherName: { text: '劉氏水喉' } })
  expect(first.counts).toEqual({ all: 5, pending: 1, approved: 0, rejected: 4 })
  await expect(as(owner).editor.findMine({ cursor: 'forged' })).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
})

describe('a listing created by an admin', () => {
  test('is live at once, unclaimed or owned by a member, who is notified; the plan limit applies', async () => {
    const [owner, admin] = [await createMember({ email: 'owner@example.com' }), await createAdmin()]
    const unclaimed = await as(admin).editor.adminCreate({ content: listingContent(), ownerEmail: null })
    expect(await rowOf(unclaimed.id)).toMatchObject({ ownerId: null, status: 'approved' })
    const owned = await as(admin).editor.adminCreate({ content: listingContent(), ownerEmail: ' Owner@Example.com ' })
    expect(await rowOf(owned.id)).toMatchObject({ ownerId: owner.id, status: 'approved' })
    expect(await emails()).toEqual([['listing_approved', owner.email]])
    expect(await actions(owned.id)).toEqual(['listings.adminCreate'])
    const again = as(admin).editor.adminCreate({ content: listingContent(), ownerEmail: owner.email })
    await expect(again).rejects.toMatchObject({ code: 'LISTING_PLAN_LIMIT', data: { maxListings: 1 } })
  })

  test.each([
    ['belongs to no member', 'nobody@example.com'],
    ['is invalid', 'owner'],
    ['belongs to a deactivated member', 'gone@example.com'],
    ['was never verified', 'unverified@example.com'],
  ])('refuses an owner e-mail that %s at its field', async (_, ownerEmail) => {
    const admin = await createAdmin()
    await createMember({ email: 'gone@example.com', banned: true })
    await createMember({ email: 'unverified@example.com', emailVerified: false })
    await expect(as(admin).editor.adminCreate({ content: listingContent(), ownerEmail })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: ['ownerEmail'], message: 'ownerUnknown' }] },
    })
    await expect(
      as(await createMember()).editor.adminCreate({ content: listingContent(), ownerEmail: null }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
