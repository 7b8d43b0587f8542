import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { indexPendingChanges } from '#features/discovery/server/service.ts'
import { listingRevisions } from '#features/listings/server/tables.ts'
import { enableCache } from '#platform/server/cached.ts'
import { listenForChanges } from '#platform/server/changes.ts'
import { openDatabase } from '#platform/server/db.ts'
import { recordChange } from '#platform/server/dependencies.ts'
import { auditLog } from '#platform/server/tables.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import type { CatalogEntry } from './contract.ts'
import type { EntryKind } from './rules/entries.ts'
import { loadCatalog } from './server/service.ts'
import { licenceKinds } from './server/tables.ts'

let database: TestDatabase
let world: ReturnType<typeof createWorld>
let admin: Profile
const api = () => world.as(admin).catalog

beforeAll(async () => {
  database = await openTestDatabase({ max: 20 })
  world = createWorld(database, { areLimitsOn: false })
  admin = await createProfile(database.db, { role: 'admin' })
})
afterAll(() => database.close())

const entries = (kind: EntryKind = 'category') => api().findEntries({ kind })
const entry = async (slug: string, kind: EntryKind = 'category') =>
  (await entries(kind)).find((one) => one.slug === slug)!
/** The input that the form of an entry sends, with some fields changed. */
const typed = (one: CatalogEntry, given: Record<string, string> = {}) => ({
  nameEn: one.nameEn,
  nameZhHant: one.nameZhHant,
  nameZhHans: one.nameZhHans,
  slug: one.slug,
  singularEn: one.singularEn,
  singularZhHant: one.singularZhHant,
  singularZhHans: one.singularZhHans,
  phrases: '',
  synonymsEn: one.synonymsEn.join(', '),
  synonymsZhHant: one.synonymsZhHant.join('、'),
  synonymsZhHans: one.synonymsZhHans.join('，'),
  icon: one.icon,
  isActive: one.isActive ? 'on' : '',
  isPopular: one.isPopular ? 'on' : '',
  takesReviews: one.takesReviews ? 'on' : '',
  ...given,
})
const phrasesOf = (one: CatalogEntry) => api().findPhrases({ id: one.id })
const edit = async (one: CatalogEntry, given: Record<string, string>) => {
  const phrases = (await phrasesOf(one)).join('\n')
  return api().editEntry({ kind: 'category', id: one.id, version: one.version, ...typed(one, { phrases, ...given }) })
}
const found = async (q: string) => (await world.as(null).discovery.search({ q })).items.map(({ name }) => name.text)

test('only admins see and change the trees', async () => {
  const member = await createProfile(database.db)
  for (const [person, status] of [
    [null, 401],
    [member, 403],
  ] as const) {
    const { catalog } = world.as(person)
    await expect(catalog.findEntries({ kind: 'area' })).rejects.toMatchObject({ status })
    const { id } = await entry('plumbers')
    await expect(catalog.removeEntry({ kind: 'category', id })).rejects.toMatchObject({ status })
    await expect(catalog.findPhrases({ id })).rejects.toMatchObject({ status })
    await expect(catalog.addPhrase({ slug: 'plumbers', phrase: 'drip' })).rejects.toMatchObject({ status })
    await expect(catalog.removePhrase({ slug: 'plumbers', phrase: 'drip' })).rejects.toMatchObject({ status })
  }
})

