import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { maxFavorites, maxOnDevice } from './rules.ts'
import { favorites } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)

const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000)
const save = (person: Profile, providerId: string, createdAt = testNow) =>
  database.db.insert(favorites).values({ userId: person.id, providerId, createdAt })
const idsIn = async (person: Profile, input: { q?: string; cursor?: string; limit?: number } = {}) =>
  (await world.as(person).favorites.find(input)).items.map(({ id }) => id)

describe('a favourite', () => {
  test('is added and removed, and each call returns the new state', async () => {
    const [mei, { id }] = [await createProfile(database.db), await createListing(database.db)]
    const mine = world.as(mei).favorites
    for (const _ of [1, 2]) expect(await mine.add({ listingId: id })).toEqual({ isFavorite: true })
    expect(await mine.findIds({})).toEqual([id])
    for (const _ of [1, 2]) expect(await mine.remove({ listingId: id })).toEqual({ isFavorite: false })
    expect(await mine.findIds({})).toEqual([])
  })

  test('is visible only to its member', async () => {
    const [mei, tom] = [await createProfile(database.db), await createProfile(database.db)]
    const { id } = await createListing(database.db)
    await world.as(mei).favorites.add({ listingId: id })
    await world.as(tom).favorites.remove({ listingId: id })
    expect(await world.as(mei).favorites.findIds({})).toEqual([id])
    expect(await world.as(tom).favorites.findIds({})).toEqual([])
    expect(await idsIn(tom)).toEqual([])
  })

  test.each([{ status: 'pending' as const }, { status: 'rejected' as const }])(
    'cannot be a listing that is %o: refuses it as not found',
    async (given) => {
      const [mei, { id }] = [await createProfile(database.db), await createListing(database.db, given)]
      await expect(world.as(mei).favorites.add({ listingId: id })).rejects.toMatchObject({
        code: 'LISTING_NOT_FOUND',
        status: 404,
      })
      expect(await database.db.select().from(favorites)).toEqual([])
    },
  )

  test('is saved and read by members only', async () => {
    const { id } = await createListing(database.db)
    const visitor = world.as(null).favorites
    for (const call of [
      visitor.add({ listingId: id }),
      visitor.addAll({ listingIds: [id] }),
      visitor.remove({ listingId: id }),
      visitor.findIds({}),
      visitor.find({}),
    ])
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
    expect(await database.db.select().from(favorites)).toEqual([])
  })

  test('accepts a listing id and nothing else', async () => {
    const mine = world.as(await createProfile(database.db)).favorites
    const { id } = await createListing(database.db)
    for (const input of [{ listingId: 'x' }, { listingId: `${id}' or 1=1` }, {}, { listingId: id, userId: id }])
      await expect(mine.add(input as { listingId: string })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('is changed at most sixty times a minute by each member', async () => {
    const [mei, tom] = [await createProfile(database.db), await createProfile(database.db)]
    const listingId = (await createListing(database.db)).id
    for (let n = 0; n < 30; n++) {
      await world.as(mei).favorites.add({ listingId })
      await world.as(mei).favorites.remove({ listingId })
    }
    await expect(world.as(mei).favorites.add({ listingId })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
    })
    expect(await world.as(tom).favorites.add({ listingId })).toEqual({ isFavorite: true })
  })
})

describe('what a browser saved before signing in', () => {
  test('is added once and in its order; what is not public is left out', async () => {
    const mei = await createProfile(database.db)
    const old = await createListing(database.db)
    const first = await createListing(database.db)
    const second = await createListing(database.db)
    const hidden = await createListing(database.db, { status: 'pending' })
    const mine = world.as(mei).favorites
    await save(mei, old.id, minutesAgo(1))
    const listingIds = [first.id, hidden.id, second.id]
    for (const _ of [1, 2]) expect(await mine.addAll({ listingIds })).toEqual({ overLimit: [] })
    expect(await mine.findIds({})).toEqual([first.id, second.id, old.id])
  })

  test('is at most fifty listings', async () => {
    const mine = world.as(await createProfile(database.db)).favorites
    const { id } = await createListing(database.db)
    for (const listingIds of [[], Array.from({ length: maxOnDevice + 1 }, () => id), ['x']])
      await expect(mine.addAll({ listingIds })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('the list of favourites', () => {
  test('is paginated newest first without duplicates', async () => {
    const mei = await createProfile(database.db)
    const ids: string[] = []
    for (const minutes of [1, 2, 3, 4, 5]) {
      const { id } = await createListing(database.db)
      await save(mei, id, minutesAgo(minutes))
      ids.push(id)
    }
    // Saved at the same time: sorted by id.
    const twins = [await createListing(database.db), await createListing(database.db)].map(({ id }) => id)
    for (const id of twins) await save(mei, id, minutesAgo(6))
    ids.push(...twins.toSorted().toReversed())

    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await world.as(mei).favorites.find({ limit: 2, cursor })
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(ids)
  })

  test('omits an unpublished listing and shows it again once approved', async () => {
    const [mei, owner] = [await createProfile(database.db), await createProfile(database.db)]
    const { id } = await createListing(database.db, { ownerId: owner.id })
    await world.as(mei).favorites.add({ listingId: id })
    const set = (status: 'approved' | 'pending') =>
      database.db.update(listings).set({ status }).where(eq(listings.id, id))
    await set('pending')
    expect(await idsIn(mei)).toEqual([])
    await set('approved')
    expect(await idsIn(mei)).toEqual([id])

    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, owner.id))
    expect(await idsIn(mei)).toEqual([])
  })

  test('is searched by name, category and area, in either script', async () => {
    const mei = await createProfile(database.db)
    const plumber = await createListing(database.db, { nameEn: 'Harbour Plumbing', nameZh: '海港水喉工程' })
    const tutor = await createListing(database.db, {
      nameEn: 'Victoria Lessons',
      categories: ['music-lessons'],
      areas: ['mong-kok'],
    })
    await save(mei, plumber.id, minutesAgo(1))
    await save(mei, tutor.id, minutesAgo(2))
    for (const q of ['harbour', 'PLUMBERS wan', '水喉', '海港水喉工程', '湾仔'])
      expect([q, await idsIn(mei, { q })]).toEqual([q, [plumber.id]])
    for (const q of ['mong kok', '旺角', 'music']) expect([q, await idsIn(mei, { q })]).toEqual([q, [tutor.id]])
    for (const q of ['', '  ']) expect([q, await idsIn(mei, { q })]).toEqual([q, [plumber.id, tutor.id]])
    for (const q of ['%', '_', 'harbour mong']) expect([q, await idsIn(mei, { q })]).toEqual([q, []])
  })

  test('paginates search results', async () => {
    const mei = await createProfile(database.db)
    const expected: string[] = []
    for (let n = 0; n < 6; n++) {
      const { id } = await createListing(database.db, { nameEn: n % 2 === 0 ? `Lotus ${n}` : `Bamboo ${n}` })
      await save(mei, id, minutesAgo(n))
      if (n % 2 === 0) expected.push(id)
    }
    const first = await world.as(mei).favorites.find({ q: 'lotus', limit: 2 })
    const second = await world.as(mei).favorites.find({ q: 'lotus', limit: 2, cursor: first.nextCursor! })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(expected)
    expect(second.nextCursor).toBeNull()
  })

  test.each(['x', 'WzFd', Buffer.from('["favorites newest",1]').toString('base64url')])(
    'refuses a forged cursor: %s',
    async (cursor) => {
      const mine = world.as(await createProfile(database.db)).favorites
      await expect(mine.find({ cursor })).rejects.toMatchObject({ code: 'CURSOR_INVALID', status: 400 })
    },
  )
})

describe('concurrent requests', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 10 })
  })
  afterAll(() => shared.close())

  test('that add one listing ten times create one favourite, and all succeed', async () => {
    const [mei, { id }] = [await createProfile(shared.db), await createListing(shared.db)]
    const mine = createWorld(shared).as(mei).favorites
    const answers = await Promise.all(Array.from({ length: 10 }, () => mine.add({ listingId: id })))
    expect(answers.every(({ isFavorite }) => isFavorite)).toBe(true)
    expect(await mine.findIds({})).toEqual([id])
  })

  /** Saves all but two of the favourites that a member may have. */
  async function saveAllButTwo(person: Profile, like: string) {
    await shared.db.execute(sql`
      insert into listings (slug, status, name_en, description_en, whatsapp_number, prices, published_at)
      select 'other-' || n, status, name_en, description_en, whatsapp_number, prices, published_at
      from listings, generate_series(1, ${maxFavorites - 2}::int) n where id = ${like}
      on conflict do nothing`)
    await shared.db.execute(sql`
      insert into favorites (user_id, provider_id) select ${person.id}, id from listings where slug like 'other-%'`)
  }

  test('from several devices add each listing once, keep the limit and report what had no room', async () => {
    const mei = await createProfile(shared.db)
    const made = await Promise.all(Array.from({ length: 5 }, () => createListing(shared.db)))
    await saveAllButTwo(mei, made[0]!.id)
    const mine = createWorld(shared).as(mei).favorites
    const listingIds = made.map(({ id }) => id)
    const answers = await Promise.all(Array.from({ length: 4 }, () => mine.addAll({ listingIds })))
    for (const { overLimit } of answers) expect(overLimit).toEqual(listingIds.slice(2))
    const ids = await mine.findIds({})
    expect(ids).toHaveLength(maxFavorites)
    expect(ids).toEqual(expect.arrayContaining(listingIds.slice(0, 2)))
  })

  test('near the limit do not exceed it, and an existing favourite can be added again', async () => {
    const mei = await createProfile(shared.db)
    const made = await Promise.all(Array.from({ length: 12 }, () => createListing(shared.db)))
    await saveAllButTwo(mei, made[0]!.id)
    const mine = createWorld(shared).as(mei).favorites
    const answers = await Promise.allSettled(made.map(({ id }) => mine.add({ listingId: id })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'FAVORITES_FULL', status: 409 })
    const ids = await mine.findIds({})
    expect(ids).toHaveLength(maxFavorites)
    expect(await mine.add({ listingId: ids[0]! })).toEqual({ isFavorite: true })
  })
})
