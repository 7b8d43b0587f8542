import type { Db } from '#platform/server/db.ts'
import * as store from './store/deliveries.ts'

/**
 * Tells the receivers of an event, in the transaction that causes it. `cause` names what happened once and for all, such
 * as "payment:ID:confirmed": the same cause is sent once. With `delaySeconds` it can still be withdrawn.
 */
export async function emitEvent(
  db: Db,
  event: Omit<store.NewEvent, 'delaySeconds'> & { delaySeconds?: number },
): Promise<void> {
  await store.insert(db, { ...event, delaySeconds: event.delaySeconds ?? 0 })
}

/** Withdraws an event whose cause was undone, unless it was sent already. */
export const withdrawEvent = store.removeUnsent
export { removeSettled as removeSettledDeliveries } from './store/deliveries.ts'
