import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/server/db.ts'

const rowsAtOnce = 1_000

/** Inserts rows of one table, all with the same columns, 1,000 per statement in one parameter. */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const fields = Object.keys(first).map((key) => {
    const column = columns[key]
    if (!column) throw new Error(`${getTableName(table)} has no column for ${key}`)
    return { key, name: column.name || key.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`) }
  })
  const names = sql.join(
    fields.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce) as Record<string, unknown>[]
    const json = JSON.stringify(
      part.map((row) => Object.fromEntries(fields.map(({ key, name }) => [name, row[key] ?? null]))),
    )
    await db.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`)
  }
}
