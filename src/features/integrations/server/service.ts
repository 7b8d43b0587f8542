import type { Db } from '#platform/server/db.ts'
import * as store from './store/deliveries.ts'
import { removeKeysOf } from './store/keys.ts'
import { removeWebhooksOf } from './store/webhooks.ts'

type Emitted = Omit<store.NewEvent, 'delaySeconds'> & { delaySeconds?: number }

/**
 * Tells the receivers of an event, in the transaction that causes it. `cause` names what happened once and for all, such
 * as "payment:ID:confirmed": the same cause is sent once. With `delaySeconds` it can still be withdrawn.
 */
export async function emitEvent(db: Db, event: Emitted): Promise<void> {
  await emitEvents(db, [event])
}

/** Like `emitEvent` for many events, in one statement. */
export async function emitEvents(db: Db, events: readonly Emitted[]): Promise<void> {
  if (events.length === 0) return
  await store.insert(
    db,
    events.map((event) => ({ ...event, delaySeconds: event.delaySeconds ?? 0 })),
  )
}

/** Withdraws an event whose cause was undone, unless it was sent already. */
export const withdrawEvent = store.removeUnsent

/** Ends all keys and webhooks of a member, in the caller's transaction. Returns how many there were. */
export const removeIntegrations = async (db: Db, memberId: string): Promise<number> =>
  (await removeKeysOf(db, memberId)) + (await removeWebhooksOf(db, memberId))
