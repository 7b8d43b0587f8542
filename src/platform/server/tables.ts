import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id } from './columns.ts'

/**
 * Insert-only: a trigger refuses updates, and deletes before two years are over. `actor_id` has no foreign key, so a
 * row outlives its actor unchanged.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid('actor_id'),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb(),
    after: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.createdAt, t.id),
    index().on(t.subjectKind, t.subjectId, t.createdAt),
    index().on(t.actorId, t.createdAt),
  ],
)

/** Counters of the limits; unlogged, since a crash may forget them. Old windows are deleted by a job. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: at('window_start').notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index().on(t.windowStart)],
)