describe('an edit', () => {
  test('that changes nothing leaves everything as it was', async () => {
    const before = await entry('plumbers')
    const phrases = await phrasesOf(before)
    expect(phrases.length).toBeGreaterThan(20)
    await edit(before, {})
    expect(await entry('plumbers')).toEqual({ ...before, version: expect.any(String) as string })
    expect(await phrasesOf(before)).toEqual(phrases)
  })

  test('of the slug redirects the old one and updates pending listing revisions', async () => {
    const listing = await createListing(database.db, { status: 'pending', categories: ['locksmiths'] })
    await database.db
      .insert(listingRevisions)
      .values({ listingId: listing.id, content: { categories: ['plumbers', 'locksmiths'] } })
    await edit(await entry('locksmiths'), { slug: 'locks-and-keys' })
    await expect(world.as(null).catalog.getCategory({ slug: 'locksmiths' })).rejects.toMatchObject({
      code: 'CATEGORY_MOVED',
      data: { slug: 'locks-and-keys' },
    })
    const [revision] = await database.db
      .select({ content: listingRevisions.content })
      .from(listingRevisions)
      .where(eq(listingRevisions.listingId, listing.id))
    expect(revision?.content).toEqual({ categories: ['plumbers', 'locks-and-keys'] })
  })

  test('of synonyms and names takes effect in the search immediately', async () => {
    await createListing(database.db, { nameEn: 'Quiet Works', descriptionEn: 'Call us.', categories: ['electricians'] })
    await indexPendingChanges(database.db)
    expect(await found('sparkwright')).toEqual([])
    await edit(await entry('electricians'), { synonymsEn: 'sparkwright, fuse box' })
    expect(await found('sparkwright')).toEqual(['Quiet Works'])
  })

  test('of phrases takes effect in the search immediately', async () => {
    await createListing(database.db, { nameEn: 'Calm Paws', descriptionEn: 'Call us.', categories: ['pet-boarding'] })
    await indexPendingChanges(database.db)
    expect(await found('wibblesome snorfle quux')).toEqual([])
    await edit(await entry('pet-boarding'), { phrases: 'wibblesome snorfle quux\n鸚鵡寄住' })
    expect(await found('wibblesome snorfle quux')).toEqual(['Calm Paws'])
    expect(await phrasesOf(await entry('pet-boarding'))).toEqual(['wibblesome snorfle quux', '鸚鵡寄住'])
    await expect(edit(await entry('pet-boarding'), { phrases: 'x'.repeat(81) })).rejects.toMatchObject({ status: 400 })
  })

  test('can disable reviews for a category and enable them again', async () => {
    const { id } = await createListing(database.db, { categories: ['dog-walking'] })
    const takesReviews = async () => (await world.as(null).reviews.getSummary({ listingId: id })).takesReviews
    expect(await takesReviews()).toBe(true)
    await edit(await entry('dog-walking'), { takesReviews: '' })
    expect((await entry('dog-walking')).takesReviews).toBe(false)
    expect(await takesReviews()).toBe(false)
    await edit(await entry('dog-walking'), { takesReviews: 'on' })
    expect(await takesReviews()).toBe(true)
  })

  test('of an outdated version is refused: of twenty concurrent edits one succeeds', async () => {
    const one = await entry('painters')
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => edit(one, { nameEn: `Painters ${n}` })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = all.flatMap((result) => (result.status === 'rejected' ? [result.reason as { code: string }] : []))
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['CATALOG_ENTRY_CHANGED']))
  })

  test('with a missing name, an invalid slug or a taken slug is refused', async () => {
    const one = await entry('plumbers')
    await expect(edit(one, { nameZhHans: ' ', slug: 'Not A Slug' })).rejects.toMatchObject({ status: 400 })
    await expect(edit(one, { slug: 'electricians' })).rejects.toMatchObject({ code: 'CATALOG_SLUG_TAKEN' })
  })
})

