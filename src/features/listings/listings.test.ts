import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { areas, categories, licenceKinds } from '#features/catalog/server/tables.ts'
import type { Locale } from '#shared/locale.ts'
import { actorOf, clientOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createProfile,
  createReview,
  createSubscription,
  type Profile,
} from '#tests/support/factories.ts'
import { listingsProcedures } from './server/procedures.ts'
import { cardsOf } from './server/service.ts'
import { readContent, writeContent } from './server/store/content.ts'
import { listingPhotos, listings } from './server/tables.ts'

const database = useDatabase()

const as = (person: Profile | null, now = testNow) =>
  clientOf(listingsProcedures, makeCtx(database.db, { actor: person && actorOf(person), now: () => now }))
const view = (id: string, locale: Locale = 'en', person: Profile | null = null) => as(person).get({ id, locale })
const reader = () => ({ db: database.db, now: () => testNow })
const photos = [
  { key: 'p/640.webp', width: 640, height: 480 },
  { key: 'p/320.webp', width: 320, height: 240 },
]

test('readers of English get the sound of a name that is Chinese alone, and the languages of who speaks none of theirs', async () => {
  const content = { nameEn: null, nameZh: '陳記水喉', languagesSpoken: ['cantonese' as const] }
  const { id } = await createListing(database.db, content)
  const { name, romanisedName, otherLanguages, greeting } = await view(id)
  expect([name.text, romanisedName, otherLanguages]).toEqual(['陳記水喉', 'Chan Kee Shui Hau', ['cantonese']])
  expect(greeting).toMatch(/^Hi 陳記水喉 \(Chan Kee Shui Hau\), /)
  expect(greeting).toContain('你好 陳記水喉，')

  const chinese = await view(id, 'zh-Hant')
  expect([chinese.romanisedName, chinese.otherLanguages]).toEqual([null, []])
  expect(chinese.greeting).not.toContain('Chan')

  const english = await createListing(database.db, { nameEn: 'Chan’s Plumbing', nameZh: '陳記水喉' })
  expect((await view(english.id)).romanisedName).toBeNull()
})

