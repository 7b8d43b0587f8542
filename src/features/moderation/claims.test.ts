import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
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

const database = useDatabase()
const world = createWorld(database)
const createMember = (given: Partial<Profile> = {}) => createProfile(database.db, given)
const createAdmin = () => createMember({ role: 'admin' })
const as = (person: Profile | null) => world.as(person)
const rowOf = async (id: string) => (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!
const emailsTo = async ({ id }: Profile) =>
  (await database.db.select().from(outbox).where(eq(outbox.userId, id)).orderBy(asc(outbox.id))).filter(
    ({ type }) => type !== 'listing_submitted',
  )
const createLive = async (owner: Profile, admin: Profile) => {
  await as(owner).editor.submit({ content: listingContent() })
  const [item] = (await as(admin).moderation.findQueue({})).items
  await as(admin).moderation.approve({ revisionId: item!.revisionId })
}

describe('claiming a listing', () => {
  const unclaimed = (given = {}) => createListing(database.db, given)

  test('a claimant who verified the listing’s number needs no note; an admin grants the claim', async () => {
    const admin = await createAdmin()
    const { id } = await unclaimed({ whatsappNumber: '+85291230000' })
    const owner = await createMember({ whatsappNumber: '+85291230000', whatsappVerifiedAt: world.now })
    expect(await as(owner).moderation.getClaimState({ id })).toEqual({
      status: null,
      isNumberProved: true,
      isPlanFull: false,
    })
    const claim = await as(owner).moderation.claim({ id, note: '' })
    const other = await as(await createMember()).moderation.claim({ id, note: 'I run it.' })
    expect((await as(admin).moderation.findClaims({})).items).toMatchObject([
      { id: claim.id, isNumberProved: true },
      { id: other.id, isNumberProved: false, note: 'I run it.' },
    ])
    await as(admin).moderation.grantClaim({ id: claim.id })
    expect((await rowOf(id)).ownerId).toBe(owner.id)
    expect((await as(admin).moderation.findClaims({})).items).toEqual([])
    expect(await as(owner).moderation.getClaimState({ id })).toBeNull()
    expect((await emailsTo(owner)).map(({ type }) => type)).toEqual(['claim_decided'])
    await expect(as(admin).moderation.grantClaim({ id: other.id })).rejects.toMatchObject({ code: 'CLAIM_DECIDED' })
    await expect(as(await createMember()).moderation.claim({ id, note: 'Mine.' })).rejects.toMatchObject({
      code: 'CLAIM_TAKEN',
    })
  })

  test('a granted claim can be undone within ten seconds, until the new owner has changed the listing', async () => {
    const admin = await createAdmin()
    const { id } = await unclaimed()
    const [owner, other] = [await createMember(), await createMember()]
    const claim = await as(owner).moderation.claim({ id, note: 'Mine.' })
    const second = await as(other).moderation.claim({ id, note: 'Mine too.' })
    const open = async () => (await as(admin).moderation.findClaims({})).items.map((one) => one.id)
    await as(admin).moderation.grantClaim({ id: claim.id })
    expect(await as(await createAdmin()).moderation.undoClaims({ ids: [claim.id] })).toMatchObject({ undone: [] })
    expect(await as(admin).moderation.undoClaims({ ids: [claim.id] })).toEqual({ undone: [claim.id], refused: [] })
    expect((await rowOf(id)).ownerId).toBeNull()
    expect(await open()).toEqual([claim.id, second.id])
    expect([...(await emailsTo(owner)), ...(await emailsTo(other))]).toEqual([])

    await as(admin).moderation.refuseClaim({ id: second.id, reason: 'Not yours.' })
    expect(await as(admin).moderation.undoClaims({ ids: [second.id] })).toEqual({ undone: [second.id], refused: [] })
    await as(admin).moderation.grantClaim({ id: claim.id })
    await as(owner).editor.edit({ id, content: listingContent({ nameEn: 'Now mine' }) })
    expect(await as(admin).moderation.undoClaims({ ids: [claim.id] })).toEqual({ undone: [], refused: [claim.id] })
    expect((await rowOf(id)).ownerId).toBe(owner.id)
  })

  test('requires a note without the verified number; refuses a second open claim and listings that are not public', async () => {
    const someone = await createMember()
    const { id } = await unclaimed()
    await expect(as(someone).moderation.claim({ id, note: ' \u0000 ' })).rejects.toMatchObject({
      code: 'CLAIM_NOTE_REQUIRED',
    })
    await as(someone).moderation.claim({ id, note: 'Mine.' })
    await expect(as(someone).moderation.claim({ id, note: 'Mine.' })).rejects.toMatchObject({ code: 'CLAIM_OPEN' })
    const hidden = await unclaimed({ status: 'rejected' })
    await expect(as(someone).moderation.claim({ id: hidden.id, note: 'x' })).rejects.toMatchObject({
      code: 'LISTING_NOT_FOUND',
    })
  })

  test('respects the plan limit; a reviewer cannot own a listing they reviewed', async () => {
    const admin = await createAdmin()
    const owner = await createMember()
    await createLive(owner, admin)
    const { id } = await unclaimed()
    const claim = await as(owner).moderation.claim({ id, note: 'Mine too.' })
    await expect(as(admin).moderation.grantClaim({ id: claim.id })).rejects.toMatchObject({ code: 'CLAIM_PLAN_LIMIT' })
    expect((await rowOf(id)).ownerId).toBeNull()
    await createSubscription(database.db, owner.id, 'premium')
    await as(admin).moderation.grantClaim({ id: claim.id })

    const [reviewer, praised] = [await createMember(), await unclaimed()]
    const own = await as(reviewer).moderation.claim({ id: praised.id, note: 'Mine.' })
    await createReview(database.db, praised.id, { authorId: reviewer.id })
    await expect(as(admin).moderation.grantClaim({ id: own.id })).rejects.toMatchObject({ code: 'CLAIM_OWN_REVIEW' })
    await as(admin).moderation.refuseClaim({ id: own.id, reason: 'You have reviewed it.' })
    const [email] = await emailsTo(reviewer)
    expect(JSON.stringify(email?.data)).toContain('You have reviewed it.')
  })
})
