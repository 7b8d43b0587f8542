import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { createListing } from '#tests/support/factories.ts'
import { findCards } from './store.ts'

const database = useDatabase()

test('cards share what is equal, which takes half of their memory otherwise', async () => {
  const hours = { kind: 'weekly', days: { mon: [{ from: 540, to: 1080 }] } } as const
  const listings = [
    await createListing(database.db, { openingHours: { ...hours, days: { mon: [...hours.days.mon] } } }),
    await createListing(database.db, { openingHours: { ...hours, days: { mon: [...hours.days.mon] } } }),
    await createListing(database.db, { openingHours: { kind: 'always' } }),
  ]
  const rows = await findCards(
    database.db,
    listings.map(({ listingNo }) => listingNo),
  )
  const [one, other, third] = rows
  expect(one!.openingHours).toEqual(hours)
  for (const key of ['openingHours', 'languagesSpoken', 'categoryIds', 'areaIds'] as const)
    expect(other![key]).toBe(one![key])
  expect(third!.openingHours).toEqual({ kind: 'always' })
})
