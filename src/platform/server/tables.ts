import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id, oneOf, updatedAt } from './columns.ts'

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
    index().on(t.action, t.createdAt, t.id),
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

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const

/**
 * Work for the job runner (jobs.ts): what a schedule made due (`due_at`), and what code queued. A row that runs belongs
 * to its worker until `lease_until`; a worker that dies lets it go.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    name: text().notNull(),
    data: jsonb(),
    /** Queued work: no second row with this key waits. */
    key: text(),
    /** Scheduled work: the moment it is for, once for all instances. */
    dueAt: at('due_at'),
    runAt: at('run_at').notNull().defaultNow(),
    state: text({ enum: jobStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    leaseUntil: at('lease_until'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('jobs_once_index')
      .on(t.name, t.dueAt)
      .where(sql`due_at is not null`),
    uniqueIndex('jobs_key_index')
      .on(t.name, t.key)
      .where(sql`state = 'waiting' and key is not null`),
    // Runs of one schedule follow one another, whatever the number of workers.
    uniqueIndex('jobs_alone_index')
      .on(t.name)
      .where(sql`state = 'running' and due_at is not null`),
    index('jobs_waiting_index')
      .on(t.runAt)
      .where(sql`state = 'waiting'`),
    index('jobs_lease_index')
      .on(t.leaseUntil)
      .where(sql`state = 'running'`),
    index('jobs_over_index')
      .on(t.updatedAt)
      .where(sql`state in ('done', 'failed')`),
    check('jobs_state_check', oneOf(t.state, jobStates)),
  ],
)
