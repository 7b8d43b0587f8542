import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { auditLog } from '#platform/server/tables.ts'
import { fullName } from '#shared/person-name.ts'
import type { AuditRow } from '../../contract.ts'
import type { AuditKind } from '../../rules/audit.ts'
import { matchesMember } from './member-search.ts'

/** Keyset position: creation time in microseconds since 1970, id. */
export type Position = [micros: number, id: string]
export type Filter = {
  actor?: string
  kind?: AuditKind
  action?: string
  subject?: string
  from?: string
  to?: string
  sort: 'at' | '-at'
}
export type AuditEntryRow = Omit<AuditRow, 'subject'>
export type PositionedRow = { row: AuditEntryRow; position: Position }

const micros = sql<number>`(extract(epoch from ${auditLog.createdAt}) * 1000000)::bigint`.mapWith(Number)
const prefixPattern = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
/** Start of a Hong Kong day. */
const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Hong_Kong'`

/** Entries that match the filter after a position, in the filter's sort order. */
export async function find(db: Db, filter: Filter, after: Position | null, limit: number): Promise<PositionedRow[]> {
  const { actor, action, kind, subject, from, to, sort } = filter
  const isDescending = sort === '-at'
  const direction = isDescending ? desc : asc
  const rowPosition = sql`(${auditLog.createdAt}, ${auditLog.id})`
  const afterPosition = after
    ? sql`(timestamptz 'epoch' + ${after[0]}::float8 * interval '1 microsecond', ${after[1]}::uuid)`
    : undefined
  const rows = await db
    .select({
      entry: auditLog,
      micros,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(
      and(
        actor ? inArray(auditLog.actorId, actorsOf(db, actor)) : undefined,
        action ? sql`${auditLog.action} like ${prefixPattern(action)}` : undefined,
        kind ? eq(auditLog.subjectKind, kind) : undefined,
        subject ? or(eq(auditLog.subjectKind, subject), eq(auditLog.subjectId, subject)) : undefined,
        from ? sql`${auditLog.createdAt} >= ${startOf(from)}` : undefined,
        to ? sql`${auditLog.createdAt} < ${startOf(to)} + interval '1 day'` : undefined,
        afterPosition &&
          (isDescending ? sql`${rowPosition} < ${afterPosition}` : sql`${rowPosition} > ${afterPosition}`),
      ),
    )
    .orderBy(direction(auditLog.createdAt), direction(auditLog.id))
    .limit(limit)
  return rows.map(({ entry, micros: moment, firstName, lastName, email }) => ({
    position: [moment, entry.id],
    row: {
      id: entry.id,
      at: entry.createdAt.toISOString(),
      actor:
        entry.actorId && email !== null
          ? { id: entry.actorId, name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }), email }
          : null,
      action: entry.action,
      subjectKind: entry.subjectKind,
      subjectId: entry.subjectId,
      before: entry.before as Record<string, unknown> | null,
      after: entry.after as Record<string, unknown> | null,
    },
  }))
}

/** Members whose name or address contains the text. */
const actorsOf = (db: Db, text: string) =>
  db.select({ id: profiles.id }).from(profiles).where(matchesMember(text)).limit(50)
