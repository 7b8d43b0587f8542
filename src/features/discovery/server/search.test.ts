import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { placeNames } from '#bench/place-names.ts'
import { areas, categories } from '#features/catalog/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { enableCache } from '#platform/server/cached.ts'
import { locales } from '#shared/locale.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createProfile,
  createReview,
  createSubscription,
  type Listing,
} from '#tests/support/factories.ts'
import { valueKeys } from '../filters.ts'
import { discoveryProcedures } from './procedures.ts'
import { indexPendingChanges, upsertSearch } from './service.ts'
import { findListingTerms } from './store.ts'

const database = useDatabase()
const api = () => clientOf(discoveryProcedures, makeCtx(database.db, { areLimitsOn: false }))
type Input = Parameters<ReturnType<typeof api>['search']>[0]

const find = (input: Input) => api().search(input)
const names = async (input: Input) => (await find(input)).items.map(({ name }) => name.text)

async function list(given: Parameters<typeof createListing>[1]): Promise<Listing> {
  const listing = await createListing(database.db, given)
  await upsertSearch(database.db, [listing.id])
  return listing
}

// Tests with many searches enable the cache, as in production.
afterEach(() => enableCache(database.db, false))

const silent = { descriptionEn: 'Call us.', nameZh: null }

test('a search finds names and texts regardless of case and word form', async () => {
  await list({ nameEn: 'Quick Fix', descriptionEn: 'We repair leaking taps and blocked drains.' })
  await list({ nameEn: 'Tai Tai Nails', descriptionEn: 'Manicure at home.', categories: ['nails'] })
  expect(await names({ q: 'LEAKS' })).toEqual(['Quick Fix'])
  expect(await names({ q: 'drain repairs' })).toEqual(['Quick Fix'])
  expect(await names({ q: 'manicures' })).toEqual(['Tai Tai Nails'])
})

test('Traditional and Simplified Chinese match each other', async () => {
  await list({
    nameEn: null,
    nameZh: '陳記搬屋',
    descriptionEn: null,
    descriptionZh: '專門搬運鋼琴及貴重傢俬。',
    categories: ['local-movers'],
  })
  for (const q of ['搬运钢琴', '搬運鋼琴', '贵重家私', '陈记'])
    expect(await names({ q, locale: 'zh-Hant' })).toEqual(['陳記搬屋'])
})

test('variants of a character are one word, and fillers and joiners inside words vanish', async () => {
  const describe = (nameZh: string, descriptionZh: string) =>
    list({ nameEn: null, nameZh, descriptionEn: null, descriptionZh, categories: ['local-movers'] })
  await describe('隣里木櫈', '專修木櫈，亦做鉋木。')
  await describe('栢麗鐵閘', '熱閙之選，粘土\u0640模型。')
  const found: [string, string][] = [
    ['鄰里木凳', '隣里木櫈'],
    ['刨木', '隣里木櫈'],
    ['柏麗鐡閘', '栢麗鐵閘'],
    ['栢\u3164麗\u180A鐵閘', '栢麗鐵閘'],
    ['黏土模型', '栢麗鐵閘'],
    ['热闹之选', '栢麗鐵閘'],
  ]
  for (const [q, name] of found) expect([q, await names({ q, locale: 'zh-Hant' })]).toEqual([q, [name]])
})

test('a category is found by its names and synonyms in any language, regardless of the language of the listing', async () => {
  await list({ nameEn: 'Harbour Works', ...silent })
  for (const q of ['plumber', 'plumbing', '水喉', '水喉佬', '水管工', 'burst pipes'])
    expect(await names({ q })).toEqual(['Harbour Works'])
})

test('an area name in the query filters by area, in either script and any position', async () => {
  await list({ nameEn: 'Here', ...silent, areas: ['wan-chai'] })
  await list({ nameEn: 'There', ...silent, areas: ['sha-tin'] })
  for (const q of [
    'Wan Chai plumber',
    'plumber wanchai',
    '灣仔水喉',
    '湾仔 水管工',
    'Wan Chai 水喉師傅',
    '我想搵灣仔嘅水喉師傅',
  ]) {
    expect(await names({ q })).toEqual(['Here'])
  }
})

test('a listing for a district is found in all its areas, and one for an area in its district and region', async () => {
  await list({ nameEn: 'District', ...silent, areas: ['wan-chai-district'] })
  await list({ nameEn: 'Area', ...silent, areas: ['causeway-bay'] })
  await list({ nameEn: 'Elsewhere', ...silent, areas: ['mong-kok'] })
  expect(await names({ area: 'wan-chai' })).toEqual(['District'])
  expect((await names({ area: 'wan-chai-district' })).toSorted()).toEqual(['Area', 'District'])
  expect((await names({ q: 'Hong Kong Island plumber' })).toSorted()).toEqual(['Area', 'District'])
})

test('a word that no listing contains is corrected and the correction reported, except in an exact search', async () => {
  await list({ nameEn: 'Harbour Works', ...silent })
  const result = await find({ q: 'plumer Wan Chai' })
  expect(result.items).toHaveLength(1)
  expect(result.correction).toEqual({ from: 'plumer Wan Chai', to: 'plumber Wan Chai' })
  const long = await find({ q: `plumer${' '.repeat(10_000)}` })
  expect(long.correction?.from).toBe('plumer')
  const exact = await find({ q: 'plumer', exact: '1' })
  expect(exact).toMatchObject({ total: 0, correction: null, nothingFound: { spelling: 'plumber' } })
})

test('a place whose name is begun or misspelt beside a trade is completed, and that reported', async () => {
  await list({ nameEn: 'Here', ...silent, areas: ['sha-tin'] })
  await list({ nameEn: 'There', ...silent, areas: ['yau-ma-tei', 'kwun-tong', 'tsim-sha-tsui'] })
  for (const [q, area, to] of [
    ['plumber sha ti', 'sha-tin', 'plumber Sha Tin'],
    ['Plumber yau ma tai', 'yau-ma-tei', 'Plumber Yau Ma Tei'],
    ['kwun ton plumber', 'kwun-tong', 'Kwun Tong plumber'],
    ['plumber tim sha tsui', 'tsim-sha-tsui', 'plumber Tsim Sha Tsui'],
  ] as const) {
    const { understood, correction, items } = await find({ q })
    expect([q, understood.area?.slug, understood.rest, correction?.to]).toEqual([q, area, '', to])
    expect(items).toHaveLength(1)
    expect((await find({ q, exact: '1' })).correction).toBeNull()
  }
})

