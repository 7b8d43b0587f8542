import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { holdingReasons, independentAgeDays, type Reporter, type ReportReason, type SubjectKind } from '../rules.ts'

export type Subject = { kind: SubjectKind; id: string }

const tables = {
  review: { reports: sql.identifier('review_reports'), subject: sql.identifier('review_id') },
  listing: { reports: sql.identifier('listing_reports'), subject: sql.identifier('listing_id') },
} as const

/** Author or owner of a subject that visitors can see; undefined when it is not public. */
export async function findReportable(db: Db, { kind, id }: Subject): Promise<{ ownerId: string | null } | undefined> {
  const query =
    kind === 'review'
      ? sql`select r.author_id as "ownerId" from reviews r join public_listings p on p.id = r.listing_id
          where r.id = ${id} and r.status = 'published'`
      : sql`select l.owner_id as "ownerId" from listings l join public_listings p on p.id = l.id where l.id = ${id}`
  return (await db.execute<{ ownerId: string | null }>(query)).rows[0]
}

/** Whether a report of this member about the subject, as visitors see it now, was dismissed. */
export async function isDismissed(db: Db, { kind, id }: Subject, reporterId: string): Promise<boolean> {
  const { reports, subject } = tables[kind]
  const changedAt =
    kind === 'review'
      ? sql`(select edited_at from reviews where id = ${id})`
      : sql`(select max(decided_at) from listing_revisions where listing_id = ${id} and status = 'approved')`
  const { rows } = await db.execute(sql`
    select from ${reports} x where x.${subject} = ${id} and x.reporter_id = ${reporterId} and x.status = 'dismissed'
      and x.decided_at >= coalesce(${changedAt}, '-infinity') limit 1`)
  return rows.length > 0
}

type NewReport = Subject & { reporterId: string; reason: ReportReason; note: string; at: Date }

