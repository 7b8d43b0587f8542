import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import * as store from '../store/moderation.ts'
import { notifyAuthorOfHold } from './emails.ts'

/**
 * Locks reviews, after their listings, until the caller's transaction ends. Whoever reports or decides takes them before
 * anything else, so that one follows the other and none deadlocks. Returns their versions, as `moderate` names them.
 */
export async function lockReviews(tx: Db, ids: readonly string[]): Promise<store.ReviewVersion[]> {
  return (await store.lock(tx, ids)).map(store.versionOf)
}

/**
 * Holds a published review in the caller's transaction until its report is decided: visitors see that it is being
 * examined, its rating counts on, and its author gets an e-mail. Returns whether it was not held before.
 */
export async function hold({ now }: Pick<Ctx, 'now'>, tx: Db, reviewId: string): Promise<boolean> {
  if (!(await store.setHeld(tx, reviewId, now()))) return false
  const [author] = await store.findAuthors(tx, [reviewId])
  if (author) await notifyAuthorOfHold(tx, author, reviewId)
  return true
}

/** Shows a held review again. Returns whether it was held. */
export async function release(tx: Db, reviewId: string): Promise<boolean> {
  return store.setHeld(tx, reviewId, null)
}
