import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { reviewInput } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'
import type { ReviewStatus } from './rules.ts'
import { reviews } from './server/tables.ts'

let shared: TestDatabase
beforeAll(async () => {
  shared = await openTestDatabase({ max: 20 })
})
afterAll(() => shared.close())

type Known = { id: string; rating: number; status: ReviewStatus; editedAt: string | null }
const typed = (rating: number) => ({ ...reviewInput, rating: String(rating) })

function createRandom(seed: number) {
  const random = seededRandom(seed)
  return (sides: number) => Math.floor(random() * sides)
}

/** Makes `turns` sequential changes as one member; acknowledged reviews are stored in `known` by listing. */
async function makeChanges(
  turns: number,
  member: Profile,
  adminUser: Profile,
  n: number,
  listingIds: string[],
  known: Map<string, Known>,
) {
  const roll = createRandom(n + 1)
  const client = { address: `198.51.100.${n}`, userAgent: 'test' }
  const world = createWorld(shared, { areLimitsOn: false, client })
  const [mine, admin] = [world.as(member).reviews, world.as(adminUser).reviews]
  for (let turn = 0; turn < turns; turn++) {
    const listingId = listingIds[roll(listingIds.length)]!
    const review = known.get(listingId)
    const rating = 1 + roll(5)
    const operation = roll(10)
    if (!review) {
      // A double submit: one of the two is accepted, the other refused.
      const answers = await Promise.allSettled(
        [rating, 6 - rating].slice(0, operation < 3 ? 2 : 1).map((one) => mine.write({ ...typed(one), listingId })),
      )
      const accepted = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      expect(accepted).toHaveLength(1)
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'REVIEW_EXISTS' })
      known.set(listingId, accepted[0]!)
    } else if (review.status === 'hidden' || operation < 3) {
      const decision = review.status === 'hidden' ? 'publish' : 'hide'
      const { id, editedAt } = review
      const decide = () => admin.moderate({ reviews: [{ id, editedAt }], decision, reason: 'fake' })
      // Two admins make the same decision: it is applied once.
      const decided = (await Promise.all([decide(), decide()])).flatMap((answer) => answer.decided)
      expect(decided).toEqual([review.id])
      known.set(listingId, { ...review, status: decision === 'hide' ? 'hidden' : 'published' })
    } else if (operation < 5) {
      await mine.remove({ id: review.id })
      known.delete(listingId)
    } else {
      known.set(listingId, await mine.edit({ ...typed(rating), id: review.id }))
    }
  }
}

test.each([
  { total: 400, tag: '' },
  { total: 2_000, tag: ' @deep' },
])(
  '$total concurrent writes, edits, hides and deletes by 50 members on 20 listings lose or duplicate no review and leave every average correct$tag',
  async ({ total }) => {
    const target: string[] = []
    for (let n = 0; n < 20; n++) target.push((await createListing(shared.db)).id)
    const boss = await createProfile(shared.db, { role: 'admin' })
    const members: Profile[] = []
    for (let n = 0; n < 50; n++) members.push(await createProfile(shared.db, { createdAt: new Date('2026-01-01') }))
    const known = members.map(() => new Map<string, Known>())
    await Promise.all(
      members.map((member, n) => makeChanges(total / members.length, member, boss, n, target, known[n]!)),
    )

    const stored = await shared.db.select().from(reviews).where(inArray(reviews.listingId, target))
    const brief = (one: { id: string; rating: number; status: string }) => `${one.id} ${one.rating} ${one.status}`
    expect(stored.map(brief).toSorted()).toEqual(known.flatMap((map) => [...map.values()].map(brief)).toSorted())
    expect(new Set(stored.map(({ authorId, listingId }) => `${authorId} ${listingId}`)).size).toBe(stored.length)
    expect(stored.some(({ status }) => status === 'hidden')).toBe(true)

    for (const id of target) {
      const { rows } = await shared.db.execute<{
        count: number
        avg: number | null
        removed: number
        stars: number[]
      }>(sql`
      select count(*) filter (where status = 'published')::int as count,
        avg(rating) filter (where status = 'published')::float4 as avg,
        count(*) filter (where status = 'hidden')::int as removed,
        array(select count(*) filter (where r.rating = n and r.status = 'published')::int
          from generate_series(1, 5) n left join reviews r on r.listing_id = ${id} group by n order by n) as stars
      from reviews where listing_id = ${id}`)
      const [row] = await shared.db.select().from(listings).where(eq(listings.id, id))
      const { ratingCount, ratingAvg, removedReviewCount, rating1, rating2, rating3, rating4, rating5 } = row!
      const stars = [rating1, rating2, rating3, rating4, rating5]
      expect({ count: ratingCount, avg: ratingAvg, removed: removedReviewCount, stars }).toEqual(rows[0])
    }
  },
  120_000,
)
