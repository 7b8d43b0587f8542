import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { profiles } from '#features/accounts/server/tables.ts'
import { contacts, listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import { testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createProfile,
  createReview,
  createSubscription,
  type Profile,
} from '#tests/support/factories.ts'
import { reviewInput, unedited } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'
import { reviewNetworks, reviews, reviewSalts } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const hour = 3_600_000
const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * hour)

const member = (overrides: Partial<typeof profiles.$inferInsert> = {}) =>
  createProfile(database.db, { createdAt: hoursAgo(1_000), ...overrides })
const validInput = { ...reviewInput, rating: '5', title: 'Tap mended', jobMonth: '2026-10', pricePaid: '650' }
const write = (person: Profile, listingId: string, overrides: Partial<typeof validInput> = {}) =>
  world.as(person).reviews.write({ ...validInput, ...overrides, listingId })
const shown = async (listingId: string) => (await world.as(null).reviews.find({ listingId })).items
const emails = () => database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
const ratingOf = async (id: string) => (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!

describe('writing a review', () => {
  test('publishes and counts it at once, and e-mails the owner in the owner’s language', async () => {
    const owner = await member({ language: 'zh-Hant', firstName: '大文' })
    const listing = await createListing(database.db, { ownerId: owner.id, nameEn: 'Bright Tap', nameZh: '明亮水喉' })
    const mei = await member({ firstName: 'Mei', lastName: 'Chan' })
    const review = await write(mei, listing.id)
    expect(review).toMatchObject({ status: 'published', rating: 5, pricePaidCents: 650_00, jobMonth: '2026-10' })
    expect(await shown(listing.id)).toMatchObject([
      { id: review.id, authorName: 'Mei C.', title: { text: 'Tap mended' }, isContactedHere: false, editedAt: null },
    ])
    expect(await ratingOf(listing.id)).toMatchObject({ ratingAvg: 5, ratingCount: 1 })
    expect(await emails()).toMatchObject([
      {
        type: 'review_received',
        toEmail: owner.email,
        language: 'zh-Hant',
        data: { listing_name: '明亮水喉', rating: 5, path: `/zh-hant/service/${listing.slug}#reviews` },
      },
    ])
  })

  test('says how fast the author heard back; from five answers on page and card say it', async () => {
    const { id, slug } = await createListing(database.db)
    const found = async () => (await world.as(null).listings.get({ id: slug })).replyAnswers
    for (const replySpeed of ['within_hour', 'same_day', 'same_day', 'within_hour'] as const)
      await createReview(database.db, id, { replySpeed })
    expect(await found()).toBeNull()
    const fifth = await member()
    const review = await write(fifth, id, { replySpeed: 'never' })
    expect(review).toMatchObject({ status: 'published', replySpeed: 'never' })
    expect(await world.as(null).listings.get({ id: slug })).toMatchObject({
      replyAnswers: { count: 5, withinHour: 2, sameDay: 4 },
      repliesQuickly: true,
    })
    await world.as(fifth).reviews.edit({ ...validInput, id: review.id, replySpeed: '' })
    expect(await found()).toBeNull()
    await expect(write(await member(), id, { replySpeed: 'soon' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('says so when the provider invited it, also after an edit', async () => {
    const [mei, { id }] = [await member(), await createListing(database.db)]
    const review = await world.as(mei).reviews.write({ ...validInput, listingId: id, isInvited: true })
    await world.as(mei).reviews.edit({ ...validInput, id: review.id, rating: '4' })
    await write(await member(), id)
    const invited = (await shown(id)).flatMap((one) =>
      one.status === 'published' && one.isInvited ? [one.rating] : [],
    )
    expect(invited).toEqual([4])
    expect(await world.as(null).reviews.getCounts({})).toEqual({ published: 2, invited: 1 })
  })

  test('is refused a second time, and nothing of the second one is stored', async () => {
    const [mei, { id }] = [await member(), await createListing(database.db)]
    await write(mei, id)
    await expect(write(mei, id, { rating: '1' })).rejects.toMatchObject({ code: 'REVIEW_EXISTS', status: 409 })
    expect(await ratingOf(id)).toMatchObject({ ratingAvg: 5, ratingCount: 1 })
  })

  test('is refused about the member’s own listing or one with the member’s phone number', async () => {
    const owner = await member()
    const own = await createListing(database.db, { ownerId: owner.id })
    await expect(write(owner, own.id)).rejects.toMatchObject({ code: 'REVIEW_OWN_LISTING', status: 403 })
    const { id } = await createListing(database.db, { whatsappNumber: '+85261110000', phoneNumber: '+85221110000' })
    for (const number of [
      { whatsappNumber: '+85261110000' },
      { phoneNumber: '+85221110000' },
      { whatsappNumber: '+85221110000' },
    ]) {
      const cousin = await member(number)
      await expect(write(cousin, id)).rejects.toMatchObject({ code: 'REVIEW_OWN_LISTING' })
      expect(await world.as(cousin).reviews.getReviewerState({ listingId: id })).toMatchObject({
        isOwn: true,
        isOwner: false,
      })
    }
    await write(await member({ whatsappNumber: '+85261110001' }), id)
  })

  test('is refused for a statutory profession, and the summary says so', async () => {
    const { id } = await createListing(database.db, { categories: ['dentists'] })
    await expect(write(await member(), id)).rejects.toMatchObject({ code: 'REVIEWS_OFF', status: 403 })
    expect(await world.as(null).reviews.getSummary({ listingId: id })).toEqual({ takesReviews: false, paid: null })
  })

  test.each(['pending', 'rejected'] as const)('is refused about a listing that is %s', async (status) => {
    const { id } = await createListing(database.db, { status })
    await expect(write(await member(), id)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND', status: 404 })
  })

  test('stores cleaned text with its detected language, and price and month only when the work was done', async () => {
    const { id } = await createListing(database.db)
    const review = await write(await member(), id, {
      title: '  快\u202e靚  正 ',
      body: '师傅准时到，\r\n水管修理得很干净，收费和报价一样，下次还找他。',
      stage: 'quoted',
    })
    expect(review).toMatchObject({ title: '快靚 正', jobMonth: null, pricePaidCents: null })
    expect((await world.as(null).reviews.find({ listingId: id, locale: 'zh-Hant' })).items).toMatchObject([
      { body: { lang: 'zh-Hant', isConverted: true, text: expect.stringContaining('師傅準時到，\n水管') as string } },
    ])
  })

  test('refuses invalid input with the path of the field', async () => {
    const [mei, { id }] = [await member(), await createListing(database.db)]
    const bad = {
      rating: '6',
      stage: 'x',
      title: 'x'.repeat(121),
      body: 'short',
      jobMonth: '2026-12',
      pricePaid: 'much',
    }
    for (const [name, value] of Object.entries(bad)) {
      await expect(write(mei, id, { [name]: value })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ path: [name] }] },
      })
    }
    const more = { ...validInput, listingId: id, status: 'published', authorId: mei.id }
    await expect(world.as(mei).reviews.write(more)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await database.db.select().from(reviews)).toEqual([])
  })

  test('is limited to five a day and refused to visitors', async () => {
    const mei = await member()
    for (let n = 0; n < 5; n++) await write(mei, (await createListing(database.db)).id)
    const { id } = await createListing(database.db)
    await expect(write(mei, id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
    await expect(world.as(null).reviews.write({ ...validInput, listingId: id })).rejects.toMatchObject({ status: 401 })
  })

  test('marks it “contacted through Kaifong” when the member opened the chat 1 to 90 days before', async () => {
    for (const [hours, expected] of [
      [23, false],
      [25, true],
      [90 * 24 + 1, false],
    ] as const) {
      const [person, { id }] = [await member(), await createListing(database.db)]
      const at = hoursAgo(hours)
      await database.db.insert(contacts).values({ userId: person.id, listingId: id, firstAt: at, lastAt: at })
      const review = await write(person, id)
      expect((await shown(id)).find((one) => one.id === review.id)).toMatchObject({ isContactedHere: expected })
    }
  })
})

describe('a review that trips a check', () => {
  test('is pending with the name of the check, visible to its author only, and sends no e-mail', async () => {
    const owner = await member()
    const { id } = await createListing(database.db, { ownerId: owner.id })
    const fresh = await member({ createdAt: hoursAgo(2) })
    const review = await write(fresh, id, { body: 'Very good, my pictures are at https://example.com/pictures.' })
    expect(review.status).toBe('pending')
    expect(await shown(id)).toEqual([])
    expect(await ratingOf(id)).toMatchObject({ ratingCount: 0 })
    expect(await emails()).toEqual([])
    expect(await world.as(fresh).reviews.getReviewerState({ listingId: id })).toMatchObject({
      review: { status: 'pending' },
    })
    expect((await database.db.select().from(reviews))[0]).toMatchObject({ trippedChecks: ['link'] })
  })

  test('is held from the third of one network on one listing and day; networks are stored as salted hashes', async () => {
    const { id } = await createListing(database.db)
    const status = async (address: string) => {
      const there = createWorld(database, { client: { address, userAgent: 'x' } })
      return (await there.as(await member()).reviews.write({ ...validInput, listingId: id })).status
    }
    expect(await status('2001:db8:1:2::1')).toBe('published')
    expect(await status('2001:db8:1:2::2')).toBe('published')
    expect(await status('192.0.2.77')).toBe('published')
    expect(await status('2001:db8:1:2:ffff::3')).toBe('pending')
    const stored = JSON.stringify(await database.db.select().from(reviewNetworks))
    expect(stored).not.toContain('2001:db8')
    expect(stored).not.toContain(Buffer.from('2001:db8:1:2').toString('base64'))
    const hashes = await database.db.selectDistinct({ network: reviewNetworks.network }).from(reviewNetworks)
    expect(hashes.map(({ network }) => network.length)).toEqual([32, 32])
    expect(await database.db.select().from(reviewSalts)).toMatchObject([{ day: '2026-11-20' }])
    await database.db.delete(reviewSalts)
    expect(await database.db.select().from(reviewNetworks)).toEqual([])
  })

  test('is held when it is part of a burst far from the mean', async () => {
    const { id } = await createListing(database.db)
    for (let n = 0; n < 6; n++) await createReview(database.db, id, { rating: 5, createdAt: hoursAgo(300) })
    const statuses = []
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      const there = createWorld(database, { client: { address, userAgent: 'x' } })
      const { status } = await there.as(await member()).reviews.write({ ...validInput, rating: '1', listingId: id })
      statuses.push(status)
    }
    expect(statuses).toEqual(['published', 'published', 'pending', 'pending'])
  })
})

describe('an author', () => {
  test('can edit the review, which is marked as edited and recounted', async () => {
    const [mei, { id }] = [await member(), await createListing(database.db)]
    const review = await write(mei, id)
    world.now = new Date(testNow.getTime() + hour)
    const edited = await world.as(mei).reviews.edit({ ...validInput, id: review.id, rating: '2', pricePaid: '' })
    world.now = testNow
    expect(edited).toMatchObject({ rating: 2, pricePaidCents: null, editedAt: '2026-11-20T07:00:00.000Z' })
    expect(await shown(id)).toMatchObject([{ rating: 2, editedAt: '2026-11-20T07:00:00.000Z' }])
    expect(await ratingOf(id)).toMatchObject({ ratingAvg: 2, ratingCount: 1 })
  })

  test('whose edit trips a check gets a pending review; editing a pending review does not publish it', async () => {
    const [mei, { id }] = [await member(), await createListing(database.db)]
    const review = await write(mei, id)
    const edit = (body: string) => world.as(mei).reviews.edit({ ...validInput, id: review.id, body })
    expect(await edit('Ask for the younger one, his number is 6123 4567.')).toMatchObject({ status: 'pending' })
    expect(await ratingOf(id)).toMatchObject({ ratingCount: 0 })
    expect(await edit('Ask for the younger one, he is the friendlier one.')).toMatchObject({ status: 'pending' })
    expect((await database.db.select().from(reviews))[0]).toMatchObject({ trippedChecks: ['phone_number'] })
  })

  test('can delete the review and write a new one; other members can neither edit nor delete it', async () => {
    const [mei, tom, { id }] = [await member(), await member(), await createListing(database.db)]
    const review = await write(mei, id)
    const missing = { code: 'REVIEW_NOT_FOUND', status: 404 }
    await expect(world.as(tom).reviews.edit({ ...validInput, id: review.id })).rejects.toMatchObject(missing)
    await expect(world.as(tom).reviews.remove({ id: review.id })).rejects.toMatchObject(missing)
    await world.as(mei).reviews.remove({ id: review.id })
    expect(await ratingOf(id)).toMatchObject({ ratingCount: 0 })
    await write(mei, id)
  })

  test('can list their own reviews with status, paginated', async () => {
    const mei = await member()
    const ids = []
    for (const [n, given] of [
      {},
      { status: 'pending' as const },
      { status: 'hidden' as const, hiddenReason: 'other' as const },
    ].entries()) {
      const listing = await createListing(database.db, { nameEn: `Tap ${n}` })
      ids.unshift(
        (await createReview(database.db, listing.id, { ...given, authorId: mei.id, createdAt: hoursAgo(9 - n) })).id,
      )
    }
    await createReview(database.db, (await createListing(database.db)).id)
    const first = await world.as(mei).reviews.findMine({ limit: 2 })
    const second = await world.as(mei).reviews.findMine({ limit: 2, cursor: first.nextCursor! })
    expect([...first.items, ...second.items].map((one) => [one.id, one.status, one.listing.name.text])).toEqual([
      [ids[0], 'hidden', 'Tap 2'],
      [ids[1], 'pending', 'Tap 1'],
      [ids[2], 'published', 'Tap 0'],
    ])
    expect(second.nextCursor).toBeNull()
    await expect(world.as(mei).reviews.findMine({ cursor: 'x' })).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
  })

  test('cannot edit or delete a hidden review', async () => {
    const mei = await member()
    const { id } = await createListing(database.db)
    const review = await createReview(database.db, id, { authorId: mei.id, status: 'hidden', hiddenReason: 'fake' })
    const refused = { code: 'REVIEW_HIDDEN', status: 409 }
    await expect(world.as(mei).reviews.edit({ ...validInput, id: review.id })).rejects.toMatchObject(refused)
    await expect(world.as(mei).reviews.remove({ id: review.id })).rejects.toMatchObject(refused)
  })
})

describe('the owner', () => {
  test('can write one reply and edit it; the author is e-mailed about the first version', async () => {
    const [owner, mei] = [await member(), await member({ language: 'zh-Hans' })]
    const { id, slug } = await createListing(database.db, { ownerId: owner.id, nameEn: 'Bright Tap' })
    const review = await createReview(database.db, id, { authorId: mei.id })
    const reply = (person: Profile, body: string) =>
      world.as(person).reviews.reply({ id: review.id, bodyEn: body, bodyZh: '' })
    await reply(owner, 'Thank you, Mei.')
    await reply(owner, 'Thank you, Mei. See you in spring.')
    expect(await shown(id)).toMatchObject([
      { reply: { body: { text: 'Thank you, Mei. See you in spring.' }, editedAt: testNow.toISOString() } },
    ])
    expect(await emails()).toMatchObject([
      {
        type: 'review_reply',
        toEmail: mei.email,
        language: 'zh-Hans',
        data: { body: 'Thank you, Mei.', path: `/zh-hans/service/${slug}#reviews` },
      },
    ])
    expect(await world.as(owner).reviews.getReply({ id: review.id })).toEqual({
      bodyEn: 'Thank you, Mei. See you in spring.',
      bodyZh: null,
    })
    await expect(world.as(mei).reviews.getReply({ id: review.id })).rejects.toMatchObject({ status: 404 })
    const invalid = (bodyEn: string, bodyZh: string) =>
      expect(world.as(owner).reviews.reply({ id: review.id, bodyEn, bodyZh })).rejects.toMatchObject({ status: 400 })
    await invalid(' ', '')
    await invalid('多謝支持', '')
    await invalid('', 'Thank you')
    for (const stranger of [mei, await member(), await createProfile(database.db, { role: 'admin' })])
      await expect(reply(stranger, 'No.')).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND', status: 404 })
    await world.as(owner).reviews.removeReply({ id: review.id })
    expect(await shown(id)).toMatchObject([{ reply: null }])
  })

  test('can reply in two languages; the author is e-mailed in theirs', async () => {
    const [owner, mei] = [await member(), await member({ language: 'zh-Hans' })]
    const { id } = await createListing(database.db, { ownerId: owner.id })
    const review = await createReview(database.db, id, { authorId: mei.id })
    await world.as(owner).reviews.reply({ id: review.id, bodyEn: 'Thank you, Mei.', bodyZh: '多謝你的評價。' })
    expect(await emails()).toMatchObject([{ type: 'review_reply', data: { body: '多谢你的评价。' } }])
    expect(await world.as(owner).reviews.getReply({ id: review.id })).toEqual({
      bodyEn: 'Thank you, Mei.',
      bodyZh: '多謝你的評價。',
    })
  })

  test.each(['free', 'whatsapp_verified', 'premium'] as const)(
    'with the %s plan gets the same reviews, order and rating, and cannot moderate them',
    async (plan) => {
      const owner = await member()
      await createSubscription(database.db, owner.id, plan)
      const { id } = await createListing(database.db, { ownerId: owner.id })
      const low = await createReview(database.db, id, { rating: 1, createdAt: hoursAgo(1) })
      await createReview(database.db, id, { rating: 5, createdAt: hoursAgo(2) })
      expect((await shown(id)).map((one) => one.status === 'published' && one.rating)).toEqual([1, 5])
      expect(await ratingOf(id)).toMatchObject({ ratingAvg: 3, ratingCount: 2 })
      await expect(world.as(owner).reviews.remove({ id: low.id })).rejects.toMatchObject({ status: 404 })
      await expect(
        world.as(owner).reviews.moderate({ reviews: unedited(low.id), decision: 'hide', reason: 'fake' }),
      ).rejects.toMatchObject({ status: 403 })
    },
  )
})

describe('photos of a review', () => {
  /** An upload of the member that is not attached to anything yet. */
  const createUpload = async (owner: Profile, kind: 'review_photo' | 'listing_photo' = 'review_photo') => {
    const variants = [{ key: 'photos/aa/x-320.webp', width: 320, height: 240 }]
    const [row] = await database.db.insert(uploads).values({ ownerId: owner.id, kind, variants, blur: '' }).returning()
    return row!.id
  }

  test('are at most five of the author’s own uploads; an edit can add and remove them', async () => {
    const [mei, tom, { id }] = [await member(), await member(), await createListing(database.db)]
    const [one, two, strange, other] = [
      await createUpload(mei),
      await createUpload(mei),
      await createUpload(tom),
      await createUpload(mei, 'listing_photo'),
    ]
    const writeWith = (photos: string[]) => world.as(mei).reviews.write({ ...validInput, listingId: id, photos })
    for (const photos of [[strange], [other], ['0192f0c1-0000-7000-8000-000000000001']])
      await expect(writeWith(photos)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND', status: 400 })
    await expect(writeWith(Array.from({ length: 6 }, () => one))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const review = await writeWith([one])
    expect(review.photos).toEqual([
      { id: one, variants: [{ url: '/media/photos/aa/x-320.webp', width: 320, height: 240 }] },
    ])
    expect(await shown(id)).toMatchObject([{ photos: [{ id: one }] }])
    const edited = await world.as(mei).reviews.edit({ ...validInput, id: review.id, photos: [two, one] })
    expect(edited.photos.map((photo) => photo.id)).toEqual([two, one])
    expect((await world.as(mei).reviews.edit({ ...validInput, id: review.id, photos: [] })).photos).toEqual([])
  })
})

describe('a helpful vote', () => {
  test('counts once per member, can be withdrawn, and is refused for the member’s own or a non-public review', async () => {
    const [mei, tom, { id }] = [await member(), await member(), await createListing(database.db)]
    const review = await createReview(database.db, id, { authorId: mei.id })
    const vote = (person: Profile, isHelpful = true) => world.as(person).reviews.vote({ id: review.id, isHelpful })
    await vote(tom)
    await vote(tom)
    expect(await shown(id)).toMatchObject([{ helpfulCount: 1 }])
    expect((await world.as(tom).reviews.getReviewerState({ listingId: id })).helpfulIds).toEqual([review.id])
    await vote(tom, false)
    await vote(tom, false)
    expect(await shown(id)).toMatchObject([{ helpfulCount: 0 }])
    await expect(vote(mei)).rejects.toMatchObject({ code: 'REVIEW_OWN', status: 403 })
    await database.db.update(reviews).set({ status: 'pending' })
    await expect(vote(tom)).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND', status: 404 })
  })
})

describe('what people paid', () => {
  test('is shown from five published reviews with a price on, and updates at once', async () => {
    const { id } = await createListing(database.db)
    const paid = async () => (await world.as(null).reviews.getSummary({ listingId: id })).paid
    for (const dollars of [400, 500, 900, 700]) await createReview(database.db, id, { pricePaidCents: dollars * 100 })
    await createReview(database.db, id, { pricePaidCents: 1, status: 'pending' })
    await createReview(database.db, id, { pricePaidCents: null })
    expect(await paid()).toBeNull()
    const last = await write(await member(), id, { pricePaid: '600' })
    expect(await paid()).toEqual({ count: 5, medianCents: 600_00, lowestCents: 400_00, highestCents: 900_00 })
    await database.db.execute(sql`update reviews set status = 'hidden', hidden_reason = 'fake' where id = ${last.id}`)
    expect(await paid()).toBeNull()
  })
})