describe('a search that found nothing', () => {
  const misses = async () =>
    (await world.as(admin).analytics.getForSite({ period: 7 })).misses.map(({ query, category }) => [
      query,
      category?.slug ?? null,
    ])

  test('finds a category once an admin has assigned it, and no more after that is undone', async () => {
    await createListing(database.db, { nameEn: 'Loud Bells', descriptionEn: 'Call us.', categories: ['music-lessons'] })
    await indexPendingChanges(database.db)
    expect(await found('Zornquist, twiddling')).toEqual([])
    expect(await misses()).toContainEqual(['zornquist twiddling', null])
    const phrase = { slug: 'music-lessons', phrase: 'zornquist twiddling' }
    await api().addPhrase(phrase)
    await api().addPhrase(phrase)
    expect(await found('Zornquist twiddling')).toEqual(['Loud Bells'])
    expect(await misses()).toContainEqual(['zornquist twiddling', 'music-lessons'])
    const phrases = await phrasesOf(await entry('music-lessons'))
    expect(phrases.filter((one) => one === phrase.phrase)).toHaveLength(1)
    await api().removePhrase(phrase)
    expect(await found('zornquist twiddling')).toEqual([])
    expect(await misses()).toContainEqual(['zornquist twiddling', null])
  })

  test('finds it in every other process with the next search, as soon as the change arrives there', async () => {
    await createListing(database.db, {
      nameEn: 'Quiet Bells',
      descriptionEn: 'Call us.',
      categories: ['music-lessons'],
    })
    await indexPendingChanges(database.db)
    const other = openDatabase(database.url)
    const arrived: string[] = []
    const isListening = Promise.withResolvers<void>()
    const listener = listenForChanges(
      database.url,
      (table) => {
        recordChange(table)
        arrived.push(table)
      },
      (isConnected) => isConnected && isListening.resolve(),
    )
    try {
      await isListening.promise
      enableCache(other.db, true)
      const search = async () => {
        const { items } = await createWorld(other).as(null).discovery.search({ q: 'brumblefutz' })
        return items.map(({ name }) => name.text)
      }
      expect(await search()).toEqual([])
      await api().addPhrase({ slug: 'music-lessons', phrase: 'brumblefutz' })
      await vi.waitUntil(() => arrived.includes('categories'))
      expect(await search()).toContain('Quiet Bells')
    } finally {
      enableCache(other.db, false)
      await listener.close()
      await other.close()
    }
  })

  test('is assigned only as one phrase of a category that exists', async () => {
    const refused = { code: 'CATALOG_ENTRY_NOT_FOUND' }
    await expect(api().addPhrase({ slug: 'no-such', phrase: 'x' })).rejects.toMatchObject(refused)
    await expect(api().removePhrase({ slug: 'no-such', phrase: 'x' })).rejects.toMatchObject(refused)
    for (const phrase of ['', ' ', 'a, b', 'x'.repeat(81)])
      await expect(api().addPhrase({ slug: 'plumbers', phrase })).rejects.toMatchObject({ status: 400 })
  })

  test('of many that are assigned at once, none is lost, and 400 are the maximum', async () => {
    const phrases = Array.from({ length: 20 }, (_, index) => `glimmer word ${index}`)
    await Promise.all(phrases.map((phrase) => api().addPhrase({ slug: 'florists', phrase })))
    expect(await phrasesOf(await entry('florists'))).toEqual(expect.arrayContaining(phrases))
    const full = Array.from({ length: 400 }, (_, index) => `full ${index}`)
    await edit(await entry('florists'), { phrases: full.join('\n') })
    await expect(api().addPhrase({ slug: 'florists', phrase: 'one more' })).rejects.toMatchObject({
      code: 'CATALOG_PHRASES_FULL',
    })
  })
})

describe('the order', () => {
  const children = async (parentId: string | null, kind: EntryKind = 'category') =>
    (await entries(kind)).filter((one) => one.parentId === parentId).map(({ slug }) => slug)

  test('is the one that the admin set, also after concurrent moves', async () => {
    const group = (await entry('plumbers')).parentId!
    const before = await children(group)
    const last = await entry(before.at(-1)!)
    const first = await entry(before[0]!)
    await api().moveEntry({ kind: 'category', id: last.id, parentId: group, beforeId: first.id })
    expect(await children(group)).toEqual([last.slug, ...before.slice(0, -1)])
    const ids = (await entries()).filter((one) => one.parentId === group).map(({ id }) => id)
    await Promise.all(ids.map((id) => api().moveEntry({ kind: 'category', id, parentId: group, beforeId: null })))
    expect((await children(group)).toSorted()).toEqual(before.toSorted())
    const { rows } = await database.db.execute<{ n: number }>(
      sql`select count(distinct position)::int as n from categories where parent_id = ${group}`,
    )
    expect(rows[0]?.n).toBe(before.length)
  })

  test('cannot put a group into a category or into itself, or a category at the top level', async () => {
    const [group, category] = [await entry('pets'), await entry('plumbers')]
    for (const parentId of [category.id, group.id])
      await expect(api().moveEntry({ kind: 'category', id: group.id, parentId, beforeId: null })).rejects.toMatchObject(
        { code: 'CATALOG_PLACE_REFUSED' },
      )
    await expect(
      api().moveEntry({ kind: 'category', id: category.id, parentId: null, beforeId: null }),
    ).rejects.toMatchObject({ code: 'CATALOG_PLACE_REFUSED' })
  })
})