/** Inserts a report and returns its id; null when this member already has an open report about the subject. */
export async function insert(db: Db, { kind, id, reporterId, reason, note, at }: NewReport): Promise<string | null> {
  const { reports, subject } = tables[kind]
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${reports} (${subject}, reporter_id, reason, note, created_at)
    values (${id}, ${reporterId}, ${reason}, ${note}, ${at.toISOString()})
    on conflict do nothing returning id`)
  return rows[0]?.id ?? null
}

/** Records that the review is held because of this report. */
export async function markHolding(db: Db, reportId: string): Promise<void> {
  await db.execute(sql`update review_reports set held_review = true where id = ${reportId}`)
}

/**
 * What decides whether a report holds a review: see `holdsReview`. Independent members are others than the listing's
 * owner and do not have its number, have an account for `independentAgeDays`, and did not refer each other.
 */
export async function findReporter(db: Db, reviewId: string, reporterId: string, now: Date): Promise<Reporter> {
  const { rows } = await db.execute<Reporter>(sql`
    with listing as (
      select l.owner_id, l.whatsapp_number, l.phone_number from reviews r join listings l on l.id = r.listing_id
      where r.id = ${reviewId}
    ), candidates as (
      select p.id, p.referred_by from review_reports x join profiles p on p.id = x.reporter_id cross join listing l
      where x.review_id = ${reviewId} and x.status = 'open' and x.reason in ${holdingReasons}
        and p.is_active and p.email_verified
        and p.created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${independentAgeDays})
        and not coalesce(l.owner_id in (p.id, p.referred_by), false)
        and not coalesce(p.whatsapp_number in (l.whatsapp_number, l.phone_number), false)
        and not coalesce(p.phone_number in (l.whatsapp_number, l.phone_number), false)
    ), decided as (
      select status from review_reports where reporter_id = ${reporterId} and status <> 'open'
      union all select status from listing_reports where reporter_id = ${reporterId} and status <> 'open'
    )
    select coalesce((select owner_id = ${reporterId} from listing), false) as "isListingOwner",
      (select count(*)::int from decided where status = 'upheld') as upheld,
      (select count(*)::int from decided where status = 'dismissed') as dismissed,
      (select count(distinct coalesce((select o.id from candidates o where o.id = c.referred_by), c.id))::int
        from candidates c) as independent`)
  return rows[0]!
}

export type DecidedReport = {
  id: string
  subjectId: string
  reporterId: string | null
  reason: ReportReason
  heldReview: boolean
  status: 'upheld' | 'dismissed'
}

const heldReview = (kind: SubjectKind) => (kind === 'review' ? sql`held_review` : sql`false`)
const decidedColumns = (
  kind: SubjectKind,
) => sql`id, ${tables[kind].subject} as "subjectId", reporter_id as "reporterId",
  reason, ${heldReview(kind)} as "heldReview", status`

type DecideParams = { kind: SubjectKind; ids: string[]; status: 'upheld' | 'dismissed'; by: string; at: Date }

/** Decides every open report about these subjects, oldest first. A concurrent second call returns none. */
export async function decide(db: Db, { kind, ids, status, by, at }: DecideParams): Promise<DecidedReport[]> {
  const { reports, subject } = tables[kind]
  const { rows } = await db.execute<DecidedReport>(sql`
    update ${reports} set status = ${status}, decided_by = ${by}, decided_at = ${at.toISOString()}
    where ${subject} in ${ids} and status = 'open' returning ${decidedColumns(kind)}`)
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Marks the report whose decision took its listing down, with the listing's status before. */
export async function saveListingBefore(db: Db, reportId: string, before: string): Promise<void> {
  await db.execute(sql`update listing_reports set subject_before = ${before} where id = ${reportId}`)
}

/** Reopens these reports and returns them as they were decided, oldest first. */
export async function reopen(db: Db, kind: SubjectKind, ids: string[]): Promise<DecidedReport[]> {
  if (ids.length === 0) return []
  const { reports } = tables[kind]
  const { rows } = await db.execute<DecidedReport>(sql`
    with chosen as (select ${decidedColumns(kind)} from ${reports} where id in ${ids} and status <> 'open' for update),
    opened as (
      update ${reports} set status = 'open', decided_by = null, decided_at = null
        ${kind === 'listing' ? sql`, subject_before = null` : sql``}
      where id in (select id from chosen)
    )
    select * from chosen`)
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export type Recipient = { id: string; firstName: string; lastName: string; email: string; language: Locale }
export type ListingNames = { subjectId: string; nameEn: string | null; nameZh: string | null }

/** Names of the listing that each subject belongs to. */
export async function findListingNames(
  db: Db,
  { kind, ids }: { kind: SubjectKind; ids: string[] },
): Promise<ListingNames[]> {
  if (ids.length === 0) return []
  const from =
    kind === 'review'
      ? sql`reviews s join listings l on l.id = s.listing_id`
      : sql`listings s join listings l on l.id = s.id`
  const { rows } = await db.execute<ListingNames>(sql`
    select s.id as "subjectId", l.name_en as "nameEn", l.name_zh as "nameZh" from ${from} where s.id in ${ids}`)
  return rows
}

/** E-mail recipients among these members; inactive accounts are left out. */
export async function findRecipients(db: Db, ids: string[]): Promise<Recipient[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Recipient>(sql`
    select id, first_name as "firstName", last_name as "lastName", email, language from profiles where id in ${ids} and is_active`)
  return rows
}

const appealOf = (column: SQL) => sql`(select jsonb_build_object('note', a.note, 'status', a.status, 'answer', a.answer,
  'createdAt', a.created_at) from report_appeals a where a.appellant_id = ${column} and m.subject_id in (a.review_id, a.listing_id))`

export type MyReportRow = {
  id: string
  kind: SubjectKind
  role: 'reporter' | 'author'
  reason: ReportReason
  note: string
  status: 'open' | 'upheld' | 'dismissed'
  createdAt: string
  decidedAt: string | null
  nameEn: string | null
  nameZh: string | null
  slug: string
  appeal: { note: string; status: 'open' | 'granted' | 'refused'; answer: string; createdAt: string } | null
}

/**
 * Reports by this member, and decisions against their reviews or listings, newest first. A review that a moderator hid
 * without a report is listed under its own id.
 */
export async function findMine(
  db: Db,
  userId: string,
  before: string | undefined,
  limit: number,
): Promise<MyReportRow[]> {
  const all = sql`
    select 'review' as kind, 'reporter' as role, x.id, x.reason, x.note, x.status, x.created_at, x.decided_at,
      x.review_id as subject_id, r.listing_id
    from review_reports x join reviews r on r.id = x.review_id where x.reporter_id = ${userId}
    union all
    select 'listing', 'reporter', x.id, x.reason, x.note, x.status, x.created_at, x.decided_at, x.listing_id, x.listing_id
    from listing_reports x where x.reporter_id = ${userId}
    union all
    (select distinct on (r.id) 'review', 'author', x.id, x.reason, '', x.status, x.created_at, x.decided_at, r.id, r.listing_id
    from reviews r join review_reports x on x.review_id = r.id
    where r.author_id = ${userId} and (x.status = 'upheld' or x.status = 'open' and x.held_review and r.held_at is not null)
    order by r.id, x.id desc)
    union all
    select 'review', 'author', r.id, r.hidden_reason, '', 'upheld', r.updated_at, r.updated_at, r.id, r.listing_id
    from reviews r where r.author_id = ${userId} and r.status = 'hidden'
      and not exists (select from review_reports x where x.review_id = r.id and x.status = 'upheld')
    union all
    (select distinct on (l.id) 'listing', 'author', x.id, x.reason, '', x.status, x.created_at, x.decided_at, l.id, l.id
    from listings l join listing_reports x on x.listing_id = l.id
    where l.owner_id = ${userId} and x.status = 'upheld' and x.subject_before is not null
    order by l.id, x.id desc)`
  const { rows } = await db.execute<MyReportRow>(sql`
    select m.id, m.kind, m.role, m.reason, m.note, m.status, m.created_at as "createdAt", m.decided_at as "decidedAt",
      l.name_en as "nameEn", l.name_zh as "nameZh", l.slug, ${appealOf(sql`${userId}::uuid`)} as appeal
    from (${all}) m join listings l on l.id = m.listing_id
    where ${before === undefined ? sql`true` : sql`m.id < ${before}`}
    order by m.id desc limit ${limit}`)
  return rows
}

export type Appealable = {
  subjectId: string
  role: 'reporter' | 'author' | null
  status: 'open' | 'upheld' | 'dismissed'
  decidedAt: Date | null
}

/** A review of this member that a moderator hid without a report, shaped like an upheld report. */
const hiddenWithoutReport = (reviewId: string, userId: string) => sql`
  union all select id, 'upheld', updated_at, 'author' from reviews
  where id = ${reviewId} and author_id = ${userId} and status = 'hidden'`

/** A report with the member's role in it: reporter, author or owner of the subject, or null. */
export async function findForAppeal(
  db: Db,
  kind: SubjectKind,
  reportId: string,
  userId: string,
): Promise<Appealable | undefined> {
  const { reports, subject } = tables[kind]
  const owned =
    kind === 'review'
      ? sql`(select author_id from reviews where id = x.review_id)`
      : sql`(select owner_id from listings where id = x.listing_id)`
  const { rows } = await db.execute<Omit<Appealable, 'decidedAt'> & { decidedAt: string | null }>(sql`
    select x.${subject} as "subjectId", x.status, x.decided_at as "decidedAt",
      case when x.reporter_id = ${userId} then 'reporter' when ${owned} = ${userId} then 'author' end as role
    from ${reports} x where x.id = ${reportId}
    ${kind === 'review' ? hiddenWithoutReport(reportId, userId) : sql``}`)
  const [row] = rows
  return row && { ...row, decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt) }
}

type NewAppeal = Subject & { appellantId: string; note: string; at: Date }

/** Inserts the member's only appeal about this subject; false when one exists. */
export async function insertAppeal(db: Db, { kind, id, appellantId, note, at }: NewAppeal): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into report_appeals (${tables[kind].subject}, appellant_id, note, created_at)
    values (${id}, ${appellantId}, ${note}, ${at.toISOString()}) on conflict do nothing returning id`)
  return rows.length > 0
}

