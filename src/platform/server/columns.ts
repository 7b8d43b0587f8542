import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A UUID v7 made by the database: ordered by time of insertion, opaque to everyone else. */
export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuid_v7()`)

export const at = (name?: string) =>
  name ? timestamp(name, { withTimezone: true }) : timestamp({ withTimezone: true })

export const createdAt = () => at('created_at').notNull().defaultNow()

/** Kept by the trigger `touch_updated_at`, never written by code. */
export const updatedAt = () => at('updated_at').notNull().defaultNow()

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** For check constraints: the column holds one of these words. Words come from `rules.ts`, never from input. */
export const oneOf = (column: AnyColumn, values: readonly string[]): SQL => sql`${column} in (${quoted(values)})`

/** For check constraints: every element of the text[] column is one of these words. */
export const allOf = (column: AnyColumn, values: readonly string[]): SQL => sql`${column} <@ array[${quoted(values)}]`

/** For check constraints: an E.164 number. The form is checked, not the numbering plan. */
export const e164 = (column: AnyColumn): SQL => sql`${column} ~ '^[+][1-9][0-9]{6,14}$'`

/** For check constraints: at most `max` code points (null passes). */
export const maxLength = (column: AnyColumn, max: number): SQL => sql`char_length(${column}) <= ${sql.raw(String(max))}`
