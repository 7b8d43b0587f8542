import { expect, test } from 'vitest'
import { reviewReplies } from '#features/reviews/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)

test('an owner sees what is missing from own listings, most points first, and nothing of others', async () => {
  const owner = await createProfile(database.db, { whatsappNumber: '+85291230000', whatsappVerifiedAt: world.now })
  const { id, slug } = await createListing(database.db, {
    ownerId: owner.id,
    whatsappNumber: '+85291230000',
    openingHours: { kind: 'always' },
    licences: [
      { key: 'wsd-licensed-plumber', number: 'LP 1', expiresOn: null, state: 'checked', checkedOn: '2026-11-01' },
    ],
  })
  const other = await createListing(database.db, { ownerId: (await createProfile(database.db)).id })
  const [first] = [await createReview(database.db, id), await createReview(database.db, id)]
  await createReview(database.db, id, { status: 'pending' })
  await database.db.insert(reviewReplies).values({ reviewId: first.id, authorId: owner.id, bodyEn: 'Thank you.' })
  const scores = await world.as(owner).coach.find({ ids: [id, other.id] })
  expect(scores).toEqual([
    {
      listingId: id,
      slug,
      score: 63,
      missing: [
        { part: 'photos', points: 20 },
        { part: 'prices', points: 10 },
        { part: 'replies', points: 7 },
      ],
    },
  ])
  await expect(world.as(null).coach.find({ ids: [id] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
