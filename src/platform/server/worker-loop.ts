import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { logFailure } from './availability.ts'
import { listenForChanges } from './changes.ts'
import type { Db } from './db.ts'

/** Tells the workers of a process which table has new work. */
export type WorkNotices = {
  /** Calls `wake` for new work in a table, and when notices may have been missed. */
  onWork: (table: string, wake: () => void) => void
  /** False while they may be missed. */
  isListening: () => boolean
  close: () => Promise<void>
}

/** Listens on one connection for all workers of this process. */
export function listenForWork(databaseUrl: string): WorkNotices {
  const sleepers: { table: string; wake: () => void }[] = []
  let isListening = false
  const listener = listenForChanges(
    databaseUrl,
    (table) => {
      for (const sleeper of sleepers) if (sleeper.table === table) sleeper.wake()
    },
    (isConnected) => {
      isListening = isConnected
      for (const { wake } of sleepers) wake()
    },
    'work',
  )
  return {
    onWork: (table, wake) => void sleepers.push({ table, wake }),
    isListening: () => isListening,
    close: listener.close,
  }
}

/** Wakes the workers for work in a table that is due earlier than it was; triggers do it for new rows (migrations/0002). */
export async function notifyWork(db: Db, table: string): Promise<void> {
  await db.execute(sql`select pg_notify('work', ${table})`)
}

type Settings = {
  log: Logger
  /** Logged when a round throws; the next one starts a second later. */
  failure: string
  /**
   * One round of work; returns the seconds to wait before the next, 0 when there may be more to do, null when nothing will be
   * due before new work comes. `stopping` asks it to end.
   */
  work: (stopping: AbortSignal) => Promise<number | null>
  /** Rounds at the same time. */
  concurrency?: number
  /** Notices of new work in this table end the wait. */
  wakeOn?: { notices: WorkNotices; table: string } | undefined
  /** The longest wait where no notice is waited for: 5 s by default. */
  maxSeconds?: number
}

const secondsAfterFailure = 1
/** The longest wait, in case a notice is lost: rare while they are listened for. */
const pollSeconds = { listening: 60, notListening: 5 }

/**
 * Works in rounds until stopped, and waits while there is nothing to do. `stop` starts no more rounds and resolves when
 * those that run have ended.
 */
export function startWorkerLoop({
  log,
  failure,
  work,
  concurrency = 1,
  wakeOn,
  maxSeconds = pollSeconds.notListening,
}: Settings): {
  stop: () => Promise<void>
} {
  const stopping = new AbortController()
  let wake = new AbortController()
  wakeOn?.notices.onWork(wakeOn.table, () => {
    wake.abort()
    wake = new AbortController()
  })
  const loop = async () => {
    while (!stopping.signal.aborted) {
      // Taken before the round: work that arrives during it must not be missed.
      const signal = AbortSignal.any([stopping.signal, wake.signal])
      const seconds = await work(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) logFailure(log, error, failure)
        return secondsAfterFailure
      })
      if (seconds === 0) continue
      const maxWait = wakeOn?.notices.isListening() ? pollSeconds.listening : maxSeconds
      await sleep(Math.min(seconds ?? maxWait, maxWait) * 1000, undefined, { signal }).catch(() => {})
    }
  }
  const running = Promise.all(Array.from({ length: concurrency }, loop))
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
