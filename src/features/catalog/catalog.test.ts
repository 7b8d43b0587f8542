import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { upsertListings } from '#features/discovery/server/search-index/index-writer.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing as insertListing, createProfile } from '#tests/support/factories.ts'
import { catalogProcedures } from './server/procedures.ts'
import { areas, categories } from './server/tables.ts'

const database = useDatabase()

/** Creates a listing and indexes it, since the counts come from the search index. */
async function createListing(given: Parameters<typeof insertListing>[1]) {
  const listing = await insertListing(database.db, given)
  await upsertListings(database.db, [listing.id])
  return listing
}
const catalog = () => clientOf(catalogProcedures, makeCtx(database.db))
const price = (dollars: number) => [
  { title: { en: 'Visit', zh: null }, unit: 'visit' as const, fromCents: dollars * 100, toCents: null, note: null },
]

describe('categories', () => {
  test('are returned by group in the admin’s order, in the requested language', async () => {
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

  test('that are inactive are hidden together with their children', async () => {
    await database.db.update(categories).set({ isActive: false }).where(eq(categories.slug, 'home-repairs'))
    const groups = await catalog().findCategories({})
    expect(groups.map(({ slug }) => slug)).not.toContain('home-repairs')
    await expect(catalog().getCategory({ slug: 'plumbers' })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
      status: 404,
    })
  })
})

describe('the options of the listing form', () => {
  test('carry names and synonyms of every language', async () => {
    const { groups, categories: choices, areas: areaChoices } = await catalog().findChoices({ locale: 'en' })
    expect(groups).toHaveLength(15)
    const plumbers = choices.find(({ slug }) => slug === 'plumbers')!
    expect(plumbers).toMatchObject({ name: 'Plumbers', groupSlug: 'home-repairs' })
    expect(plumbers.words).toContain('水喉佬')
    expect(areaChoices.find(({ slug }) => slug === 'central')).toMatchObject({
      parentSlug: 'central-and-western-district',
    })
  })

  test('leave out inactive categories and their children', async () => {
    await database.db.update(categories).set({ isActive: false }).where(eq(categories.slug, 'home-repairs'))
    const { groups, categories: choices } = await catalog().findChoices({})
    expect([...groups, ...choices].map(({ slug }) => slug)).not.toContain('home-repairs')
    expect(choices.map(({ slug }) => slug)).not.toContain('plumbers')
  })
})

describe('one category', () => {
  test('includes its group, its synonyms and the licences it requires', async () => {
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
    'is found by name: %s redirects to the slug',
    async (name) => {
      await expect(catalog().getCategory({ slug: name })).rejects.toMatchObject({
        code: 'CATEGORY_MOVED',
        defined: true,
        data: { slug: 'plumbers' },
      })
    },
  )

  test('is found by every former slug, until another category takes that slug', async () => {
    const rename = (from: string, to: string) =>
      database.db.update(categories).set({ slug: to }).where(eq(categories.slug, from))
    await rename('plumbers', 'water-works')
    await rename('water-works', 'plumbing')
    const get = (slug: string) => catalog().getCategory({ slug })
    await expect(get('plumbers')).rejects.toMatchObject({ data: { slug: 'plumbing' } })
    await expect(get('water-works')).rejects.toMatchObject({ data: { slug: 'plumbing' } })
    await rename('electricians', 'plumbers')
    expect((await get('plumbers')).name).toBe('Electricians')
  })

  test.each(['no-such-category', 'nul\0byte', '%', '🙂'.repeat(60)])(
    'with an unknown slug is not found: %j',
    async (slug) => {
      await expect(catalog().getCategory({ slug })).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
    },
  )

  test('shows its typical price from five prices on', async () => {
    for (const dollars of [100, 200, 300, 400]) await createListing({ prices: price(dollars) })
    await createListing({
      prices: [{ title: { en: 'Any', zh: null }, unit: 'quote', fromCents: null, toCents: null, note: null }],
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
  test('are nested in districts and regions; each counts once a listing that serves it or a district or region around it', async () => {
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

  test('that are inactive are left out', async () => {
    await database.db.update(areas).set({ isActive: false }).where(eq(areas.slug, 'kowloon'))
    expect((await catalog().findAreas({})).map(({ slug }) => slug)).not.toContain('kowloon')
    await expect(catalog().getArea({ slug: 'mong-kok' })).rejects.toMatchObject({ code: 'AREA_NOT_FOUND', status: 404 })
  })
})

describe('one area', () => {
  test('has its parents, and what is in it or beside it, with the number of listings', async () => {
    await createListing({ areas: ['fo-tan'] })
    const foTan = await catalog().getArea({ slug: 'fo-tan', locale: 'zh-Hant' })
    expect(foTan).toMatchObject({ name: '火炭', count: 1, children: [] })
    expect(foTan.parents).toEqual([
      { slug: 'new-territories', name: '新界' },
      { slug: 'sha-tin-district', name: '沙田區' },
    ])
    expect(foTan.siblings).toContainEqual({ slug: 'sha-tin', name: '沙田', count: 0 })
    const region = await catalog().getArea({ slug: 'new-territories' })
    expect(region).toMatchObject({ parents: [], count: 1 })
    expect(region.children.find(({ slug }) => slug === 'sha-tin-district')).toMatchObject({ count: 1 })
  })

  test.each(['Sha Tin', 'SHA TIN', ' 沙田 ', '沙田'])('is found by name: %s redirects to the slug', async (name) => {
    await expect(catalog().getArea({ slug: name })).rejects.toMatchObject({
      code: 'AREA_MOVED',
      defined: true,
      data: { slug: 'sha-tin' },
    })
  })

  test('is found by a former slug, and an unknown one is not found', async () => {
    await database.db.update(areas).set({ slug: 'sand-field' }).where(eq(areas.slug, 'sha-tin'))
    await expect(catalog().getArea({ slug: 'sha-tin' })).rejects.toMatchObject({ data: { slug: 'sand-field' } })
    await expect(catalog().getArea({ slug: 'nowhere' })).rejects.toMatchObject({ code: 'AREA_NOT_FOUND' })
  })
})
