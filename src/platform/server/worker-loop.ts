import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { logFailure } from './availability.ts'
import { listenForChanges } from './changes.ts'

type Settings = {
  log: Logger
  /** Logged when a round throws; the next one starts a second later. */
  failure: string
  /** One round of work; returns the seconds to wait before the next, 0 when there may be more to do. `stopping` asks it to end. */
  work: (stopping: AbortSignal) => Promise<number>
  /** Rounds at the same time. */
  concurrency?: number
  /** A notification that this table has new work ends the wait. */
  wakeOn?: { databaseUrl: string; table: string }
}

const secondsAfterFailure = 1
/** While one of several loops polls, the others wait this many times longer, in case it has got a long piece of work. */
const relief = 10

/**
 * Works in rounds until stopped. While there is nothing to do, one of the loops polls and a notification wakes them all.
 * `stop` starts no more rounds and resolves when those that run have ended.
 */
export function startWorkerLoop({ log, failure, work, concurrency = 1, wakeOn }: Settings): {
  stop: () => Promise<void>
} {
  const stopping = new AbortController()
  let wake = new AbortController()
  const wakeAll = () => {
    wake.abort()
    wake = new AbortController()
  }
  const listener =
    wakeOn && listenForChanges(wakeOn.databaseUrl, (table) => table === wakeOn.table && wakeAll(), wakeAll, 'work')
  let isPolled = false
  const loop = async () => {
    while (!stopping.signal.aborted) {
      // Taken before the round: work that arrives during it must not be missed.
      const signal = AbortSignal.any([stopping.signal, wake.signal])
      const seconds = await work(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) logFailure(log, error, failure)
        return secondsAfterFailure
      })
      if (seconds === 0) continue
      const isPolling = !isPolled
      isPolled = true
      await sleep(seconds * 1000 * (isPolling ? 1 : relief), undefined, { signal }).catch(() => {})
      if (isPolling) isPolled = false
    }
  }
  const running = Promise.all(Array.from({ length: concurrency }, loop))
  return {
    stop: async () => {
      stopping.abort()
      await listener?.close()
      await running
    },
  }
}
