import { createHash } from 'node:crypto'
import { Refusal } from '#shared/refusal.ts'
import type { CursorPosition } from './search-sql.ts'

/** Start and number of the next page of a search, and the listings already shown in paid places. */
export type Cursor = { after: CursorPosition; page: number; paid: number[] }

/**
 * Encodes an opaque cursor with a digest of its content and of the search, so that it is valid for that search only.
 * @param search serialized state that determines the order of the results
 */
export function writeCursor({ after, page, paid }: Cursor, search: string): string {
  const content = JSON.stringify([after[0], after[1], page, ...paid])
  return Buffer.from(digest(content, search) + content).toString('base64url')
}

/** @throws Refusal CURSOR_INVALID for anything that `writeCursor` did not write for this search */
export function readCursor(cursor: string, search: string): Cursor {
  const text = Buffer.from(cursor, 'base64url').toString()
  const content = text.slice(digestLength)
  if (text.slice(0, digestLength) !== digest(content, search)) throw new Refusal('CURSOR_INVALID')
  const [value, listingNo, page, ...paid] = JSON.parse(content) as [number | string, number, number, ...number[]]
  return { after: [value, listingNo], page, paid }
}

const digestLength = 12

function digest(content: string, search: string): string {
  return createHash('sha256')
    .update(JSON.stringify([content, search]))
    .digest('base64url')
    .slice(0, digestLength)
}
