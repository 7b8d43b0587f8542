import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './db.ts'

type Run = (values: Record<string, unknown>) => Promise<{ rows: unknown[] }[]>
const prepared = new WeakMap<Db, Map<string, Run>>()

/**
 * Runs a query that PostgreSQL plans once per connection and keeps under `name`: for the hot paths, where planning costs
 * more than reading. One name stands for one text, so whatever differs from call to call is a `sql.placeholder`. Rows
 * come as JSON, in the query's order: its column names are the keys, times are ISO strings.
 */
export async function rowsOf<Row>(
  db: Db,
  name: string,
  query: () => SQL,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const known = prepared.get(db) ?? new Map<string, Run>()
  prepared.set(db, known)
  const run = known.get(name) ?? prepare(db, name, query())
  known.set(name, run)
  const [answer] = await run(values)
  return (answer?.rows ?? []) as Row[]
}

function prepare(db: Db, name: string, query: SQL): Run {
  const statement = db
    .select({ rows: sql<unknown[]>`coalesce(json_agg(answer), '[]')` })
    .from(sql`(${query}) as answer`)
    .prepare(name)
  return (values) => statement.execute(values)
}
