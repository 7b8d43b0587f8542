import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { wishSentences } from '#bench/wish-sentences.ts'
import type { Licence } from '#features/listings/rules.ts'
import { enableCache } from '#platform/server/cached.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createSubscription } from '#tests/support/factories.ts'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { tokenizeQuery } from './language/query.ts'
import { understand } from './language/understand.ts'
import { unitsOf } from './language/units.ts'
import { discoveryProcedures } from './procedures.ts'
import { indexPendingChanges, upsertSearch } from './service.ts'
import { asTyped } from './service/not-used.ts'

/** On the Friday of `testNow`, 14:00 in Hong Kong. */
const database = useDatabase()
const api = () => clientOf(discoveryProcedures, makeCtx(database.db, { areLimitsOn: false }))
type Input = Parameters<ReturnType<typeof api>['search']>[0]

const find = (input: Input) => api().search(input)
const names = async (input: Input) => (await find(input)).items.map(({ name }) => name.text)

async function list(given: Parameters<typeof createListing>[1]) {
  const listing = await createListing(database.db, { descriptionEn: 'Call us.', ...given })
  await upsertSearch(database.db, [listing.id])
  return listing
}

// Tests with many searches enable the cache, as in production.
afterEach(() => enableCache(database.db, false))

const licence: Licence = { key: 'ewr', number: '1', expiresOn: null, state: 'claimed', checkedOn: null }
const hours = (from: number, to: number, ...on: string[]) => ({
  kind: 'weekly' as const,
  days: Object.fromEntries(on.map((day) => [day, [{ from: from * 60, to: to * 60 }]])),
})
const price = (fromCents: number) => [
  { title: { en: 'Visit', zh: null }, unit: 'visit' as const, fromCents, toCents: null, note: null },
]

test('payment, licence, budget and time are filters where listings state the fact, in three scripts', async () => {
  await list({ nameEn: 'Pays', acceptedPayments: ['fps'] })
  await list({ nameEn: 'Licensed', licences: [licence] })
  await list({ nameEn: 'Little', prices: price(250_00) })
  await list({ nameEn: 'Sunday', openingHours: hours(10, 22, 'sun') })
  await list({ nameEn: 'Early', openingHours: hours(7, 17, 'mon', 'tue', 'fri') })
  for (const [name, ...queries] of [
    ['Pays', 'plumber fps', 'who takes FPS? plumber', '收轉數快嘅水喉師傅', '水管工 转数快'],
    ['Licensed', 'licensed plumber', '有牌水喉師傅', '持牌 水管工'],
    ['Little', 'plumber under $300', '水喉師傅 預算三百', '水管工 300元以内'],
    ['Sunday', 'plumber on sunday', '星期日 水喉師傅', '周日的水管工', 'plumber sunday night'],
    ['Early', 'plumber before 9', '九點前 水喉', '朝早八點前 水喉'],
  ] as const)
    for (const q of queries) expect([q, await names({ q })]).toEqual([q, [name]])
  expect(await names({ q: 'plumber fps', ignore: ['pays:fps'] })).toHaveLength(5)
})

test('a payment or licence that is added is found at once', async () => {
  const { id } = await list({ nameEn: 'Later' })
  await database.db.execute(sql`update listings set accepted_payments = '{octopus}' where id = ${id}`)
  await indexPendingChanges(database.db)
  const { understood } = await find({ q: 'plumber octopus' })
  expect(understood).toMatchObject({ manners: ['pays:octopus'], notUsed: [] })
})

test('tonight is this evening, and tomorrow the day after', async () => {
  await list({ nameEn: 'Friday night', openingHours: hours(18, 23, 'fri') })
  await list({ nameEn: 'Saturday', openingHours: hours(9, 12, 'sat') })
  expect(await names({ q: 'plumber tonight' })).toEqual(['Friday night'])
  expect(await names({ q: '今晚 水喉' })).toEqual(['Friday night'])
  expect(await names({ q: 'plumber tomorrow morning' })).toEqual(['Saturday'])
  expect(await names({ q: '明天 水管工' })).toEqual(['Saturday'])
})

