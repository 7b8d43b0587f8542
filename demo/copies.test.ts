import { readFileSync } from 'node:fs'
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
  const { areas } = JSON.parse(readFileSync('reference/areas.json', 'utf8')) as {
    areas: { slug: string; name: { 'zh-Hant': string } }[]
  }
  const nameOf = new Map(areas.map(({ slug, name }) => [slug, name['zh-Hant']]))
  let renamed = 0
  for (const [at, copy] of many.entries()) {
    const source = many[at % 400]!
    const [before, after] = [source.named[0]!, copy.named[0]!]
    if (at < 400 || !source.content.summaryZh?.includes(nameOf.get(before)!)) continue
    expect(copy.content.areas).toEqual(copy.named)
    expect(copy.content.summaryZh).toContain(nameOf.get(after))
    renamed++
  }
  expect(renamed).toBeGreaterThan(100)
})

test('copies of a trade are on every plan', () => {
  const plans = new Map(
    [...batchesOf(20_000)].flatMap(({ owners }) => owners.map(({ number, payment }) => [number, payment?.plan])),
  )
  const all = listingsOf(20_000).filter(({ content }) => content.categories[0] === 'plumbers')
  expect(new Set(all.map(({ owner = -1 }) => plans.get(owner)))).toEqual(
    new Set([undefined, 'whatsapp_verified', 'premium']),
  )
})

test('copies have valid prices and ratings, and no dates that contradict each other', () => {
  const owners = new Map([...batchesOf(2_500)].flatMap((batch) => batch.owners.map((owner) => [owner.number, owner])))
  for (const { content, ratings = [], owner, created, published } of many.slice(400)) {
    for (const { fromCents, toCents } of content.prices)
      if (toCents !== null) expect(toCents).toBeGreaterThan(fromCents ?? Infinity)
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(0)
    if (published === undefined) expect(ratings).toEqual([0, 0, 0, 0, 0])
    expect(created).toBeGreaterThanOrEqual(published ?? 0)
    if (owner !== undefined) expect(owners.get(owner)!.joined).toBeGreaterThanOrEqual(created)
    for (const { expiresInDays, checkedDaysAgo = 0 } of content.licences ?? []) {
      expect(checkedDaysAgo).toBeLessThanOrEqual(published ?? 0)
      expect(expiresInDays).toBeGreaterThanOrEqual(-created)
    }
  }
})
