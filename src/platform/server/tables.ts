import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz, createdAt, id, oneOf, updatedAt } from './columns.ts'

/**
 * Insert-only: a trigger rejects updates, and deletes within two years. `actor_id` has no foreign key, so that rows
 * outlive their actor unchanged.
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

/**
 * The last decision about each subject (listing, review, claim, payment, list) with the state that it replaced, as long
 * as it can be undone (decisions.ts). A job deletes rows after an hour. No foreign keys: a subject may be deleted meanwhile.
 */
export const decisions = pgTable(
  'decisions',
  {
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The feature that made the decision and can undo it. */
    feature: text().notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamptz('decided_at').notNull(),
    before: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.subjectKind, t.subjectId] }), index().on(t.decidedAt)],
)

/** Counters of the rate limits; unlogged, since losing them in a crash is acceptable. A job deletes old windows. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: timestamptz('window_start').notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index().on(t.windowStart)],
)

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const

/**
 * Jobs of the job runner (jobs.ts): scheduled ones (`due_at`) and queued ones. A running row belongs to its worker
 * until `lease_until`; the lease of a dead worker expires.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    name: text().notNull(),
    data: jsonb(),
    /** Queued jobs: at most one row with this key waits. */
    key: text(),
    /** Scheduled jobs: the due time, once for all instances. */
    dueAt: timestamptz('due_at'),
    runAt: timestamptz('run_at').notNull().defaultNow(),
    state: text({ enum: jobStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    leaseUntil: timestamptz('lease_until'),
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
    // Runs of one schedule never overlap, regardless of the number of workers.
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