test('of several places that begin as the words do, the likeliest is meant, also while Chinese is being composed', async () => {
  await list({
    nameEn: 'Here',
    ...silent,
    areas: ['sha-tin', 'tai-koo', 'central', 'kowloon-bay', 'prince-edward', 'ma-on-shan'],
  })
  await list({ nameEn: 'Cleaner', ...silent, categories: ['home-cleaning'], areas: ['ma-on-shan'] })
  for (const [q, area, to] of [
    ['plumber sha t', 'sha-tin', 'plumber Sha Tin'],
    ['plumber tai ko', 'tai-koo', 'plumber Tai Koo'],
    ['plumber taiko', 'tai-koo', 'plumber Tai Koo'],
    ['taik plumber', 'tai-koo', 'Tai Koo plumber'],
    ['plumber centr', 'central', 'plumber Central'],
    ['plumber kowloon b', 'kowloon-bay', 'plumber Kowloon Bay'],
    ['水喉 沙', 'sha-tin', '水喉 沙田'],
    ['水喉沙', 'sha-tin', '水喉沙田'],
    ['水喉 太', 'prince-edward', '水喉 太子'],
    ['plumber 沙', 'sha-tin', 'plumber 沙田'],
    ['清潔 馬鞍', 'ma-on-shan', '清潔 馬鞍山'],
  ] as const) {
    const { understood, correction, items } = await find({ q })
    expect([q, understood.area?.slug, understood.rest, correction?.to]).toEqual([q, area, '', to])
    expect(items).toHaveLength(1)
    expect((await find({ q, exact: '1' })).correction).toBeNull()
  }
  expect((await find({ q: '水管工 马鞍', locale: 'zh-Hans' })).correction?.to).toBe('水管工 马鞍山')
})

test('characters that mean something else, or end another word, begin no place', async () => {
  for (const q of [
    '地板 油',
    '牙醫 好',
    '搬屋公',
    '電工上',
    'plumber tai',
    'plumber wong',
    'plumber kowloon',
    'plumber tai po',
  ])
    expect([q, (await find({ q })).correction]).toEqual([q, null])
})

test('a word that only may be the beginning of a place does not change what is needed, nor hide a business of that name', async () => {
  await list({ nameEn: 'Keys', ...silent, categories: ['music-lessons'] })
  await list({ nameEn: 'Piano Wan', ...silent, categories: ['music-lessons'] })
  await list({ nameEn: 'Cart', ...silent, categories: ['local-movers'] })
  expect(await names({ q: 'piano wan' })).toEqual(['Piano Wan', 'Keys'])
  expect(await find({ q: 'piano tai' })).toMatchObject({
    total: 2,
    understood: { category: { slug: 'music-lessons' }, area: null, rest: 'tai' },
    correction: null,
  })
  expect((await find({ q: 'car re' })).understood).toMatchObject({ area: null })
})

test('words that nothing resembles are not corrected into others of which nothing is recognised', async () => {
  await list({ nameEn: 'Sky housing', descriptionEn: 'A balcony for your flat.', categories: ['minor-works'] })
  expect(await find({ q: 'jousting falconry' })).toMatchObject({ correction: null, nothingFound: { spelling: null } })
  expect((await find({ q: 'houssing balcny' })).correction?.to).toBe('housing balcony')
})

test('a word that some listing contains is not corrected, even without results under the filters', async () => {
  await list({ nameEn: 'Lamosa', ...silent })
  await list({ nameEn: 'Lamma Movers', ...silent, areas: ['lamma-island'] })
  expect(await find({ q: 'lamosa', area: 'lamma-island' })).toMatchObject({
    items: [{ name: { text: 'Lamosa' } }],
    correction: null,
    widened: { step: 'everywhere' },
  })
})

test('the last word may be a prefix', async () => {
  await list({ nameEn: 'Wing Hing Electrical', ...silent, categories: ['electricians'] })
  for (const q of ['electri', 'electricia', 'wing hing elec'])
    expect(await names({ q })).toEqual(['Wing Hing Electrical'])
})

test('a new synonym of a category takes effect immediately', async () => {
  await list({ nameEn: 'Harbour Works', ...silent })
  expect((await find({ q: 'tubologist' })).total).toBe(0)
  await database.db
    .update(categories)
    .set({ synonymsEn: ['tubologist'] })
    .where(eq(categories.slug, 'plumbers'))
  expect((await find({ q: 'tubologist' })).total).toBe(1)
})

test('every filter value has its number of results', async () => {
  const [one, other] = [
    await list({ nameEn: 'One', ...silent }),
    await list({ nameEn: 'Other', ...silent, areas: ['sha-tin'], languagesSpoken: ['english'] }),
  ]
  for (const rating of [5, 5, 4]) await createReview(database.db, one.id, { rating })
  await upsertSearch(database.db, [one.id, other.id])
  for (const q of [undefined, 'plumber']) {
    const { facets, total } = await find({ q, area: 'wan-chai' })
    expect(total).toBe(1)
    expect(facets?.areas.map(({ slug, count }) => [slug, count])).toEqual([
      ['hong-kong-island', 1],
      ['new-territories', 1],
    ])
    expect(facets?.areas[0]?.districts[0]?.areas).toEqual([{ slug: 'wan-chai', name: 'Wan Chai', count: 1 }])
    expect(facets?.categories[0]).toMatchObject({
      slug: 'home-repairs',
      count: 1,
      categories: [{ slug: 'plumbers', count: 1 }],
    })
    expect(facets?.values.rating).toEqual([
      { value: '3', count: 1 },
      { value: '4', count: 1 },
      { value: '4.5', count: 1 },
    ])
    expect(facets?.values.price).toEqual([
      { value: '500', count: 1 },
      { value: '1000', count: 1 },
      { value: '3000', count: 1 },
    ])
    expect(facets?.values.language).toEqual([])
  }
})

