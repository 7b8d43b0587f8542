import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { upsert } from '#features/discovery/server/search/write.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing as insertListing, createProfile } from '#tests/support/factories.ts'
import { catalogProcedures } from './server/procedures.ts'
import { areas, categories } from './server/tables.ts'

const database = useDatabase()

/** As the services do: a listing and its place in the search, which counts it. */
async function createListing(given: Parameters<typeof insertListing>[1]) {
  const listing = await insertListing(database.db, given)
  await upsert(database.db, [listing.id])
  return listing
}
const catalog = () => clientOf(catalogProcedures, makeCtx(database.db))
const price = (dollars: number) => [
  { title: 'Visit', unit: 'visit' as const, fromCents: dollars * 100, toCents: null, note: null },
]

describe('categories', () => {
  test('stand in their groups, in the order and the language asked for', async () => {
    const groups = await catalog().findCategories({ locale: 'zh-Hant' })
    expect(groups).toHaveLength(15)
    expect(groups[0]).toMatchObject({ slug: 'home-repairs', name: '家居維修', icon: 'wrench', count: 0 })
    expect(groups[0]!.categories[0]).toEqual({ slug: 'plumbers', name: '水喉師傅', icon: 'droplets', count: 0 })
    expect((await catalog().findCategories({ locale: 'zh-Hans' }))[0]!.categories[0]!.name).toBe('水管师傅')
    expect((await catalog().findCategories({}))[0]!.categories[0]!.name).toBe('Plumbers')
  })

  test('count what visitors can see: approved listings of active owners, once per group', async () => {
    const gone = await createProfile(database.db, { banned: true })
    await createListing({ categories: ['plumbers', 'drain-clearing'] })
    await createListing({ categories: ['plumbers'] })
    await createListing({ categories: ['plumbers'], status: 'pending' })
    await createListing({ categories: ['plumbers'], status: 'rejected' })
    await createListing({ categories: ['plumbers'], ownerId: gone.id })
    const [repairs] = await catalog().findCategories({})
    expect(repairs!.count).toBe(2)
    expect(repairs!.categories.slice(0, 2).map(({ count }) => count)).toEqual([2, 1])
  })

  test('that an admin switched off are shown nowhere, nor is what stands below them', async () => {
    await database.db.update(categories).set({ isActive: false }).where(eq(categories.slug, 'home-repairs'))
    const groups = await catalog().findCategories({})
    expect(groups.map(({ slug }) => slug)).not.toContain('home-repairs')
    await expect(catalog().getCategory({ slug: 'plumbers' })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
      status: 404,
    })
  })
})

describe('what a listing’s form chooses from', () => {
  test('is found by the words of every language', async () => {
    const { groups, categories: choices, areas: places } = await catalog().findChoices({ locale: 'en' })
    expect(groups).toHaveLength(15)
    const plumbers = choices.find(({ slug }) => slug === 'plumbers')!
    expect(plumbers).toMatchObject({ name: 'Plumbers', groupSlug: 'home-repairs' })
    expect(plumbers.words).toContain('水喉佬')
    expect(places.find(({ slug }) => slug === 'central')).toMatchObject({ parentSlug: 'central-and-western-district' })
  })

  test('leaves out what an admin switched off, and what stands below it', async () => {
    await database.db.update(categories).set({ isActive: false }).where(eq(categories.slug, 'home-repairs'))
    const { groups, categories: choices } = await catalog().findChoices({})
    expect([...groups, ...choices].map(({ slug }) => slug)).not.toContain('home-repairs')
    expect(choices.map(({ slug }) => slug)).not.toContain('plumbers')
  })
})

describe('one category', () => {
  test('tells its group, its other names and the licences it asks for', async () => {
    const plumbers = await catalog().getCategory({ slug: 'plumbers', locale: 'zh-Hant' })
    expect(plumbers.group).toEqual({ slug: 'home-repairs', name: '家居維修' })
    expect(plumbers.alsoKnownAs).toContain('水喉佬')
    expect(plumbers.licences).toEqual([
      expect.objectContaining({ key: 'wsd-licensed-plumber', name: '持牌水喉匠', body: '水務署' }),
    ])
    const repairs = await catalog().getCategory({ slug: 'home-repairs' })
    expect(repairs.group).toBeNull()
    expect(repairs.children.map(({ slug }) => slug)).toContain('plumbers')
  })

  test.each(['Plumbers', 'PLUMBERS', ' 水喉師傅 ', '水管师傅'])(
    'is found by its name: %s leads to the slug',
    async (name) => {
      await expect(catalog().getCategory({ slug: name })).rejects.toMatchObject({
        code: 'CATEGORY_MOVED',
        defined: true,
        data: { slug: 'plumbers' },
      })
    },
  )

  test('is found by every slug it ever had, until that slug is another category’s', async () => {
    const rename = (from: string, to: string) =>
      database.db.update(categories).set({ slug: to }).where(eq(categories.slug, from))
    await rename('plumbers', 'water-works')
    await rename('water-works', 'plumbing')
    const asked = (slug: string) => catalog().getCategory({ slug })
    await expect(asked('plumbers')).rejects.toMatchObject({ data: { slug: 'plumbing' } })
    await expect(asked('water-works')).rejects.toMatchObject({ data: { slug: 'plumbing' } })
    await rename('electricians', 'plumbers')
    expect((await asked('plumbers')).name).toBe('Electricians')
  })

  test.each(['no-such-category', 'nul\0byte', '%', '🙂'.repeat(60)])('unknown is not found: %j', async (slug) => {
    await expect(catalog().getCategory({ slug })).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
  })

  test('says what is usually paid, from five prices on', async () => {
    for (const dollars of [100, 200, 300, 400]) await createListing({ prices: price(dollars) })
    await createListing({
      prices: [{ title: 'Any', unit: 'quote', fromCents: null, toCents: null, note: null }],
    })
    await createListing({ prices: price(9), status: 'pending' })
    expect((await catalog().getCategory({ slug: 'plumbers' })).typicalPrice).toBeNull()
    await createListing({ prices: price(500), categories: ['plumbers', 'drain-clearing'] })
    const typical = { medianCents: 300_00, lowCents: 200_00, highCents: 400_00 }
    expect((await catalog().getCategory({ slug: 'plumbers' })).typicalPrice).toEqual(typical)
    expect((await catalog().getCategory({ slug: 'home-repairs' })).typicalPrice).toBeNull()
  })
})

describe('areas', () => {
  test('stand below their districts and regions, each counting once who serves it or the whole around it', async () => {
    await createListing({ areas: ['wan-chai', 'causeway-bay', 'central'] })
    await createListing({ areas: ['wan-chai-district'] })
    const regions = await catalog().findAreas({ locale: 'zh-Hant' })
    expect(regions.map(({ name, count }) => [name, count])).toEqual([
      ['港島', 2],
      ['九龍', 0],
      ['新界', 0],
      ['離島', 0],
    ])
    const wanChai = regions[0]!.districts.find(({ slug }) => slug === 'wan-chai-district')!
    expect(wanChai.count).toBe(2)
    expect(wanChai.areas.find(({ slug }) => slug === 'wan-chai')).toEqual({ slug: 'wan-chai', name: '灣仔', count: 2 })
  })

  test('that an admin switched off are not offered', async () => {
    await database.db.update(areas).set({ isActive: false }).where(eq(areas.slug, 'kowloon'))
    expect((await catalog().findAreas({})).map(({ slug }) => slug)).not.toContain('kowloon')
  })
})
