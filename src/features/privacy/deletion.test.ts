import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { purge } from '#features/accounts/server/service/purge.ts'
import { consents, profiles, twoFactors, verifications } from '#features/accounts/server/tables.ts'
import { deleteOldPayments } from '#features/billing/server/service/proofs.ts'
import { payments } from '#features/billing/server/tables.ts'
import { drafts } from '#features/drafts/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { listingReports, reviewReports } from '#features/reports/server/tables.ts'
import { jobs } from '#server/jobs.ts'
import { makeCtx, testNow } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createPayment, createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { privacyRequests } from './server/tables.ts'

const database = useDatabase()

/** Tables that contain a text anywhere in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await database.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where strpos(t::text, ${text}) > 0 limit 1`,
    )
    if (hits.rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

test('of a deleted account nothing remains but what the law asks for', async () => {
  const { db } = database
  const email = 'zuiderduin@example.com'
  const { id: userId, name } = await createProfile(db, { email, firstName: 'Zuiderduin', lastName: 'Chan' })
  const listing = await createListing(db)
  const review = await createReview(db, listing.id)
  const report = { reporterId: userId, note: 'Zuiderduin says so', status: 'open' as const }
  await db.insert(reviewReports).values({ ...report, reviewId: review.id, reason: 'fake' })
  await db.insert(listingReports).values({ ...report, listingId: listing.id, reason: 'spam' })
  const mail = { toEmail: 'admin@example.com', language: 'en' as const, status: 'sent' as const }
  await db.insert(notificationsOutbox).values([
    { ...mail, type: 'listing_submitted', data: { listing_name: 'Taps', owner_name: name } },
    { ...mail, type: 'generic', subject: 'A report', data: { body: `By ${email}` }, aboutUserId: userId },
    { ...mail, type: 'generic', subject: 'Hello', toEmail: email },
  ])
  const expiresAt = new Date(Date.now() + 3_600_000)
  const link = { userId, signUp: { firstName: 'Zuiderduin' } }
  await db.insert(verifications).values({ identifier: 'confirm:x', value: JSON.stringify(link), expiresAt })
  await db.insert(twoFactors).values({ userId, secret: 's', backupCodes: '[]' })
  const request = { userId, name, email, language: 'en' as const, details: 'My data', receivedOn: '2026-11-01' }
  const decided = { decidedAt: testNow, answer: 'Zuiderduin asked' }
  await db.insert(privacyRequests).values([
    { ...request, kind: 'access', status: 'answered', ...decided },
    { ...request, kind: 'access', status: 'refused', ...decided },
    { ...request, kind: 'erasure' },
  ])
  const draft = { userId, key: 'listing:new', value: '{"nameEn":"Zuiderduin"}', version: '1' }
  await db.insert(drafts).values({ ...draft, typedAt: testNow, uploadIds: [] })
  const consent = { userId, wordingVersion: '1', language: 'en' as const, givenAt: testNow }
  await db.insert(consents).values([
    { ...consent, purpose: 'terms' },
    { ...consent, purpose: 'marketing', withdrawnAt: testNow },
  ])
  expect(await tablesWith('uiderduin')).toEqual(expect.arrayContaining(['drafts', 'review_reports']))

  await db.delete(profiles).where(sql`id = ${userId}`)
  expect(await tablesWith('uiderduin')).toEqual(['consents', 'privacy_requests'])
  expect(await tablesWith(userId)).toEqual([])
  expect((await db.select().from(privacyRequests)).map(({ status }) => status).toSorted()).toEqual(['open', 'refused'])
  expect(await db.select().from(consents)).toMatchObject([{ purpose: 'marketing', email, userId: null }])
  expect(await db.select().from(reviewReports)).toMatchObject([{ note: '', reason: 'fake', reporterId: null }])
})

test('e-mails about another member of the same name stay', async () => {
  const { db } = database
  const same = { firstName: 'Mei', lastName: 'Chan' }
  const [one, other] = [await createProfile(db, same), await createProfile(db, same)]
  expect(one.name).toBe(other.name)
  const data = { listing_name: 'Taps', owner_name: one.name }
  const mail = { type: 'listing_submitted', toEmail: 'admin@example.com', language: 'en', data } as const
  await db.insert(notificationsOutbox).values([one, other].map(({ id: aboutUserId }) => ({ ...mail, aboutUserId })))
  await db.delete(profiles).where(sql`id = ${one.id}`)
  expect(await db.select().from(notificationsOutbox)).toMatchObject([{ aboutUserId: other.id }])
})

test('requests, withdrawals, reports and payments go when their time is over, and not before', async () => {
  const { db } = database
  const years = (count: number, days: number) => {
    const time = new Date(testNow)
    time.setUTCFullYear(time.getUTCFullYear() - count)
    return new Date(time.getTime() + days * 86_400_000)
  }
  const request = { name: 'M', email: 'm@example.com', language: 'en' as const, kind: 'access' as const, details: 'x' }
  const refused = { ...request, receivedOn: '2020-01-01', status: 'refused' as const, answer: 'No' }
  await db.insert(privacyRequests).values([-1, 1].map((days) => ({ ...refused, decidedAt: years(4, days) })))
  const consent = { wordingVersion: '1', language: 'en' as const, purpose: 'marketing' as const, givenAt: years(4, 0) }
  await db.insert(consents).values([-1, 1].map((days) => ({ ...consent, withdrawnAt: years(3, days) })))
  const listing = await createListing(db)
  const dismissed = { listingId: listing.id, reason: 'spam' as const, status: 'dismissed' as const }
  await db.insert(listingReports).values([-1, 1].map((days) => ({ ...dismissed, decidedAt: years(2, days) })))
  for (const days of [-1, 1]) await createPayment(db, { createdAt: years(7, days) })

  const ctx = makeCtx(db, { now: () => testNow })
  const run = (name: string) =>
    jobs.find((job) => job.name === name)!.run({ ctx, data: {}, dueAt: testNow, signal: new AbortController().signal })
  for (const name of ['privacy.purge', 'reports.purge']) await run(name)
  await purge(ctx)
  await deleteOldPayments(ctx)
  for (const table of [privacyRequests, consents, listingReports, payments])
    expect(await db.select().from(table)).toHaveLength(1)
})
