import { describe, expect, test } from 'vitest'
import { foreignCharacters } from '#platform/server/chinese-scripts.ts'
import { lengthOf } from '#shared/text.ts'
import { testNow } from '#tests/support/ctx.ts'
import { groupAndCategoryTexts } from './compose-texts.ts'
import { generateListings, isReviewable } from './generate.ts'
import { coreReviews, reviewsOf } from './reviews.ts'
import { coreListings } from './slots.ts'

/** Characters that Hong Kong and the mainland write alike. */
const simplifiedIn = (text: string) => foreignCharacters(text, 'zh-Hant').filter((one) => !'床群唇迹'.includes(one))
const core = [...generateListings(coreListings, testNow)].flat()
const all = core.flatMap((listing) => reviewsOf(listing, testNow).map((review) => ({ listing, ...review })))
const published = all.filter(({ row }) => row.status === 'published')

describe('the reviews of the demonstration', () => {
  test('are about 1,500, identical on every run, on about two thirds of the listings', () => {
    expect(all).toHaveLength(coreReviews)
    const listing = core.find((one) => reviewsOf(one, testNow).length > 5)!
    expect(reviewsOf(listing, testNow)).toEqual(reviewsOf(listing, testNow))
    expect(new Set(all.map((review) => review.listing.row.id)).size / coreListings).toBeCloseTo(0.64, 1)
  })

  test('average about 4.2 and include complaints', () => {
    expect(published.reduce((sum, { row }) => sum + row.rating, 0) / published.length).toBeCloseTo(4.2, 0)
    for (const stars of [1, 2, 3, 4, 5])
      expect(published.filter(({ row }) => row.rating === stars).length).toBeGreaterThan(40)
  })

  test('exist only where reviews are on', () => {
    for (const { listing } of all) expect(isReviewable(listing.slot)).toBe(true)
    const doctors = core.filter(({ slot }) => groupAndCategoryTexts(slot).category.praise.length === 0)
    expect(doctors.length).toBeGreaterThan(0)
    for (const doctor of doctors) expect(reviewsOf(doctor, testNow)).toEqual([])
  })

  test('are long enough and in the characters of their language', () => {
    for (const { row, reply } of all) {
      expect(lengthOf(row.body)).toBeGreaterThanOrEqual(20)
      for (const text of [row.body, row.title ?? '', reply?.bodyEn ?? '', reply?.bodyZh ?? '']) {
        expect(text).not.toMatch(/[{}]|undefined/)
        expect(simplifiedIn(text)).toEqual([])
      }
      if (row.language === 'en') expect(row.body).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('never say a sentence twice', () => {
    for (const { row } of all) {
      const sentences = row.body.split(/(?<=[.!?]) |(?<=[。！？])/).filter(Boolean)
      expect(sentences).toEqual([...new Set(sentences)])
    }
  })

  test('rarely repeat one another', () => {
    expect(new Set(all.map(({ row }) => row.body)).size).toBeGreaterThan(0.88 * coreReviews)
    for (const listing of core) {
      const bodies = reviewsOf(listing, testNow).map(({ row }) => row.body)
      expect(new Set(bodies).size).toBe(bodies.length)
    }
  })

  test('begin alike in no two of a listing', () => {
    for (const listing of core) {
      const bodies = reviewsOf(listing, testNow).map(({ row }) => row.body)
      for (const texts of groupAndCategoryTexts(listing.slot).group.contexts) {
        const starts = texts.map((text) => text.split('{')[0]!).filter((start) => start.length > 3)
        expect(bodies.filter((body) => starts.some((start) => body.startsWith(start))).length).toBeLessThan(2)
      }
    }
  })

  test('are later than the listing’s publication and earlier than now, with a contact before verified ones', () => {
    for (const { listing, row, reply, contact, votes } of all) {
      expect(row.createdAt.getTime()).toBeGreaterThan(listing.row.publishedAt!.getTime())
      expect(row.createdAt.getTime()).toBeLessThan(testNow.getTime())
      if (reply) expect(reply.createdAt! > row.createdAt && reply.createdAt! <= testNow).toBe(true)
      for (const vote of votes)
        expect(vote.row.createdAt! >= row.createdAt && vote.row.createdAt! <= testNow).toBe(true)
      expect(row.verification === 'contacted_here').toBe(contact !== null)
      const days = contact ? (row.createdAt.getTime() - contact.firstAt.getTime()) / 86_400_000 : 1
      expect(days).toBeGreaterThanOrEqual(1)
      expect(days).toBeLessThanOrEqual(90)
    }
  })

  test('include hidden ones with a reason and pending ones with the check that tripped', () => {
    expect(all.filter(({ row }) => row.status === 'hidden' && row.hiddenReason).length).toBeGreaterThan(3)
    expect(all.filter(({ row }) => row.status === 'pending' && row.trippedChecks!.length > 0).length).toBeGreaterThan(1)
    expect(all.filter(({ reply }) => reply).length).toBeGreaterThan(150)
    expect(all.filter(({ contact }) => contact).length).toBeGreaterThan(300)
  })
})
