import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { webhookDeliveries, webhooks } from '#features/integrations/server/tables.ts'
import { listingRevisions, listings } from '#features/listings/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { reviewsJobs } from '#features/reviews/server/jobs.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { auditLog } from '#platform/server/tables.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { reviewInput, unedited } from '#tests/support/review-input.ts'
import { createWorld } from '#tests/support/world.ts'
import { listingReports, reviewReports } from './server/tables.ts'

const database = useDatabase()
const longAgo = new Date(testNow.getTime() - 30 * 24 * 3_600_000)

async function setUp() {
  const { db } = database
  const [owner, author, reporter, admin] = [
    await createProfile(db),
    await createProfile(db),
    await createProfile(db, { language: 'zh-Hant', createdAt: longAgo }),
    await createProfile(db, { role: 'admin' }),
  ]
  const listing = await createListing(db, { ownerId: owner.id })
  const review = await createReview(db, listing.id, { authorId: author.id, rating: 1 })
  const world = createWorld(database)
  const statusOf = async () => (await db.select().from(reviews).where(eq(reviews.id, review.id)))[0]!.status
  const ratingsOf = async () => (await db.select().from(listings).where(eq(listings.id, listing.id)))[0]!.ratingCount
  const countsOf = async () => (await db.select().from(listings).where(eq(listings.id, listing.id)))[0]!
  const isHeld = async () => (await db.select().from(reviews).where(eq(reviews.id, review.id)))[0]!.heldAt !== null
  const emails = async () =>
    (await db.select().from(notificationsOutbox).orderBy(notificationsOutbox.id)).map(({ type, userId }) => ({
      type,
      userId,
    }))
  return { owner, author, reporter, admin, listing, review, world, statusOf, ratingsOf, countsOf, isHeld, emails }
}
type World = Awaited<ReturnType<typeof setUp>>

const reportInput = ({ review }: World, reason: 'fake' | 'private_information' | 'harmful_or_illegal' = 'fake') => ({
  kind: 'review' as const,
  subjectId: review.id,
  reason,
  note: 'I know both of them.',
})
/** A decided report of this member about another review. */
async function createUpheldReport(w: World, status: 'upheld' | 'dismissed' = 'upheld', by = w.reporter) {
  const other = await createReview(database.db, (await createListing(database.db)).id, { status: 'pending' })
  await database.db
    .insert(reviewReports)
    .values({ reviewId: other.id, reporterId: by.id, reason: 'fake', status, decidedAt: testNow })
}
/** Runs the jobs that wait to send e-mails about reviews. */
async function runDecisionEmails(now: Date) {
  const { rows } = await database.db.execute<{ name: string; data: unknown }>(sql`select name, data from jobs`)
  for (const { name, data } of rows) {
    const job = reviewsJobs.find((one) => one.name === name)
    const ctx = makeCtx(database.db, { now: () => now })
    await job?.run({ ctx, data, dueAt: null, signal: new AbortController().signal })
  }
}
const subjectsOf = ({ review }: World) => [{ kind: 'review' as const, id: review.id }]

