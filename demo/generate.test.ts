import { describe, expect, test } from 'vitest'
import { initialPlans } from '#features/billing/rules.ts'
import { lowestPrice } from '#features/listings/rules.ts'
import { foreignCharacters } from '#platform/server/chinese-scripts.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import { cleanText, lengthOf } from '#shared/text.ts'
import { testNow } from '#tests/support/ctx.ts'
import { inFirstPerson } from './compose-texts.ts'
import { generateListings, listingOf } from './generate.ts'
import { demoAreas, demoCategories, demoDistricts, demoRegions } from './reference.ts'
import { coreListings, everydayTrades } from './slots.ts'

/** Characters that Hong Kong and the mainland write alike. */
const simplifiedIn = (text: string) => foreignCharacters(text, 'zh-Hant').filter((one) => !'床群唇迹秘'.includes(one))
const core = [...generateListings(coreListings, testNow)].flat()
const textsOf = ({ row }: (typeof core)[number]) =>
  [
    row.nameEn,
    row.nameZh,
    row.summaryEn,
    row.summaryZh,
    row.descriptionEn,
    row.descriptionZh,
    row.rejectionReason,
    ...row.prices.flatMap(({ title, note }) => [title.en, title.zh, note?.en, note?.zh]),
    ...(row.faq ?? []).flatMap(({ question, answer }) => [question, answer].flatMap(({ en, zh }) => [en, zh])),
  ].filter((text) => typeof text === 'string')
const shareOf = (isSo: (listing: (typeof core)[number]) => boolean) => core.filter(isSo).length / core.length

