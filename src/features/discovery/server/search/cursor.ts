import { hash } from 'node:crypto'
import { Refusal } from '#shared/refusal.ts'
import type { CursorPosition } from './search-sql.ts'
import type { Widening } from './widening.ts'

/** Start and number of the next page of a search, the listings already shown in paid places, and the areas it was widened to. */
export type Cursor = { after: CursorPosition; page: number; paid: number[]; widened: Widening | null }

/**
 * Encodes an opaque cursor with a digest of its content and of the search, so that it is valid for that search only.
 * @param search serialized state that determines the order of the results
 */
export function writeCursor({ after, page, paid, widened }: Cursor, search: string): string {
  const content = JSON.stringify([after[0], after[1], page, paid, widened])
  return Buffer.from(digest(content, search) + content).toString('base64url')
}

/** @throws Refusal CURSOR_INVALID for anything that `writeCursor` did not write for this search */
export function readCursor(cursor: string, search: string): Cursor {
  const text = Buffer.from(cursor, 'base64url').toString()
  const content = text.slice(digestLength)
  if (text.slice(0, digestLength) !== digest(content, search)) throw new Refusal('CURSOR_INVALID')
  const [value, listingNo, page, paid, widened] = JSON.parse(content) as [
    number | string,
    number,
    number,
    number[],
    Widening | null,
  ]
  return { after: [value, listingNo], page, paid, widened }
}

/** The page that a cursor names, before `readCursor` verifies it; 0 if it names none. */
export function pageOf(cursor: string): number {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString().slice(digestLength))
    return Array.isArray(parts) && typeof parts[2] === 'number' ? parts[2] : 0
  } catch {
    return 0
  }
}

const digestLength = 12

function digest(content: string, search: string): string {
  return hash('sha256', JSON.stringify([content, search]), 'base64url').slice(0, digestLength)
}