describe('a report', () => {
  test('leaves the review visible until it is decided', async () => {
    const w = await setUp()
    expect(await w.world.as(w.reporter).reports.report(reportInput(w))).toEqual({ isHeld: false })
    expect(await w.statusOf()).toBe('published')
    expect(await w.ratingsOf()).toBe(1)
  })

  test('that was dismissed is refused again until the review has changed', async () => {
    const w = await setUp()
    const report = () => w.world.as(w.reporter).reports.report(reportInput(w))
    await report()
    await w.world.as(w.admin).reports.decide({ subjects: subjectsOf(w), decision: 'dismissed' })
    await expect(report()).rejects.toMatchObject({ code: 'REPORT_DISMISSED' })
    await expect(w.world.as(await createProfile(database.db)).reports.report(reportInput(w))).resolves.toBeTruthy()
    const later = new Date(testNow.getTime() + 1_000)
    await database.db.update(reviews).set({ editedAt: later }).where(eq(reviews.id, w.review.id))
    await expect(report()).resolves.toEqual({ isHeld: false })
  })

  test('that was dismissed is refused again until the listing has changed', async () => {
    const w = await setUp()
    const subject = { kind: 'listing' as const, id: w.listing.id }
    const report = () =>
      w.world.as(w.reporter).reports.report({ kind: 'listing', subjectId: w.listing.id, reason: 'unsafe', note: '' })
    await report()
    await w.world.as(w.admin).reports.decide({ subjects: [subject], decision: 'dismissed' })
    await expect(report()).rejects.toMatchObject({ code: 'REPORT_DISMISSED' })
    const later = new Date(testNow.getTime() + 1_000)
    await database.db
      .insert(listingRevisions)
      .values({ listingId: w.listing.id, content: {}, status: 'approved', decidedAt: later })
    await expect(report()).resolves.toEqual({ isHeld: false })
  })

  describe.each(['private_information', 'harmful_or_illegal'] as const)('for %s', (reason) => {
    const reviewsShown = async (w: World, sort: 'newest' | 'lowest' = 'newest') =>
      (await w.world.as(null).reviews.find({ listingId: w.listing.id, locale: 'en', sort })).items
    const visible = { status: 'published', rating: 1 }

    test('from one member leaves the review visible', async () => {
      const w = await setUp()
      expect(await w.world.as(w.reporter).reports.report(reportInput(w, reason))).toEqual({ isHeld: false })
      expect(await reviewsShown(w)).toMatchObject([visible])
    })

    test('from a member whose earlier reports were upheld holds it, and it counts on until decided', async () => {
      const w = await setUp()
      await createUpheldReport(w)
      expect(await w.world.as(w.reporter).reports.report(reportInput(w, reason))).toEqual({ isHeld: true })
      expect(await reviewsShown(w)).toEqual([
        { status: 'held', id: w.review.id, createdAt: w.review.createdAt.toISOString() },
      ])
      expect(await reviewsShown(w, 'lowest')).toEqual([])
      expect(await w.world.as(null).reviews.findLatest({ locale: 'en' })).toEqual([])
      expect(await w.countsOf()).toMatchObject({ ratingCount: 1, removedReviewCount: 0 })
      const own = (await w.world.as(w.author).reviews.getReviewerState({ listingId: w.listing.id })).review
      expect(own).toMatchObject({ status: 'published', isHeld: true })
      const [queued] = (await w.world.as(w.admin).reports.findQueue({})).items
      expect(queued!.review).toMatchObject({ status: 'held' })
      const { reviews: written } = await w.world.as(w.admin).backoffice.getMember({ id: w.author.id })
      expect(written).toMatchObject([{ status: 'held' }])
      await expect(w.world.as(w.author).reviews.remove({ id: w.review.id })).rejects.toMatchObject({
        code: 'REVIEW_HIDDEN',
      })
      expect(await w.emails()).toContainEqual({ type: 'review_held', userId: w.author.id })
      expect((await w.world.as(w.author).reports.findMine({})).items).toMatchObject([
        { role: 'author', status: 'open', mayAppeal: false },
      ])
      await w.world.as(w.admin).reports.decide({ subjects: subjectsOf(w), decision: 'upheld' })
      expect(await reviewsShown(w)).toMatchObject([{ status: 'hidden', reason }])
      expect(await w.countsOf()).toMatchObject({ ratingCount: 0, removedReviewCount: 1 })
    })

    test('from a member with a dismissed report does not hold it', async () => {
      const w = await setUp()
      await createUpheldReport(w)
      await createUpheldReport(w, 'dismissed')
      expect(await w.world.as(w.reporter).reports.report(reportInput(w, reason))).toEqual({ isHeld: false })
    })

    test('from two independent members holds it', async () => {
      const w = await setUp()
      const second = await createProfile(database.db, { createdAt: longAgo })
      await w.world.as(w.reporter).reports.report(reportInput(w, reason))
      expect(await w.world.as(second).reports.report(reportInput(w, reason))).toEqual({ isHeld: true })
    })

    test('from two independent members holds it on a listing without an owner too', async () => {
      const w = await setUp()
      await database.db.update(listings).set({ ownerId: null }).where(eq(listings.id, w.listing.id))
      const second = await createProfile(database.db, { createdAt: longAgo })
      await w.world.as(w.reporter).reports.report(reportInput(w, reason))
      expect(await w.world.as(second).reports.report(reportInput(w, reason))).toEqual({ isHeld: true })
    })

    test.each([
      ['one that the other referred', (w: World) => ({ referredBy: w.reporter.id })],
      ['one that the owner referred', (w: World) => ({ referredBy: w.owner.id })],
      ['a new account', () => ({ createdAt: testNow })],
      ['one with the number of the listing', (w: World) => ({ whatsappNumber: w.listing.whatsappNumber })],
    ])('from two members, %s, does not hold it', async (_which, overrides) => {
      const w = await setUp()
      const second = await createProfile(database.db, { createdAt: longAgo, ...overrides(w) })
      await w.world.as(w.reporter).reports.report(reportInput(w, reason))
      expect(await w.world.as(second).reports.report(reportInput(w, reason))).toEqual({ isHeld: false })
      expect(await reviewsShown(w)).toMatchObject([visible])
    })

    test('from the owner never holds it, nor counts as one of two', async () => {
      const w = await setUp()
      await createUpheldReport(w, 'upheld', w.owner)
      expect(await w.world.as(w.owner).reports.report(reportInput(w, reason))).toEqual({ isHeld: false })
      expect(await w.world.as(w.reporter).reports.report(reportInput(w, reason))).toEqual({ isHeld: false })
      expect(await reviewsShown(w)).toMatchObject([visible])
    })
  })

  test('is refused while the member has an open one about the review, and of others allowed', async () => {
    const w = await setUp()
    const { reports } = w.world.as(w.reporter)
    await reports.report(reportInput(w))
    await expect(reports.report(reportInput(w))).rejects.toMatchObject({ code: 'REPORT_OPEN' })
    const other = await createProfile(database.db)
    expect(await w.world.as(other).reports.report(reportInput(w))).toEqual({ isHeld: false })
  })

  test('is refused from visitors, about the member’s own review or listing, and about subjects that are not public', async () => {
    const w = await setUp()
    await expect(w.world.as(null).reports.report(reportInput(w))).rejects.toMatchObject({ status: 401 })
    await expect(w.world.as(w.author).reports.report(reportInput(w))).rejects.toMatchObject({ code: 'REPORT_OWN' })
    const ofListing = { kind: 'listing' as const, subjectId: w.listing.id, reason: 'closed' as const, note: '' }
    await expect(w.world.as(w.owner).reports.report(ofListing)).rejects.toMatchObject({ code: 'REPORT_OWN' })
    await database.db
      .update(listings)
      .set({ status: 'rejected', rejectionCode: 'moderation', rejectionReason: 'no' })
      .where(eq(listings.id, w.listing.id))
    for (const input of [reportInput(w), ofListing, { ...reportInput(w), subjectId: crypto.randomUUID() }]) {
      await expect(w.world.as(w.reporter).reports.report(input)).rejects.toMatchObject({ code: 'SUBJECT_NOT_FOUND' })
    }
  })

  test.each([
    ['a reason of the other subject kind', { reason: 'closed' }, 'reason'],
    ['no note for "other"', { reason: 'other', note: ' ' }, 'note'],
    ['a note that is too long', { note: 'x'.repeat(2_001) }, 'note'],
    ['another reporter', { reporterId: crypto.randomUUID() }, undefined],
  ])('with %s is refused with the field’s path, and nothing is stored', async (_what, overrides, field) => {
    const w = await setUp()
    const error: unknown = await w.world
      .as(w.reporter)
      .reports.report({ ...reportInput(w), ...overrides } as never)
      .catch((e: unknown) => e)
    expect(error).toMatchObject({ status: 400 })
    const { issues } = (error as { data: { issues: { path?: string[] }[] } }).data
    expect(issues[0]?.path?.[0]).toBe(field)
    expect(await database.db.select().from(reviewReports)).toEqual([])
  })

  test('is limited to ten a day', async () => {
    const w = await setUp()
    for (let n = 0; n < 10; n++) {
      const { id } = await createReview(database.db, w.listing.id)
      await w.world.as(w.reporter).reports.report({ ...reportInput(w), subjectId: id })
    }
    await expect(w.world.as(w.reporter).reports.report(reportInput(w))).rejects.toMatchObject({ status: 429 })
  })
})