export type DecidedAppeal = Subject & { appellantId: string; isByAuthor: boolean }

/** Decides an open appeal; undefined when there is no open appeal with this id. */
export async function decideAppeal(
  db: Db,
  { id, status, answer, by, at }: { id: string; status: 'granted' | 'refused'; answer: string; by: string; at: Date },
): Promise<DecidedAppeal | undefined> {
  const { rows } = await db.execute<DecidedAppeal>(sql`
    update report_appeals a set status = ${status}, answer = ${answer}, decided_by = ${by}, decided_at = ${at.toISOString()}
    where a.id = ${id} and a.status = 'open'
    returning case when a.review_id is null then 'listing' else 'review' end as kind,
      coalesce(a.review_id, a.listing_id) as id, a.appellant_id as "appellantId",
      (case when a.review_id is null then (select owner_id from listings where id = a.listing_id)
        else (select author_id from reviews where id = a.review_id) end) is not distinct from a.appellant_id as "isByAuthor"`)
  return rows[0]
}

/** What an appeal is about. */
export async function findAppealed(db: Db, id: string): Promise<Subject | undefined> {
  const { rows } = await db.execute<Subject>(sql`
    select case when review_id is null then 'listing' else 'review' end as kind, coalesce(review_id, listing_id) as id
    from report_appeals where id = ${id}`)
  return rows[0]
}

/** Decides the appellant's dismissed report afresh, as upheld. Undefined when there is none. */
export async function upholdReportOf(
  db: Db,
  { kind, id, appellantId }: DecidedAppeal,
  { by, at }: { by: string; at: Date },
): Promise<{ id: string; reason: ReportReason } | undefined> {
  const { reports, subject } = tables[kind]
  const { rows } = await db.execute<{ id: string; reason: ReportReason }>(sql`
    update ${reports} set status = 'upheld', decided_by = ${by}, decided_at = ${at.toISOString()} where id = (
      select id from ${reports} where ${subject} = ${id} and reporter_id = ${appellantId} and status = 'dismissed'
      order by decided_at desc limit 1)
    returning id, reason`)
  return rows[0]
}