test('a wish that nobody in the place meets is looked for nearby before it is given up, and then named', async () => {
  await list({ nameEn: 'Here', areas: ['wan-chai'] })
  await list({ nameEn: 'Nearby', areas: ['causeway-bay'], languagesSpoken: ['hindi'] })
  const hindi = await find({ q: 'plumber in wan chai who speaks hindi' })
  expect(hindi.items.map(({ name }) => name.text)).toEqual(['Nearby'])
  expect(hindi.widened).toMatchObject({ step: 'neighbours' })
  expect(hindi.understood).toMatchObject({ manners: ['speaks:hindi'], notUsed: [] })
  const both = await find({ q: 'plumber in wan chai who speaks Thai and takes Octopus' })
  expect(both.items.map(({ name }) => name.text)).toEqual(['Here'])
  expect(both.understood).toMatchObject({ manners: [], notUsed: ['who speaks Thai', 'takes Octopus'] })
  // Of two wishes that nobody meets together, the first is kept.
  await list({ nameEn: 'Urgent', areas: ['wan-chai'], takesUrgentJobs: true })
  const one = await find({ q: 'urgent plumber in wan chai who speaks hindi' })
  expect(one.items.map(({ name }) => name.text)).toEqual(['Urgent'])
  expect(one.understood).toMatchObject({ manners: ['urgent'], notUsed: ['who speaks hindi'] })
})

test('what no listing states is named as typed, quoted from listings that say it, and put into the message', async () => {
  await list({ nameEn: 'Plain', categories: ['catering'] })
  await list({
    nameEn: 'Other',
    categories: ['catering'],
    descriptionEn: 'We cook for parties. All our meat is halal. Ask for a menu.',
    descriptionZh: '我哋做派對到會。全部清真食材。',
  })
  const { items, understood, request } = await find({ q: 'Halal catering for 40 in Sha Tin' })
  expect(understood.notUsed).toEqual(['Halal', 'for 40'])
  expect(items[0]).toMatchObject({ name: { text: 'Other' }, quote: { text: 'All our meat is halal.', lang: 'en' } })
  expect(items[1]!.quote).toBeNull()
  expect(request?.text.en).toContain(': “Halal catering for 40 in Sha Tin”. ')
  expect(decodeURI(items[0]!.greeting)).toContain('“Halal catering for 40 in Sha Tin”')
  const chinese = await find({ q: '清真到會 40人', locale: 'zh-Hant' })
  expect(chinese.understood.notUsed).toEqual(['清真', '40人'])
  expect(chinese.items[0]!.quote).toMatchObject({ text: '全部清真食材。' })
  expect(chinese.request?.text['zh-Hant']).toContain('：「清真到會 40人」')
  // A need and a place say all that a greeting says; what was removed is no longer wanted.
  expect((await find({ q: 'catering sha tin' })).request?.text.en).not.toContain('“')
  expect((await find({ q: 'urgent catering', ignore: ['urgent'] })).request?.text.en).not.toContain('“')
})

test('the words of a business that is found by its name are not named as unused', async () => {
  await list({ nameEn: 'Lucky Star Plumbing' })
  expect((await find({ q: 'lucky star plumber' })).understood.notUsed).toEqual([])
  expect((await find({ q: 'zorblax plumber' })).understood.notUsed).toEqual(['zorblax'])
})

test('from one place to another, either serves', async () => {
  await list({ nameEn: 'From', categories: ['local-movers'], areas: ['sha-tin'] })
  await list({ nameEn: 'To', categories: ['local-movers'], areas: ['central'] })
  await list({ nameEn: 'Elsewhere', categories: ['local-movers'], areas: ['tuen-mun'] })
  for (const q of ['movers from Sha Tin to Central', '由沙田搬屋去中環', '从沙田搬家到中环']) {
    const { items, understood } = await find({ q })
    expect(items.map(({ name }) => name.text).toSorted()).toEqual(['From', 'To'])
    expect([understood.from?.slug, understood.area?.slug]).toEqual(['sha-tin', 'central'])
  }
  expect(await names({ q: 'movers from Sha Tin to Central', ignore: ['place'] })).toHaveLength(3)
  expect((await find({ q: 'movers Nathan Road Mong Kok' })).understood.from).toBeNull()
})

