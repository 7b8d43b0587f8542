import { createHmac, randomBytes } from 'node:crypto'
import { Refusal } from '#shared/refusal.ts'
import type { CursorPosition } from '../search-index/search-sql.ts'
import type { Widening } from './widening.ts'

/** Start and number of the next page of a search, the listings already shown in paid places, and the areas it was widened to. */
export type Cursor = { after: CursorPosition; page: number; paid: number[]; widened: Widening | null }

let key: string | Buffer = randomBytes(32)

/** Sets the secret with which all processes sign cursors. Called once at the start; without it each has its own. */
export function setCursorKey(secret: string): void {
  key = secret
}

/**
 * Encodes an opaque cursor, signed together with the search, so that it is valid for that search only and its content can
 * be trusted.
 * @param search serialized state that determines the order of the results
 */
export function writeCursor({ after, page, paid, widened }: Cursor, search: string): string {
  const content = JSON.stringify([after[0], after[1], page, paid, widened])
  return Buffer.from(signatureOf(content, search) + content).toString('base64url')
}

/** @throws Refusal CURSOR_INVALID for anything that `writeCursor` did not write for this search */
export function readCursor(cursor: string, search: string): Cursor {
  const { signature, content } = partsOf(cursor)
  if (signature !== signatureOf(content, search)) throw new Refusal('CURSOR_INVALID')
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
    const parts: unknown = JSON.parse(partsOf(cursor).content)
    return Array.isArray(parts) && typeof parts[2] === 'number' ? parts[2] : 0
  } catch {
    return 0
  }
}

const signatureLength = 12

function partsOf(cursor: string): { signature: string; content: string } {
  const text = Buffer.from(cursor, 'base64url').toString()
  return { signature: text.slice(0, signatureLength), content: text.slice(signatureLength) }
}

function signatureOf(content: string, search: string): string {
  const signed = `search cursor ${JSON.stringify([content, search])}`
  return createHmac('sha256', key).update(signed).digest('base64url').slice(0, signatureLength)
}
