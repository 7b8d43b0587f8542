import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { openTestDatabase, useDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { maxInList, maxLists } from './rules.ts'
import { listItems, lists } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)

const createListings = (db: Db, count: number) => Promise.all(Array.from({ length: count }, () => createListing(db)))
const notFound = { code: 'LIST_NOT_FOUND', status: 404 }

describe('a named list', () => {
  test('is created, filled, renamed and deleted', async () => {
    const mine = world.as(await createProfile(database.db)).shortlist
    const [a, b, c] = await createListings(database.db, 3)
    const hidden = await createListing(database.db, { status: 'pending' })
    const created = await mine.createList({ name: '  Kitchen \n job ', listingIds: [a!.id, hidden.id, b!.id] })
    expect(created).toEqual({ id: created.id, name: 'Kitchen job', listingIds: [a!.id, b!.id], shareToken: null })

    const { id } = created
    for (const _ of [1, 2]) expect((await mine.addToList({ id, listingIds: [c!.id] })).listingIds).toHaveLength(3)
    expect((await mine.removeFromList({ id, listingId: a!.id })).listingIds).not.toContain(a!.id)
    expect(await mine.renameList({ id, name: '廚房' })).toMatchObject({ name: '廚房' })
    expect(await mine.findLists({})).toMatchObject([{ id, name: '廚房' }])
    expect(await mine.removeList({ id })).toBeNull()
    expect(await mine.findLists({})).toEqual([])
    expect(await database.db.select().from(listItems)).toEqual([])
  })

  test('is visible to its owner alone', async () => {
    const [mei, tom, admin] = [
      await createProfile(database.db),
      await createProfile(database.db),
      await createProfile(database.db, { role: 'admin' }),
    ]
    const listingId = (await createListing(database.db)).id
    const { id } = await world.as(mei).shortlist.createList({ name: 'Kitchen', listingIds: [listingId] })
    for (const other of [tom, admin]) {
      const theirs = world.as(other).shortlist
      expect(await theirs.findLists({})).toEqual([])
      for (const call of [
        theirs.renameList({ id, name: 'x' }),
        theirs.removeList({ id }),
        theirs.addToList({ id, listingIds: [listingId] }),
        theirs.removeFromList({ id, listingId }),
        theirs.shareList({ id }),
        theirs.stopSharing({ id }),
      ])
        await expect(call).rejects.toMatchObject(notFound)
    }
    const visitor = world.as(null).shortlist
    for (const call of [visitor.findLists({}), visitor.createList({ name: 'x' }), visitor.shareList({ id })])
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
    expect(await world.as(mei).shortlist.findLists({})).toMatchObject([{ name: 'Kitchen', listingIds: [listingId] }])
  })

  test.each(['', ' \n ', 'x'.repeat(61), '\u0000'])('needs a name of 1 to 60 characters: refuses %j', async (name) => {
    const mine = world.as(await createProfile(database.db)).shortlist
    await expect(mine.createList({ name })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a shared list', () => {
  test('shows its name and its public listings to anybody until sharing ends, and then never again', async () => {
    const mei = await createProfile(database.db)
    const mine = world.as(mei).shortlist
    const [a, b] = await createListings(database.db, 2)
    const { id } = await mine.createList({ name: 'Kitchen', listingIds: [a!.id, b!.id] })
    const { shareToken } = await mine.shareList({ id })
    const token = shareToken!
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(await mine.shareList({ id })).toMatchObject({ shareToken: token })

    const visitor = world.as(null).shortlist
    const shared = await visitor.getShared({ token })
    expect(shared).toMatchObject({ name: 'Kitchen', cards: [{ id: a!.id }, { id: b!.id }] })
    expect(JSON.stringify(shared)).not.toContain(mei.lastName)
    await database.db.update(listings).set({ status: 'pending' }).where(eq(listings.id, a!.id))
    expect((await visitor.getShared({ token })).cards.map((card) => card.id)).toEqual([b!.id])

    expect(await mine.stopSharing({ id })).toMatchObject({ shareToken: null })
    await expect(visitor.getShared({ token })).rejects.toMatchObject(notFound)
    expect((await mine.shareList({ id })).shareToken).not.toBe(token)
    await expect(visitor.getShared({ token })).rejects.toMatchObject(notFound)
  })

  test('comes back as it was, link and all, when its owner undoes its deletion at once', async () => {
    const mei = await createProfile(database.db)
    const mine = world.as(mei).shortlist
    const [a, b] = await createListings(database.db, 2)
    const { id } = await mine.createList({ name: 'Kitchen', listingIds: [a!.id, b!.id] })
    await mine.shareList({ id })
    await mine.createList({ name: 'Bathroom' })
    await database.db.update(listings).set({ status: 'pending' }).where(eq(listings.id, a!.id))
    const before = await mine.findLists({})
    const token = before[0]!.shareToken!

    await mine.removeList({ id })
    await expect(world.as(null).shortlist.getShared({ token })).rejects.toMatchObject(notFound)
    const tom = await createProfile(database.db)
    await expect(world.as(tom).shortlist.restoreList({ id })).rejects.toMatchObject(notFound)
    expect(await mine.restoreList({ id })).toEqual(before[0])
    expect(await mine.findLists({})).toEqual(before)
    expect((await world.as(null).shortlist.getShared({ token })).cards.map((card) => card.id)).toEqual([b!.id])
    await expect(mine.restoreList({ id }), 'a second time').rejects.toMatchObject(notFound)

    await mine.removeList({ id })
    world.now = new Date(world.now.getTime() + 60_000)
    await expect(mine.restoreList({ id }), 'a minute later').rejects.toMatchObject(notFound)
  })

  test('is hidden while its owner is deactivated', async () => {
    const mei = await createProfile(database.db)
    const mine = world.as(mei).shortlist
    const { id } = await mine.createList({ name: 'Kitchen' })
    const token = (await mine.shareList({ id })).shareToken!
    await database.db.update(profiles).set({ banned: true }).where(eq(profiles.id, mei.id))
    await expect(world.as(null).shortlist.getShared({ token })).rejects.toMatchObject(notFound)
  })

  test.each(['', 'x', '\u0000', 'A'.repeat(22)])('does not exist for the token %j', async (token) => {
    await expect(world.as(null).shortlist.getShared({ token })).rejects.toMatchObject(notFound)
  })
})

describe('concurrent requests', () => {
  let shared: TestDatabase
  beforeAll(async () => {
    shared = await openTestDatabase({ max: 10 })
  })
  afterAll(() => shared.close())

  test('create no more lists than a member may have', async () => {
    const mei = await createProfile(shared.db)
    const names = Array.from({ length: maxLists - 2 }, (_, n) => ({ userId: mei.id, name: `List ${n}` }))
    await shared.db.insert(lists).values(names)
    const mine = createWorld(shared).as(mei).shortlist
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => mine.createList({ name: 'New' })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'LISTS_FULL', status: 409 })
    expect(await mine.findLists({})).toHaveLength(maxLists)
  })

  test('that undo a deletion restore no more lists than a member may have', async () => {
    const mei = await createProfile(shared.db)
    const mine = createWorld(shared).as(mei).shortlist
    const { id } = await mine.createList({ name: 'Kitchen' })
    await mine.removeList({ id })
    const names = Array.from({ length: maxLists - 1 }, (_, n) => ({ userId: mei.id, name: `List ${n}` }))
    await shared.db.insert(lists).values(names)
    const answers = await Promise.allSettled([mine.createList({ name: 'New' }), mine.restoreList({ id })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await mine.findLists({})).toHaveLength(maxLists)
  })

  test('put no more into a list than it holds, each request all of its listings or none', async () => {
    const mine = createWorld(shared).as(await createProfile(shared.db)).shortlist
    const made = (await createListings(shared.db, maxInList + 4)).map(({ id }) => id)
    const { id } = await mine.createList({ name: 'Long', listingIds: made.slice(0, maxInList - 4) })
    const pairs = [0, 2, 4, 6].map((n) => made.slice(maxInList - 4 + n, maxInList - 2 + n))
    const answers = await Promise.allSettled(pairs.map((listingIds) => mine.addToList({ id, listingIds })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'LIST_FULL', status: 409 })
    expect((await mine.findLists({}))[0]!.listingIds).toHaveLength(maxInList)
  })

  test('that share one list at once agree on its link', async () => {
    const mine = createWorld(shared).as(await createProfile(shared.db)).shortlist
    const { id } = await mine.createList({ name: 'Kitchen' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => mine.shareList({ id })))
    expect(new Set(answers.map(({ shareToken }) => shareToken)).size).toBe(1)
  })
})
