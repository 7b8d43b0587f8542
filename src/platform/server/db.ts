import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { logFailure, watchDatabase } from './availability.ts'
import { recordStatement } from './dependencies.ts'
import { Standby } from './standby.ts'
import { WatchedPool } from './watched-pool.ts'

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

export type Database = {
  pool: pg.Pool
  db: NodePgDatabase
  /** From now on watches whether the database answers, fails at once while it does not, and logs that; `onChange` is called after each change. */
  watch: (log: Logger, onChange?: () => void) => void
  /** Whether the database was found not to answer. */
  isAway: () => boolean
  /** Whether it is away, and a standby answers what visitors read. */
  isReplaced: () => boolean
  /** Reads go to the primary, until the standby, if there is one, has replayed what has just changed. */
  noteChange: () => void
  close: () => Promise<void>
}

type Options = { max?: number; statementMs?: number; lockMs?: number; poolMs?: number }

/**
 * Opens a pool on a PostgreSQL URL (15 or later, or a unix socket directory in `?host=`), and one on its standby, if any.
 * Default timeouts in ms (docs/security.md): 3,000 for a statement, 1,000 for a lock, 1,500 to get a connection.
 */
export function openDatabase(url: string, options: Options & { standbyUrl?: string | null } = {}): Database {
  const pool = openPool(url, options)
  const { standbyUrl } = options
  const standby = standbyUrl ? new Standby(standbyUrl, openPool(standbyUrl, options), pool) : undefined
  pool.standby = standby
  let watch: ReturnType<typeof watchDatabase> | undefined
  return {
    pool,
    db: drizzle({ client: pool, logger: { logQuery: recordStatement } }),
    watch: (log, onChange) => {
      const report = (isAway: boolean, error?: Error) => {
        pool.setAway(isAway)
        if (isAway) logFailure(log, error, 'database unavailable')
        else log.info('database available again')
        onChange?.()
      }
      watch = watchDatabase(url, report, {
        isQuiet: () => pool.waitingCount === 0 && pool.idleCount === pool.totalCount,
      })
      standby?.watch(log)
    },
    isAway: () => pool.isAway,
    isReplaced: () => pool.isAway && (standby?.canReplacePrimary ?? false),
    noteChange: () => standby?.noteChange(),
    close: async () => {
      await Promise.all([watch?.close(), standby?.close()])
      await pool.end()
    },
  }
}

/**
 * Connections of the pool of one of the web processes that share a port. Each has two more, to listen and to watch: up to 16
 * processes and a worker stay below the 97 that a PostgreSQL without settings has.
 */
export const poolSize = (processes: number): number => Math.min(10, Math.max(3, Math.floor(72 / processes) - 2))

function openPool(url: string, options: Options): WatchedPool {
  const { max = 10, statementMs = 3_000, lockMs = 1_000, poolMs = 1_500 } = options
  const pool = new WatchedPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: poolMs,
    // For the workers' polls, each of which would otherwise open a connection again; more ones end after ten idle seconds.
    min: 2,
    // Starting parallel workers costs more than they save below about 20 ms, and takes a core from other visitors.
    options: `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c jit=off -c random_page_cost=1.1 -c parallel_setup_cost=10000 -c work_mem=32MB -c timezone=UTC`,
  })
  // A broken idle connection (server restart) must not end the process: the next query opens a new one.
  pool.on('error', () => {})
  // Neither must one that breaks within a transaction: its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** PostgreSQL's error for a failed statement; undefined for any other error. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause)
    if (current instanceof pg.DatabaseError) return current
  return undefined
}

/**
 * The name of the constraint or trigger rule that a write violated (unique index, check, foreign key), so that a
 * service can turn it into a refusal; undefined for any other error.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = databaseErrorOf(error) ?? {}
  return code?.startsWith('23') ? constraint : undefined
}
