import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { encodeCursor } from '#platform/server/cursor.ts'
import type { Locale } from '#shared/locale.ts'
import { actorOf, clientOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview, type Profile, type Review } from '#tests/support/factories.ts'
import type { ReviewSort } from './rules.ts'
import { reviewsProcedures } from './server/procedures.ts'
import { reviewReplies } from './server/tables.ts'

const database = useDatabase()

const as = (person: Profile | null) =>
  clientOf(reviewsProcedures, makeCtx(database.db, { actor: person && actorOf(person) }))
const read = (listingId: string, sort: ReviewSort = 'newest', locale: Locale = 'en') =>
  as(null).find({ listingId, sort, locale })
const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000)

/** Ids of all pages of a sort. */
async function walk(listingId: string, sort: ReviewSort, limit: number) {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await as(null).find({ listingId, sort, cursor, limit })
    expect(page.items.length).toBeLessThanOrEqual(limit)
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}

describe('a review on a listing', () => {
  test('shows its public fields and the owner’s reply', async () => {
    const listing = await createListing(database.db)
    const author = await createProfile(database.db, { firstName: 'Mary', lastName: 'Chan' })
    const review = await createReview(database.db, listing.id, {
      authorId: author.id,
      rating: 4,
      title: 'Tap mended',
      jobMonth: '2026-10-01',
      pricePaidCents: 650_00,
      verification: 'contacted_here',
    })
    await database.db.insert(reviewReplies).values({ reviewId: review.id, bodyEn: 'Thank you.', createdAt: testNow })
    expect(await read(listing.id)).toEqual({
      items: [
        {
          status: 'published',
          id: review.id,
          rating: 4,
          title: { text: 'Tap mended', lang: 'en', isConverted: false },
          body: { text: review.body, lang: 'en', isConverted: false },
          authorName: 'Mary C.',
          stage: 'work_done',
          jobMonth: '2026-10',
          pricePaidCents: 650_00,
          photos: [],
          isContactedHere: true,
          isInvited: false,
          helpfulCount: 0,
          createdAt: testNow.toISOString(),
          editedAt: null,
          reply: {
            body: { text: 'Thank you.', lang: 'en', isConverted: false },
            createdAt: testNow.toISOString(),
            editedAt: null,
          },
        },
      ],
      nextCursor: null,
    })
  })

  test('by a former member has no name', async () => {
    const listing = await createListing(database.db)
    await createReview(database.db, listing.id, { authorId: null })
    expect((await read(listing.id)).items).toMatchObject([{ authorName: '' }])
  })

  test('in Traditional Chinese is converted for readers of Simplified, including title and reply', async () => {
    const listing = await createListing(database.db)
    const body = '師傅準時到，水喉修理得好乾淨，收費同報價一樣。'
    const { id } = await createReview(database.db, listing.id, { body, title: '準時', language: 'zh-Hant' })
    await database.db.insert(reviewReplies).values({ reviewId: id, bodyZh: '多謝支持。' })
    expect((await read(listing.id, 'newest', 'zh-Hans')).items).toMatchObject([
      {
        title: { text: '准时', lang: 'zh-Hans', isConverted: true },
        body: { text: '师傅准时到，水喉修理得好干净，收费同报价一样。', lang: 'zh-Hans', isConverted: true },
        reply: { body: { text: '多谢支持。', isConverted: true } },
      },
    ])
    expect((await read(listing.id, 'newest', 'en')).items).toMatchObject([{ body: { text: body, lang: 'zh-Hant' } }])
  })
})

describe('the owner’s reply', () => {
  test('in two languages is shown to each reader in theirs, in one language to all', async () => {
    const listing = await createListing(database.db)
    const { id } = await createReview(database.db, listing.id)
    await database.db.insert(reviewReplies).values({ reviewId: id, bodyEn: 'Thank you.', bodyZh: '多謝支持。' })
    const replyIn = async (locale: Locale) => {
      const [review] = (await read(listing.id, 'newest', locale)).items
      return review?.status === 'published' ? review.reply?.body : undefined
    }
    expect(await replyIn('en')).toEqual({ text: 'Thank you.', lang: 'en', isConverted: false })
    expect(await replyIn('zh-Hant')).toEqual({ text: '多謝支持。', lang: 'zh-Hant', isConverted: false })
    expect(await replyIn('zh-Hans')).toEqual({ text: '多谢支持。', lang: 'zh-Hans', isConverted: true })
    await database.db.update(reviewReplies).set({ bodyEn: null, bodyZh: '谢谢您的支持' })
    expect(await replyIn('en')).toMatchObject({ text: '谢谢您的支持', lang: 'zh-Hans' })
    expect(await replyIn('zh-Hant')).toEqual({ text: '謝謝您的支持', lang: 'zh-Hant', isConverted: true })
    await database.db.update(reviewReplies).set({ bodyEn: 'Thank you.', bodyZh: null })
    expect(await replyIn('zh-Hant')).toMatchObject({ text: 'Thank you.', lang: 'en' })
  })
})