test('those with a checked licence are a filter, which a change of the licence reaches', async () => {
  const licence = { key: 'wsd-licensed-plumber', number: '1', expiresOn: null, checkedOn: '2026-01-01' }
  const checked = await list({ ...silent, nameEn: 'Checked', licences: [{ ...licence, state: 'checked' }] })
  await list({ ...silent, nameEn: 'Claimed', licences: [{ ...licence, state: 'claimed' }] })
  expect(await names({ licensed: '1' })).toEqual(['Checked'])
  expect(await names({ licensed: '1', q: 'plumber' })).toEqual(['Checked'])
  expect((await find({})).facets!.values.licensed).toEqual([{ value: '1', count: 1 }])
  await database.db
    .update(listings)
    .set({ licences: [{ ...licence, state: 'expired' }] })
    .where(eq(listings.id, checked.id))
  await indexPendingChanges(database.db)
  expect(await names({ licensed: '1' })).toEqual([])
})

test('a card shows the price that matches the need, what people paid, or the sentence that says it', async () => {
  const row = (en: string, zh: string, fromCents: number) => ({
    title: { en, zh },
    unit: 'job' as const,
    fromCents,
    toCents: 210_000,
    note: null,
  })
  const prices = [row('Tap change', '換水龍頭', 30_000), row('Burst pipe repair', '爆喉維修', 94_000)]
  const priced = await list({ ...silent, nameEn: 'Priced', prices })
  await list({ ...silent, nameEn: 'Texted', descriptionEn: 'We mend taps. A burst pipe is mended at night too.' })
  const reviewed = await list({ ...silent, nameEn: 'Reviewed' })
  await createReview(database.db, reviewed.id, {
    body: '十分好。爆喉半夜都肯嚟，收費老實，下次再搵佢哋幫手。',
    language: 'zh-Hant',
  })
  for (const pricePaidCents of [10_000, 20_000, 30_000, 40_000, 50_000])
    await createReview(database.db, priced.id, { pricePaidCents })
  const cardsOf = async (q: string) =>
    Object.fromEntries(
      (await find({ q })).items.map(({ name, priceAsked, excerpt, paid }) => [
        name.text,
        { price: priceAsked?.title.text, excerpt: excerpt?.text, median: paid?.medianCents },
      ]),
    )
  expect(await cardsOf('burst pipe')).toMatchObject({
    Priced: { price: 'Burst pipe repair', excerpt: undefined, median: 30_000 },
    Texted: { price: undefined, excerpt: 'A burst pipe is mended at night too.', median: undefined },
    Reviewed: { excerpt: undefined },
  })
  expect(await cardsOf('爆喉')).toMatchObject({
    Priced: { price: 'Burst pipe repair' },
    Reviewed: { excerpt: '爆喉半夜都肯嚟，收費老實，下次再搵佢哋幫手。' },
  })
  expect((await cardsOf('plumber'))['Priced']).toMatchObject({ price: undefined, excerpt: undefined })
})

test('who works in the place alone comes first in the sort by distance, with and without words', async () => {
  await list({ ...silent, nameEn: 'Everywhere', areas: ['hong-kong-island', 'kowloon', 'new-territories'] })
  await list({ ...silent, nameEn: 'Island', areas: ['hong-kong-island'] })
  await list({ ...silent, nameEn: 'Here', areas: ['wan-chai'] })
  for (const input of [{ area: 'wan-chai' }, { q: 'plumber in Wan Chai' }, { area: 'wan-chai', category: 'plumbers' }])
    expect(await names({ ...input, sort: 'nearest' })).toEqual(['Here', 'Island', 'Everywhere'])
  expect(await names({ sort: 'nearest' })).toHaveLength(3)
})

test('the lowest price comes first in the sort by price, those by quotation last', async () => {
  const priced = (fromCents: number | null) => [
    {
      title: { en: 'Work', zh: null },
      unit: fromCents === null ? ('quote' as const) : ('job' as const),
      fromCents,
      toCents: null,
      note: null,
    },
  ]
  await list({ ...silent, nameEn: 'Quote', prices: priced(null) })
  await list({ ...silent, nameEn: 'Dear', prices: priced(90_000) })
  await list({ ...silent, nameEn: 'Cheap', prices: priced(20_000) })
  for (const q of [undefined, 'plumber']) expect(await names({ q, sort: 'price' })).toEqual(['Cheap', 'Dear', 'Quote'])
})

test('facet counts equal the totals of searches with that value, with and without a query', async () => {
  enableCache(database.db, true)
  const ids = []
  for (let n = 0; n < 12; n++) {
    const listing = await createListing(database.db, {
      nameEn: `Works ${n}`,
      categories: [['plumbers', 'electricians', 'local-movers'][n % 3]!],
      areas: [['wan-chai', 'sha-tin', 'kowloon', 'central-and-western-district'][n % 4]!],
      languagesSpoken: n % 2 ? ['english'] : ['english', 'thai'],
      takesUrgentJobs: n % 4 < 2,
      prices: [
        { title: { en: 'Visit', zh: null }, unit: 'visit', fromCents: (n % 5) * 30_000, toCents: null, note: null },
      ],
    })
    if (n % 3 === 0) await createReview(database.db, listing.id, { rating: 3 + (n % 2) })
    ids.push(listing.id)
  }
  await upsertSearch(database.db, ids)
  for (const base of [
    {},
    { q: 'works' },
    { language: 'thai' as const, price: '500' as const },
    { q: 'works', rating: '3' as const, area: 'sha-tin' },
    { urgent: '1' as const, language: 'thai' as const },
  ]) {
    const { facets } = await find(base)
    const total = async (change: Input) => (await find({ ...base, ...change })).total
    for (const { slug, count, categories: leaves } of facets!.categories) {
      expect(await total({ category: slug })).toBe(count)
      for (const leaf of leaves) expect(await total({ category: leaf.slug })).toBe(leaf.count)
    }
    for (const { slug, count } of facets!.areas) expect(await total({ area: slug })).toBe(count)
    for (const key of valueKeys) {
      for (const { value, count } of facets!.values[key])
        if (count !== null) expect(await total({ [key]: value })).toBe(count)
    }
  }
})

