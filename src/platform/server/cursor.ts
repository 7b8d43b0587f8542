import type * as z from 'zod'

/**
 * A keyset cursor: the position of the last row shown, bound to its sort order. Opaque to callers but not secret: it
 * contains nothing that the row does not show.
 */
export function encodeCursor(order: string, position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([order, ...position])).toString('base64url')
}

/** The position in a cursor of this order, or null when it is forged, truncated or of another order. */
export function decodeCursor<T extends readonly (string | number)[]>(
  order: string,
  cursor: string,
  position: z.ZodType<T>,
): T | null {
  try {
    const [cursorOrder, ...rest] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    return cursorOrder === order ? (position.safeParse(rest).data ?? null) : null
  } catch {
    return null
  }
}
