import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { initialPlans } from '#features/billing/rules.ts'
import { lowestPrice } from '#features/listings/rules.ts'
import { foreignCharacters } from '#platform/server/chinese-scripts.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import { lengthOf } from '#shared/text.ts'
import { testNow } from '#tests/support/ctx.ts'
import { contentOf } from './load-listings.ts'
import { readRecords } from './records.ts'

type Name = { en: string }
type Reference = {
  groups: { slug: string; categories: { slug: string; licences: string[] }[] }[]
  areas: { slug: string; district: string; region: string; name: Name }[]
}
const reference = <Key extends keyof Reference>(file: string, key: Key) =>
  (JSON.parse(readFileSync(`reference/${file}.json`, 'utf8')) as Reference)[key]
const groupOf = new Map(
  reference('categories', 'groups').flatMap(({ slug, categories }) => categories.map((one) => [one.slug, slug])),
)
const licencesOf = new Map(
  reference('categories', 'groups').flatMap(({ categories }) => categories.map((one) => [one.slug, one.licences])),
)
const areas = reference('areas', 'areas')

/** Characters that Hong Kong and the mainland write alike. */
const simplifiedIn = (text: string) => foreignCharacters(text, 'zh-Hant').filter((one) => !'床群唇迹秘'.includes(one))
const owners = new Map(readRecords('owners').map((owner) => [owner.number, owner]))
const core = readRecords('listings').map((listing) => ({
  ...listing,
  category: listing.content.categories[0] ?? '',
  plan: owners.get(listing.owner ?? -1)?.payment?.plan ?? ('free' as const),
  content: contentOf(listing.content, testNow),
}))
const reviews = readRecords('reviews')
const pictures = readRecords('pictures')
const textsOf = ({ content, rejection }: (typeof core)[number]) =>
  [
    content.nameEn,
    content.nameZh,
    content.summaryEn,
    content.summaryZh,
    content.descriptionEn,
    content.descriptionZh,
    rejection?.reason,
    ...content.prices.flatMap(({ title, note }) => [title.en, title.zh, note?.en, note?.zh]),
    ...content.faq.flatMap(({ question, answer }) => [question, answer].flatMap(({ en, zh }) => [en, zh])),
  ].filter((text) => typeof text === 'string')
const shareOf = (isSo: (listing: (typeof core)[number]) => boolean) => core.filter(isSo).length / core.length

