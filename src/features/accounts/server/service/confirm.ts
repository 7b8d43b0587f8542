import type { Ctx } from '#platform/server/context.ts'
import { accountChanged } from '../ports.ts'
import * as store from '../store.ts'

/**
 * Confirms a member's unconfirmed address and applies the names of the sign-up, in the caller's transaction. Returns the
 * member; undefined when it was confirmed before.
 */
export async function confirmMember(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  names: { firstName?: string; lastName?: string },
): Promise<store.Member | undefined> {
  const member = await store.confirmMember(db, userId, names)
  if (member) await accountChanged(db, userId, now())
  return member
}
