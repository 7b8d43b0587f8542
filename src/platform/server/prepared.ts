import { hash } from 'node:crypto'
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

/** Statements whose text depends on what is asked for are planned once per connection too, as many as these. */
const maxVariants = 40
const variants = new WeakMap<Db, Map<string, VariantExecute>>()
type VariantExecute = (values: Record<string, unknown>) => Promise<Record<string, unknown>[]>

/**
 * Runs one of many variants of a statement: `key` says which one, so that the text depends on it alone, and everything else
 * is a `sql.placeholder`. The variants needed first are prepared; further ones are planned each time, and so is one
 * without a key.
 * @param columns of the only row, from `from`
 */
export async function preparedVariant<Row>(
  db: Db,
  name: string,
  key: string | null,
  build: () => { columns: Record<keyof Row & string, SQL>; from: SQL },
  values: Record<string, unknown>,
): Promise<Row> {
  const known = variants.get(db) ?? new Map<string, VariantExecute>()
  variants.set(db, known)
  const id = `${name} ${key}`
  const isKept = key !== null && known.size < maxVariants
  const execute = known.get(id) ?? prepareVariant(db, isKept ? `${name}_${digest(key)}` : '', build())
  if (isKept) known.set(id, execute)
  const [row] = await execute(values)
  return row as Row
}

/** A name must stand for the same text on a connection whatever `Db` uses it. */
const digest = (key: string) => hash('sha256', key, 'base64url').slice(0, 22)

function prepareVariant(
  db: Db,
  name: string,
  { columns, from }: { columns: Record<string, SQL>; from: SQL },
): VariantExecute {
  const statement = db.select(columns).from(from).prepare(name)
  return (values) => statement.execute(values)
}

const asJson = (db: Db, query: SQL) =>
  db.select({ rows: sql<unknown[]>`coalesce(json_agg(answer), '[]')` }).from(sql`(${query}) as answer`)

function prepareStatement(db: Db, name: string, query: SQL): Execute {
  const statement = asJson(db, query).prepare(name)
  return (values) => statement.execute(values)
}
