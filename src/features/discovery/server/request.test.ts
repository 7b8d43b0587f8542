import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#features/catalog/server/tables.ts'
import { locales } from '#shared/locale.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import { discoveryProcedures } from './procedures.ts'
import { upsertListings } from './search-index/index-writer.ts'

const database = useDatabase()
const request = async (input: object) =>
  (await clientOf(discoveryProcedures, makeCtx(database.db)).search(input)).request

test('a greeting names the category and place searched for, chosen or understood, and nothing else', async () => {
  const plumber = {
    category: 'plumbers',
    text: {
      en: "I'm looking for a plumber in Sha Tin. ",
      'zh-Hant': '我想搵沙田嘅水喉師傅，',
      'zh-Hans': '我想找沙田的水管师傅，',
    },
  }
  expect(await request({ category: 'plumbers', area: 'sha-tin' })).toEqual(plumber)
  expect(await request({ q: '水喉 沙田' })).toEqual(plumber)
  expect(await request({ q: 'plumber' })).toMatchObject({ text: { en: "I'm looking for a plumber. " } })
  for (const input of [{}, { q: 'sha tin' }, { area: 'sha-tin' }, { category: 'home-repairs', area: 'sha-tin' }])
    expect(await request(input)).toBeNull()
})

test('a greeting names no category for which no admin has written the name of one provider', async () => {
  const none = { singularEn: '', singularZhHant: '', singularZhHans: '' }
  await database.db.update(categories).set(none).where(eq(categories.slug, 'plumbers'))
  expect(await request({ category: 'plumbers' })).toBeNull()
})

test('the cards of a search say the request in their greeting', async () => {
  const listing = await createListing(database.db, { areas: ['sha-tin'] })
  await upsertListings(database.db, [listing.id])
  const { items } = await clientOf(discoveryProcedures, makeCtx(database.db)).search({ q: 'plumber sha tin' })
  expect(items).toHaveLength(1)
  expect(items[0]!.greeting).toContain("I'm looking for a plumber in Sha Tin. Are you available")
})

test('listings near the place searched for are asked for somebody near it, and those of other trades for nothing', async () => {
  const list = async (given: Parameters<typeof createListing>[1]) => {
    const listing = await createListing(database.db, given)
    await upsertListings(database.db, [listing.id])
  }
  await list({ nameEn: 'Pipes', areas: ['fo-tan'] })
  await list({ nameEn: 'Paint and plumber', areas: ['fo-tan'], categories: ['painters'] })
  const greetings = {
    en: "I'm looking for a plumber near Sha Tin. ",
    'zh-Hant': '我想搵沙田附近嘅水喉師傅，',
    'zh-Hans': '我想找沙田附近的水管师傅，',
  }
  for (const locale of locales) {
    const input = { q: 'plumber sha tin', locale }
    const { items, widened } = await clientOf(discoveryProcedures, makeCtx(database.db)).search(input)
    expect(widened?.step).toBe('neighbours')
    expect(items.map(({ name }) => name.text)).toEqual(['Pipes', 'Paint and plumber'])
    expect(items[0]!.greeting).toContain(greetings[locale])
    expect(items[1]!.greeting).not.toMatch(/looking for|想搵|想找/)
  }
})
