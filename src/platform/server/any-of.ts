import { sql, type Column, type SQL } from 'drizzle-orm'

/** Whether a uuid column is one of many ids, in one parameter: `inArray` makes one of each, which takes longer than reading the rows. */
export const anyOf = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`