test('a search without results in its area shows the nearest ones, under their areas', async () => {
  await list({ nameEn: 'District', ...silent, areas: ['southern-district'] })
  await list({ nameEn: 'Far', ...silent, areas: ['stanley'] })
  for (const input of [
    { q: 'plumber', area: 'fanling' },
    { q: 'plumber in Fanling' },
    { category: 'plumbers', area: 'fanling' },
  ]) {
    const everywhere = await find(input)
    expect(everywhere.items).toHaveLength(2)
    expect(everywhere.nothingFound).toBeNull()
  }
  await list({ nameEn: 'Near', ...silent, areas: ['sheung-shui'] })
  for (const input of [
    { q: 'plumber', area: 'fanling' },
    { q: '粉嶺水喉師傅' },
    { category: 'plumbers', area: 'fanling' },
  ]) {
    expect(await find(input)).toMatchObject({
      items: [{ name: { text: 'Near' } }],
      total: 1,
      widened: { step: 'neighbours', areas: [{ slug: 'sheung-shui' }] },
    })
  }
  expect((await find({ q: 'plumber', area: 'sheung-shui' })).widened).toBeNull()
})

test('a place with only a few says how many there are everywhere', async () => {
  await list({ nameEn: 'Here', ...silent, areas: ['fanling'] })
  expect(await find({ q: 'plumber fanling' })).toMatchObject({ total: 1, everywhere: null })
  await list({ nameEn: 'Elsewhere', ...silent, areas: ['stanley'] })
  for (const input of [
    { q: 'plumber fanling' },
    { q: 'plumber', area: 'fanling' },
    { category: 'plumbers', area: 'fanling' },
  ])
    expect(await find(input)).toMatchObject({ items: [{ name: { text: 'Here' } }], total: 1, everywhere: 2 })
  expect(await find({ q: 'plumber' })).toMatchObject({ total: 2, everywhere: null })
  expect(await find({ q: 'plumber tai po' })).toMatchObject({ total: 1, widened: {}, everywhere: 2 })
  for (let n = 0; n < 5; n++) await list({ nameEn: `Here ${n}`, ...silent, areas: ['fanling'] })
  expect(await find({ q: 'plumber fanling' })).toMatchObject({ total: 6, everywhere: null })
})

test('a place without the trade shows related ones there, and leads on from the few nearest', async () => {
  await list({ nameEn: 'Drains nearby', ...silent, areas: ['sai-ying-pun'], categories: ['drain-clearing'] })
  await list({ nameEn: 'Drains far away', ...silent, areas: ['stanley'], categories: ['drain-clearing'] })
  await list({ nameEn: 'Plumber here', ...silent, areas: ['kennedy-town'] })
  await list({ nameEn: 'Tutor here', ...silent, areas: ['kennedy-town'], categories: ['private-tutors'] })
  for (const input of [
    { q: 'blocked drain kennedy town' },
    { q: '堅尼地城通渠' },
    { category: 'drain-clearing', area: 'kennedy-town' },
  ])
    expect(await find(input)).toMatchObject({
      items: [{ name: { text: 'Drains nearby' } }],
      everywhere: 2,
      relatedHere: [{ category: { slug: 'plumbers' }, cards: [{ name: { text: 'Plumber here' } }] }],
    })
  expect((await find({ q: 'blocked drain stanley' })).relatedHere).toEqual([])
  expect((await find({ q: 'blocked drain fanling' })).relatedHere).toEqual([])
})

test('listings of other categories with the words of the need do not keep a search in its area', async () => {
  await list({
    nameEn: 'Pet shop',
    descriptionEn: 'Next to a vet.',
    areas: ['sai-kung-town'],
    categories: ['pet-grooming'],
  })
  expect(await find({ q: 'vet sai kung' })).toMatchObject({ items: [{ name: { text: 'Pet shop' } }], widened: null })
  await list({ nameEn: 'Animal Clinic', ...silent, areas: ['tseung-kwan-o'], categories: ['vets'] })
  for (const q of ['vet sai kung', '西貢獸醫']) {
    const { items, widened } = await find({ q })
    expect(items[0]?.name.text).toBe('Animal Clinic')
    expect(widened).not.toBeNull()
  }
  await list({ nameEn: 'Town Clinic', ...silent, areas: ['sai-kung-town'], categories: ['vets'] })
  const { items, widened } = await find({ q: 'vet sai kung' })
  expect(items.map(({ name }) => name.text)).toEqual(['Town Clinic', 'Pet shop'])
  expect(widened).toBeNull()
})