describe('a decision', () => {
  test('that upholds hides the review, delays the e-mails and is audited', async () => {
    const w = await setUp()
    await w.world.as(w.reporter).reports.report(reportInput(w))
    const subjects = subjectsOf(w)
    const { reports } = w.world.as(w.admin)
    expect(await reports.decide({ subjects, decision: 'upheld' })).toEqual({ decided: [w.review.id], refused: [] })
    expect(await w.statusOf()).toBe('hidden')
    expect(await w.emails()).toEqual([{ type: 'review_report_decided', userId: w.reporter.id }])
    const { rows: due } = await database.db.execute(
      sql`select from notifications_outbox where next_attempt_at <= now()`,
    )
    expect(due).toEqual([])
    const actions = (await database.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, actorId }) => [
      action,
      actorId,
    ])
    expect(actions).toContainEqual(['reports.uphold', w.admin.id])
    // A second decision has no effect.
    expect(await reports.decide({ subjects, decision: 'dismissed' })).toEqual({ decided: [], refused: [w.review.id] })
    expect(await w.statusOf()).toBe('hidden')
  })

  test.each(['upheld', 'dismissed'] as const)(
    '%s is refused once the author has changed the review since the admin read it',
    async (decision) => {
      const w = await setUp()
      await w.world.as(w.reporter).reports.report(reportInput(w))
      const { reports } = w.world.as(w.admin)
      const read = async () => {
        const [row] = (await reports.findQueue({})).items
        return [{ kind: 'review' as const, id: row!.id, editedAt: row!.review!.editedAt }]
      }
      const before = await read()
      expect(before).toEqual([{ kind: 'review', id: w.review.id, editedAt: null }])
      await w.world.as(w.author).reviews.edit({ ...reviewInput, id: w.review.id })
      expect(await reports.decide({ subjects: before, decision })).toEqual({ decided: [], refused: [w.review.id] })
      expect(await w.statusOf()).toBe('published')
      const after = await read()
      expect(after).toEqual([{ kind: 'review', id: w.review.id, editedAt: w.world.now.toISOString() }])
      expect(await reports.decide({ subjects: after, decision })).toEqual({ decided: [w.review.id], refused: [] })
    },
  )

  test('that dismisses shows a held review again, but not one hidden by a moderator', async () => {
    const w = await setUp()
    await createUpheldReport(w)
    await w.world.as(w.reporter).reports.report(reportInput(w, 'harmful_or_illegal'))
    expect(await w.isHeld()).toBe(true)
    await w.world.as(w.admin).reports.decide({ subjects: subjectsOf(w), decision: 'dismissed' })
    expect(await w.isHeld()).toBe(false)
    await w.world.as(await createProfile(database.db)).reports.report(reportInput(w))
    await database.db
      .update(reviews)
      .set({ status: 'hidden', hiddenReason: 'other' })
      .where(eq(reviews.id, w.review.id))
    await w.world.as(w.admin).reports.decide({ subjects: subjectsOf(w), decision: 'dismissed' })
    expect(await w.statusOf()).toBe('hidden')
  })

  test.each(['fake', 'private_information'] as const)(
    'for %s can be undone for ten seconds, which withdraws its e-mails',
    async (reason) => {
      const w = await setUp()
      await createUpheldReport(w)
      await w.world.as(w.reporter).reports.report(reportInput(w, reason))
      const before = [await w.statusOf(), await w.isHeld()]
      const sent = await w.emails()
      const { reports } = w.world.as(w.admin)
      for (const decision of ['upheld', 'dismissed'] as const) {
        await reports.decide({ subjects: subjectsOf(w), decision })
        expect(await reports.undo({ subjects: subjectsOf(w) })).toEqual({ undone: [w.review.id], refused: [] })
        expect([await w.statusOf(), await w.isHeld()]).toEqual(before)
        expect(await w.emails()).toEqual(sent)
      }
      await reports.decide({ subjects: subjectsOf(w), decision: 'upheld' })
      w.world.now = new Date(w.world.now.getTime() + 12_001)
      expect(await reports.undo({ subjects: subjectsOf(w) })).toEqual({ undone: [], refused: [w.review.id] })
      expect(await w.statusOf()).toBe('hidden')
    },
  )

  test('is not undone once another admin has decided about the review', async () => {
    const w = await setUp()
    const other = await createProfile(database.db, { role: 'admin' })
    await w.world.as(w.reporter).reports.report(reportInput(w))
    await w.world.as(w.admin).reports.decide({ subjects: subjectsOf(w), decision: 'upheld' })
    await w.world.as(other).reviews.moderate({ reviews: unedited(w.review.id), decision: 'publish' })
    const answer = await w.world.as(w.admin).reports.undo({ subjects: subjectsOf(w) })
    expect(answer).toEqual({ undone: [], refused: [w.review.id] })
    expect(await w.statusOf()).toBe('published')
    expect((await w.world.as(w.admin).reports.findQueue({})).items).toEqual([])
  })

  test('about a listing leaves it public, or takes it down with a reason for its owner, and can be undone', async () => {
    const w = await setUp()
    const { db } = database
    const subject = { kind: 'listing' as const, id: w.listing.id }
    const report = { kind: 'listing' as const, subjectId: w.listing.id, reason: 'fraud' as const, note: '' }
    await w.world.as(w.reporter).reports.report(report)
    const { reports } = w.world.as(w.admin)
    await reports.decide({
      subjects: [subject],
      decision: 'upheld',
      takesDown: true,
      note: 'The licence is somebody else’s.',
    })
    const find = async () => (await db.select().from(listings).where(eq(listings.id, w.listing.id)))[0]!
    expect(await find()).toMatchObject({ status: 'rejected', rejectionReason: 'The licence is somebody else’s.' })
    expect(await w.emails()).toEqual([
      { type: 'listing_rejected', userId: w.owner.id },
      { type: 'listing_report_decided', userId: w.reporter.id },
    ])
    await reports.undo({ subjects: [subject] })
    expect(await find()).toMatchObject({ status: 'approved', rejectionReason: null })
    expect(await w.emails()).toEqual([])
    await reports.decide({ subjects: [subject], decision: 'upheld' })
    expect(await find()).toMatchObject({ status: 'approved' })
    expect((await db.select().from(listingReports))[0]).toMatchObject({ status: 'upheld', decidedBy: w.admin.id })
  })

  test('that takes a listing down again is told to its owner again', async () => {
    const w = await setUp()
    const { db } = database
    const subject = { kind: 'listing' as const, id: w.listing.id }
    const takeDown = async () => {
      await w.world
        .as(w.reporter)
        .reports.report({ kind: 'listing', subjectId: w.listing.id, reason: 'fraud', note: '' })
      await w.world
        .as(w.admin)
        .reports.decide({ subjects: [subject], decision: 'upheld', takesDown: true, note: 'Not their licence.' })
    }
    const toOwner = async () => (await w.emails()).filter(({ userId }) => userId === w.owner.id)
    await takeDown()
    await db.update(notificationsOutbox).set({ status: 'sent', sentAt: testNow })
    const live = { status: 'approved', rejectionCode: null, rejectionReason: null } as const
    await db.update(listings).set(live).where(eq(listings.id, w.listing.id))
    await takeDown()
    expect(await toOwner()).toHaveLength(2)
    await w.world.as(w.admin).reports.undo({ subjects: [subject] })
    expect(await toOwner()).toHaveLength(1)
  })

  test('that takes a listing down reaches its owner’s webhooks once it can no longer be undone', async () => {
    const w = await setUp()
    const { db } = database
    const subject = { kind: 'listing' as const, id: w.listing.id }
    const hook = { url: 'https://hooks.example/x', secret: 'whsec_eA==', events: ['listing.rejected' as const] }
    await db.insert(webhooks).values({ ...hook, userId: w.owner.id })
    await w.world.as(w.reporter).reports.report({ kind: 'listing', subjectId: w.listing.id, reason: 'fraud', note: '' })
    const { reports } = w.world.as(w.admin)
    const takeDown = () =>
      reports.decide({ subjects: [subject], decision: 'upheld', takesDown: true, note: 'Not their licence.' })
    const events = async () => (await db.select().from(webhookDeliveries)).map(({ event, data }) => [event, data])
    await takeDown()
    const { rows: due } = await db.execute(sql`select from webhook_deliveries where next_attempt_at <= now()`)
    expect(due).toEqual([])
    await reports.undo({ subjects: [subject] })
    expect(await events()).toEqual([])
    await takeDown()
    expect(await events()).toMatchObject([
      ['listing.rejected', { listing: { id: w.listing.id }, reason: 'Not their licence.' }],
    ])
  })

  test('is refused to members who are not admins', async () => {
    const w = await setUp()
    const asOwner = w.world.as(w.owner).reports
    const calls = [
      asOwner.findQueue({}),
      asOwner.decide({ subjects: subjectsOf(w), decision: 'upheld' }),
      asOwner.undo({ subjects: subjectsOf(w) }),
      asOwner.decideAppeal({ id: crypto.randomUUID(), decision: 'granted', answer: '' }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 403 })
  })
})