describe('a search within the reviews of a listing', () => {
  const create = async () => {
    const { id } = await createListing(database.db)
    const other = await createListing(database.db)
    await createReview(database.db, other.id, { body: 'The kitchen tap of another listing, mended well.' })
    const values = [
      { rating: 5, stage: 'work_done', body: 'Mended the kitchen tap at 100% of the price quoted.', language: 'en' },
      { rating: 2, stage: 'quoted', body: 'Asked twice about the bathroom, the quote was high.', language: 'en' },
      { rating: 4, stage: 'work_done', body: '師傅準時到，廚房水喉修理得好乾淨，收費合理。', language: 'zh-Hant' },
      { rating: 5, stage: 'work_done', body: '师傅很准时，厨房水管修得干净，下次还找他。', language: 'zh-Hans' },
    ] as const
    const rows = []
    for (const [n, one] of values.entries())
      rows.push(await createReview(database.db, id, { ...one, title: `No. ${n}`, createdAt: minutesAgo(n) }))
    return { id, rows }
  }
  type Filter = Omit<Parameters<ReturnType<typeof as>['find']>[0], 'listingId'>
  const foundBy = async (listingId: string, rows: Review[], filter: Filter) =>
    (await as(null).find({ listingId, ...filter })).items.map(({ id }) => rows.findIndex((row) => row.id === id))

  test('finds words of title and text in any order, Chinese in either script, and takes signs literally', async () => {
    const { id, rows } = await create()
    expect(await foundBy(id, rows, { q: 'TAP kitchen' })).toEqual([0])
    expect(await foundBy(id, rows, { q: 'no. kitchen' })).toEqual([0])
    expect(await foundBy(id, rows, { q: '廚房' })).toEqual([2, 3])
    expect(await foundBy(id, rows, { q: '厨房 干净' })).toEqual([2, 3])
    expect(await foundBy(id, rows, { q: '100%' })).toEqual([0])
    expect(await foundBy(id, rows, { q: '%' })).toEqual([0])
    expect(await foundBy(id, rows, { q: '_' })).toEqual([])
    expect(await foundBy(id, rows, { q: ' ' })).toEqual([0, 1, 2, 3])
  })

  test('is limited per network in how often it looks for words, not in how often reviews are read', async () => {
    const { id } = await create()
    const find = (q?: string) => as(null).find({ listingId: id, sort: 'newest', q })
    for (let times = 1; times <= 60; times++) await find('tap')
    await expect(find('tap')).rejects.toMatchObject({ status: 429, data: { retryAfterSeconds: expect.any(Number) } })
    await find()
  })

  test('filters by stars, stage and language, alone, together and in every order', async () => {
    const { id, rows } = await create()
    expect(await foundBy(id, rows, { rating: 5 })).toEqual([0, 3])
    expect(await foundBy(id, rows, { stage: 'quoted' })).toEqual([1])
    expect(await foundBy(id, rows, { language: 'en' })).toEqual([0, 1])
    expect(await foundBy(id, rows, { language: 'zh', sort: 'highest' })).toEqual([3, 2])
    expect(await foundBy(id, rows, { language: 'zh', rating: 4, stage: 'work_done', q: '師傅' })).toEqual([2])
  })

  test('pages through what it finds; a cursor belongs to its filter', async () => {
    const { id, rows } = await create()
    const first = await as(null).find({ listingId: id, stage: 'work_done', limit: 2 })
    expect(first.items.map((one) => one.id)).toEqual([rows[0]!.id, rows[2]!.id])
    const cursor = first.nextCursor!
    const next = await as(null).find({ listingId: id, stage: 'work_done', limit: 2, cursor })
    expect(next.items.map((one) => one.id)).toEqual([rows[3]!.id])
    await expect(as(null).find({ listingId: id, cursor })).rejects.toMatchObject({ code: 'CURSOR_INVALID' })
  })

  test('shows no hidden or held review, whose text it would reveal', async () => {
    const { id, rows } = await create()
    await createReview(database.db, id, {
      status: 'hidden',
      hiddenReason: 'fake',
      body: 'A hidden kitchen review text.',
    })
    await createReview(database.db, id, { heldAt: testNow, body: 'A held kitchen review, being examined.' })
    expect(await foundBy(id, rows, { q: 'kitchen' })).toEqual([0])
    expect(await foundBy(id, rows, { rating: 5 })).toEqual([0, 3])
  })
})

