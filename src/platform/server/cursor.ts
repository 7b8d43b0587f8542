import * as z from 'zod'
import { Refusal } from '#shared/refusal.ts'

type Position = [string | number, ...(string | number)[]]

type List<Row, At extends Position> = {
  /** Name of the list and its order, with what selects its rows where a position in one selection means nothing in another. */
  order: string
  position: z.ZodType<At>
  /** Rows after a position in this order: `count` of them, or as many as there are. */
  find: (after: At | null, count: number) => Promise<Row[]>
  positionOf: (row: Row) => At
}

/** One page of a list, and the cursor of the next page. @throws Refusal CURSOR_INVALID */
export async function pageByCursor<Row, At extends Position>(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  { order, position, find, positionOf }: List<Row, At>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(order, cursor, position)
  if (cursor !== undefined && !after) throw new Refusal('CURSOR_INVALID')
  const found = await find(after, limit + 1)
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? encodeCursor(order, positionOf(last)) : null }
}

/** Position in a list by id, which is ordered by time. */
export const idPosition: z.ZodType<[id: string]> = z.tuple([z.uuid()])

/**
 * A keyset cursor: the position of the last row shown, bound to its sort order. Opaque to callers but not secret: it
 * contains nothing that the row does not show.
 */
export function encodeCursor(order: string, position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([order, ...position])).toString('base64url')
}

/** The position in a cursor of this order, or null when it is forged, truncated or of another order. */
export function decodeCursor<At extends Position>(order: string, cursor: string, position: z.ZodType<At>): At | null {
  try {
    const [cursorOrder, ...rest] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    return cursorOrder === order ? (position.safeParse(rest).data ?? null) : null
  } catch {
    return null
  }
}
