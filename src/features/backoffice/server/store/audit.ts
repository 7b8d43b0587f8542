import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { memberHasWords } from '#features/accounts/server/service/member-words.ts'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { WordSearch } from '#platform/server/search-words.ts'
import { auditLog } from '#platform/server/tables.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import { fullName } from '#shared/person-name.ts'
import type { AuditRow } from '../../contract.ts'
import type { AuditKind } from '../../rules/audit.ts'

export type Filter = {
  /** Words of the actor's name or address. */
  person: WordSearch | null
  kind?: AuditKind
  action?: string
  subject?: string
  from?: string
  to?: string
  sort: 'at' | '-at'
}
export type AuditEntryRow = Omit<AuditRow, 'subject'>
export type PositionedRow = { row: AuditEntryRow; position: TimePosition }

const prefixPattern = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
/** Start of a Hong Kong day. */
const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Hong_Kong'`

/** Entries that match the filter after a position, in the filter's sort order. */
export async function find(
  db: Db,
  filter: Filter,
  after: TimePosition | null,
  limit: number,
): Promise<PositionedRow[]> {
  const { person, action, kind, subject, from, to, sort } = filter
  const isDescending = sort === '-at'
  const direction = isDescending ? desc : asc
  const rows = await db
    .select({
      entry: auditLog,
      micros: microsOf(auditLog.createdAt),
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(
      and(
        person ? isBy(person) : undefined,
        action ? sql`${auditLog.action} like ${prefixPattern(action)}` : undefined,
        kind ? eq(auditLog.subjectKind, kind) : undefined,
        subject ? or(eq(auditLog.subjectKind, subject), eq(auditLog.subjectId, subject)) : undefined,
        from ? sql`${auditLog.createdAt} >= ${startOf(from)}` : undefined,
        to ? sql`${auditLog.createdAt} < ${startOf(to)} + interval '1 day'` : undefined,
        isAfter(sql`(${auditLog.createdAt}, ${auditLog.id})`, after, isDescending ? 'newest' : 'oldest'),
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

/** Whether somebody with these words in name or address did it. */
const isBy = (person: WordSearch): SQL =>
  sql`${auditLog.actorId} in (select p.id from profiles p where ${memberHasWords(person)} limit 50)`
