import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox as outbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, type Profile } from '#tests/support/factories.ts'
import { listingContent } from '#tests/support/listing-content.ts'
import { createWorld } from '#tests/support/world.ts'

const database = useDatabase()
const world = createWorld(database)
const createMember = (given: Partial<Profile> = {}) => createProfile(database.db, { emailVerified: true, ...given })
const createAdmin = () => createMember({ role: 'admin' })
const statusOf = async (id: string) =>
  (await database.db.select({ status: listings.status }).from(listings).where(eq(listings.id, id)))[0]?.status
const emailsTo = async ({ id }: Profile) =>
  (await database.db.select().from(outbox).where(eq(outbox.userId, id)).orderBy(asc(outbox.id))).map(({ type }) => type)
const reason = 'The business has closed.'

describe('an admin', () => {
  test('takes live listings down with a reason; others are refused; it is undone within ten seconds', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    const live = await createListing(database.db, { ownerId: owner.id })
    const rejected = await createListing(database.db, {
      status: 'rejected',
      rejectionCode: 'moderation',
      rejectionReason: 'No.',
    })
    const api = world.as(admin).moderation
    const outcome = await api.manageListings({ ids: [live.id, rejected.id], act: { kind: 'takeDown', reason } })
    expect(outcome).toEqual({ decided: [live.id], refused: [rejected.id] })
    expect(await statusOf(live.id)).toBe('rejected')
    expect(await emailsTo(owner)).toEqual(['listing_rejected'])
    const other = await createAdmin()
    expect(await world.as(other).moderation.undoTakeDowns({ ids: [live.id] })).toEqual({
      undone: [],
      refused: [live.id],
    })
    expect(await api.undoTakeDowns({ ids: [live.id] })).toEqual({ undone: [live.id], refused: [] })
    expect(await statusOf(live.id)).toBe('approved')
    expect(await emailsTo(owner)).toEqual([])
  })

  test('approves a listing again that was taken down, and one that was rejected before it was ever live', async () => {
    const [owner, second, admin] = [await createMember(), await createMember(), await createAdmin()]
    const down = await createListing(database.db, {
      ownerId: owner.id,
      status: 'rejected',
      rejectionCode: 'moderation',
      rejectionReason: 'No.',
    })
    const { id } = await world.as(second).editor.submit({ content: listingContent() })
    const [item] = (await world.as(admin).moderation.findQueue({})).items
    await world.as(admin).moderation.reject({ revisionId: item!.revisionId, template: 'other', reason })
    const outcome = await world
      .as(admin)
      .moderation.manageListings({ ids: [down.id, id], act: { kind: 'approveAgain' } })
    expect(outcome).toEqual({ decided: [down.id, id], refused: [] })
    expect([await statusOf(down.id), await statusOf(id)]).toEqual(['approved', 'approved'])
    expect((await emailsTo(second)).at(-1)).toBe('listing_approved')
    const [own] = (await world.as(second).editor.findMine({})).items
    expect(own).toMatchObject({ status: 'approved', rejectedRevision: null })
    const again = await world.as(admin).moderation.manageListings({ ids: [id], act: { kind: 'approveAgain' } })
    expect(again).toEqual({ decided: [], refused: [id] })
  })

  test('may not approve again what the owner’s plan has no room for', async () => {
    const [owner, admin] = [await createMember(), await createAdmin()]
    await createListing(database.db, { ownerId: owner.id })
    const down = await createListing(database.db, {
      ownerId: owner.id,
      status: 'rejected',
      rejectionCode: 'moderation',
      rejectionReason: 'No.',
    })
    const outcome = await world.as(admin).moderation.manageListings({ ids: [down.id], act: { kind: 'approveAgain' } })
    expect(outcome).toEqual({ decided: [], refused: [down.id] })
    expect(await statusOf(down.id)).toBe('rejected')
  })

  test('deletes a listing with a reason, which the owner and the audit log get', async () => {
    const [owner, admin] = [await createMember({ language: 'zh-Hant' }), await createAdmin()]
    const { id } = await createListing(database.db, { ownerId: owner.id })
    const outcome = await world.as(admin).moderation.manageListings({ ids: [id], act: { kind: 'remove', reason } })
    expect(outcome).toEqual({ decided: [id], refused: [] })
    expect(await statusOf(id)).toBeUndefined()
    const [mail] = await database.db.select().from(outbox).where(eq(outbox.userId, owner.id))
    expect(mail).toMatchObject({ type: 'listing_removed', language: 'zh-Hant', data: { reason } })
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(entry).toMatchObject({ action: 'listings.remove', actorId: admin.id, after: { reason } })
    const again = await world.as(admin).moderation.manageListings({ ids: [id], act: { kind: 'remove', reason } })
    expect(again).toEqual({ decided: [], refused: [id] })
  })

  test('alone decides when two admins take the same listing down at once', async () => {
    const [owner, admin, second] = [await createMember(), await createAdmin(), await createAdmin()]
    const { id } = await createListing(database.db, { ownerId: owner.id })
    const outcomes = await Promise.all(
      [admin, second].map((one) =>
        world.as(one).moderation.manageListings({ ids: [id], act: { kind: 'takeDown', reason } }),
      ),
    )
    expect(outcomes.flatMap(({ decided }) => decided)).toEqual([id])
    expect(await emailsTo(owner)).toEqual(['listing_rejected'])
  })
})
