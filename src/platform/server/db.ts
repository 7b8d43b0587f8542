import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** The database as stores take it: the pool's or a transaction's. */
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
 * Opens a pool on a PostgreSQL URL (15 or later, or a unix socket directory in `?host=`). Default timeouts in ms
 * (docs/security.md): 3,000 for a statement, 1,000 for a lock, 2,000 to get a connection.
 */
export function openDatabase(url: string, options: Options = {}): Database {
  const { max = 10, statementMs = 3_000, lockMs = 1_000, poolMs = 2_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: poolMs,
    options: `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c jit=off -c random_page_cost=1.1 -c work_mem=32MB -c timezone=UTC`,
  })
  // A broken idle connection (server restart) must not end the process: the next query opens a new one.
  pool.on('error', () => {})
  // Neither must one that breaks within a transaction: its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, db: drizzle({ client: pool }), close: () => pool.end() }
}

const unavailablePattern =
  /ECONNREFUSED|ENOENT.*\.s\.PGSQL|timeout exceeded when trying to connect|terminat|due to lock timeout/i

/** Whether the error means that the database is unreachable or overloaded: temporary, answered with 503. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause)
    if (unavailablePattern.test(current.message)) return true
  return false
}

/**
 * The name of the constraint or trigger rule that a write violated (unique index, check, foreign key), so that a
 * service can turn it into a refusal; undefined for any other error.
 */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as { code?: string; constraint?: string }
    if (code?.startsWith('23')) return constraint
  }
  return undefined
}
