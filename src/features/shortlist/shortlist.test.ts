import { describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { maxShown } from './rules.ts'

const database = useDatabase()
const world = createWorld(database)

describe('the cards of a shortlist', () => {
  test('come in the given order to anybody, without listings that are not public', async () => {
    const banned = await createProfile(database.db, { banned: true })
    const [a, b] = [await createListing(database.db), await createListing(database.db)]
    const pending = await createListing(database.db, { status: 'pending' })
    const inactive = await createListing(database.db, { ownerId: banned.id })
    const { findCards } = world.as(null).shortlist
    const cards = await findCards({ ids: [b.id, pending.id, inactive.id, a.id.toUpperCase(), banned.id] })
    expect(cards.map(({ id }) => id)).toEqual([b.id, a.id])
    expect(await findCards({ ids: [] })).toEqual([])
  })

  test('are at most fifty', async () => {
    const { id } = await createListing(database.db)
    const { findCards } = world.as(null).shortlist
    for (const ids of [Array.from({ length: maxShown + 1 }, () => id), ['x']])
      await expect(findCards({ ids })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