describe('reviews that are not published', () => {
  test('a pending one is never listed; a hidden one is a stub with its reason in the newest-first order only', async () => {
    const listing = await createListing(database.db)
    const old = await createReview(database.db, listing.id, { createdAt: minutesAgo(3) })
    const hidden = await createReview(database.db, listing.id, {
      createdAt: minutesAgo(2),
      rating: 1,
      status: 'hidden',
      hiddenReason: 'advertising',
    })
    const fresh = await createReview(database.db, listing.id, { createdAt: minutesAgo(1) })
    await createReview(database.db, listing.id, { createdAt: minutesAgo(0), status: 'pending' })
    const { items } = await read(listing.id)
    expect(items.map(({ id }) => id)).toEqual([fresh.id, hidden.id, old.id])
    expect(items[1]).toEqual({
      status: 'hidden',
      id: hidden.id,
      reason: 'advertising',
      createdAt: minutesAgo(2).toISOString(),
    })
    for (const sort of ['highest', 'lowest', 'helpful'] as const) {
      expect((await read(listing.id, sort)).items.map(({ id }) => id)).toEqual([fresh.id, old.id])
    }
  })

  test('a listing that is not public shows its reviews to its owner only', async () => {
    const owner = await createProfile(database.db)
    const listing = await createListing(database.db, { status: 'rejected', ownerId: owner.id })
    await createReview(database.db, listing.id)
    expect(await read(listing.id)).toEqual({ items: [], nextCursor: null })
    expect((await as(owner).find({ listingId: listing.id })).items).toHaveLength(1)
  })

  test('an unknown listing has none', async () => {
    expect(await read('0192f0c1-0000-7000-8000-000000000001')).toEqual({ items: [], nextCursor: null })
  })
})

