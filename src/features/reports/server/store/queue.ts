import { sql, type SQL } from 'drizzle-orm'
import type { ReviewStatus } from '#features/reviews/rules.ts'
import type { Db } from '#platform/server/db.ts'
import { microsOf } from '#platform/server/time-position.ts'
import { dayMs } from '#shared/durations.ts'
import type { Locale } from '#shared/locale.ts'
import { urgentReasons, type ReportReason, type SubjectKind } from '../../rules.ts'
import type { Subject } from '../store.ts'

/** Rank (0 urgent, 1 other), time in microseconds since 1970, id of the subject or appeal. */
export type Position = [rank: number, micros: number, id: string]
export type QueueRow = Subject & { position: Position; isUrgent: boolean; firstAt: string; appealId: string | null }

type QueueQuery = { kind?: SubjectKind; reason?: ReportReason; after: Position | null; limit: number }
type Row = Subject & { rank: number; micros: string; at: string; key: string }

const isUrgentSql = sql`bool_or(reason in ${urgentReasons})`

const reportsWhere = (condition: SQL, kind?: SubjectKind) => {
  const parts = [
    kind !== 'listing' &&
      sql`select 'review' as kind, review_id as id, reason, created_at, decided_at from review_reports where ${condition}`,
    kind !== 'review' &&
      sql`select 'listing', listing_id, reason, created_at, decided_at from listing_reports where ${condition}`,
  ].filter((part) => part !== false)
  return sql.join(parts, sql` union all `)
}
const havingReason = (reason?: ReportReason) => (reason ? sql`having bool_or(reason = ${reason})` : sql``)

async function findPage(
  db: Db,
  groups: SQL,
  { after, limit }: QueueQuery,
  isNewestFirst: boolean,
): Promise<QueueRow[]> {
  const time = isNewestFirst ? sql`- micros` : sql`micros`
  const { rows } = await db.execute<Row>(sql`
    select kind, id, rank, micros, at, key from (${groups}) g
    ${after ? sql`where (rank, ${time}, key) > (${after[0]}::int, ${after[1]}::bigint, ${after[2]}::uuid)` : sql``}
    order by rank, ${time}, key limit ${limit}`)
  return rows.map(({ kind, id, rank, micros: at, at: firstAt, key }) => ({
    kind,
    id,
    isUrgent: rank === 0,
    firstAt: new Date(firstAt).toISOString(),
    appealId: key === id ? null : key,
    position: [rank, isNewestFirst ? -Number(at) : Number(at), key],
  }))
}

/** Subjects with open reports: urgent reasons first, then oldest first. */
export async function findOpen(db: Db, query: QueueQuery): Promise<QueueRow[]> {
  const groups = sql`
    select kind, id, case when ${isUrgentSql} then 0 else 1 end as rank, ${microsOf(sql`min(created_at)`)} as micros,
      min(created_at) as at, id as key
    from (${reportsWhere(sql`status = 'open'`, query.kind)}) r (kind, id, reason, created_at, decided_at)
    group by kind, id ${havingReason(query.reason)}`
  return findPage(db, groups, query, false)
}

/** Subjects decided in the last 90 days, latest first. */
export async function findDecided(db: Db, query: QueueQuery, now: Date): Promise<QueueRow[]> {
  const since = new Date(now.getTime() - 90 * dayMs).toISOString()
  const groups = sql`
    select kind, id, 1 as rank, ${microsOf(sql`max(decided_at)`)} as micros, max(decided_at) as at, id as key
    from (${reportsWhere(sql`status <> 'open' and decided_at > ${since}`, query.kind)}) r (kind, id, reason, created_at, decided_at)
    group by kind, id ${havingReason(query.reason)}`
  return findPage(db, groups, query, true)
}

/** Open appeals, oldest first. */
export async function findAppeals(db: Db, query: QueueQuery): Promise<QueueRow[]> {
  const kind = sql`case when review_id is null then 'listing' else 'review' end`
  const groups = sql`
    select ${kind} as kind, coalesce(review_id, listing_id) as id, 1 as rank, ${microsOf(sql`created_at`)} as micros,
      created_at as at, id as key
    from report_appeals where status = 'open' ${query.kind ? sql`and ${kind} = ${query.kind}` : sql``}`
  return findPage(db, groups, query, false)
}

export type ReportedSubjectRow = {
  id: string
  listingId: string
  nameEn: string | null
  nameZh: string | null
  slug: string
  listingStatus: string
  review: {
    rating: number
    title: string | null
    body: string
    language: Locale
    authorName: string | null
    status: ReviewStatus
    isHeld: boolean
    createdAt: string
    editedAt: string | null
  } | null
  reports: {
    id: string
    reason: ReportReason
    note: string
    reporterName: string | null
    status: 'open' | 'upheld' | 'dismissed'
    createdAt: string
  }[]
}

/** Reviews or listings with their newest fifty reports each. */
export async function findReportedSubjects(db: Db, kind: SubjectKind, ids: string[]): Promise<ReportedSubjectRow[]> {
  if (ids.length === 0) return []
  const isReview = kind === 'review'
  const reports = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'reason', x.reason, 'note', x.note,
      'reporterName', p.name, 'status', x.status, 'createdAt', x.created_at) order by x.id desc), '[]')
    from (select * from ${isReview ? sql`review_reports where review_id = s.id` : sql`listing_reports where listing_id = s.id`}
      order by id desc limit 50) x left join profiles p on p.id = x.reporter_id)`
  const review = sql`jsonb_build_object('rating', s.rating, 'title', s.title, 'body', s.body,
    'language', s.language, 'authorName', a.name,
    'status', s.status, 'isHeld', s.held_at is not null, 'createdAt', s.created_at,
    'editedAt', s.edited_at)`
  const { rows } = await db.execute<ReportedSubjectRow>(sql`
    select s.id, l.id as "listingId", l.name_en as "nameEn", l.name_zh as "nameZh", l.slug, l.status as "listingStatus",
      ${isReview ? review : sql`null::jsonb`} as review, ${reports} as reports
    from ${
      isReview
        ? sql`reviews s join listings l on l.id = s.listing_id left join profiles a on a.id = s.author_id`
        : sql`listings s join listings l on l.id = s.id`
    } where s.id in ${ids}`)
  return rows
}

export type AppealRow = {
  id: string
  note: string
  status: 'open' | 'granted' | 'refused'
  answer: string
  createdAt: string
  appellantName: string
  isByAuthor: boolean
}

export async function findAppealsByIds(db: Db, ids: string[]): Promise<AppealRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<AppealRow>(sql`
    select a.id, a.note, a.status, a.answer, a.created_at as "createdAt", p.name as "appellantName",
      a.appellant_id is not distinct from coalesce(r.author_id, l.owner_id) as "isByAuthor"
    from report_appeals a join profiles p on p.id = a.appellant_id left join reviews r on r.id = a.review_id
      left join listings l on l.id = a.listing_id
    where a.id in ${ids}`)
  return rows
}

/** How many open reports each of these reviews has; those without are left out. */
export async function countOpenByReview(db: Db, reviewIds: string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select review_id as id, count(*)::int as count from review_reports
    where review_id = any(${sql.param(reviewIds)}::uuid[]) and status = 'open' group by review_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
