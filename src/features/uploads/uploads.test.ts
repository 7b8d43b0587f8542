import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { profiles } from '#features/accounts/server/tables.ts'
import { payments } from '#features/billing/server/tables.ts'
import { listingPhotos, listingRevisions } from '#features/listings/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { storeAvatar } from '#platform/server/media.ts'
import { actorOf, makeCtx, testStorage } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createPayment, createListing, createProfile, createReview, type Profile } from '#tests/support/factories.ts'
import { createWorld } from '#tests/support/world.ts'
import { keysOf, type UploadKind } from './rules.ts'
import { collectOrphans } from './server/jobs.ts'
import { attach, deleteUpload, createUpload } from './server/service.ts'
import { uploads } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)
const now = new Date()
const tomorrow = new Date(now.getTime() + 25 * 3_600_000)
let mei: Profile
let other: Profile
beforeEach(async () => {
  mei = await createProfile(database.db)
  other = await createProfile(database.db)
})

const as = (person: Profile, at = now) => ({ ...makeCtx(database.db), now: () => at, actor: actorOf(person) })
const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8332b' } })
  .jpeg()
  .toBuffer()
const send = (person: Profile, kind: UploadKind = 'listing_photo') => createUpload(as(person), kind, picture)
const rowOf = async (id: string) => (await database.db.select().from(uploads).where(eq(uploads.id, id)))[0]

describe('attaching uploads to a form', () => {
  test('returns the picture data in the requested order and records the time', async () => {
    const [one, two] = [await send(mei), await send(mei)]
    const attached = await attach(as(mei), 'listing_photo', [two.id, one.id])
    expect(attached.map(({ uploadId }) => uploadId)).toEqual([two.id, one.id])
    expect(attached[0]).toMatchObject({ blur: two.blur, variants: [{ width: 320 }, { width: 400 }] })
    expect((await rowOf(one.id))?.attachedAt).toEqual(now)
    expect(await attach(as(mei), 'listing_photo', [])).toEqual([])
  })

  test('refuses uploads of others, of another kind and unknown ids, lists them, and attaches none', async () => {
    const [mine, theirs, proof] = [await send(mei), await send(other), await send(mei, 'payment_proof')]
    const unknownId = '0192f0c1-0000-7000-8000-000000000001'
    await expect(attach(as(mei), 'listing_photo', [mine.id, theirs.id, proof.id, unknownId])).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
      data: { ids: [theirs.id, proof.id, unknownId] },
    })
    expect((await rowOf(mine.id))?.attachedAt).toBeNull()
  })

  test('an admin can keep the photos that a member’s listing already has', async () => {
    const upload = await send(mei)
    const admin = await createProfile(database.db, { role: 'admin' })
    expect(await attach(as(admin), 'listing_photo', [upload.id], [upload.id])).toHaveLength(1)
  })
})

test('a member finds only their own uploads that still exist', async () => {
  const [one, theirs, two] = [await send(mei), await send(other), await send(mei)]
  const found = await world.as(mei).uploads.find({ ids: [two.id, theirs.id, one.id] })
  expect(found.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(found[0]).toEqual(two)
  await expect(world.as(null).uploads.find({ ids: [one.id] })).rejects.toMatchObject({ status: 401 })
})

describe('unreferenced uploads', () => {
  const collect = (at: Date) => collectOrphans({ db: database.db, storage: testStorage, now: () => at })
  const exists = async ({ id }: { id: string }) => {
    const row = await rowOf(id)
    return row !== undefined
  }

  test('are deleted with their files after a day, not before', async () => {
    const upload = await send(mei)
    const keys = keysOf((await rowOf(upload.id))!.variants)
    expect(keys).toHaveLength(4)
    await collect(now)
    expect(await exists(upload)).toBe(true)
    expect((await collect(tomorrow)).uploads).toBe(1)
    expect(await exists(upload)).toBe(false)
    for (const key of keys) expect(await testStorage.get(key)).toBeNull()
  })

  test('do not include those of a listing, a pending edit, a review or a payment', async () => {
    const all = [await send(mei), await send(mei), await send(mei, 'review_photo'), await send(mei, 'payment_proof')]
    const [shown, waiting, reviewed, proof] = all as [
      (typeof all)[0],
      (typeof all)[0],
      (typeof all)[0],
      (typeof all)[0],
    ]
    const listing = await createListing(database.db, { ownerId: mei.id })
    const { variants, blur } = (await rowOf(shown.id))!
    await database.db.insert(listingPhotos).values({ listingId: listing.id, uploadId: shown.id, variants, blur })
    const [revision] = await database.db
      .insert(listingRevisions)
      .values({ listingId: listing.id, content: { photos: [{ id: waiting.id, alt: '' }] } })
      .returning()
    const review = await createReview(database.db, listing.id)
    const photos = [{ uploadId: reviewed.id, variants, alt: '' }]
    await database.db.update(reviews).set({ photos }).where(eq(reviews.id, review.id))
    await createPayment(database.db, { userId: mei.id, proofUploadId: proof.id })
    for (const { id } of all) await database.db.update(uploads).set({ attachedAt: now }).where(eq(uploads.id, id))

    await collect(tomorrow)
    for (const upload of all) expect(await exists(upload)).toBe(true)

    await database.db.delete(listingRevisions).where(eq(listingRevisions.id, revision!.id))
    await database.db.update(reviews).set({ photos: [] }).where(eq(reviews.id, review.id))
    await collect(tomorrow)
    expect(await Promise.all(all.map(exists))).toEqual([true, false, false, true])
    expect(await testStorage.get(variants[0]!.key)).not.toBeNull()
  })

  test('are kept once a form attaches them', async () => {
    const upload = await send(mei)
    await attach(as(mei, tomorrow), 'listing_photo', [upload.id])
    await collect(tomorrow)
    expect(await exists(upload)).toBe(true)
  })

  test('include files without an upload, but not avatars in use', async () => {
    const stray = 'photos/ff/ffffffffffffffffffffffffffffffff-320.webp'
    await testStorage.put(stray, picture)
    const [used, unused] = [
      await storeAvatar(testStorage, picture),
      await storeAvatar(testStorage, await otherPicture()),
    ]
    await database.db
      .update(profiles)
      .set({ image: `/media/${used}` })
      .where(eq(profiles.id, mei.id))
    await collect(tomorrow)
    expect(await testStorage.get(stray)).toBeNull()
    expect(await testStorage.get(unused)).toBeNull()
    for (const key of [used, used.replace('-256.', '-96.')]) expect(await testStorage.get(key)).not.toBeNull()
  })
})

const otherPicture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#d9a441' } })
    .png()
    .toBuffer()

test('a discarded payment proof is deleted immediately and its payment is kept', async () => {
  const proof = await send(mei, 'payment_proof')
  const payment = await createPayment(database.db, { userId: mei.id, proofUploadId: proof.id })
  const { key } = (await rowOf(proof.id))!.variants[0]!
  await deleteUpload({ db: database.db, storage: testStorage }, proof.id)
  expect(await testStorage.get(key)).toBeNull()
  const [left] = await database.db.select().from(payments).where(eq(payments.id, payment.id))
  expect(left?.proofUploadId).toBeNull()
})