describe('the order of reviews', () => {
  /** Twelve reviews with repeated ratings and votes, two for each creation time. */
  async function twelve() {
    const listing = await createListing(database.db)
    const all = []
    for (let n = 0; n < 12; n++) {
      all.push(
        await createReview(database.db, listing.id, {
          rating: 1 + (n % 3),
          helpfulCount: n % 4,
          createdAt: minutesAgo(n >> 1),
        }),
      )
    }
    return { listingId: listing.id, all }
  }
  const by = (key: (review: Review) => number) => (a: Review, b: Review) =>
    key(b) - key(a) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)

  test.each([
    ['newest', () => 0],
    ['highest', (review) => review.rating],
    ['lowest', (review) => -review.rating],
    ['helpful', (review) => review.helpfulCount],
  ] satisfies [ReviewSort, (review: Review) => number][])(
    '%s: every review is listed exactly once for any page size',
    async (sort, key) => {
      const { listingId, all } = await twelve()
      const expected = all.toSorted(by(key)).map(({ id }) => id)
      for (const limit of [1, 5, 12, 50]) expect(await walk(listingId, sort, limit)).toEqual(expected)
    },
  )

  test('creation times that differ by a microsecond are not skipped', async () => {
    const listing = await createListing(database.db)
    for (let n = 0; n < 5; n++) {
      const { id } = await createReview(database.db, listing.id)
      const time = `2026-11-20T06:00:00.00000${n}Z`
      await database.db.execute(sql`update reviews set created_at = ${time}::timestamptz where id = ${id}`)
    }
    expect(new Set(await walk(listing.id, 'newest', 1)).size).toBe(5)
  })

  test('a review written between two page requests does not shift the pages', async () => {
    const { listingId } = await twelve()
    const first = await as(null).find({ listingId, limit: 5 })
    await createReview(database.db, listingId, { createdAt: testNow })
    const second = await as(null).find({ listingId, limit: 5, cursor: first.nextCursor ?? undefined })
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(10)
  })

  test('a cursor of another sort or listing, or a forged one, is refused', async () => {
    const { listingId } = await twelve()
    const { nextCursor } = await as(null).find({ listingId, sort: 'newest', limit: 2 })
    const other = await createListing(database.db)
    const id = '0192f0c1-0000-7000-8000-000000000001'
    const forged = [
      { listingId, sort: 'lowest' as const, cursor: nextCursor! },
      { listingId: other.id, cursor: nextCursor! },
      ...[[], [0, 1], [0, 'infinity', id], [0, 9e15, id], [0, -1, id], [0, 1, "'"]].map((position) => ({
        listingId,
        cursor: encodeCursor(`${listingId} newest`, position),
      })),
      { listingId, cursor: 'not a cursor' },
      { listingId, cursor: '' },
    ]
    for (const input of forged)
      await expect(as(null).find(input)).rejects.toMatchObject({ code: 'CURSOR_INVALID', status: 400 })
  })

  test('pages hold 1 to 50', async () => {
    const { listingId } = await twelve()
    for (const limit of [0, 51, -1, 1.5])
      await expect(as(null).find({ listingId, limit })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the reviews quoted on the home page', () => {
  test('are published ones of public listings, newest first, with the listing', async () => {
    const owner = await createProfile(database.db)
    const open = await createListing(database.db, { nameEn: 'Bright Tap' })
    const pending = await createListing(database.db, { status: 'pending' })
    const closed = await createListing(database.db, { ownerId: owner.id })
    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, owner.id))
    const other = await createListing(database.db)
    const first = await createReview(database.db, other.id, { createdAt: minutesAgo(5), rating: 3 })
    const second = await createReview(database.db, open.id, { createdAt: minutesAgo(4) })
    await createReview(database.db, open.id, { createdAt: minutesAgo(3), status: 'hidden', hiddenReason: 'fake' })
    await createReview(database.db, open.id, { createdAt: minutesAgo(2), status: 'pending' })
    for (const listing of [pending, closed]) await createReview(database.db, listing.id, { createdAt: minutesAgo(1) })
    const latest = await as(null).findLatest({ locale: 'en' })
    expect(latest.map(({ id, rating }) => [id, rating])).toEqual([
      [second.id, 5],
      [first.id, 3],
    ])
    expect(latest[0]?.listing).toEqual({
      id: open.id,
      slug: open.slug,
      name: { text: 'Bright Tap', lang: 'en', isConverted: false },
    })
  })

  test('are in the reader’s language and never below three stars', async () => {
    const [one, two, three] = [
      await createListing(database.db),
      await createListing(database.db),
      await createListing(database.db),
    ]
    await createReview(database.db, one.id, { createdAt: minutesAgo(1), rating: 1 })
    const english = await createReview(database.db, one.id, { createdAt: minutesAgo(2) })
    const traditional = await createReview(database.db, two.id, { createdAt: minutesAgo(3), language: 'zh-Hant' })
    const simplified = await createReview(database.db, three.id, { createdAt: minutesAgo(4), language: 'zh-Hans' })
    const quoted = async (locale: Locale) => (await as(null).findLatest({ locale })).map(({ id }) => id)
    expect(await quoted('en')).toEqual([english.id])
    expect(await quoted('zh-Hant')).toEqual([traditional.id, simplified.id])
    expect(await quoted('zh-Hans')).toEqual([traditional.id, simplified.id])
  })

  test('are of different listings and, while there are enough, of different categories', async () => {
    const create = (category: string) => createListing(database.db, { categories: [category] })
    const [tap, pipe, tutor] = [await create('plumbers'), await create('plumbers'), await create('english-lessons')]
    const first = await createReview(database.db, tap.id, { createdAt: minutesAgo(1) })
    await createReview(database.db, tap.id, { createdAt: minutesAgo(2) })
    const second = await createReview(database.db, pipe.id, { createdAt: minutesAgo(3) })
    const third = await createReview(database.db, tutor.id, { createdAt: minutesAgo(4) })
    const quoted = async (limit: number) => (await as(null).findLatest({ locale: 'en', limit })).map(({ id }) => id)
    expect(await quoted(2)).toEqual([first.id, third.id])
    expect(await quoted(6)).toEqual([first.id, third.id, second.id])
  })

  test('are truncated to a quote', async () => {
    const { id } = await createListing(database.db)
    await createReview(database.db, id, { body: '好😀'.repeat(400), language: 'zh-Hant' })
    const [latest] = await as(null).findLatest({ locale: 'zh-Hant', limit: 1 })
    expect(latest?.body.text).toBe(`${'好😀'.repeat(140)}…`)
  })
})