test('several trades in one query are each shown', async () => {
  await list({ nameEn: 'Pipes' })
  await list({ nameEn: 'Wires', categories: ['electricians'] })
  await list({ nameEn: 'Faces', categories: ['makeup-artists'] })
  await list({ nameEn: 'Heads', categories: ['hair-salons'] })
  const tradesOf = async (q: string) =>
    (await find({ q })).trades.map(({ category, cards }) => [category.slug, cards.map(({ name }) => name.text)])
  for (const q of ['plumber and electrician', '水喉同電工', '水管工和电工'])
    expect(await tradesOf(q)).toEqual([
      ['plumbers', ['Pipes']],
      ['electricians', ['Wires']],
    ])
  expect(await tradesOf('makeup and hair')).toEqual([
    ['makeup-artists', ['Faces']],
    ['hair-salons', ['Heads']],
  ])
  expect((await find({ q: 'plumber and electrician' })).didYouMean).toEqual([])
  for (const q of ['sofa and carpet cleaning', 'plumber']) expect(await tradesOf(q)).toEqual([])
})

test('a picture beside words counts where they name no trade', async () => {
  expect((await find({ q: '💅 旺角' })).understood).toMatchObject({
    category: { slug: 'nails' },
    area: { slug: 'mong-kok' },
  })
  expect((await find({ q: 'plumber 🙏' })).understood.category?.slug).toBe('plumbers')
  expect((await find({ q: 'plumber 🔑' })).understood.category?.slug).toBe('plumbers')
})

test.each([
  ['login', 'login'],
  ['登入', 'login'],
  ['list my business', 'list'],
  ['商家入驻', 'list'],
  ['how do i make a complaint', 'complaint'],
  ['我要投訴', 'complaint'],
  ['refund', 'refund'],
  ['退款', 'refund'],
  ['contact', 'contact'],
  ['联系我们', 'contact'],
  ['job as a driver', 'jobs'],
  ['搵工 司機', 'jobs'],
  ['找工作', 'jobs'],
])('"%s" leads to the page %s and finds no listings', async (q, page) => {
  await list({ nameEn: 'Drives', categories: ['private-drivers'] })
  expect(await find({ q })).toMatchObject({ sitePage: page, items: [], total: 0, didYouMean: [] })
})

test('words of the site beside a need are part of it', async () => {
  for (const q of ['contact lenses', 'odd jobs', 'company registration', '註冊公司', 'plumber contact'])
    expect((await find({ q })).sitePage).toBeNull()
  expect((await find({ q: 'login', exact: '1' })).sitePage).toBeNull()
})

test('nobody is in a paid place who is closed when the need is urgent, or where a thing alone says it', async () => {
  const pay = async (nameEn: string, given: Parameters<typeof createListing>[1]) => {
    const { id } = await createProfile(database.db)
    await createSubscription(database.db, id, 'premium')
    return list({ nameEn, ownerId: id, takesUrgentJobs: true, ...given })
  }
  await pay('Open', { openingHours: hours(9, 18, 'fri') })
  await pay('Closed', { openingHours: hours(15, 18, 'fri') })
  const paid = async (q: string) =>
    (await find({ q })).items.flatMap(({ name, isPaidPlace }) => (isPaidPlace ? [name.text] : [])).toSorted()
  expect(await paid('plumber')).toEqual(['Closed', 'Open'])
  for (const q of ['urgent plumber', '急 水喉', '水管工 紧急']) expect(await paid(q)).toEqual(['Open'])
  expect(await names({ q: 'urgent plumber' })).toHaveLength(2)
  await pay('Tutor', { categories: ['private-tutors'] })
  expect(await paid('accountant for my school')).toEqual([])
})

test('each wish of 120 sentences is used by the search or named by it, whatever listings there are', async () => {
  await list({
    nameEn: 'One',
    takesUrgentJobs: true,
    acceptedPayments: ['fps', 'cash'],
    openingHours: { kind: 'always' },
  })
  enableCache(database.db, true)
  const { understanding } = referenceVocabulary()
  for (const { q, named, script } of wishSentences) {
    const locale = script === 'English' ? 'en' : script === 'Traditional' ? 'zh-Hant' : 'zh-Hans'
    const { understood } = await find({ q, locale })
    const unused = understood.notUsed.join('\n').toLowerCase()
    for (const words of named) expect(unused).toContain(words)
    for (const wish of understand(unitsOf(tokenizeQuery(q)), understanding).wishes) {
      const isUsed = wish.manners.some((manner) => understood.manners.includes(manner))
      if (!isUsed) expect([q, unused]).toEqual([q, expect.stringContaining(asTyped(q, wish.words).toLowerCase())])
    }
  }
})
