import { ORPCError } from '@orpc/server'
import { retrySeconds } from '#platform/server/availability.ts'
import type { Ctx } from '#platform/server/context.ts'
import { KeyedQueue, QueueFull } from '#platform/server/keyed-queue.ts'
import { networkOf } from '#platform/server/network.ts'

/** Two at once, so that a slow call does not hold up a member's others. */
const members = new KeyedQueue({ atOnce: 2, maxWaiting: 50 })
/** Visitors of one network may be many people. */
const networks = new KeyedQueue({ atOnce: 4, maxWaiting: 100 })
/** Files take minutes on a slow phone, and hold up nothing but each other. */
const files = new KeyedQueue({ atOnce: 2, maxWaiting: 50 })

/**
 * Runs a write in the queue of its member or, for visitors, of its network: parallel writes of one caller wait for each
 * other before they take connections, which others need, and not with a connection each. 429 when the queue is full.
 */
export async function inTurn<T>(
  { actor, client }: Pick<Ctx, 'actor' | 'client'>,
  write: () => Promise<T>,
  isFile = false,
): Promise<T> {
  const [queue, key] = actor ? [isFile ? files : members, actor.id] : [networks, networkOf(client.address)]
  return queue.run(key, write).catch((error: unknown) => {
    if (!(error instanceof QueueFull)) throw error
    throw new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds: retrySeconds } })
  })
}
