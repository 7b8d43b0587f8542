import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, profiles, sessions, verifications } from '#features/accounts/server/tables.ts'
import { listingPhotos } from '#features/listings/server/tables.ts'
import { reviewReplies } from '#features/reviews/server/tables.ts'
import { useDatabase } from '#tests/support/database.ts'
import { createListing, createProfile, createReview } from '#tests/support/factories.ts'
import { findMyData } from './server/store/my-data.ts'

const database = useDatabase()

test('a member’s data contains their own data, no secrets and no data of other members', async () => {
  const [mei, other] = [await createProfile(database.db), await createProfile(database.db, { firstName: 'Secretive' })]
  for (const { id: userId } of [mei, other]) {
    await database.db
      .insert(accounts)
      .values({ userId, accountId: userId, providerId: 'credential', password: '$argon2id$secret' })
    await database.db.insert(sessions).values({ userId, token: `token-${userId}`, expiresAt: new Date('2027-01-01') })
  }
  const own = await createListing(database.db, { ownerId: mei.id, nameEn: 'Mei’s Plumbing' })
  const theirs = await createListing(database.db, { ownerId: other.id, nameEn: 'Other Plumbing' })
  await createReview(database.db, theirs.id, { authorId: mei.id, body: 'Came on time and left the kitchen clean.' })
  await createReview(database.db, own.id, { authorId: other.id, body: 'A review by somebody else about Mei.' })
  const answered = await createReview(database.db, own.id, { authorId: null })
  await database.db
    .insert(reviewReplies)
    .values({ reviewId: answered.id, authorId: mei.id, bodyEn: 'Thank you all.', bodyZh: '多謝各位。' })
  await database.db.insert(listingPhotos).values({
    listingId: own.id,
    altEn: 'Mei at work',
    altZh: '阿美開工',
    variants: [{ key: 'photos/aa/x-320.webp', width: 320, height: 240 }],
  })
  const link = (userId: string, email: string) => ({
    identifier: `change-email:digest-${userId}`,
    value: JSON.stringify({ userId, emailChange: { email } }),
    expiresAt: new Date('2027-01-01'),
  })
  await database.db
    .insert(verifications)
    .values([link(mei.id, 'mei.new@example.com'), link(other.id, 'theirs@example.com')])
  const text = JSON.stringify(await findMyData(database.db, mei.id))
  for (const word of [
    mei.email,
    'mei.new@example.com',
    'Mei’s Plumbing',
    'left the kitchen clean',
    'Thank you all.',
    '多謝各位。',
    'Mei at work',
    '阿美開工',
    mei.referralCode,
  ])
    expect(text).toContain(word)
  for (const word of [
    'argon2id',
    'token-',
    'digest-',
    'Secretive',
    other.email,
    'theirs@',
    'Other Plumbing',
    'by somebody else',
  ])
    expect(text).not.toContain(word)
})

test('every table that references a member is exported or explicitly excluded', async () => {
  const { id } = await createProfile(database.db)
  const sections = Object.keys(await findMyData(database.db, id))
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'profiles'::regclass
      and a.attname in ('user_id', 'owner_id', 'author_id', 'reporter_id', 'referrer_id')`)
  const sectionOfTable: Record<string, string> = {
    accounts: 'signInMethods',
    api_keys: 'apiKeys',
    consents: 'consents',
    contacts: 'chatsOpened',
    drafts: 'drafts',
    favorites: 'favorites',
    listing_reports: 'listingReports',
    listings: 'listings',
    lists: 'lists',
    notifications_outbox: 'emails',
    passkeys: 'passkeys',
    payments: 'payments',
    two_factors: 'authenticatorApps',
    privacy_requests: 'privacyRequests',
    referrals: 'friendsReferred',
    review_helpful: 'reviewsFoundHelpful',
    review_replies: 'reviewReplies',
    review_reports: 'reviewReports',
    reviews: 'reviews',
    saved_searches: 'savedSearches',
    sessions: 'devices',
    subscriptions: 'subscriptions',
    uploads: 'uploads',
    webhooks: 'webhooks',
  }
  // Excluded: hashed verification codes that expire after 15 minutes, and daily network hashes that cannot be reversed.
  const excluded = ['whatsapp_verifications', 'review_networks']
  const tables = rows.map(({ name }) => name).filter((name) => !excluded.includes(name))
  expect(tables.toSorted()).toEqual(Object.keys(sectionOfTable).toSorted())
  for (const name of tables) expect(sections).toContain(sectionOfTable[name])
  expect(await database.db.select().from(profiles).where(eq(profiles.id, id))).toHaveLength(1)
})
