import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { listenForChanges } from '#platform/server/changes.ts'
import type { Db } from '#platform/server/db.ts'
import { followAll } from './search/follow.ts'

/** How long a change may go unheard when its notice is lost. */
const pollMs = 1_000

/**
 * Keeps the search in step with what it rests on, woken by each change, until it is stopped. Any number of processes
 * may; one at a time is at it, the others look again a second later.
 */
export function startFollowing({ db, log, databaseUrl }: { db: Db; log: Logger; databaseUrl: string }): {
  stop: () => Promise<void>
} {
  const stopping = new AbortController()
  let wake = new AbortController()
  const wakeUp = () => wake.abort()
  const listener = listenForChanges(databaseUrl, (table) => table === 'search_stale' && wakeUp(), wakeUp, 'work')
  const running = (async () => {
    while (!stopping.signal.aborted) {
      wake = new AbortController()
      const until = AbortSignal.any([stopping.signal, wake.signal])
      await followAll(db, () => stopping.signal.aborted).catch((error: unknown) =>
        log.error({ err: error }, 'the search does not follow'),
      )
      await sleep(pollMs, undefined, { signal: until }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await listener.close()
      await running
    },
  }
}