describe('looking up a listing', () => {
  test('finds it by slug and by id, in upper or lower case', async () => {
    const { id, slug } = await createListing(database.db, { nameEn: 'Bright Tap' })
    expect((await view(slug)).name).toEqual({ text: 'Bright Tap', lang: 'en', isConverted: false })
    expect((await view(id)).slug).toBe(slug)
    expect((await view(id.toUpperCase())).id).toBe(id)
  })

  test('finds it by a Chinese slug', async () => {
    await createListing(database.db, { slug: '光明水喉' })
    expect((await view('光明水喉')).slug).toBe('光明水喉')
  })

  test('a former slug redirects to the current one, also after two changes', async () => {
    const { id } = await createListing(database.db, { slug: 'first-name' })
    for (const slug of ['second-name', 'third-name'])
      await database.db.update(listings).set({ slug }).where(eq(listings.id, id))
    for (const former of ['first-name', 'second-name']) {
      await expect(view(former)).rejects.toMatchObject({
        code: 'LISTING_MOVED',
        status: 409,
        data: { slug: 'third-name' },
      })
    }
  })

  test.each([
    'nobody',
    '0192f0c1-0000-7000-8000-000000000001',
    "a' or 1=1 --",
    'a\u0000b',
    '\uD800',
    '%',
    '街'.repeat(200),
  ])('finds nothing at “%s”', async (id) => {
    await expect(view(id)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND', status: 404 })
  })

  test.each(['', 'x'.repeat(201)])('an empty or too long address is bad input', async (id) => {
    await expect(view(id)).rejects.toMatchObject({ status: 400 })
  })
})

describe('a listing that is not public', () => {
  test.each(['pending', 'rejected'] as const)(
    '%s: owner and admins see it with its status, everyone else sees nothing',
    async (status) => {
      const owner = await createProfile(database.db)
      const admin = await createProfile(database.db, { role: 'admin' })
      const neighbour = await createProfile(database.db)
      const { slug } = await createListing(database.db, { status, ownerId: owner.id })
      for (const person of [owner, admin]) expect((await view(slug, 'en', person)).status).toBe(status)
      for (const person of [null, neighbour])
        await expect(view(slug, 'en', person)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
    },
  )

  test('a deactivated owner’s listing is hidden from visitors, also by its former slug', async () => {
    const owner = await createProfile(database.db)
    const { id } = await createListing(database.db, { ownerId: owner.id, slug: 'before' })
    await database.db.update(listings).set({ slug: 'after' }).where(eq(listings.id, id))
    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, owner.id))
    for (const key of [id, 'after', 'before'])
      await expect(view(key)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
  })
})

describe('texts in the reader’s language', () => {
  const chinese = {
    nameEn: null,
    descriptionEn: null,
    nameZh: '灣仔水喉師傅',
    summaryZh: '漏水即修',
    descriptionZh: '綫路裏面，乾洗。',
  }

  test('Simplified readers get the Traditional text converted and marked as converted', async () => {
    const { slug } = await createListing(database.db, chinese)
    const { name, summary, description } = await view(slug, 'zh-Hans')
    expect(name).toEqual({ text: '湾仔水喉师傅', lang: 'zh-Hans', isConverted: true })
    expect(summary?.text).toBe('漏水即修')
    expect(description).toEqual({ text: '线路里面，干洗。', lang: 'zh-Hans', isConverted: true })
    expect((await view(slug, 'zh-Hant')).name).toEqual({ text: '灣仔水喉師傅', lang: 'zh-Hant', isConverted: false })
  })

  test('English readers get the Chinese text when there is no English', async () => {
    const { slug } = await createListing(database.db, chinese)
    expect((await view(slug, 'en')).name).toEqual({ text: '灣仔水喉師傅', lang: 'zh-Hant', isConverted: false })
  })

  test('name and description may be in different languages', async () => {
    const { slug } = await createListing(database.db, {
      nameEn: 'Bright Tap',
      descriptionEn: null,
      descriptionZh: '即日維修。',
    })
    expect(await view(slug, 'zh-Hant')).toMatchObject({
      name: { lang: 'en' },
      description: { lang: 'zh-Hant' },
      summary: null,
    })
  })

  test.each([
    ['en', 'Plumbers', 'Wan Chai', 'Hong Kong Island'],
    ['zh-Hant', '水喉師傅', '灣仔', '港島'],
    ['zh-Hans', '水管师傅', '湾仔', '港岛'],
  ] as const)('categories, areas and regions in %s', async (locale, category, area, region) => {
    const { slug } = await createListing(database.db)
    expect(await view(slug, locale)).toMatchObject({
      category: { slug: 'plumbers', name: category, groupSlug: 'home-repairs' },
      categories: [{ slug: 'plumbers', name: category }],
      areas: [{ slug: 'wan-chai', name: area }],
      allAreas: [
        {
          slug: 'wan-chai',
          name: area,
          districtSlug: 'wan-chai-district',
          regionSlug: 'hong-kong-island',
          regionName: region,
        },
      ],
      areaCount: 1,
    })
  })
})

describe('the WhatsApp greeting', () => {
  test('is one line when the provider reads the reader’s language, otherwise two', async () => {
    const { slug } = await createListing(database.db, {
      nameEn: 'Bright Tap',
      nameZh: '光明水喉',
      languagesSpoken: ['cantonese'],
    })
    expect((await view(slug, 'zh-Hant')).greeting).toBe(
      '你好 光明水喉，我喺 Kaifong 街坊見到你。請問有冇時間同點收費？',
    )
    expect((await view(slug, 'en')).greeting.split('\n')).toEqual([
      'Hi Bright Tap, I found you on Kaifong. Are you available, and what is the price?',
      '你好 光明水喉，我喺 Kaifong 街坊見到你。請問有冇時間同點收費？',
    ])
  })

  test('is the same on the card and on the page', async () => {
    const { id, slug, listingNo } = await createListing(database.db, {
      nameZh: '光明水喉',
      languagesSpoken: ['cantonese'],
    })
    for (const locale of ['en', 'zh-Hant', 'zh-Hans'] as const) {
      const [card] = await cardsOf(reader(), [listingNo], locale)
      expect(card).toMatchObject({ id, greeting: (await view(slug, locale)).greeting })
    }
  })

  test('never identifies the visitor', async () => {
    const visitor = await createProfile(database.db, {
      firstName: 'Xanthippe',
      lastName: 'Quill',
      phoneNumber: '+85291112222',
    })
    const { slug } = await createListing(database.db)
    const { greeting } = await view(slug, 'en', visitor)
    expect(greeting).not.toMatch(/Xanthippe|Quill|9111|@/)
  })
})

describe('the verified WhatsApp badge', () => {
  const verified = { whatsappNumber: '+85261234567', whatsappVerifiedAt: testNow }
  const badgeOf = async (plan: 'whatsapp_verified' | 'premium' | null, number: string, profile: Partial<Profile>) => {
    const owner = await createProfile(database.db, profile)
    if (plan) await createSubscription(database.db, owner.id, plan)
    const { slug, listingNo } = await createListing(database.db, { ownerId: owner.id, whatsappNumber: number })
    const [card] = await cardsOf(reader(), [listingNo], 'en')
    const detail = await view(slug)
    expect(card?.isWhatsappVerified).toBe(detail.isWhatsappVerified)
    return detail.whatsappVerifiedAt
  }

  test('is shown with its date for the verified number on a plan that includes it', async () => {
    expect(await badgeOf('whatsapp_verified', '+85261234567', verified)).toBe(testNow.toISOString())
    expect(await badgeOf('premium', '+85261234567', verified)).toBe(testNow.toISOString())
  })

  test('is hidden without the plan, for another number, and for an unverified number', async () => {
    expect(await badgeOf(null, '+85261234567', verified)).toBeNull()
    expect(await badgeOf('premium', '+85269999999', verified)).toBeNull()
    expect(await badgeOf('premium', '+85261234567', { whatsappNumber: '+85261234567' })).toBeNull()
  })
})

describe('private data', () => {
  test('the business registration number is hidden unless the owner shows it', async () => {
    const { slug, id } = await createListing(database.db, { businessRegistrationNo: '12345678' })
    expect((await view(slug)).businessRegistrationNo).toBeNull()
    await database.db.update(listings).set({ isBusinessRegistrationShown: true }).where(eq(listings.id, id))
    expect((await view(slug)).businessRegistrationNo).toBe('12345678')
  })

  test('no data of the owner’s account is returned', async () => {
    const owner = await createProfile(database.db, {
      firstName: 'Secretia',
      email: 'secret@example.com',
      phoneNumber: '+85298887777',
    })
    const { slug } = await createListing(database.db, { ownerId: owner.id })
    const text = JSON.stringify(await view(slug))
    expect(text).not.toMatch(/secret|9888|referral/i)
    expect(text).not.toContain(owner.id)
  })
})

describe('a licence', () => {
  const licence = {
    key: 'wsd-licensed-plumber',
    number: 'WP1234',
    expiresOn: '2026-11-20',
    state: 'checked',
    checkedOn: '2026-01-05',
  } as const

  test('is shown with body and register in the reader’s language, and expires by Hong Kong time', async () => {
    const { slug } = await createListing(database.db, { licences: [licence] })
    expect((await view(slug, 'zh-Hant')).licences).toEqual([
      {
        ...licence,
        name: '持牌水喉匠',
        body: '水務署',
        register: '持牌水喉匠名單',
        registerUrl: null,
        registerUrlIs: null,
      },
    ])
    const afterMidnight = await as(null, new Date('2026-11-20T16:00:00Z')).get({ id: slug, locale: 'en' })
    expect(afterMidnight.licences[0]?.state).toBe('expired')
  })

  test('that was found in its register is on the card with register and day, until it ends', async () => {
    const { listingNo } = await createListing(database.db, { licences: [{ ...licence, key: 'eaa' }] })
    const claimed = await createListing(database.db, { licences: [{ ...licence, state: 'claimed' }] })
    const cardsAt = async (now: string) =>
      (await cardsOf({ db: database.db, now: () => new Date(now) }, [listingNo, claimed.listingNo], 'en')).map(
        (card) => card.licence,
      )
    expect(await cardsAt('2026-11-20T15:59:00Z')).toEqual([
      { register: 'EAA licence list', checkedOn: '2026-01-05' },
      null,
    ])
    expect(await cardsAt('2026-11-20T16:00:00Z')).toEqual([null, null])
    const { slug } = await createListing(database.db, { licences: [{ ...licence, key: 'eaa' }] })
    expect((await view(slug)).licences[0]).toMatchObject({
      registerUrl: 'https://www.eaa.org.hk/en-us/Licensing/Licence-register',
      registerUrlIs: 'entry',
    })
  })

  test('shows its number even when its kind no longer exists', async () => {
    const { slug } = await createListing(database.db, { licences: [licence] })
    await database.db.delete(licenceKinds)
    expect((await view(slug)).licences[0]).toMatchObject({ name: 'wsd-licensed-plumber', number: 'WP1234' })
  })
})

describe('ratings of a listing', () => {
  test('count only published reviews; removed ones are counted separately', async () => {
    const { id, slug } = await createListing(database.db)
    for (const rating of [5, 5, 4, 1]) await createReview(database.db, id, { rating })
    await createReview(database.db, id, { rating: 1, status: 'pending' })
    await createReview(database.db, id, { rating: 1, status: 'hidden', hiddenReason: 'fake' })
    expect(await view(slug)).toMatchObject({
      rating: 3.75,
      ratingCount: 4,
      ratingDistribution: [1, 0, 0, 1, 2],
      removedReviewCount: 1,
    })
  })

  test('are of finished jobs; who only asked is counted apart, and a profession may take none', async () => {
    const { id, slug, listingNo } = await createListing(database.db)
    await createReview(database.db, id, { rating: 5 })
    await createReview(database.db, id, { rating: 1, stage: 'quoted' })
    const rated = { rating: 5, ratingCount: 1, enquiryCount: 1, takesReviews: true }
    expect(await view(slug)).toMatchObject(rated)
    const dentist = await createListing(database.db, { categories: ['dentists'] })
    const cards = await cardsOf({ db: database.db, now: () => new Date() }, [listingNo, dentist.listingNo], 'en')
    expect(cards).toMatchObject([rated, { rating: null, takesReviews: false }])
    expect(await view(dentist.slug)).toMatchObject({ takesReviews: false })
  })

  test('are null, not zero, without reviews', async () => {
    const { slug } = await createListing(database.db)
    expect(await view(slug)).toMatchObject({
      rating: null,
      ratingCount: 0,
      ratingDistribution: [0, 0, 0, 0, 0],
      removedReviewCount: 0,
    })
  })
})

test('price rows and answers are read in one language, and in the other only where there is none', async () => {
  const row = { unit: 'job' as const, fromCents: 100_00, toCents: null }
  const { slug } = await createListing(database.db, {
    prices: [
      { ...row, title: { en: 'Drain', zh: '檢查渠務' }, note: { en: 'parts extra', zh: null } },
      { ...row, title: { en: null, zh: '換喉' }, note: null },
    ],
    faq: [{ question: { en: 'Sundays?', zh: '星期日？' }, answer: { en: 'Yes.', zh: '可以。' } }],
  })
  const read = async (locale: Locale) => {
    const { prices, faq } = await view(slug, locale)
    return [
      ...prices.flatMap(({ title, note }) => [title, ...(note ? [note] : [])]),
      ...faq.flatMap(({ question, answer }) => [question, answer]),
    ].map(({ text, lang }) => [text, lang])
  }
  expect(await read('en')).toEqual([
    ['Drain', 'en'],
    ['parts extra', 'en'],
    ['換喉', 'zh-Hant'],
    ['Sundays?', 'en'],
    ['Yes.', 'en'],
  ])
  expect(await read('zh-Hans')).toEqual([
    ['检查渠务', 'zh-Hans'],
    ['parts extra', 'en'],
    ['换喉', 'zh-Hans'],
    ['星期日？', 'zh-Hans'],
    ['可以。', 'zh-Hans'],
  ])
})

describe('photos and the enhanced profile', () => {
  const enhanced = {
    videoUrl: 'https://video.example/1',
    faq: [{ question: { en: 'Do you work on Sundays?', zh: null }, answer: { en: 'Yes.', zh: null } }],
  }
  const withPhotos = async (ownerId: string | null) => {
    const listing = await createListing(database.db, { ...enhanced, ownerId, nameEn: 'Bright Tap' })
    const rows = [3, 1, 0, 2].map((position) => ({
      listingId: listing.id,
      position,
      variants: photos,
      altEn: position === 1 ? 'A tap' : null,
    }))
    await database.db.insert(listingPhotos).values(rows)
    return view(listing.slug)
  }

  test('photos are in order, smallest variant first, with the listing’s name as the default alt text', async () => {
    const { photos: shown, cover } = await withPhotos(null)
    expect(shown.map(({ alt }) => alt)).toEqual(['Bright Tap', 'A tap', 'Bright Tap', 'Bright Tap'])
    expect(cover).toEqual({
      alt: 'Bright Tap',
      variants: [
        { url: '/media/p/320.webp', width: 320, height: 240 },
        { url: '/media/p/640.webp', width: 640, height: 480 },
      ],
    })
  })

  test('a photo is described in the reader’s language, else in the other, else by the name, and says which', async () => {
    const listing = await createListing(database.db, { nameEn: null, nameZh: '光明水喉' })
    const texts = [{ altEn: 'A tap', altZh: '換水龍頭' }, { altEn: 'A van' }, { altZh: '貨車' }, {}]
    await database.db
      .insert(listingPhotos)
      .values(texts.map((one, position) => ({ ...one, listingId: listing.id, position, variants: photos })))
    const read = async (locale: Locale) =>
      (await view(listing.slug, locale)).photos.map(({ alt, altLang }) => (altLang ? `${alt} (${altLang})` : alt))
    expect(await read('en')).toEqual(['A tap', 'A van', '貨車 (zh-Hant)', '光明水喉 (zh-Hant)'])
    expect(await read('zh-Hant')).toEqual(['換水龍頭', 'A van (en)', '貨車', '光明水喉'])
    expect(await read('zh-Hans')).toEqual(['换水龙头', 'A van (en)', '货车', '光明水喉'])
    const { cover } = await view(listing.slug, 'zh-Hant')
    const [card] = await cardsOf(reader(), [listing.listingNo], 'zh-Hant')
    expect([cover?.alt, card?.cover?.alt]).toEqual(['換水龍頭', '換水龍頭'])
  })

  test('a photo that an earlier version stored is described in the language of its one text', async () => {
    const listing = await createListing(database.db, { nameEn: 'Bright Tap' })
    await database.db.insert(listingPhotos).values(
      ['A tap', 'Tap 水喉', '𠮷', ''].map((alt, position) => ({
        alt,
        listingId: listing.id,
        position,
        variants: photos,
      })),
    )
    const read = async () => (await view(listing.slug)).photos.map(({ alt, altLang }) => [alt, altLang])
    const shown = [
      ['A tap', undefined],
      ['Tap 水喉', 'zh-Hant'],
      ['𠮷', 'zh-Hant'],
      ['Bright Tap', undefined],
    ]
    expect(await read()).toEqual(shown)
    const [card] = await cardsOf(reader(), [listing.listingNo], 'en')
    expect(card?.cover?.alt).toBe('A tap')
    // A new version stores both; the earlier one goes on reading its column.
    const content = (await readContent(database.db, listing.id))!
    await writeContent(database.db, listing.id, content)
    expect(await read()).toEqual(shown)
    const rows = await database.db.select().from(listingPhotos).orderBy(listingPhotos.position)
    expect(rows.map(({ alt, altEn, altZh }) => [alt, altEn, altZh])).toEqual([
      ['A tap', 'A tap', null],
      ['Tap 水喉', null, 'Tap 水喉'],
      ['𠮷', null, '𠮷'],
      ['', null, null],
    ])
  })

  test('before and after are shown together, where the photo before is', async () => {
    const listing = await createListing(database.db, { nameEn: 'Bright Tap' })
    const pairs = [null, 2, 1, 2, 1]
    await database.db.insert(listingPhotos).values(
      pairs.map((pair, position) => ({
        listingId: listing.id,
        position,
        pair,
        variants: photos,
        altEn: `${position}`,
      })),
    )
    const { photos: shown } = await view(listing.slug)
    expect(shown.map(({ alt, stage }) => `${alt} ${stage ?? 'alone'}`)).toEqual([
      '0 alone',
      '1 before',
      '3 after',
      '2 before',
      '4 after',
    ])
  })

  test('a free owner’s listing shows three photos and no video or FAQ', async () => {
    const owner = await createProfile(database.db)
    expect(await withPhotos(owner.id)).toMatchObject({ photos: { length: 3 }, videoUrl: null, faq: [] })
  })

  test('a premium owner’s listing shows all', async () => {
    const owner = await createProfile(database.db)
    await createSubscription(database.db, owner.id, 'premium')
    expect(await withPhotos(owner.id)).toMatchObject({
      photos: { length: 4 },
      videoUrl: enhanced.videoUrl,
      faq: [{ question: { text: 'Do you work on Sundays?', lang: 'en' }, answer: { text: 'Yes.' } }],
    })
  })
})

describe('cards', () => {
  test('are in the given order, with featured ones marked and without those that are not public', async () => {
    const owner = await createProfile(database.db, { banned: true })
    const [a, b, c] = [
      await createListing(database.db),
      await createListing(database.db),
      await createListing(database.db),
    ]
    const pending = await createListing(database.db, { status: 'pending' })
    const closed = await createListing(database.db, { ownerId: owner.id })
    const nos = [c, pending, a, closed, b].map(({ listingNo }) => listingNo)
    const cards = await cardsOf(reader(), [...nos, 999_999_999], 'en', { paid: new Set([a.listingNo]) })
    expect(cards.map(({ id, isPaidPlace }) => [id, isPaidPlace])).toEqual([
      [c.id, false],
      [a.id, true],
      [b.id, false],
    ])
    expect(await cardsOf(reader(), [], 'en')).toEqual([])
  })

  test('show three areas and count all active ones', async () => {
    const { listingNo } = await createListing(database.db, {
      areas: ['central', 'wan-chai', 'sheung-wan', 'causeway-bay', 'mong-kok'],
    })
    await database.db.update(areas).set({ isActive: false }).where(eq(areas.slug, 'wan-chai'))
    const [card] = await cardsOf(reader(), [listingNo], 'en')
    expect(card?.areas.map(({ slug }) => slug)).toEqual(['central', 'sheung-wan', 'causeway-bay'])
    expect(card?.areaCount).toBe(4)
  })

  test('name no area of a listing that serves every region', async () => {
    const { listingNo } = await createListing(database.db, {
      areas: ['hong-kong-island', 'kowloon', 'new-territories', 'outlying-islands'],
    })
    const [card] = await cardsOf(reader(), [listingNo], 'en')
    expect(card).toMatchObject({ areas: [], areaCount: 4 })
  })

  test('show the main category, or the next one while it is inactive', async () => {
    const { listingNo } = await createListing(database.db, { categories: ['plumbers', 'electricians'] })
    expect((await cardsOf(reader(), [listingNo], 'en'))[0]?.category.slug).toBe('plumbers')
    await database.db.update(categories).set({ isActive: false }).where(eq(categories.slug, 'plumbers'))
    expect((await cardsOf(reader(), [listingNo], 'en'))[0]?.category.slug).toBe('electricians')
  })

  test('show the lowest price with its unit; null by quotation', async () => {
    const quote = {
      title: { en: 'Work', zh: null },
      unit: 'quote' as const,
      fromCents: null,
      toCents: null,
      note: null,
    }
    const hour = {
      title: { en: 'Hour', zh: null },
      unit: 'hour' as const,
      fromCents: 250_00,
      toCents: null,
      note: null,
    }
    const [priced, quoted] = [
      await createListing(database.db, { prices: [quote, hour] }),
      await createListing(database.db, { prices: [quote] }),
    ]
    const cards = await cardsOf(reader(), [priced.listingNo, quoted.listingNo], 'en')
    expect(cards.map(({ fromPrice }) => fromPrice)).toEqual([{ cents: 250_00, unit: 'hour' }, null])
  })

  test('name the listing in both languages, for its signboard', async () => {
    const both = await createListing(database.db, { nameEn: 'Bright Tap', nameZh: '灣仔水喉' })
    const one = await createListing(database.db, { nameEn: 'Bright Tap', nameZh: null })
    const otherNames = async (locale: Locale) =>
      (await cardsOf(reader(), [both.listingNo, one.listingNo], locale)).map(({ otherName }) => otherName?.text ?? null)
    expect(await otherNames('en')).toEqual(['灣仔水喉', null])
    expect(await otherNames('zh-Hant')).toEqual(['Bright Tap', null])
    expect((await view(both.slug, 'zh-Hans')).otherName).toMatchObject({ text: 'Bright Tap', lang: 'en' })
  })

  test('say between which times the listing is open now or next', async () => {
    const fri = [{ from: 540, to: 1080 }]
    const { listingNo } = await createListing(database.db, { openingHours: { kind: 'weekly', days: { fri } } })
    const [card] = await cardsOf(reader(), [listingNo], 'en')
    expect(card?.opening).toEqual({ kind: 'hours', from: '2026-11-20T01:00:00.000Z', to: '2026-11-20T10:00:00.000Z' })
    const [later] = await cardsOf({ ...reader(), now: () => new Date('2026-11-20T10:00:00Z') }, [listingNo], 'en')
    expect(later?.opening).toMatchObject({ from: '2026-11-27T01:00:00.000Z' })
  })

  test('are converted for Simplified readers', async () => {
    const { listingNo } = await createListing(database.db, { nameZh: '灣仔水喉', summaryZh: '漏水即修' })
    const [card] = await cardsOf(reader(), [listingNo], 'zh-Hans')
    expect(card).toMatchObject({
      name: { text: '湾仔水喉', isConverted: true },
      summary: { isConverted: false },
      category: { name: '水管师傅' },
    })
  })
})