describe('the listings of the demonstration', () => {
  test('have names of at most 60 characters, two to five paragraphs, and no placeholder', () => {
    for (const listing of core) {
      const { nameEn, nameZh, descriptionEn, descriptionZh } = listing.content
      for (const name of [nameEn, nameZh]) if (name) expect(lengthOf(name)).toBeLessThanOrEqual(60)
      for (const text of [descriptionEn, descriptionZh])
        if (text) expect([2, 3, 4, 5]).toContain(text.split('\n\n').length)
      expect(textsOf(listing).join('\n')).not.toMatch(/[{}]|undefined|null|\s{3}|,,|。。|，，|\.\./)
    }
  })

  test('use only Traditional characters in Chinese texts', () => {
    for (const { content } of core)
      for (const text of [content.nameZh, content.summaryZh, content.descriptionZh])
        expect(simplifiedIn(text ?? '')).toEqual([])
  })

  test('have prices in whole dollars, and rest on public holidays if on Sundays', () => {
    for (const { content } of core) {
      expect(content.prices.length).toBeGreaterThan(0)
      for (const { fromCents } of content.prices) expect((fromCents ?? 0) % 100).toBe(0)
      const { openingHours } = content
      if (openingHours?.kind === 'weekly' && !openingHours.days.sun) expect(openingHours.days.holiday ?? []).toEqual([])
    }
  })

  test('have example.com addresses and telephone numbers that are never assigned', () => {
    for (const { content } of core) {
      expect(content.whatsappNumber).toMatch(/^\+8521[23]\d{6}$/)
      expect(parsePhone(content.whatsappNumber)).toBe(content.whatsappNumber)
      expect(content.phoneNumber ?? '+85213000000').toMatch(/^\+8521[34]\d{6}$/)
      expect(content.email ?? 'a@example.com').toMatch(/^[a-z0-9-]+@example\.com$/)
      expect(content.websiteUrl ?? 'https://example.com/a').toMatch(/^https:\/\/example\.com\//)
    }
    for (const { email } of [...owners.values(), ...readRecords('reviewers')]) expect(email).toMatch(/@example\.com$/)
  })

  test('list only licences of their category, checked ones with a date', () => {
    for (const { category, content } of core)
      for (const licence of content.licences) {
        expect(licencesOf.get(category)).toContain(licence.key)
        expect(licence.state === 'checked').toBe(licence.checkedOn !== null)
        expect(licence.expiresOn! < '2026-11-20').toBe(licence.state === 'expired')
      }
  })

  test('leave a short queue of licences to check, none waiting for months', () => {
    const waiting = readRecords('listings').flatMap(({ published, content }) =>
      (content.licences ?? []).flatMap(({ state, checkedDaysAgo = 0 }) => {
        if (published === undefined) return []
        if (state === 'claimed') return published
        return state === 'checked' && checkedDaysAgo >= 365 ? checkedDaysAgo - 365 : []
      }),
    )
    expect(waiting.length).toBeGreaterThan(3)
    expect(waiting.length).toBeLessThan(16)
    expect(Math.max(...waiting)).toBeLessThan(24)
  })

  test('have unique names, slugs and telephone numbers', () => {
    const unique = (values: (string | null)[]) => {
      const present = values.filter((value) => value !== null)
      expect(new Set(present).size).toBe(present.length)
    }
    unique(core.map(({ content }) => content.nameEn))
    unique(core.map(({ content }) => content.nameZh))
    unique(core.map(({ slug }) => slug))
    const numbers = new Map(core.map(({ owner, slug, content }) => [owner ?? slug, content.whatsappNumber]))
    unique([...numbers.values()])
    for (const { owner, slug, content } of core) expect(numbers.get(owner ?? slug)).toBe(content.whatsappNumber)
  })

  test('are 40 % English, 30 % Chinese and 30 % bilingual', () => {
    expect(core).toHaveLength(400)
    expect(shareOf(({ content }) => content.nameZh === null)).toBeCloseTo(0.4, 2)
    expect(shareOf(({ content }) => content.nameEn === null)).toBeCloseTo(0.3, 2)
  })

  test('cover nearly every category, and most areas', () => {
    const taken = new Set(core.flatMap(({ content }) => content.categories))
    expect(new Set([...taken].map((slug) => groupOf.get(slug))).size).toBe(new Set(groupOf.values()).size)
    expect(taken.size).toBeGreaterThan(0.97 * groupOf.size)
    expect(new Set(core.flatMap(({ content }) => content.areas)).size).toBeGreaterThan(0.9 * areas.length)
  })

  test.each(['plumbers', 'electricians', 'home-cleaning', 'local-movers', 'private-tutors'])(
    'include two %s or more for every area of the city, beside those of other trades',
    (trade) => {
      const providers = core.filter(({ status, category }) => status === 'approved' && category === trade)
      const lacking = areas.filter(
        ({ slug, district, region }) =>
          providers.filter(({ content }) => [slug, district, region].some((place) => content.areas.includes(place)))
            .length < 2,
      )
      expect(lacking.map(({ slug }) => slug)).toEqual([])
    },
  )

  test('are mostly approved, on every plan, some open round the clock and some with prices on request only', () => {
    expect(shareOf(({ status }) => status === 'approved')).toBeCloseTo(0.92, 1)
    for (const status of ['pending', 'rejected']) expect(shareOf((one) => one.status === status)).toBeGreaterThan(0.02)
    for (const code of ['moderation', 'plan_limit'])
      expect(core.some(({ rejection }) => rejection?.code === code)).toBe(true)
    for (const { key } of initialPlans) expect(shareOf(({ plan }) => plan === key)).toBeGreaterThan(0.05)
    for (const kind of ['always', 'appointment', 'weekly'])
      expect(shareOf(({ content }) => content.openingHours?.kind === kind)).toBeGreaterThan(0.02)
    expect(shareOf(({ content }) => lowestPrice(content.prices) === null)).toBeGreaterThan(0.02)
    expect(shareOf(({ content }) => content.calloutFeeCents !== null)).toBeGreaterThan(0.05)
    expect(shareOf(({ content }) => content.takesUrgentJobs)).toBeGreaterThan(0.05)
  })
})

describe('the reviews of the demonstration', () => {
  const bodiesOf = Map.groupBy(reviews, ({ listing }) => listing)

  test('are 1,500 on two thirds of the listings, 4.2 stars on average, complaints among them', () => {
    expect(reviews).toHaveLength(1_500)
    expect(bodiesOf.size / core.length).toBeCloseTo(0.64, 1)
    expect(reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length).toBeCloseTo(4.2, 0)
    for (const stars of [1, 2, 3, 4, 5])
      expect(reviews.filter(({ rating }) => rating === stars).length).toBeGreaterThan(40)
  })

  test('are long enough and in the characters of their language', () => {
    for (const { body, title, reply, language } of reviews) {
      expect(lengthOf(body)).toBeGreaterThanOrEqual(20)
      for (const text of [body, title ?? '', reply?.bodyEn ?? '', reply?.bodyZh ?? '']) {
        expect(text).not.toMatch(/[{}]|undefined/)
        expect(simplifiedIn(text)).toEqual([])
      }
      if (language === 'en') expect(body).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('rarely repeat one another, and never say a sentence twice', () => {
    for (const { body } of reviews) {
      const sentences = body.split(/(?<=[.!?]) |(?<=[。！？])/).filter(Boolean)
      expect(sentences).toEqual([...new Set(sentences)])
    }
    expect(new Set(reviews.map(({ body }) => body)).size).toBeGreaterThan(0.88 * reviews.length)
    for (const ofListing of bodiesOf.values())
      expect(new Set(ofListing.map(({ body }) => body)).size).toBe(ofListing.length)
  })

  test('follow a contact by 1 to 90 days where they say so', () => {
    for (const { at, contact } of reviews) {
      if (contact === undefined) continue
      expect(contact - at).toBeGreaterThanOrEqual(1)
      expect(contact - at).toBeLessThanOrEqual(90)
    }
  })

  test('include hidden ones with a reason and pending ones with the check that tripped', () => {
    expect(reviews.filter(({ status, hiddenReason }) => status === 'hidden' && hiddenReason).length).toBeGreaterThan(3)
    expect(reviews.filter(({ status, trippedChecks }) => status === 'pending' && trippedChecks).length).toBeGreaterThan(
      1,
    )
    expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThan(150)
    expect(reviews.filter(({ contact }) => contact !== undefined).length).toBeGreaterThan(300)
  })
})

describe('the pictures of the demonstration', () => {
  const pictured = core.filter(({ photos }) => photos.length > 0)

  test('are WebP files in two widths, 4 MB at most in all, each shown somewhere', async () => {
    const files = readdirSync('demo/pictures')
    const shown = new Set([...core, ...reviews].flatMap(({ photos = [] }) => photos))
    expect([...shown].toSorted()).toEqual(Object.keys(pictures).toSorted())
    const expected = [...shown].flatMap((name) => [`${name}-320.webp`, `${name}-960.webp`])
    expect(files.toSorted()).toEqual(expected.toSorted())
    expect(files.reduce((sum, file) => sum + statSync(`demo/pictures/${file}`).size, 0)).toBeLessThan(4_000_000)
    for (const file of files) {
      const { format, width, height } = await sharp(`demo/pictures/${file}`).metadata()
      expect([format, `-${width}.`, height]).toEqual(['webp', /-\d+\./.exec(file)?.[0], (width * 3) / 4])
    }
  })

  test('belong to six in ten listings, two to six each, within the plan', () => {
    expect(pictured.length / core.length).toBeCloseTo(0.63, 1)
    for (const { plan, photos } of pictured) {
      const most = initialPlans.find(({ key }) => key === plan)?.maxPhotos ?? 0
      expect(photos.length).toBeGreaterThanOrEqual(2)
      expect(photos.length).toBeLessThanOrEqual(Math.min(6, most))
      expect(new Set(photos).size).toBe(photos.length)
    }
  })

  test('differ between neighbours: no two covers of a trade are the same', () => {
    for (const [category, listings] of Map.groupBy(pictured, (listing) => listing.category)) {
      const covers = listings.map(({ photos }) => photos[0])
      expect([category, ...covers]).toEqual([category, ...new Set(covers)])
    }
    const groups = Map.groupBy(pictured, ({ category }) => groupOf.get(category))
    expect(groups.size).toBe(new Set(groupOf.values()).size)
    for (const listings of groups.values())
      expect(new Set(listings.map(({ photos }) => photos[0])).size).toBeGreaterThanOrEqual(3)
  })

  test('do not contradict their listing', () => {
    const unfit: Record<string, string> = {
      'dog-training dog-walking': 'cat carrier',
      'pet-grooming': 'washer',
      'bicycle-repair': 'car garage',
      'dance-lessons music-lessons': 'desk papers meeting tea',
      'swimming-lessons': 'gym beach',
      'martial-arts personal-trainers': 'studio',
      'handyman window-repair painters leak-waterproofing': 'window-work',
      'air-con-cleaning air-con-repair': 'sofa cleaning window-work kitchen',
      'physiotherapists chiropractors': 'nursery mirror',
      'photographers family-photography': 'swatches',
      'water-sports': 'trail pool',
    }
    const reviewed = Map.groupBy(reviews, ({ listing }) => listing)
    for (const { slug, category, photos } of core) {
      const [, names = ''] = Object.entries(unfit).find(([trades]) => trades.split(' ').includes(category)) ?? []
      const shown = [...photos, ...(reviewed.get(slug) ?? []).flatMap((review) => review.photos ?? [])]
      expect([slug, ...shown.filter((name) => names.split(' ').includes(name))]).toEqual([slug])
    }
  })

  test('show a job before and after for two live listings, behind their covers', () => {
    const paired = pictured.filter(({ photos }) => photos.some((name) => name.endsWith('-before')))
    expect(paired.map(({ category, status }) => `${category} ${status}`).toSorted()).toEqual([
      'deep-cleaning approved',
      'painters approved',
    ])
    for (const { photos } of paired) {
      expect(photos[1]).toMatch(/-before$/)
      expect(photos[2]).toBe(photos[1]?.replace('-before', '-after'))
    }
  })

  test('come with a review of some listings that have their own', () => {
    const reviewed = reviews.filter(({ photos }) => photos)
    expect(reviewed.length).toBeGreaterThan(30)
    for (const { listing } of reviewed) expect(pictured.some(({ slug }) => slug === listing)).toBe(true)
  })
})
