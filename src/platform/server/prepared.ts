import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './db.ts'

type Execute = (values: Record<string, unknown>) => Promise<{ rows: unknown[] }[]>
const statements = new WeakMap<Db, Map<string, Execute>>()

/**
 * Runs a prepared statement that PostgreSQL plans once per connection under `name`: for hot paths where planning costs
 * more than reading. A name identifies one text, so everything that varies is a `sql.placeholder`. Rows are returned as
 * JSON in query order: column names are the keys, times are ISO strings.
 */
export async function preparedRows<Row>(
  db: Db,
  name: string,
  query: () => SQL,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const byName = statements.get(db) ?? new Map<string, Execute>()
  statements.set(db, byName)
  const execute = byName.get(name) ?? prepareStatement(db, name, query())
  byName.set(name, execute)
  const [result] = await execute(values)
  return (result?.rows ?? []) as Row[]
}

/**
 * A placeholder whose value the planner does not see, so that a plan for any value costs it no more than one for this
 * value: otherwise PostgreSQL plans the statement each time, for longer than it reads.
 */
export const unseen = (name: string, type: 'text' | 'text[]' | 'tsquery') =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`

/** Like `preparedRows` without preparing it, for a text that varies. */
export async function rowsAsJson<Row>(db: Db, query: SQL): Promise<Row[]> {
  const [result] = await asJson(db, query)
  return (result?.rows ?? []) as Row[]
}

const asJson = (db: Db, query: SQL) =>
  db.select({ rows: sql<unknown[]>`coalesce(json_agg(answer), '[]')` }).from(sql`(${query}) as answer`)

function prepareStatement(db: Db, name: string, query: SQL): Execute {
  const statement = asJson(db, query).prepare(name)
  return (values) => statement.execute(values)
}