describe('an appeal', () => {
  async function decidedReport(decision: 'upheld' | 'dismissed') {
    const w = await setUp()
    await w.world.as(w.reporter).reports.report(reportInput(w))
    await w.world.as(w.admin).reports.decide({ subjects: subjectsOf(w), decision })
    const loser = decision === 'upheld' ? w.author : w.reporter
    const winner = decision === 'upheld' ? w.reporter : w.author
    const mine = (await w.world.as(loser).reports.findMine({})).items
    return { w, loser, winner, report: mine[0]! }
  }

  test.each(['upheld', 'dismissed'] as const)(
    'against %s reverses the decision when it is granted',
    async (decision) => {
      const { w, loser, winner, report } = await decidedReport(decision)
      expect(report).toMatchObject({
        status: decision,
        mayAppeal: true,
        note: decision === 'upheld' ? '' : 'I know both of them.',
      })
      const input = { kind: 'review' as const, reportId: report.id, note: 'Please look again.' }
      await expect(w.world.as(winner).reports.appeal(input)).rejects.toMatchObject({
        code: 'APPEAL_REFUSED',
      })
      await w.world.as(loser).reports.appeal(input)
      await expect(w.world.as(loser).reports.appeal(input)).rejects.toMatchObject({ code: 'APPEAL_REFUSED' })
      expect(await w.world.as(w.admin).reports.findQueue({})).toMatchObject({ items: [], openAppeals: 1 })
      const { items } = await w.world.as(w.admin).reports.findQueue({ tab: 'appeals' })
      expect(items).toMatchObject([
        { id: w.review.id, appeal: { note: 'Please look again.', isByAuthor: decision === 'upheld' } },
      ])
      const { id } = items[0]!.appeal!
      const decide = { id, decision: 'granted' as const, answer: 'You are right.' }
      await w.world.as(w.admin).reports.decideAppeal(decide)
      expect(await w.statusOf()).toBe(decision === 'upheld' ? 'published' : 'hidden')
      await expect(w.world.as(w.admin).reports.decideAppeal(decide)).rejects.toMatchObject({ code: 'APPEAL_DECIDED' })
      const [after] = (await w.world.as(loser).reports.findMine({})).items.filter(({ appeal }) => appeal)
      expect(after?.appeal).toMatchObject({ status: 'granted', answer: 'You are right.' })
      expect(await w.emails()).toContainEqual({ type: 'appeal_decided', userId: loser.id })
    },
  )

  test.each(['review', 'listing'] as const)(
    'of a reporter, granted late, is told to who loses the %s, who may appeal within 30 days from then',
    async (kind) => {
      const w = await setUp()
      const subjectId = kind === 'review' ? w.review.id : w.listing.id
      const loser = kind === 'review' ? w.author : w.owner
      const reason = kind === 'review' ? 'fake' : 'fraud'
      await w.world.as(w.reporter).reports.report({ kind, subjectId, reason, note: '' })
      await w.world.as(w.admin).reports.decide({ subjects: [{ kind, id: subjectId }], decision: 'dismissed' })
      const [mine] = (await w.world.as(w.reporter).reports.findMine({})).items
      await w.world.as(w.reporter).reports.appeal({ kind, reportId: mine!.id, note: 'Look again.' })
      w.world.now = new Date(testNow.getTime() + 40 * 86_400_000)
      const [item] = (await w.world.as(w.admin).reports.findQueue({ tab: 'appeals' })).items
      const id = item!.appeal!.id
      await w.world.as(w.admin).reports.decideAppeal({ id, decision: 'granted', answer: 'They are right.' })
      const [lost] = (await w.world.as(loser).reports.findMine({})).items
      expect(lost).toMatchObject({
        role: 'author',
        status: 'upheld',
        decidedAt: w.world.now.toISOString(),
        mayAppeal: true,
      })
      await w.world.as(loser).reports.appeal({ kind, reportId: lost!.id, note: 'They are not.' })
      await runDecisionEmails(w.world.now)
      expect((await w.emails()).filter(({ userId }) => userId === loser.id)).toHaveLength(1)
    },
  )

  test('of an owner puts the listing back, and their webhooks are told', async () => {
    const w = await setUp()
    const { db } = database
    const hook = { url: 'https://hooks.example/x', secret: 'whsec_eA==', events: ['listing.approved' as const] }
    await db.insert(webhooks).values({ ...hook, userId: w.owner.id })
    await w.world.as(w.reporter).reports.report({ kind: 'listing', subjectId: w.listing.id, reason: 'fraud', note: '' })
    const { reports } = w.world.as(w.admin)
    const subjects = [{ kind: 'listing' as const, id: w.listing.id }]
    await reports.decide({ subjects, decision: 'upheld', takesDown: true, note: 'Not their licence.' })
    const [mine] = (await w.world.as(w.owner).reports.findMine({})).items
    await w.world.as(w.owner).reports.appeal({ kind: 'listing', reportId: mine!.id, note: 'It is mine.' })
    const [item] = (await reports.findQueue({ tab: 'appeals' })).items
    await reports.decideAppeal({ id: item!.appeal!.id, decision: 'granted', answer: '' })
    expect((await w.countsOf()).status).toBe('approved')
    const deliveries = await db.select().from(webhookDeliveries)
    expect(deliveries).toMatchObject([{ event: 'listing.approved', data: { listing: { id: w.listing.id } } }])
  })

  test('that is refused changes nothing', async () => {
    const { w, loser, report } = await decidedReport('upheld')
    await w.world.as(loser).reports.appeal({ kind: 'review', reportId: report.id, note: 'No.' })
    const [item] = (await w.world.as(w.admin).reports.findQueue({ tab: 'appeals' })).items
    await w.world.as(w.admin).reports.decideAppeal({ id: item!.appeal!.id, decision: 'refused', answer: 'It stands.' })
    expect(await w.statusOf()).toBe('hidden')
  })

  test('is open to the author of a review that a moderator hid without any report', async () => {
    const w = await setUp()
    await w.world
      .as(w.admin)
      .reviews.moderate({ reviews: unedited(w.review.id), decision: 'hide', reason: 'off_topic' })
    const [mine] = (await w.world.as(w.author).reports.findMine({})).items
    expect(mine).toMatchObject({ role: 'author', reason: 'off_topic', status: 'upheld', mayAppeal: true })
    const input = { kind: 'review' as const, reportId: mine!.id, note: 'It is about the service.' }
    await expect(w.world.as(w.reporter).reports.appeal(input)).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' })
    await w.world.as(w.author).reports.appeal(input)
    const [item] = (await w.world.as(w.admin).reports.findQueue({ tab: 'appeals' })).items
    await w.world.as(w.admin).reports.decideAppeal({ id: item!.appeal!.id, decision: 'granted', answer: '' })
    expect(await w.statusOf()).toBe('published')
  })

  test.each(['granted', 'refused'] as const)(
    'is not %s by an admin who has not read the review as it is now',
    async (decision) => {
      const { w, loser, report } = await decidedReport('dismissed')
      await w.world.as(loser).reports.appeal({ kind: 'review', reportId: report.id, note: 'Look again.' })
      const { reports } = w.world.as(w.admin)
      const readAppeal = async () => {
        const [item] = (await reports.findQueue({ tab: 'appeals' })).items
        return { id: item!.appeal!.id, editedAt: item!.review!.editedAt, decision, answer: 'You are right.' }
      }
      const before = await readAppeal()
      await w.world.as(w.author).reviews.edit({ ...reviewInput, id: w.review.id })
      await expect(reports.decideAppeal(before)).rejects.toMatchObject({ code: 'APPEAL_REVIEW_CHANGED', status: 409 })
      expect(await w.statusOf()).toBe('published')
      await reports.decideAppeal(await readAppeal())
      expect(await w.statusOf()).toBe(decision === 'granted' ? 'hidden' : 'published')
    },
  )

  test('about a report of other members is refused as not found', async () => {
    const { w, report } = await decidedReport('dismissed')
    const stranger = await createProfile(database.db)
    const input = { kind: 'review' as const, reportId: report.id, note: 'Me too.' }
    await expect(w.world.as(stranger).reports.appeal(input)).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' })
    expect((await w.world.as(stranger).reports.findMine({})).items).toEqual([])
  })
})

