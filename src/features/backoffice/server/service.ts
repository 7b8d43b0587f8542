import { enabledMethods } from '#features/billing/rules/payees.ts'
import { dataUser } from '#features/settings/rules.ts'
import { getStored } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { wordSearchOf } from '#platform/server/search-words.ts'
import { type TimePosition, timePosition } from '#platform/server/time-position.ts'
import { csvOf, csvRows } from '#shared/csv.ts'
import { dayMs } from '#shared/durations.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { AuditRow, Trend } from '../contract.ts'
import { trendDays, trendKinds } from '../rules.ts'
import { findQueues } from './queues.ts'
import { findSubjects } from './store/audit-subjects.ts'
import * as log from './store/audit.ts'
import * as trends from './store/trends.ts'

export { findQueues } from './queues.ts'

/** Every queue by its name. */
export const getQueues = async (ctx: Ctx) =>
  Object.fromEntries(
    (await findQueues(ctx)).map(({ name, title, path, count, oldestAt }) => [name, { title, path, count, oldestAt }]),
  )

/** Sign-ups, listings and contacts of the last 30 Hong Kong days, with the total of the 30 days before. */
export async function getTrends({ db, now }: Ctx): Promise<Trend[]> {
  const days = Array.from({ length: 2 * trendDays }, (_, ago) =>
    hongKongDay(new Date(now().getTime() - ago * dayMs)),
  ).toReversed()
  const counts = await trends.countByDay(db, days[0]!)
  return trendKinds.map((kind) => {
    const all = days.map((day) => ({ day, count: counts.get(`${kind} ${day}`) ?? 0 }))
    const before = all.slice(0, trendDays).reduce((sum, { count }) => sum + count, 0)
    return { kind, days: all.slice(trendDays), before }
  })
}

/** Enabled payment methods without a payee, in demonstration mode too, and whether the privacy policy names nobody. */
export async function getWarnings(ctx: Ctx) {
  const stored = await getStored(ctx)
  const methods = enabledMethods(stored, false)
  return {
    placeholders: methods.filter(({ payee }) => payee === null).map(({ method }) => method),
    isDataUserMissing: dataUser(stored) === null,
  }
}

type Page = { cursor?: string; limit: number }
type AuditInput = Omit<log.Filter, 'person'> & { actor?: string }

const filterOf = async ({ actor, ...rest }: AuditInput): Promise<log.Filter> => ({
  ...rest,
  person: await wordSearchOf(actor ?? ''),
})

/** One page of the audit log. @throws Refusal CURSOR_INVALID */
export async function findAudit(
  { db }: Ctx,
  { cursor, limit, ...input }: AuditInput & Page,
): Promise<{ items: AuditRow[]; nextCursor: string | null }> {
  const filter = await filterOf(input)
  const { rows, nextCursor } = await pageByCursor(
    { cursor, limit },
    {
      order: `audit ${filter.sort}`,
      position: timePosition,
      find: (after, count) => log.find(db, filter, after, count),
      positionOf: ({ position }) => position,
    },
  )
  const subjects = await findSubjects(
    db,
    rows.map(({ row }) => row),
  )
  return {
    items: rows.map(({ row }) => ({ ...row, subject: subjects.get(`${row.subjectKind} ${row.subjectId}`) ?? null })),
    nextCursor,
  }
}

/** Rows per query of the export. */
const batchSize = 1_000
const csvHeader = ['at', 'actor', 'email', 'action', 'subject_kind', 'subject_id', 'before', 'after']

/** Streams the audit log as CSV in batches. The export itself is audited. */
export async function* exportAudit(ctx: Ctx, input: AuditInput): AsyncGenerator<string> {
  const filter = await filterOf(input)
  await writeAuditEntry(ctx, {
    action: 'backoffice.exportAudit',
    subject: { kind: 'audit_log', id: 'all' },
    after: input,
  })
  yield csvOf([csvHeader])
  let after: TimePosition | null = null
  do {
    const rows: log.PositionedRow[] = await log.find(ctx.db, filter, after, batchSize)
    if (rows.length > 0) yield csvRows(rows.map(({ row }) => cellsOf(row)))
    after = rows.length === batchSize ? rows.at(-1)!.position : null
  } while (after)
}

const cellsOf = ({ at, actor, action, subjectKind, subjectId, before, after }: log.AuditEntryRow) => [
  at,
  actor?.name ?? '',
  actor?.email ?? '',
  action,
  subjectKind,
  subjectId,
  before ? JSON.stringify(before) : '',
  after ? JSON.stringify(after) : '',
]
