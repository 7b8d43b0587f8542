import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** The database as every store takes it: the pool's, or a transaction's. */
export type Db = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$with'
  | 'with'
>

export type Database = { pool: pg.Pool; db: NodePgDatabase; close: () => Promise<void> }

type Options = { max?: number; statementMs?: number; lockMs?: number; poolMs?: number }

/**
 * Opens a pool on a PostgreSQL URL (15 or later, or a unix socket directory in `?host=`).
 * Times in ms: a statement may take 3,000, a lock 1,000, the wait for a connection 2,000 (SECURITY.md), unless said.
 */
export function openDatabase(url: string, options: Options = {}): Database {
  const { max = 10, statementMs = 3_000, lockMs = 1_000, poolMs = 2_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: poolMs,
    options: `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c jit=off -c random_page_cost=1.1 -c work_mem=32MB -c timezone=UTC`,
  })
  // An idle connection that breaks (the server restarts) must not end the process: the next query opens a new one.
  pool.on('error', () => {})
  // Nor must one that breaks in the middle of a transaction: its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, db: drizzle({ client: pool }), close: () => pool.end() }
}

const awayWords =
  /ECONNREFUSED|ENOENT.*\.s\.PGSQL|timeout exceeded when trying to connect|terminat|due to lock timeout/i

/** Whether the database is away, or everybody waits for it: over in a moment, and answered with 503. */
export function isAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (awayWords.test(at.message)) return true
  return false
}

/**
 * The name of the constraint or rule that refused a write (unique index, check, foreign key, a trigger's rule), so
 * that a service can say it as a refusal; undefined for any other error.
 */
export function violatedRule(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: string; constraint?: string }
    if (code?.startsWith('23')) return constraint
  }
  return undefined
}