describe('a demonstration listing', () => {
  test('is identical at every scale and on every run', () => {
    const many = [...generateListings(2_500, testNow)].flat()
    expect(many).toHaveLength(2_500)
    expect(many.slice(0, coreListings)).toEqual(core)
    expect(listingOf(2_345, testNow)).toEqual(many[2_345])
  })

  test('respects the length limit of every text and the stored form', () => {
    for (const listing of core) {
      for (const text of textsOf(listing)) expect(text).toBe(cleanText(text))
      const { row } = listing
      for (const name of [row.nameEn, row.nameZh]) if (name) expect(lengthOf(name)).toBeLessThanOrEqual(60)
      for (const summary of [row.summaryEn, row.summaryZh])
        if (summary) expect(lengthOf(summary)).toBeLessThanOrEqual(160)
      for (const text of [row.descriptionEn, row.descriptionZh]) {
        if (text) expect([2, 3, 4, 5]).toContain(text.split('\n\n').length)
        if (text) expect(lengthOf(text)).toBeLessThanOrEqual(5_000)
      }
      for (const { title } of row.prices)
        for (const text of [title.en, title.zh]) if (text) expect(lengthOf(text)).toBeLessThanOrEqual(120)
    }
  })

  test('fills every placeholder of its sentences', () => {
    for (const listing of core)
      expect(textsOf(listing).join('\n')).not.toMatch(/[{}]|undefined|null|\s{3}|,,|。。|，，|\.\./)
  })

  test('uses only Traditional characters in Chinese texts', () => {
    for (const { row } of core) {
      for (const text of [row.nameZh, row.summaryZh, row.descriptionZh]) expect(simplifiedIn(text ?? '')).toEqual([])
    }
  })

  test('has prices in whole dollars, from below to', () => {
    for (const { row } of core) {
      expect(row.prices.length).toBeGreaterThan(0)
      for (const { unit, fromCents, toCents } of row.prices) {
        expect(fromCents === null).toBe(unit === 'quote')
        if (fromCents !== null) expect(fromCents % 100).toBe(0)
        if (toCents !== null) expect(toCents).toBeGreaterThan(fromCents ?? Infinity)
      }
    }
  })

  test('has valid weekly opening hours', () => {
    for (const { row } of core) {
      if (row.openingHours?.kind !== 'weekly') continue
      const { days } = row.openingHours
      // Who rests on Sundays rests on public holidays.
      if (!days.sun) expect(days.holiday ?? []).toEqual([])
      for (const spans of Object.values(days)) {
        expect(spans.length).toBeLessThanOrEqual(2)
        for (const { from, to } of spans) expect(from >= 0 && from < to && from < 1_440 && to <= 2_880).toBe(true)
      }
    }
  })

  test('uses example.com addresses and telephone numbers that are never assigned', () => {
    for (const { row } of core) {
      expect(row.whatsappNumber).toMatch(/^\+8521[23]\d{6}$/)
      expect(parsePhone(row.whatsappNumber)).toBe(row.whatsappNumber)
      expect(row.phoneNumber ?? '+85213000000').toMatch(/^\+8521[34]\d{6}$/)
      expect(row.email ?? 'a@example.com').toMatch(/^[a-z0-9-]+@example\.com$/)
      expect(row.websiteUrl ?? 'https://example.com/a').toMatch(/^https:\/\/example\.com\//)
    }
  })

  test('uses categories and areas of the reference, within the limits of its plan', () => {
    const categorySlugs = new Set(demoCategories.map(({ slug }) => slug))
    const areaSlugs = new Set([...demoAreas, ...demoDistricts, ...demoRegions].map(({ slug }) => slug))
    for (const { slot, categories, areas } of core) {
      const plan = initialPlans.find(({ key }) => key === slot.plan)
      expect(categories.every((slug) => categorySlugs.has(slug)) && areas.every((slug) => areaSlugs.has(slug))).toBe(
        true,
      )
      expect(new Set(categories).size).toBe(categories.length)
      expect(new Set(areas).size).toBe(areas.length)
      expect(categories.length).toBeLessThanOrEqual(plan?.maxCategories ?? 0)
      expect(areas.length).toBeLessThanOrEqual(plan?.maxAreas ?? 4)
      if (plan?.maxAreas) expect(demoRegions.some(({ slug }) => areas.includes(slug))).toBe(false)
    }
  })

  test('lists only licences of its category, checked ones with a date', () => {
    for (const { slot, row } of core) {
      for (const licence of row.licences ?? []) {
        expect(slot.category.licences).toContain(licence.key)
        expect(licence.state === 'checked').toBe(licence.checkedOn !== null)
        expect(licence.expiresOn! < '2026-11-20').toBe(licence.state === 'expired')
      }
    }
  })
})

describe('the 400 listings together', () => {
  test('leave a short queue of licences to check, none waiting for months', () => {
    const daysAgo = (time: string | Date) => Math.floor((testNow.getTime() - new Date(time).getTime()) / 86_400_000)
    const waiting = core.flatMap(({ row }) =>
      row.status === 'approved'
        ? (row.licences ?? []).flatMap(({ state, checkedOn }) => {
            if (state === 'claimed') return daysAgo(row.publishedAt!)
            return state === 'checked' && daysAgo(checkedOn!) >= 365 ? daysAgo(checkedOn!) - 365 : []
          })
        : [],
    )
    expect(waiting.length).toBeGreaterThan(3)
    expect(waiting.length).toBeLessThan(16)
    expect(Math.max(...waiting)).toBeLessThan(24)
  })

  test('have unique names, addresses and telephone numbers', () => {
    const unique = (values: (string | null | undefined)[]) => {
      const present = values.filter((value) => value !== null && value !== undefined)
      expect(new Set(present).size).toBe(present.length)
    }
    unique(core.map(({ row }) => row.nameEn))
    unique(core.map(({ row }) => row.nameZh))
    unique(core.map(({ row }) => row.slug))
    const parties = new Map(core.map(({ slot, row }) => [slot.party, row.whatsappNumber]))
    expect(new Set(parties.values()).size).toBe(parties.size)
  })

  test('have unique descriptions, and neighbours in a category have different summaries', () => {
    const descriptions = core.flatMap(({ row }) => [row.descriptionEn, row.descriptionZh]).filter(Boolean)
    expect(new Set(descriptions).size).toBe(descriptions.length)
    const summaries = core
      .flatMap(({ slot, row }) =>
        [row.summaryEn, row.summaryZh].map((summary) => summary && `${slot.category.slug} ${summary}`),
      )
      .filter(Boolean)
    expect(new Set(summaries).size / summaries.length).toBeGreaterThan(0.97)
  })

  test('are 40 % English, 30 % Chinese and 30 % bilingual', () => {
    expect(shareOf(({ row }) => row.nameZh === null)).toBeCloseTo(0.4, 2)
    expect(shareOf(({ row }) => row.nameEn === null)).toBeCloseTo(0.3, 2)
    expect(shareOf(({ row }) => row.nameEn !== null && row.nameZh !== null)).toBeCloseTo(0.3, 2)
  })

  test('cover every category that has texts, and most areas', () => {
    expect(new Set(core.map(({ slot }) => slot.category.group)).size).toBe(
      new Set(demoCategories.map(({ group }) => group)).size,
    )
    expect(new Set(core.flatMap(({ categories }) => categories)).size).toBeGreaterThan(0.97 * demoCategories.length)
    expect(new Set(core.flatMap(({ areas }) => areas)).size).toBeGreaterThan(0.9 * demoAreas.length)
  })

  test.each(everydayTrades)(
    'include two %s or more for every area of the city, beside those of other trades',
    (trade) => {
      const providers = core.filter(({ row, categories }) => row.status === 'approved' && categories[0] === trade)
      const lacking = demoAreas.filter(
        ({ slug, district, region }) =>
          providers.filter(({ areas }) => [slug, district, region].some((place) => areas.includes(place))).length < 2,
      )
      expect(lacking.map(({ slug }) => slug)).toEqual([])
      expect(new Set(providers.flatMap(({ areas }) => areas)).size).toBeGreaterThan(8)
    },
  )

  test('are mostly approved, on every plan, some open round the clock and some with prices on request only', () => {
    expect(shareOf(({ row }) => row.status === 'approved')).toBeCloseTo(0.92, 1)
    for (const status of ['pending', 'rejected'])
      expect(shareOf(({ row }) => row.status === status)).toBeGreaterThan(0.02)
    for (const code of ['moderation', 'plan_limit'])
      expect(core.some(({ row }) => row.rejectionCode === code)).toBe(true)
    for (const { key } of initialPlans) expect(shareOf(({ slot }) => slot.plan === key)).toBeGreaterThan(0.05)
    for (const kind of ['always', 'appointment', 'weekly'])
      expect(shareOf(({ row }) => row.openingHours?.kind === kind)).toBeGreaterThan(0.02)
    expect(shareOf(({ row }) => lowestPrice(row.prices) === null)).toBeGreaterThan(0.02)
    expect(shareOf(({ row }) => row.calloutFeeCents !== null)).toBeGreaterThan(0.05)
    expect(shareOf(({ row }) => row.takesUrgentJobs === true)).toBeGreaterThan(0.05)
    expect(core.some(({ row }) => row.urgentSurchargeCents && !row.takesUrgentJobs)).toBe(false)
  })
})

test('a sole provider writes in the first person singular', () => {
  expect(inFirstPerson('We are two minutes away, and our van is ours; tell us when we’re late.')).toBe(
    'I am two minutes away, and my van is mine; tell me when I’m late.',
  )
})
