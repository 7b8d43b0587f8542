import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { webhookDeliveries, webhooks } from '#features/integrations/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { actorOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { emailOf } from '#tests/support/email-samples.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { reviewInput, unedited } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'
import type { ModeratedReview } from './contract.ts'
import { reviewsJobs } from './server/jobs.ts'
import { hide, restore } from './server/service.ts'
import { reviews } from './server/tables.ts'

const database = useDatabase()
const world = createWorld(database)

const admin = () => createProfile(database.db, { role: 'admin' })
const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000)
const row = async (id: string) => (await database.db.select().from(reviews).where(eq(reviews.id, id)))[0]!
const log = () => database.db.select().from(auditLog).orderBy(desc(auditLog.id))
const emails = () => database.db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)
/** Runs the jobs that send the e-mails about decisions after the undo window. */
async function sendEmails() {
  const { rows } = await database.db.execute<{ name: string; data: unknown }>(sql`select name, data from jobs`)
  const [ctx, { signal }] = [makeCtx(database.db), new AbortController()]
  for (const { name, data } of rows)
    await reviewsJobs.find((one) => one.name === name)!.run({ ctx, data, dueAt: null, signal })
}

describe('a moderator', () => {
  test('publishes a held review: it counts, the owner is e-mailed once, and the audit log names the admin', async () => {
    const [boss, owner] = [await admin(), await createProfile(database.db)]
    const { id: listingId } = await createListing(database.db, { ownerId: owner.id })
    const { id } = await createReview(database.db, listingId, { status: 'pending', trippedChecks: ['link'], rating: 4 })
    expect(await world.as(boss).reviews.moderate({ reviews: unedited(id), decision: 'publish' })).toEqual({
      decided: [id],
      refused: [],
    })
    expect(await row(id)).toMatchObject({ status: 'published', trippedChecks: ['link'] })
    expect(await log()).toMatchObject([
      {
        actorId: boss.id,
        action: 'reviews.publish',
        subjectKind: 'review',
        subjectId: id,
        before: { status: 'pending' },
        after: { status: 'published' },
      },
    ])
    expect(await emails()).toEqual([])
    await sendEmails()
    await sendEmails()
    expect(await emails()).toMatchObject([{ type: 'review_received', toEmail: owner.email }])
  })

  test('sees the owner’s reply and removes it, which is audited', async () => {
    const [boss, owner] = [await admin(), await createProfile(database.db)]
    const { id: listingId } = await createListing(database.db, { ownerId: owner.id })
    const { id } = await createReview(database.db, listingId)
    await world.as(owner).reviews.reply({ id, bodyEn: 'Her flat is 12B.', bodyZh: '她住 12B。' })
    const [found] = (await world.as(boss).reviews.findForModeration({})).items
    expect(found?.reply).toEqual({ bodyEn: 'Her flat is 12B.', bodyZh: '她住 12B。' })
    await world.as(boss).reviews.removeReply({ id })
    expect((await world.as(null).reviews.find({ listingId })).items).toMatchObject([{ reply: null }])
    expect(await log()).toMatchObject([
      { actorId: boss.id, action: 'reviews.removeReply', subjectId: id, before: { bodyEn: 'Her flat is 12B.' } },
    ])
    await expect(world.as(boss).reviews.removeReply({ id })).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' })
  })

  test('hides a review with a reason that visitors see; the author is e-mailed it in their language', async () => {
    const [boss, mei] = [await admin(), await createProfile(database.db, { language: 'zh-Hant' })]
    const { id: listingId } = await createListing(database.db, { nameEn: 'Bright Tap', nameZh: '明亮水喉' })
    const { id } = await createReview(database.db, listingId, { authorId: mei.id })
    await world.as(boss).reviews.moderate({ reviews: unedited(id), decision: 'hide', reason: 'advertising' })
    expect((await world.as(null).reviews.find({ listingId })).items).toMatchObject([
      { status: 'hidden', reason: 'advertising' },
    ])
    await sendEmails()
    const [mail] = await emails()
    expect(mail).toMatchObject({ type: 'review_removed', toEmail: mei.email, language: 'zh-Hant' })
    expect(emailOf(mail!).subject).toBe('你對「明亮水喉」的評價已被移除')
    expect(emailOf(mail!).text).toContain('內容屬於廣告。')
  })

  test('has the e-mail of a decision sent that was queued under the job’s former name', async () => {
    const [boss, author] = [await admin(), await createProfile(database.db)]
    const { id: listingId } = await createListing(database.db)
    const { id } = await createReview(database.db, listingId, { authorId: author.id })
    await world.as(boss).reviews.moderate({ reviews: unedited(id), decision: 'hide', reason: 'other' })
    const renamed = sql`update jobs set name = 'reviews.tell' where name = 'reviews.sendDecisionEmail'`
    expect((await database.db.execute(renamed)).rowCount).toBe(1)
    await sendEmails()
    expect(await emails()).toMatchObject([{ toEmail: author.email }])
  })

  test('can undo a decision: no e-mail is sent and the previous status is restored', async () => {
    const [boss, { id: listingId }] = [await admin(), await createListing(database.db)]
    const held = await createReview(database.db, listingId, { status: 'pending', trippedChecks: ['link'] })
    await world.as(boss).reviews.moderate({ reviews: unedited(held.id), decision: 'hide', reason: 'other' })
    expect(await world.as(boss).reviews.undo({ ids: [held.id] })).toEqual({ undone: [held.id], refused: [] })
    await sendEmails()
    expect(await row(held.id)).toMatchObject({ status: 'pending', hiddenReason: null })
    expect(await emails()).toEqual([])
    expect((await log()).map(({ action }) => action)).toEqual(['reviews.undo', 'reviews.hide'])
    expect(await world.as(boss).reviews.undo({ ids: [held.id] })).toEqual({ undone: [], refused: [held.id] })
  })

  test('who hides a review and undoes it, or publishes it again, does not announce it to the owner as new', async () => {
    const [boss, owner] = [await admin(), await createProfile(database.db)]
    const { id: listingId } = await createListing(database.db, { ownerId: owner.id })
    const hook = { url: 'https://hooks.example/x', secret: 'whsec_eA==', events: ['review.published' as const] }
    await database.db.insert(webhooks).values({ ...hook, userId: owner.id })
    const old = await createReview(database.db, listingId, { createdAt: hoursAgo(24 * 100) })
    const checked = await createReview(database.db, listingId, { trippedChecks: ['link'] })
    const reviewsRead = unedited(old.id, checked.id)
    await world.as(boss).reviews.moderate({ reviews: reviewsRead, decision: 'hide', reason: 'fake' })
    await world.as(boss).reviews.undo({ ids: [old.id, checked.id] })
    await sendEmails()
    expect(await emails()).toEqual([])
    await world.as(boss).reviews.moderate({ reviews: unedited(old.id), decision: 'hide', reason: 'fake' })
    await world.as(boss).reviews.moderate({ reviews: unedited(old.id), decision: 'publish' })
    await sendEmails()
    expect(await emails()).toEqual([])
    expect(await database.db.select().from(webhookDeliveries)).toEqual([])
  })

  test('decides only about the text that they read: not after its author has changed it', async () => {
    const [boss, mei] = [await admin(), await createProfile(database.db)]
    const { id: listingId } = await createListing(database.db)
    const pending = await createReview(database.db, listingId, {
      authorId: mei.id,
      status: 'pending',
      trippedChecks: ['link'],
    })
    const other = await createReview(database.db, listingId, { status: 'pending', trippedChecks: ['link'] })
    const read = async () => (await world.as(boss).reviews.findForModeration({ status: 'pending' })).items
    const before = (await read()).map(({ id, editedAt }) => ({ id, editedAt }))
    await world.as(mei).reviews.edit({ ...reviewInput, id: pending.id, body: 'Something else that nobody has read.' })
    for (const decision of ['publish', 'hide'] as const) {
      const changed = before.filter(({ id }) => id === pending.id)
      const answer = await world.as(boss).reviews.moderate({ reviews: changed, decision })
      expect(answer).toEqual({ decided: [], refused: [pending.id] })
    }
    const answer = await world.as(boss).reviews.moderate({ reviews: before, decision: 'publish' })
    expect(answer).toEqual({ decided: [other.id], refused: [pending.id] })
    const [{ id, editedAt }] = (await read()) as [ModeratedReview]
    expect(await world.as(boss).reviews.moderate({ reviews: [{ id, editedAt }], decision: 'publish' })).toEqual({
      decided: [pending.id],
      refused: [],
    })
  })

  test('can undo only the own last decision, within ten seconds, and learns which were not undone', async () => {
    const [first, second, { id: listingId }] = [await admin(), await admin(), await createListing(database.db)]
    const [mine, theirs] = [await createReview(database.db, listingId), await createReview(database.db, listingId)]
    const ids = [mine.id, theirs.id]
    await world.as(first).reviews.moderate({ reviews: unedited(...ids), decision: 'hide', reason: 'fake' })
    await world.as(second).reviews.moderate({ reviews: unedited(theirs.id), decision: 'publish' })
    expect(await world.as(second).reviews.undo({ ids: [mine.id] })).toEqual({ undone: [], refused: [mine.id] })
    expect(await world.as(first).reviews.undo({ ids })).toEqual({ undone: [mine.id], refused: [theirs.id] })
    expect([(await row(mine.id)).status, (await row(theirs.id)).status]).toEqual(['published', 'published'])
    await world.as(first).reviews.moderate({ reviews: unedited(mine.id), decision: 'hide', reason: 'fake' })
    world.now = new Date(world.now.getTime() + 12_001)
    expect(await world.as(first).reviews.undo({ ids: [mine.id] })).toEqual({ undone: [], refused: [mine.id] })
  })

  test('decides in bulk; reviews already in the target status are neither changed nor audited', async () => {
    const [boss, { id: listingId }] = [await admin(), await createListing(database.db)]
    const ids = []
    for (let n = 0; n < 3; n++) ids.push((await createReview(database.db, listingId, { status: 'pending' })).id)
    const shown = await createReview(database.db, listingId)
    const { decided, refused } = await world
      .as(boss)
      .reviews.moderate({ reviews: unedited(...ids, shown.id), decision: 'publish' })
    expect([decided, refused]).toEqual([ids.toSorted(), [shown.id]])
    expect(await log()).toHaveLength(3)
    expect(await world.as(boss).reviews.moderate({ reviews: unedited(...ids), decision: 'publish' })).toEqual({
      decided: [],
      refused: ids,
    })
  })

  test('cannot edit or delete a member’s review', async () => {
    const [boss, { id: listingId }] = [await admin(), await createListing(database.db)]
    const review = await createReview(database.db, listingId)
    await expect(world.as(boss).reviews.edit({ ...reviewInput, id: review.id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(world.as(boss).reviews.remove({ id: review.id })).rejects.toMatchObject({ status: 404 })
  })

  test('filters reviews by status, check, stars and text; pending ones are oldest first', async () => {
    const adminUser = await admin()
    const mei = await createProfile(database.db, { firstName: 'Mei', lastName: 'Zhang', email: 'mei@example.com' })
    const tap = await createListing(database.db, { nameEn: 'Bright Tap' })
    const other = await createListing(database.db, { nameEn: 'Dark Tower' })
    const createAt = (listingId: string, hours: number, overrides: Partial<typeof reviews.$inferInsert>) =>
      createReview(database.db, listingId, { createdAt: hoursAgo(hours), ...overrides })
    const first = await createAt(tap.id, 9, { status: 'pending', trippedChecks: ['link', 'same_network'], rating: 5 })
    const second = await createAt(tap.id, 5, { status: 'pending', trippedChecks: ['phone_number'], rating: 1 })
    const third = await createAt(other.id, 3, {
      authorId: mei.id,
      rating: 1,
      body: 'Charged me 100% more than the quote.',
    })
    const find = async (input: object) =>
      (await world.as(adminUser).reviews.findForModeration(input)).items.map(({ id }) => id)
    expect(await find({})).toEqual([third.id, second.id, first.id])
    expect(await find({ status: 'pending' })).toEqual([first.id, second.id])
    expect(await find({ check: 'same_network' })).toEqual([first.id])
    expect(await find({ rating: 1 })).toEqual([third.id, second.id])
    for (const q of ['bright', 'BRIGHT TAP']) expect(await find({ q })).toEqual([second.id, first.id])
    for (const q of ['zhang', 'mei@example', '100% more']) expect(await find({ q })).toEqual([third.id])
    for (const q of ['%', '_']) expect(await find({ q: `${q}zz` })).toEqual([])
    const [one] = (await world.as(adminUser).reviews.findForModeration({ q: 'mei@example' })).items
    expect(one).toMatchObject({
      author: { name: 'Mei Zhang' },
      listing: { name: { text: 'Dark Tower' } },
      openReports: 0,
    })

    for (const input of [{ status: 'pending' as const }, {}]) {
      const whole = await find(input)
      const page = await world.as(adminUser).reviews.findForModeration({ ...input, limit: 1 })
      const rest = await world.as(adminUser).reviews.findForModeration({ ...input, cursor: page.nextCursor! })
      expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(whole)
      expect(page.waiting).toBe(2)
    }
  })

  test('must be an admin: visitors and members are refused', async () => {
    for (const [person, status] of [
      [null, 401],
      [await createProfile(database.db), 403],
    ] as const) {
      await expect(world.as(person).reviews.findForModeration({})).rejects.toMatchObject({ status })
      const { id } = await createReview(database.db, (await createListing(database.db)).id)
      await expect(
        world.as(person).reviews.moderate({ reviews: unedited(id), decision: 'hide' }),
      ).rejects.toMatchObject({ status })
    }
  })
})

test('other features can hide and restore within their own transaction, and a rollback leaves no trace', async () => {
  const boss = await admin()
  const ctx = makeCtx(database.db, { actor: actorOf(boss) })
  const { id } = await createReview(database.db, (await createListing(database.db)).id)
  await database.db
    .transaction(async (tx) => {
      expect(await hide(ctx, tx, id, 'private_information')).toBe(true)
      throw new Error('no')
    })
    .catch(() => {})
  expect(await row(id)).toMatchObject({ status: 'published' })
  expect(await log()).toEqual([])
  expect(await database.db.transaction((tx) => hide(ctx, tx, id, 'defamation'))).toBe(true)
  expect(await database.db.transaction((tx) => hide(ctx, tx, id, 'defamation'))).toBe(false)
  expect(await database.db.transaction((tx) => restore(ctx, tx, id))).toBe(true)
  expect((await log()).map(({ action }) => action)).toEqual(['reviews.restore', 'reviews.hide'])
})
