import { deviceOf } from '#features/accounts/rules/devices.ts'
import { nameOf } from '#features/listings/server/service/presenters.ts'
import { moderatedStatusOf } from '#features/reviews/rules.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { AdminCtx, Ctx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { wordSearchOf } from '#platform/server/search-words.ts'
import { timePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Member, MemberRow, MemberSignals } from '../../contract/members.ts'
import { compactNumbers, type MemberSort, type MemberState } from '../../rules/members.ts'
import * as signals from '../store/member-signals.ts'
import * as store from '../store/members.ts'

/** `locale`: of the reader, for names of listings. */
type MemberInput = { id: string; locale: Locale }
type FindInput = { q: string; state: MemberState; sort: MemberSort; cursor?: string; limit: number }

type Times = { createdAt: Date; whatsappVerifiedAt: Date | null }
const withTimes = <Row extends Times>({ createdAt, whatsappVerifiedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  whatsappVerifiedAt: whatsappVerifiedAt?.toISOString() ?? null,
})
const withTime = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** One page of members by sign-up time. @throws Refusal CURSOR_INVALID */
export async function findMembers(
  { db }: Pick<Ctx, 'db'>,
  { q, state, sort, ...page }: FindInput,
): Promise<{ items: MemberRow[]; nextCursor: string | null }> {
  const search = await wordSearchOf(compactNumbers(q))
  const { rows, nextCursor } = await pageByCursor(page, {
    order: `members ${sort}`,
    position: timePosition,
    find: (after, limit) => store.find(db, { search, state, sort, after, limit }),
    positionOf: ({ micros, id }) => [micros, id],
  })
  return { items: rows.map(({ micros: _micros, ...row }) => withTimes(row)), nextCursor }
}

/** What connects a member with others. Audited, since it shows more than the member's own page. @throws Refusal MEMBER_NOT_FOUND */
export async function revealMemberSignals(ctx: AdminCtx, { id, locale }: MemberInput): Promise<MemberSignals> {
  if (!(await store.findOne(ctx.db, id))) throw new Refusal('MEMBER_NOT_FOUND')
  await writeAuditEntry(ctx, { action: 'backoffice.viewMember', subject: { kind: 'profile', id } })
  const toSimplified = await loadSimplifier()
  return {
    reports: (await signals.findReports(ctx.db, id)).map(({ nameEn, nameZh, ...report }) => ({
      ...withTime(report),
      listingName: nameOf({ nameEn, nameZh }, locale, toSimplified),
    })),
    devices: (await signals.findSessions(ctx.db, id)).map(({ userAgent, lastUsedAt }) => ({
      ...deviceOf(userAgent),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    others: await signals.findOthers(ctx.db, id),
  }
}

/** One member with their newest listings, reviews, payments and history. @throws Refusal MEMBER_NOT_FOUND */
export async function getMember(
  { db, actor }: Pick<AdminCtx, 'db' | 'actor'>,
  { id, locale }: MemberInput,
): Promise<Member> {
  const found = await store.findOne(db, id)
  if (!found) throw new Refusal('MEMBER_NOT_FOUND')
  const { micros: _micros, lastSeenAt, ...row } = found
  const toSimplified = await loadSimplifier()
  return {
    ...withTimes(row),
    lastSeenAt: lastSeenAt && isoTime(lastSeenAt),
    isSelf: id === actor.id,
    listings: (await store.findListings(db, id)).map(({ nameEn, nameZh, ...listing }) => ({
      ...withTime(listing),
      name: nameOf({ nameEn, nameZh }, locale, toSimplified),
    })),
    reviews: (await store.findReviews(db, id)).map(({ isHeld, nameEn, nameZh, ...review }) => ({
      ...withTime(review),
      listingName: nameOf({ nameEn, nameZh }, locale, toSimplified),
      status: moderatedStatusOf({ status: review.status, isHeld }),
    })),
    payments: (await store.findPayments(db, id)).map(withTime),
    history: (await store.findHistory(db, id)).map(withTime),
  }
}
