import { describe, expect, test } from 'vitest'
import { importedListings } from '#features/imports/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createSubscription, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)
const createAdmin = () => createProfile(database.db, { role: 'admin', firstName: 'Yan', lastName: 'Ho' })
type Input = Parameters<ReturnType<typeof world.as>['backoffice']['findListings']>[0]
const find = async (admin: Profile, input: Input) =>
  (await world.as(admin).backoffice.findListings(input)).items.map(({ id }) => id)

describe('the list of all listings', () => {
  test('is searched by words of names and owners and by numbers, in either script', async () => {
    const admin = await createAdmin()
    const mei = await createProfile(database.db, { firstName: 'Mei', lastName: '陳', email: 'mei_chan@example.com' })
    const pipes = await createListing(database.db, {
      ownerId: mei.id,
      nameEn: 'Harbour Plumbing',
      nameZh: '海港水喉',
      whatsappNumber: '+85261234567',
    })
    const other = await createListing(database.db, { nameEn: 'Peak Movers', nameZh: null, descriptionZh: null })
    for (const q of ['harbour', 'plumb HARB', '海港', '海港水', 'mei', 'mei_chan@example.com', '陈', '6123 4567'])
      expect([q, await find(admin, { q })]).toEqual([q, [pipes.id]])
    expect(await find(admin, { q: 'peak harbour' })).toEqual([])
    expect(await find(admin, {})).toEqual([other.id, pipes.id])
    expect(await find(admin, { sort: 'submitted' })).toEqual([pipes.id, other.id])
  })

  test('is filtered by status, plan, category, area, owner, origin and missing language', async () => {
    const admin = await createAdmin()
    const owner = await createProfile(database.db)
    await createSubscription(database.db, owner.id, 'premium')
    const mine = await createListing(database.db, { ownerId: owner.id, status: 'pending', publishedAt: null })
    const imported = await createListing(database.db, {
      ownerId: null,
      nameEn: 'Imported',
      nameZh: null,
      descriptionZh: null,
    })
    await database.db.insert(importedListings).values({ externalId: 'x', listingId: imported.id })
    expect(await find(admin, { status: 'pending' })).toEqual([mine.id])
    expect(await find(admin, { status: 'rejected' })).toEqual([])
    expect(await find(admin, { plan: 'premium' })).toEqual([mine.id])
    expect(await find(admin, { owner: owner.id })).toEqual([mine.id])
    expect(await find(admin, { origin: 'imported' })).toEqual([imported.id])
    expect(await find(admin, { origin: 'not_imported' })).toEqual([mine.id])
    expect(await find(admin, { origin: 'unclaimed' })).toEqual([imported.id])
    expect(await find(admin, { missing: 'zh', origin: 'imported' })).toEqual([imported.id])
    const { categories, areas } = await world.as(admin).catalog.findChoices({ locale: 'en' })
    const { items } = await world.as(admin).backoffice.findListings({})
    const category = categories.find(({ slug }) => slug === items[0]?.category?.slug)
    if (category) {
      expect(await find(admin, { category: category.slug })).toContain(items[0]!.id)
      expect(await find(admin, { category: category.groupSlug })).toContain(items[0]!.id)
    }
    expect(areas.length).toBeGreaterThan(0)
    expect(await find(admin, { area: 'nowhere' })).toEqual([])
  })

  test('comes in pages and refuses a forged cursor; nobody else may see it', async () => {
    const admin = await createAdmin()
    const ids = []
    for (let n = 0; n < 5; n++) ids.push((await createListing(database.db, { nameEn: `Number ${n}` })).id)
    const first = await world.as(admin).backoffice.findListings({ limit: 3 })
    const rest = await world.as(admin).backoffice.findListings({ limit: 3, cursor: first.nextCursor! })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(rest.nextCursor).toBeNull()
    await expect(world.as(admin).backoffice.findListings({ cursor: 'x' })).rejects.toMatchObject({
      code: 'CURSOR_INVALID',
    })
    const member = await createProfile(database.db)
    await expect(world.as(member).backoffice.findListings({})).rejects.toMatchObject({ status: 403 })
  })
})