describe('deleting', () => {
  test('an entry with listings requires a target; listings, redirects and counts move there', async () => {
    const [from, to] = [await entry('pest-control'), await entry('plumbers')]
    const one = await createListing(database.db, { nameEn: 'Only Pests', categories: ['pest-control'] })
    const both = await createListing(database.db, { nameEn: 'Both Trades', categories: ['pest-control', 'plumbers'] })
    await indexPendingChanges(database.db)
    const count = (await entry('plumbers')).public
    const remove = (moveTo?: string) => api().removeEntry({ kind: 'category', id: from.id, moveTo })
    await expect(remove()).rejects.toMatchObject({ code: 'CATALOG_ENTRY_IN_USE', data: { listings: 2 } })
    await expect(remove(from.id)).rejects.toMatchObject({ code: 'CATALOG_PLACE_REFUSED' })
    await expect(remove((await entry('pets')).id)).rejects.toMatchObject({ code: 'CATALOG_PLACE_REFUSED' })
    await remove(to.id)
    expect(await entry('pest-control')).toBeUndefined()
    const { rows } = await database.db.execute(sql`
      select position from listing_categories where listing_id in (${one.id}, ${both.id}) and category_id = ${to.id}`)
    expect(rows).toEqual([{ position: 0 }, { position: 0 }])
    await expect(world.as(null).catalog.getCategory({ slug: 'pest-control' })).rejects.toMatchObject({
      code: 'CATEGORY_MOVED',
      data: { slug: 'plumbers' },
    })
    await indexPendingChanges(database.db)
    expect((await entry('plumbers')).public).toBe(count + 1)
  })

  test('an entry with children is refused; an empty one is deleted', async () => {
    const { id } = await entry('pets')
    await expect(api().removeEntry({ kind: 'category', id })).rejects.toMatchObject({
      code: 'CATALOG_ENTRY_HAS_MORE_BELOW',
    })
    const added = await api().addEntry({
      kind: 'category',
      parentId: id,
      ...typed(await entry('plumbers'), { slug: 'goldfish', nameEn: 'Goldfish' }),
    })
    expect((await entries()).filter((one) => one.parentId === id).at(-1)?.slug).toBe('goldfish')
    await api().removeEntry({ kind: 'category', id: added.id })
    expect(await entry('goldfish')).toBeUndefined()
  })

  test('while listings are added never leaves a listing with a missing category', async () => {
    const parentId = (await entry('plumbers')).parentId
    const { id } = await api().addEntry({
      kind: 'category',
      parentId,
      ...typed(await entry('plumbers'), { slug: 'short-lived', nameEn: 'Short-lived' }),
    })
    const to = await entry('plumbers')
    const listings = Array.from({ length: 12 }, () =>
      createListing(database.db, { categories: ['short-lived'] }).catch(() => null),
    )
    const removed = await api()
      .removeEntry({ kind: 'category', id, moveTo: to.id })
      .then(
        () => true,
        (error: { code: string }) => error.code,
      )
    await Promise.all(listings)
    expect([true, 'CATALOG_ENTRY_IN_USE']).toContain(removed)
    const { rowCount } = await database.db.execute(
      sql`select from listing_categories lc where not exists (select from categories c where c.id = lc.category_id)`,
    )
    expect(rowCount).toBe(0)
  })
})

