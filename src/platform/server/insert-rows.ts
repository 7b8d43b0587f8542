import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

const rowsAtOnce = 1_000

/**
 * Inserts many rows of one table, all with the same columns, 1,000 per statement. They are sent as one JSON value: a
 * parameter for each of their values takes as long to build as everything else.
 * @returns what the `returning` clause asks for
 */
export async function insertRows<T extends PgTable, Returned extends Record<string, unknown> = never>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  returning: SQL = sql``,
): Promise<Returned[]> {
  const [first] = rows
  if (!first) return []
  const columns = getTableColumns(table)
  const fields = Object.keys(first).map((key) => {
    const column = columns[key]
    if (!column) throw new Error(`${getTableName(table)} has no column for ${key}`)
    return { key, name: column.name || key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) }
  })
  const names = sql.join(
    fields.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const returned: Returned[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce) as Record<string, unknown>[]
    const json = JSON.stringify(
      part.map((row) => Object.fromEntries(fields.map(({ key, name }) => [name, row[key] ?? null]))),
    )
    const result = await db.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${json}::jsonb) ${returning}`)
    returned.push(...(result.rows as Returned[]))
  }
  return returned
}
