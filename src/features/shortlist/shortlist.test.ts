import { describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { maxCompared, maxShown } from './rules.ts'

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

describe('a comparison', () => {
  test('has the facts of public listings in the given order, with the languages of their greeting', async () => {
    const english = await createListing(database.db, { languagesSpoken: ['english'] })
    const chinese = await createListing(database.db, { languagesSpoken: ['cantonese'], nameZh: '海港水喉' })
    const pending = await createListing(database.db, { status: 'pending' })
    const { compare } = world.as(null).shortlist
    const compared = await compare({ ids: [chinese.id, pending.id, english.id], locale: 'en' })
    expect(compared.map(({ id, greetingLocales }) => [id, greetingLocales])).toEqual([
      [chinese.id, ['en', 'zh-Hant']],
      [english.id, ['en']],
    ])
    expect(compared[0]!.prices[0]).toMatchObject({ unit: 'visit', fromCents: 400_00 })
    expect(compared[0]).not.toHaveProperty('description')
  })

  test('is of at most four', async () => {
    const { id } = await createListing(database.db)
    const ids = Array.from({ length: maxCompared + 1 }, () => id)
    await expect(world.as(null).shortlist.compare({ ids })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