test('a widened search pages through each listing once', async () => {
  for (let n = 0; n < 5; n++) await list({ nameEn: `Near ${n}`, ...silent, areas: ['sheung-shui'] })
  const pages: string[] = []
  let cursor: string | undefined
  do {
    const page = await find({ q: 'plumber fanling', limit: 2, cursor })
    expect(page.widened?.step).toBe('neighbours')
    pages.push(...page.items.map(({ name }) => name.text))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(pages.toSorted()).toEqual(['Near 0', 'Near 1', 'Near 2', 'Near 3', 'Near 4'])
})

test('a search in a category without results suggests the filter to drop', async () => {
  await list({ nameEn: 'One', ...silent })
  const { nothingFound } = await find({ q: 'plumber', rating: '4' })
  expect(nothingFound?.dropFilter).toEqual({ filter: 'rating', total: 1 })
})

test('a recognised need finds the same listings in the same order in every language', async () => {
  for (let n = 0; n < 4; n++) await list({ nameEn: `Works ${n}`, ...silent, rating5: n })
  await list({ nameEn: 'Plumber words', descriptionEn: 'Plumber on call.', categories: ['electricians'] })
  await list({ nameEn: 'Chinese words', descriptionZh: '專業水喉工程', categories: ['electricians'] })
  const expected = await names({ q: 'plumber' })
  expect(expected.slice(0, 4)).toEqual(['Works 3', 'Works 2', 'Works 1', 'Works 0'])
  expect(expected.slice(4).toSorted()).toEqual(['Chinese words', 'Plumber words'])
  for (const q of ['plumbers', '水喉', '水管工', 'seoi hau', 'shui guan gong', '請問有冇水喉師傅推介'])
    expect(await names({ q })).toEqual(expected)
})

test('what was understood is reported, and each part can be ignored', async () => {
  await list({
    nameEn: 'Works',
    ...silent,
    areas: ['sha-tin'],
    takesUrgentJobs: true,
    languagesSpoken: ['hindi'],
  })
  const q = 'urgent plumber in Sha Tin who speaks Hindi'
  expect((await find({ q })).understood).toEqual({
    category: { slug: 'plumbers', name: 'Plumbers' },
    area: { slug: 'sha-tin', name: 'Sha Tin' },
    from: null,
    manners: ['urgent', 'speaks:hindi'],
    rest: '',
    notUsed: [],
  })
  const { understood } = await find({ q, ignore: ['place', 'need', 'urgent'] })
  expect(understood).toMatchObject({ category: null, area: null, manners: ['speaks:hindi'] })
})

test('an uncertain need shows the likeliest categories with their best listings', async () => {
  await list({ nameEn: 'Help', ...silent, categories: ['part-time-helpers'] })
  await list({ nameEn: 'Clean', ...silent, categories: ['home-cleaning'] })
  const { didYouMean, items, understood } = await find({ q: '清潔' })
  expect(understood.category).toBeNull()
  expect(didYouMean.length).toBeGreaterThan(1)
  expect(didYouMean.flatMap(({ cards }) => cards.map(({ name }) => name.text))).toContain('Clean')
  expect(items.map(({ name }) => name.text)).toContain('Clean')
})

test('words that merely resemble a need show its listings where nothing else is found', async () => {
  await list({ nameEn: 'Good talks', ...silent, categories: ['counselling'] })
  const { items, didYouMean, understood } = await find({ q: 'heartbroken' })
  expect(items.map(({ name }) => name.text)).toEqual(['Good talks'])
  expect(didYouMean[0]?.category.slug).toBe('counselling')
  expect(understood.category).toBeNull()
  await list({ nameEn: 'Heartbroken & Sons', ...silent })
  expect(await names({ q: 'heartbroken' })).toEqual(['Heartbroken & Sons'])
})

test('reading the words of all listings may take longer than a visitor waits', async () => {
  await findListingTerms(database.db)
  const { rows } = await database.db.execute(sql`show statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '1min' }])
})

test('the beginning of the name of a trade is that trade, also where it is a word itself', async () => {
  await list({ nameEn: 'Harbour Works', ...silent })
  await list({ nameEn: 'Wing Hing', ...silent, categories: ['electricians'] })
  await list({ nameEn: 'Quiet Car Hire', ...silent, descriptionEn: 'An electric car.', categories: ['car-rental'] })
  expect(await names({ q: 'plum' })).toEqual(['Harbour Works'])
  expect((await names({ q: 'elec' }))[0]).toBe('Wing Hing')
  expect((await find({ q: 'plum', exact: '1' })).total).toBe(0)
})

test('a short word is no beginning of another one, except in suggestions', async () => {
  await list({
    nameEn: 'Academy Italia',
    descriptionEn: 'Veteran rattan ptarmigan actors.',
    categories: ['other-languages'],
  })
  await list({ nameEn: 'Cool', ...silent, categories: ['air-con-repair'] })
  for (const q of ['ac', 'rat', 'vet', 'pt', 'it']) expect(await names({ q })).not.toContain('Academy Italia')
  expect(await names({ q: 'ac' })).toEqual(['Cool'])
  expect((await api().suggest({ q: 'ac' })).map(({ label }) => label)).toContain('Academy Italia')
})

test('a word in the text of another trade is no reason to show it where it means something else', async () => {
  await list({ nameEn: 'Smile', ...silent, categories: ['dentists'] })
  await list({
    nameEn: 'Paws',
    descriptionEn: 'Teeth cleaning for cats.',
    descriptionZh: '貓狗洗牙',
    categories: ['vets'],
  })
  for (const q of ['dentist', '牙醫推介', '洗牙'])
    expect({ q, shown: await names({ q }) }).toEqual({ q, shown: ['Smile'] })
})

test('a word that also names another trade finds no listings of that trade', async () => {
  await list({ nameEn: 'Better days', ...silent, categories: ['life-coaching'] })
  await list({ nameEn: 'Tram stop coaches', ...silent, categories: ['coach-hire'] })
  expect(await names({ q: 'I want a life coach to help me change my career' })).toEqual(['Better days'])
})

test('a word that many listings of other trades mention finds only those with it in their names', async () => {
  await list({ nameEn: 'Pipes', ...silent })
  for (let n = 0; n < 4; n++)
    await list({ nameEn: `Painter ${n}`, descriptionEn: 'Ask a plumber first.', categories: ['painters'] })
  await list({ nameEn: 'Painter and plumber', ...silent, categories: ['painters'] })
  expect(await names({ q: 'plumber' })).toEqual(['Pipes', 'Painter and plumber'])
  expect(await names({ q: '水喉' })).toEqual(['Pipes', 'Painter and plumber'])
})

test('words beside a need weigh but do not exclude', async () => {
  await list({ nameEn: 'Best', ...silent, rating5: 9 })
  await list({ nameEn: 'Zorbian pipes', descriptionEn: 'We know Zorbian taps.', categories: ['plumbers'] })
  expect(await names({ q: 'zorbian plumber' })).toEqual(['Zorbian pipes', 'Best'])
})

test('a business is found by its name with and without spaces, before better listings', async () => {
  await list({ nameEn: 'Golden Harbour Plumbing', ...silent, categories: ['electricians'] })
  await list({ nameEn: 'Better', ...silent, rating5: 40 })
  const queries = ['golden harbour plumbing', 'goldenharbourplumbing', 'Golden Harbour plumbing Wan Chai']
  for (const q of queries) expect((await names({ q }))[0]).toBe('Golden Harbour Plumbing')
  await list({ nameEn: 'Lok Shing Plumbing', descriptionEn: 'Losing a pipe?' })
  expect((await names({ q: 'lokshing plumbing' }))[0]).toBe('Lok Shing Plumbing')
})

test('plain English and the words of categories are not corrected', async () => {
  await list({ nameEn: 'Phonics test', descriptionEn: 'Phonics tests.', categories: ['english-lessons'] })
  for (const q of [
    'best dentist',
    'physics',
    'a kettle that exploded',
    'spaceship',
    'doorbells',
    'a speedy statue',
    'grape',
    'coke',
  ])
    expect((await find({ q })).correction).toBeNull()
})

test('a word that is nothing but rare in the index is left alone, and no word is corrected to another one of the query', async () => {
  await list({
    nameEn: 'Fish Club',
    descriptionEn: 'Washing machine repair is done by a date.',
    categories: ['appliance-repair'],
  })
  for (const q of ['clue', 'dane', 'great dane']) expect((await find({ q })).correction).toBeNull()
  expect((await find({ q: 'washing mashine' })).correction?.to).toBe('washing machine')
  expect((await find({ q: 'fisio' })).understood.category?.slug).toBe('physiotherapists')
})

test('words left over beside a need are named where they may be a name, not in a sentence', async () => {
  const left = async (q: string) => (await find({ q })).understood.rest
  expect(await left('Zorbian plumber')).toBe('zorbian')
  expect(await left('陳記水喉')).toBe('陈记')
  for (const q of ['plumber needed, a zorbian tap drips all night', '水喉滴水滴咗成晚，好鬼zorbian煩'])
    expect([q, await left(q)]).toEqual([q, ''])
})

test('a misspelt word is read as a word that says a need, rather than as a part of another one', async () => {
  expect((await find({ q: 'lawer' })).understood.category?.slug).toBe('solicitors')
})

test('somebody in danger sees the lines to call, and the query is not recorded', async () => {
  const { helplines } = await find({ q: '我唔想生，好想死', locale: 'zh-Hant' })
  expect(helplines.map(({ number }) => number)).toEqual(['999', '18111', '2896 0000'])
  expect((await find({ q: 'I smell gas in my kitchen' })).helplines[0]?.number).toBe('999')
  expect((await find({ q: 'gas water heater' })).helplines).toEqual([])
  const { rows } = await database.db.execute(sql`select query from search_misses`)
  expect(rows).toEqual([])
})

test('words of danger find no listings that merely resemble them, only what is asked for beside them', async () => {
  for (const slug of [
    'dentists',
    'pest-control',
    'racket-sports',
    'gardening-landscaping',
    'recruitment',
    'solicitors',
  ])
    await list({ nameEn: `Kill Self ${slug}`, descriptionEn: 'We kill rats myself. 自殺 跳樓', categories: [slug] })
  for (const q of [
    'i want to kill myself',
    'suicide',
    'want to die',
    'my husband hits me',
    '自殺',
    '我想自杀',
    '跳樓',
    '不想活了',
    '被家暴',
  ]) {
    const { items, total, didYouMean, nothingFound, helplines, understood } = await find({ q, locale: 'zh-Hant' })
    expect({ q, items, total, didYouMean, nothingFound, category: understood.category }).toEqual({
      q,
      items: [],
      total: 0,
      didYouMean: [],
      nothingFound: null,
      category: null,
    })
    expect(helplines[0]?.number).toBe('999')
  }
  expect(await names({ q: 'domestic violence solicitor' })).toEqual(['Kill Self solicitors'])
  expect((await find({ q: 'dentist who will not kill me' })).helplines).toEqual([])
})

test('words that only look like a danger show no lines to call, and misspelt ones do', async () => {
  await list({ nameEn: 'Fire and Meat', ...silent, categories: ['catering'] })
  for (const q of [
    '跳樓價傢俬',
    '跳樓大減價',
    '燒炭爐',
    '燒炭BBQ場地',
    '燒烤炭',
    'bbq charcoal',
    'cut myself shaving',
    'hurt myself playing football',
    'install a carbon monoxide detector',
    '掛住佢想死佢',
    '成日有人打我電話 sell 嘢',
    'rape seed oil',
    'therapist',
    'scrape the paint',
    'grape vine',
  ])
    expect({ q, helplines: (await find({ q })).helplines }).toEqual({ q, helplines: [] })
  for (const q of [
    'sucide',
    'i will kill my self',
    'cut myself on purpose',
    '燒炭自殺',
    '我想跳樓',
    'my employer hits me',
    'someone is hitting me at home',
    '家里有人打我',
    '俾屋企人打',
    'the rapist',
  ])
    expect({ q, first: (await find({ q })).helplines[0]?.number }).toEqual({ q, first: '999' })
})

test('beside the lines to call, somebody who is hit at home sees only the help that the words name', async () => {
  await list({ nameEn: 'Talk to us', ...silent, categories: ['counselling'] })
  await list({ nameEn: 'Law office', ...silent, categories: ['solicitors'] })
  for (const q of ['老公打我', '老公打我 點算好', 'my husband hits me every night', '俾老公打'])
    expect({ q, shown: await names({ q, locale: 'zh-Hant' }) }).toEqual({ q, shown: [] })
  for (const q of ['老公打我 想搵心理輔導', 'my husband hits me, I need a counsellor', '被家暴 心理咨询'])
    expect({ q, shown: await names({ q }) }).toEqual({ q, shown: ['Talk to us'] })
  expect(await names({ q: '老公打我 想搵律師' })).toEqual(['Law office'])
})

test('queries without results are recorded, except those that may contain personal data', async () => {
  await find({ q: 'Xylophone tuning', locale: 'zh-Hant' })
  await find({ q: 'xylophone TUNING', locale: 'zh-Hant' })
  await find({ q: 'qqqq 6123 4567' })
  const { rows } = await database.db.execute(sql`select query, locale, count, day::text from search_misses`)
  expect(rows).toEqual([{ query: 'xylophone tuning', locale: 'zh-Hant', count: 2, day: '2026-11-20' }])
})

test('a listing that is not public is neither found nor counted nor suggested', async () => {
  const owner = await createProfile(database.db)
  const hidden = await list({ nameEn: 'Hidden Works', ...silent, ownerId: owner.id })
  expect((await find({})).total).toBe(1)
  await database.db.execute(sql`update profiles set banned = true where id = ${owner.id}`)
  await upsertSearch(database.db, [hidden.id])
  for (const q of [undefined, 'hidden', 'plumber']) expect((await find({ q })).total).toBe(0)
  const suggested = await api().suggest({ q: 'Hidden' })
  expect(suggested.filter(({ kind }) => kind === 'listing')).toEqual([])
})

test('a rejected or deleted listing is removed from the index automatically', async () => {
  const [one, other] = [await list({ nameEn: 'One', ...silent }), await list({ nameEn: 'Other', ...silent })]
  await database.db
    .update(listings)
    .set({ status: 'rejected', rejectionCode: 'plan_limit' })
    .where(eq(listings.id, one.id))
  expect(await names({})).toEqual(['Other'])
  await database.db.delete(listings).where(eq(listings.id, other.id))
  expect(await find({})).toMatchObject({ total: 0, facets: { areas: [], categories: [] } })
})

test('a former slug of a category still filters; an unknown slug is ignored', async () => {
  await list({ nameEn: 'One', ...silent })
  await list({ nameEn: 'Two', ...silent, categories: ['electricians'] })
  await database.db.update(categories).set({ slug: 'plumbing' }).where(eq(categories.slug, 'plumbers'))
  expect(await find({ category: 'plumbers' })).toMatchObject({ total: 1, category: { slug: 'plumbing' } })
  expect(await find({ category: 'no-such', area: 'a\u0000b' })).toMatchObject({ total: 2, category: null, area: null })
})

test('an inactive area is neither a filter nor recognized in a query', async () => {
  await list({ nameEn: 'One', ...silent })
  await database.db.update(areas).set({ isActive: false }).where(eq(areas.slug, 'wan-chai'))
  expect((await find({ q: 'plumber', area: 'wan-chai' })).area).toBeNull()
  expect((await find({})).facets?.areas[0]?.districts).toMatchObject([{ slug: 'wan-chai-district', areas: [] }])
})

test('suggestions contain categories and areas in the visitor’s language and listings, and tolerate misspellings', async () => {
  await list({ nameEn: 'Planet Plumbing', nameZh: '星球水喉', descriptionEn: 'Call us.' })
  const labels = async (q: string, locale: (typeof locales)[number] = 'en', kind?: 'where') =>
    (await api().suggest({ q, locale, kind })).map((suggestion) => `${suggestion.kind} ${suggestion.label}`)
  expect((await labels('plu'))[0]).toBe('category Plumbers')
  expect(await labels('plan')).toContain('listing Planet Plumbing')
  expect((await labels('plumer'))[0]).toBe('category Plumbers')
  expect((await labels('水喉', 'zh-Hant'))[0]).toBe('category 水喉師傅')
  expect((await labels('水喉师', 'zh-Hant'))[0]).toBe('category 水喉師傅')
  expect(await labels('星球', 'zh-Hant')).toContain('listing 星球水喉')
  expect(await labels('wanch', 'en', 'where')).toContain('area Wan Chai')
  expect((await labels('tst', 'en', 'where'))[0]).toBe('area Tsim Sha Tsui')
  expect(await labels('湾', 'zh-Hans', 'where')).toContain('area 湾仔')
  expect(await labels('', 'en')).toEqual([])
})

test('areas that start with the input are suggested before categories that only contain it', async () => {
  const kinds = async (q: string) => (await api().suggest({ q })).map(({ kind, slug }) => `${kind} ${slug}`)
  const sha = await kinds('sha')
  expect(sha[0]).toMatch(/^area sha-tin/)
  expect(sha.some((one) => one.startsWith('category '))).toBe(true)
  expect((await kinds('mov'))[0]).toMatch(/^category /)
})

test('suggestions for an input are the same in every language, the name in its script first', async () => {
  const slugs = async (q: string, locale: (typeof locales)[number]) =>
    (await api().suggest({ q, locale })).filter(({ kind }) => kind === 'area').map(({ slug }) => slug)
  for (const locale of locales) {
    expect((await slugs('sha', locale))[0]).toBe('sha-tin')
    expect((await slugs('kwun', locale))[0]).toBe('kwun-tong')
    expect((await slugs('沙', locale))[0]).toBe('sha-tin')
    expect(await slugs('門', locale)).toContain('tuen-mun')
  }
})

test('a need and a place that are written together are read apart', async () => {
  for (const q of ['plumbershatin', 'shatinplumber', 'dentistmongkok']) {
    const { understood } = await api().search({ q })
    const [category, area] = q.startsWith('dentist') ? ['dentists', 'mong-kok'] : ['plumbers', 'sha-tin']
    expect([q, understood.category?.slug, understood.area?.slug]).toEqual([q, category, area])
  }
})

test('a category and a place typed together suggest that search, in every language', async () => {
  for (const q of ['plumber sha tin', 'Sha Tin plumber', '水喉 沙田', '沙田水喉佬', '水管工 沙田'])
    for (const locale of locales) {
      const [first] = await api().suggest({ q, locale })
      expect([q, first]).toMatchObject([q, { kind: 'category', slug: 'plumbers', area: { slug: 'sha-tin' } }])
    }
  for (const q of ['plumber', 'sha tin', 'plumber sha tin urgent', 'plumber from sha tin to central'])
    expect([q, (await api().suggest({ q })).filter(({ area }) => area)]).toEqual([q, []])
})

test('a place that is only begun is suggested beside a whole category, in every language', async () => {
  const found = async (q: string) =>
    (await api().suggest({ q })).flatMap(({ slug, area }) => (area ? [`${slug} ${area.slug}`] : []))
  for (const q of ['plumber sha t', 'Plumber sha', '水喉 沙', '水喉沙', '水管工 沙'])
    expect([q, (await found(q))[0]]).toEqual([q, 'plumbers sha-tin'])
  expect(await found('locksmith tsim sha ts')).toEqual(['locksmiths tsim-sha-tsui'])
  for (const q of ['piano wan', 'guitar wan', '鋼琴灣', '學琴 灣'])
    expect([q, (await found(q))[0]]).toEqual([q, 'music-lessons wan-chai'])
  // Of many the places that people name most.
  expect(await found('水喉 大')).toEqual(['plumbers tai-wai', 'plumbers tai-po'])
  expect((await found('水喉 深'))[0]).toBe('plumbers sham-shui-po')
  // Both that may be meant.
  expect(await found('junk sai')).toEqual(['rubbish-removal sai-kung-town', 'junk-boats sai-kung-town'])
  // One letter and a longer name of a category are no beginnings of places.
  for (const q of ['plumber s', 'pet ta', 'car re', 'home cleaning', 'plumber zz'])
    expect([q, await found(q)]).toEqual([q, []])
})

test('a category that is only begun is suggested beside a whole place, in every language', async () => {
  const found = async (q: string) =>
    (await api().suggest({ q })).flatMap(({ slug, area }) => (area ? [`${slug} ${area.slug}`] : []))
  for (const [q, first] of [
    ['sha tin plu', 'plumbers sha-tin'],
    ['plum sha tin', 'plumbers sha-tin'],
    ['wan chai pia', 'music-lessons wan-chai'],
    ['tst mas', 'massage-spa tsim-sha-tsui'],
    ['沙田電', 'electricians sha-tin'],
    ['中環 律', 'solicitors central'],
    ['灣仔 补', 'private-tutors wan-chai'],
  ])
    expect([q, (await found(q!))[0]]).toEqual([q, first])
  for (const q of ['sha tin p', 'sha tin', 'sha tin zz', 'plumber sha tin urgent', 'central air'])
    expect([q, await found(q)]).toEqual([q, []])
})

test.each([
  ['elec', 'electricians'],
  ['nurs', 'private-nurses'],
  ['nurse', 'private-nurses'],
  ['醫', 'family-doctors'],
  ['執屋', 'home-organising'],
  ['整櫃', 'carpenters'],
])('of what %s begins, %s is suggested first', async (q, slug) => {
  expect((await api().suggest({ q }))[0]).toMatchObject({ kind: 'category', slug })
})

test('a place of which only a street or an estate begins so is suggested after the categories', async () => {
  const kinds = (await api().suggest({ q: 'elec' })).map(({ kind }) => kind).filter((kind) => kind !== 'listing')
  expect(kinds.lastIndexOf('category')).toBeLessThan(kinds.indexOf('area'))
  expect((await api().suggest({ q: 'electric road' }))[0]).toMatchObject({ kind: 'area', slug: 'tin-hau' })
})

test('romanised words are suggested however they are spelt', async () => {
  for (const q of ['seoi hau', 'sui hau', 'soi'])
    expect([q, (await api().suggest({ q }))[0]?.slug]).toEqual([q, 'plumbers'])
  expect((await api().suggest({ q: 'boujaap' }))[0]?.slug).toBe('private-tutors')
})

test.each(placeNames)('the abbreviation or estate %s suggests the area %s', async (q, area) => {
  const suggestions = await api().suggest({ q, kind: 'where', locale: 'zh-Hant' })
  expect(suggestions.map(({ slug }) => slug)).toContain(area)
})

test('a manner is a filter or an order where listings have the fact, and ignored where none has it', async () => {
  const always = { kind: 'always' } as const
  await list({ nameEn: 'Urgent', ...silent, takesUrgentJobs: true })
  await list({ nameEn: 'Always open', ...silent, openingHours: always })
  await list({ nameEn: 'Hindi', ...silent, languagesSpoken: ['hindi'] })
  expect(await names({ q: 'urgent plumber' })).toEqual(['Urgent'])
  expect(await names({ q: '24 hours plumber' })).toEqual(['Always open'])
  expect(await names({ q: 'plumber open now' })).toEqual(['Always open'])
  expect(await names({ q: 'plumber who speaks hindi' })).toEqual(['Hindi'])
  expect(await names({ q: 'urgent plumber', ignore: ['urgent'] })).toHaveLength(3)
  expect(await names({ q: 'women plumber' })).toHaveLength(3)
  expect((await find({ q: 'women plumber' })).understood.manners).toEqual([])
  expect((await find({ q: 'plumber near me' })).understood.manners).toEqual(['near_me'])
  expect((await find({ q: 'plumber near me', area: 'wan-chai' })).understood.manners).toEqual([])
  const thai = await find({ q: 'plumber who speaks thai' })
  expect(thai.items).toHaveLength(3)
  expect(thai.understood.manners).toEqual([])
})

test('cheap ones are sorted by price, the best by rating, and not before what was asked for', async () => {
  const price = (fromCents: number) => [
    { title: { en: 'Visit', zh: null }, unit: 'visit' as const, fromCents, toCents: null, note: null },
  ]
  await list({ nameEn: 'Dear', ...silent, rating5: 40, prices: price(400_000) })
  await list({ nameEn: 'Cheap', ...silent, rating3: 9, prices: price(15_000) })
  expect(await names({ q: 'plumber' })).toEqual(['Dear', 'Cheap'])
  expect(await names({ q: 'cheap plumber' })).toEqual(['Cheap', 'Dear'])
  expect(await names({ q: 'best plumber' })).toEqual(['Dear', 'Cheap'])
})

test('problems in own words are suggested with the category that solves them', async () => {
  const problems = async (q: string, locale: (typeof locales)[number] = 'en') =>
    (await api().suggest({ q, locale }))
      .filter(({ kind }) => kind === 'problem')
      .map(({ label, slug }) => `${label}: ${slug}`)
  expect(await problems('tap dri')).toContain('Tap dripping: plumbers')
  expect(await problems('dripping tap')).toContain('Tap dripping: plumbers')
  expect(await problems('水龍頭', 'zh-Hant')).toContain('水龍頭漏水: plumbers')
  expect(await problems('水龍頭', 'zh-Hans')).toContain('水龙头漏水: plumbers')
  expect(await problems('ta')).toEqual([])
})

test('similar listings are of the same category, those in the same areas first', async () => {
  const one = await list({ nameEn: 'One', ...silent })
  await list({ nameEn: 'Far', ...silent, areas: ['sha-tin'] })
  await list({ nameEn: 'Near', ...silent })
  await list({ nameEn: 'Different', ...silent, categories: ['electricians'] })
  expect((await api().findSimilar({ listingId: one.id })).map(({ name }) => name.text)).toEqual(['Near', 'Far'])
})

test.each([
  { numRuns: 60, tag: '' },
  { numRuns: 500, tag: ' @deep' },
])('any input gives a result with at most fifty rows$tag', { timeout: 120_000 }, async ({ numRuns }) => {
  const owner = await createProfile(database.db)
  await createSubscription(database.db, owner.id, 'premium')
  for (let n = 0; n < 3; n++) await list({ nameEn: `100% "A\\B" ${n}`, ...silent, ownerId: owner.id })
  enableCache(database.db, true)
  const nasty = fc.constantFrom(
    '\u0000',
    '\uD800',
    '%',
    '_',
    "'",
    '"',
    '\\',
    '\u202E',
    '\u200F',
    ':*',
    '&',
    '|',
    '!',
    '(',
    '<->',
    '水',
    'é',
    '٣',
    '💧',
    ' ',
    'a',
    '-',
    '\n',
  )
  const q = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(nasty, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.constant('水'.repeat(10_000)),
    fc.constant('a b '.repeat(3_000)),
  )
  const slug = fc.option(fc.oneof(fc.string({ maxLength: 120 }), fc.constantFrom('plumbers', 'wan-chai')), {
    nil: undefined,
  })
  await fc.assert(
    fc.asyncProperty(q, slug, slug, fc.constantFrom(...locales), async (any, category, area, locale) => {
      const { items } = await find({ q: any, category, area, locale, limit: 50 })
      expect(items.length).toBeLessThanOrEqual(50)
      expect(await api().suggest({ q: any, locale })).toBeInstanceOf(Array)
    }),
    { numRuns },
  )
})
