import { expect, test } from 'vitest'
import { batchesOf } from './copies.ts'

const listingsOf = (count: number) => [...batchesOf(count)].flatMap(({ listings }) => listings)
const many = listingsOf(2_500)

test('a listing is the same however many there are', () => {
  expect(many).toHaveLength(2_500)
  expect(listingsOf(900)).toEqual(many.slice(0, 900))
  expect(listingsOf(30)).toEqual(many.slice(0, 30))
})

test('copies have slugs, owners and numbers of their own', () => {
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(2_500)
  const owners = [...batchesOf(2_500)].flatMap((batch) => batch.owners)
  for (const key of ['number', 'email', 'whatsappNumber'] as const)
    expect(new Set(owners.map((owner) => owner[key])).size).toBe(owners.length)
  const numbers = new Set(owners.map(({ number }) => number))
  for (const { owner } of many) expect(owner === undefined || numbers.has(owner)).toBe(true)
})

test('copies name the areas that they serve, and no others', () => {
  const copy = many.find(
    ({ content, named }, at) => at > 400 && !named.includes('tai-koo') && content.descriptionEn?.includes('based in'),
  )
  const source = many[many.indexOf(copy!) % 400]!
  expect(copy?.content.areas).toEqual(copy?.named)
  expect(copy?.content.descriptionEn).not.toBe(source.content.descriptionEn)
})

test('copies have valid prices and ratings', () => {
  for (const { content, ratings = [], status } of many.slice(400)) {
    for (const { fromCents, toCents } of content.prices)
      if (toCents !== null) expect(toCents).toBeGreaterThan(fromCents ?? Infinity)
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(0)
    if (status !== 'approved') expect(ratings).toEqual([0, 0, 0, 0, 0])
  }
})