test('the queue lists urgent reasons first, then the oldest, and paginates without gaps', async () => {
  const w = await setUp()
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    const { id } = await createReview(database.db, w.listing.id)
    ids.push(id)
    w.world.now = new Date(w.world.now.getTime() + 60_000)
    const reason = n === 3 ? ('harmful_or_illegal' as const) : ('fake' as const)
    await w.world.as(w.reporter).reports.report({ ...reportInput(w), subjectId: id, reason })
  }
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await w.world.as(w.admin).reports.findQueue({ limit: 2, cursor })
    found.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(found).toEqual([ids[3], ids[0], ids[1], ids[2], ids[4]])
  const urgent = await w.world.as(w.admin).reports.findQueue({ reason: 'harmful_or_illegal' })
  expect(urgent.items.map(({ id, isUrgent }) => [id, isUrgent])).toEqual([[ids[3], true]])
  expect((await w.world.as(w.admin).reports.findQueue({ kind: 'listing' })).items).toEqual([])
  await w.world
    .as(w.admin)
    .reports.decide({ subjects: subjectsOf(w).map((one) => ({ ...one, id: ids[0]! })), decision: 'dismissed' })
  const decided = await w.world.as(w.admin).reports.findQueue({ tab: 'decided' })
  expect(decided.items.map(({ id }) => id)).toEqual([ids[0]])
  await expect(w.world.as(w.admin).reports.findQueue({ cursor: 'forged' })).rejects.toMatchObject({ status: 400 })
})
