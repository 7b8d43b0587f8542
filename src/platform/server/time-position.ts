import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import * as z from 'zod'

/** Position in a list by time: microseconds since 1970, and the id of the row. */
export type TimePosition = [micros: number, id: string]

/** Microseconds up to the year 2096, within the range of timestamptz. */
export const microsSchema = z.int().min(0).max(4e15)
export const timePosition: z.ZodType<TimePosition> = z.tuple([microsSchema, z.uuid()])

/** A time in microseconds since 1970, which a JavaScript date would cut to milliseconds; a string in rows of `execute`. */
export const microsOf = (time: SQL | AnyColumn) =>
  sql<number>`(extract(epoch from ${time}) * 1000000)::bigint`.mapWith(Number)

export const timeAt = (micros: number) => sql`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond')`

/** Whether `row`, a time and an id, comes after a position in a list that begins with the newest or the oldest. */
export const isAfter = (row: SQL, after: TimePosition | null, first: 'newest' | 'oldest'): SQL =>
  after ? sql`${row} ${first === 'newest' ? sql`<` : sql`>`} (${timeAt(after[0])}, ${after[1]}::uuid)` : sql`true`