test('an area can be added to a district, found by search, moved and merged', async () => {
  const district = await entry('wan-chai-district', 'area')
  const { id } = await api().addEntry({
    kind: 'area',
    parentId: district.id,
    ...typed(await entry('wan-chai', 'area'), { slug: 'tram-corner', nameEn: 'Tram Corner', synonymsEn: '' }),
  })
  await createListing(database.db, { nameEn: 'Corner Shop', areas: ['tram-corner'] })
  await indexPendingChanges(database.db)
  expect(await found('tram corner')).toContain('Corner Shop')
  const elsewhere = await entry('sha-tin-district', 'area')
  await api().moveEntry({ kind: 'area', id, parentId: elsewhere.id, beforeId: null })
  await indexPendingChanges(database.db)
  const inDistrict = await world.as(null).discovery.search({ area: 'sha-tin-district' })
  expect(inDistrict.items.map(({ name }) => name.text)).toContain('Corner Shop')
  await api().removeEntry({ kind: 'area', id, moveTo: (await entry('wan-chai', 'area')).id })
  await indexPendingChanges(database.db)
  const back = await world.as(null).discovery.search({ area: 'wan-chai' })
  expect(back.items.map(({ name }) => name.text)).toContain('Corner Shop')
})

test('every change is recorded in the audit log', async () => {
  const rows = await database.db
    .select({ action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .orderBy(auditLog.id)
  const own = rows.filter(({ action }) => action.startsWith('catalog.'))
  expect(new Set(own.map(({ action }) => action))).toEqual(
    new Set([
      'catalog.addEntry',
      'catalog.editEntry',
      'catalog.moveEntry',
      'catalog.removeEntry',
      'catalog.addPhrase',
      'catalog.removePhrase',
    ]),
  )
  expect(own.every(({ actorId }) => actorId === admin.id)).toBe(true)
})

describe('the links of a register', () => {
  const links = (change: object = {}) => ({
    key: 'eaa',
    registerUrl: 'https://www.eaa.org.hk/en-us/',
    registerUrlIs: 'lookup' as const,
    complaintsUrl: '',
    ...change,
  })

  test('are edited by admins alone, and a later load of the reference data leaves them', async () => {
    const member = await createProfile(database.db)
    await expect(world.as(member).catalog.editLicenceKind(links())).rejects.toMatchObject({ status: 403 })
    await world.as(admin).catalog.editLicenceKind(links())
    await loadCatalog(database.db)
    const kinds = await world.as(admin).catalog.findLicenceKinds({ locale: 'en' })
    expect(kinds.find(({ key }) => key === 'eaa')).toMatchObject({
      registerUrl: 'https://www.eaa.org.hk/en-us/',
      registerUrlIs: 'lookup',
      complaintsUrl: null,
    })
    await world.as(admin).catalog.editLicenceKind(links({ registerUrl: '' }))
    const [row] = await database.db.select().from(licenceKinds).where(eq(licenceKinds.key, 'eaa'))
    expect(row).toMatchObject({ registerUrl: null, registerUrlIs: null })
  })

  test('lead to the government and to public bodies only', async () => {
    for (const url of [
      'http://www.eaa.org.hk/',
      'https://eaa-org.hk/',
      'https://www.eaa.org.hk.example.com/',
      'https://example.com/www.eaa.org.hk',
      'https://www.eaa.org.hk@example.com/',
      'javascript:alert(1)//.gov.hk',
    ])
      for (const field of ['registerUrl', 'complaintsUrl'])
        await expect(world.as(admin).catalog.editLicenceKind(links({ [field]: url }))).rejects.toMatchObject({
          status: 400,
        })
    await expect(database.db.update(licenceKinds).set({ complaintsUrl: 'https://example.com/' })).rejects.toThrow()
  })
})
