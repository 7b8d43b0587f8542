import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { auditLog } from '#platform/server/tables.ts'
import type { AuditRow } from '../../contract.ts'

/** Where an entry stands: microseconds since 1970, its id. */
export type Position = [micros: number, id: string]
export type Filter = {
  actor?: string
  action?: string
  subject?: string
  from?: string
  to?: string
  sort: 'at' | '-at'
}
export type Found = { row: AuditRow; position: Position }

const micros = sql<number>`(extract(epoch from ${auditLog.createdAt}) * 1000000)::bigint`.mapWith(Number)
const begins = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
/** The first moment of a day in Hong Kong. */
const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Hong_Kong'`

/** Entries that pass the filter, after a position, newest or oldest first. */
export async function find(db: Db, filter: Filter, after: Position | null, limit: number): Promise<Found[]> {
  const { actor, action, subject, from, to, sort } = filter
  const isDown = sort === '-at'
  const direction = isDown ? desc : asc
  const place = sql`(${auditLog.createdAt}, ${auditLog.id})`
  const at = after
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
        action ? sql`${auditLog.action} like ${begins(action)}` : undefined,
        subject ? or(eq(auditLog.subjectKind, subject), eq(auditLog.subjectId, subject)) : undefined,
        from ? sql`${auditLog.createdAt} >= ${startOf(from)}` : undefined,
        to ? sql`${auditLog.createdAt} < ${startOf(to)} + interval '1 day'` : undefined,
        at && (isDown ? sql`${place} < ${at}` : sql`${place} > ${at}`),
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
        entry.actorId && email !== null ? { id: entry.actorId, name: `${firstName} ${lastName}`.trim(), email } : null,
      action: entry.action,
      subjectKind: entry.subjectKind,
      subjectId: entry.subjectId,
      before: entry.before as Record<string, unknown> | null,
      after: entry.after as Record<string, unknown> | null,
    },
  }))
}

const actorsOf = (db: Db, email: string) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(sql`${profiles.email} like ${begins(email.trim().toLowerCase())}`)
    .limit(50)
