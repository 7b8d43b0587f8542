import { profiles } from '#features/accounts/server/tables.ts'
import { contacts, listingReports } from '#features/listings/server/tables.ts'
import { reviewHelpful, reviewReplies, reviewReports, reviews } from '#features/reviews/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { DemoListing } from './generate.ts'
import { insertRows } from './insert.ts'
import type { DemoOwner } from './owners.ts'
import { memberOf } from './people.ts'
import { randomFor, uuidAt } from './random.ts'
import { neighbours, reviewsOf, type DemoReview } from './reviews.ts'

const dayMs = 86_400_000
/** The member who reported a listing yesterday. */
const listingReporter = 5

/** Inserts the reviews of these listings with their members, contacts, replies, votes and open reports. */
export async function insertReviews(
  db: Db,
  batch: readonly DemoListing[],
  owners: ReadonlyMap<number, DemoOwner>,
  now: Date,
): Promise<void> {
  const written = batch.flatMap((listing) =>
    reviewsOf(listing, now).map((review) => ({ ...review, owner: owners.get(listing.slot.party) })),
  )
  const members = membersOf(written, now)
  const idOf = (number: number) => members[number]?.id ?? null

  await insertRows(db, profiles, members)
  await insertRows(
    db,
    contacts,
    written.flatMap(({ author, contact }) => (contact ? [{ ...contact, userId: idOf(author) ?? '' }] : [])),
  )
  await insertRows(
    db,
    reviews,
    written.map(({ author, row }) => ({ ...row, authorId: idOf(author) })),
  )
  await insertRows(
    db,
    reviewReplies,
    written.flatMap(({ reply, owner }) => (reply && owner ? [{ ...reply, authorId: owner.id }] : [])),
  )
  await insertRows(
    db,
    reviewHelpful,
    written.flatMap(({ votes }) => votes.map(({ voter, row }) => ({ ...row, userId: idOf(voter) ?? '' }))),
  )
  await insertReports(db, written, batch, members, now)
}

/** The reviewers, each a member since some time before their first activity. */
function membersOf(written: readonly DemoReview[], now: Date): DemoOwner[] {
  const firstActs = new Map<number, number>()
  const note = (member: number, at: Date | undefined) => {
    if (at) firstActs.set(member, Math.min(firstActs.get(member) ?? now.getTime(), at.getTime()))
  }
  for (const { author, row, contact, votes } of written) {
    note(author, row.createdAt)
    note(author, contact?.firstAt)
    for (const vote of votes) note(vote.voter, vote.row.createdAt ?? undefined)
  }
  note(listingReporter, new Date(now.getTime() - dayMs))
  return Array.from({ length: neighbours }, (_, number) => {
    const random = randomFor('neighbour since', number)
    const firstAct = firstActs.get(number) ?? now.getTime() - random.int(1, 900) * dayMs
    return memberOf('neighbour', number, new Date(firstAct - Math.round((0.05 + random.next() * 60) * dayMs)))
  })
}

/** Open reports on two reviews and one listing. */
async function insertReports(
  db: Db,
  written: readonly (DemoReview & { owner: DemoOwner | undefined })[],
  batch: readonly DemoListing[],
  members: readonly DemoOwner[],
  now: Date,
): Promise<void> {
  const random = randomFor('reports')
  const common = (hours: number) => {
    const at = new Date(now.getTime() - hours * 3_600_000)
    return { id: uuidAt(at, random), status: 'open' as const, createdAt: at, updatedAt: at }
  }
  const isOlder = (at: Date) => now.getTime() - at.getTime() > 3 * dayMs
  const complaints = written.filter(
    ({ row, owner }) => owner && row.rating === 1 && row.status === 'published' && isOlder(row.createdAt),
  )
  const [one, other] = [complaints[3], complaints[11]]
  await insertRows(db, reviewReports, [
    ...(one
      ? [
          {
            ...common(7),
            reviewId: one.row.id,
            reporterId: one.owner?.id,
            reason: 'wrong_business' as const,
            note: 'We were closed in that week. This must be about another shop.',
          },
        ]
      : []),
    ...(other
      ? [
          {
            ...common(52),
            reviewId: other.row.id,
            reporterId: other.owner?.id,
            reason: 'fake' as const,
            note: '沒有這位客人，日期也不對。',
          },
        ]
      : []),
  ])
  const closed = batch.find(({ slot }) => slot.status === 'approved' && slot.plan === 'free')
  await insertRows(
    db,
    listingReports,
    closed
      ? [
          {
            ...common(20),
            listingId: closed.row.id,
            reporterId: members[listingReporter]?.id,
            reason: 'wrong_details' as const,
            note: 'The number belongs to another shop now.',
          },
        ]
      : [],
  )
}
