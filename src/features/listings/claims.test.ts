import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notificationsOutbox as outbox } from '#features/notifications/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import {
  createListing,
  createProfile,
  createReview,
  createSubscription,
  type Profile,
} from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'
import { listings } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const member = (given: Partial<Profile> = {}) => createProfile(database.db, given)
const admin = () => member({ role: 'admin' })
const as = (person: Profile | null) => world.as(person).listings
const rowOf = async (id: string) => (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!
const mailsTo = async ({ id }: Profile) =>
  (await database.db.select().from(outbox).where(eq(outbox.userId, id)).orderBy(asc(outbox.id))).filter(
    ({ type }) => type !== 'listing_submitted',
  )
const live = async (owner: Profile, boss: Profile) => {
  await as(owner).submit({ content: listingContent() })
  const [item] = (await as(boss).findQueue({})).items
  await as(boss).approve({ revisionId: item!.revisionId })
}

describe('claiming', () => {
  const unclaimed = (given = {}) => createListing(database.db, given)

  test('with the number that one has confirmed no note is needed; an admin hands it over', async () => {
    const boss = await admin()
    const { id } = await unclaimed({ whatsappNumber: '+85291230000' })
    const owner = await member({ whatsappNumber: '+85291230000', whatsappVerifiedAt: world.now })
    expect(await as(owner).getClaimState({ id })).toEqual({ status: null, isNumberProved: true, isPlanFull: false })
    const claim = await as(owner).claim({ id, note: '' })
    const other = await as(await member()).claim({ id, note: 'I run it.' })
    expect((await as(boss).findClaims({})).items).toMatchObject([
      { id: claim.id, isNumberProved: true },
      { id: other.id, isNumberProved: false, note: 'I run it.' },
    ])
    await as(boss).grantClaim({ id: claim.id })
    expect((await rowOf(id)).ownerId).toBe(owner.id)
    expect((await as(boss).findClaims({})).items).toEqual([])
    expect(await as(owner).getClaimState({ id })).toBeNull()
    expect((await mailsTo(owner)).map(({ type }) => type)).toEqual(['generic'])
    await expect(as(boss).grantClaim({ id: other.id })).rejects.toMatchObject({ code: 'CLAIM_DECIDED' })
    await expect(as(await member()).claim({ id, note: 'Mine.' })).rejects.toMatchObject({ code: 'CLAIM_TAKEN' })
  })

  test('needs a note without the number, once, and never of what is not public', async () => {
    const someone = await member()
    const { id } = await unclaimed()
    await expect(as(someone).claim({ id, note: ' \u0000 ' })).rejects.toMatchObject({ code: 'CLAIM_NOTE_REQUIRED' })
    await as(someone).claim({ id, note: 'Mine.' })
    await expect(as(someone).claim({ id, note: 'Mine.' })).rejects.toMatchObject({ code: 'CLAIM_OPEN' })
    const hidden = await unclaimed({ status: 'rejected' })
    await expect(as(someone).claim({ id: hidden.id, note: 'x' })).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
  })

  test('holds the plan and keeps reviewers from owning what they reviewed', async () => {
    const boss = await admin()
    const owner = await member()
    await live(owner, boss)
    const { id } = await unclaimed()
    const claim = await as(owner).claim({ id, note: 'Mine too.' })
    await expect(as(boss).grantClaim({ id: claim.id })).rejects.toMatchObject({ code: 'CLAIM_PLAN_LIMIT' })
    expect((await rowOf(id)).ownerId).toBeNull()
    await createSubscription(database.db, owner.id, 'premium')
    await as(boss).grantClaim({ id: claim.id })

    const [reviewer, praised] = [await member(), await unclaimed()]
    const own = await as(reviewer).claim({ id: praised.id, note: 'Mine.' })
    await createReview(database.db, praised.id, { authorId: reviewer.id })
    await expect(as(boss).grantClaim({ id: own.id })).rejects.toMatchObject({ code: 'CLAIM_OWN_REVIEW' })
    await as(boss).refuseClaim({ id: own.id, reason: 'You have reviewed it.' })
    const [mail] = await mailsTo(reviewer)
    expect(JSON.stringify(mail?.data)).toContain('You have reviewed it.')
  })
})
