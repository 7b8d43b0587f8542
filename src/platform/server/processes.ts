import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { collectFromProcesses } from './shared-metrics.ts'

const restartDelayMs = 500

/**
 * Runs `count` copies of this program as cluster workers that share its port; the first starts alone, since it prepares
 * the database. Each gets `assignmentOf(index)` as its first message. One that ends is replaced; `onEnded` is told
 * how (a signal or exit code), and `onFailedStart` when the first ends before it listens. `stop` sends SIGTERM to all and waits for them.
 */
export function startProcesses(
  count: number,
  execArgv: string[],
  assignmentOf: (index: number) => Record<string, unknown>,
  onEnded: (how: string) => void,
  onFailedStart: (code: number) => void,
): { stop: () => Promise<void> } {
  const running = new Map<number, Worker>()
  let isStopping = false
  cluster.setupPrimary({ execArgv: [...execArgv, ...process.execArgv] })

  function start(index: number) {
    const worker = cluster.fork()
    running.set(index, worker)
    worker.send(assignmentOf(index))
    let hasListened = false
    worker.once('listening', () => {
      hasListened = true
      for (let next = 1; index === 0 && next < count; next++) if (!running.has(next)) start(next)
    })
    worker.once('exit', (code, signal) => {
      running.delete(index)
      if (isStopping) return
      if (index === 0 && !hasListened && running.size === 0) return onFailedStart(code || 1)
      onEnded(signal || `code ${code}`)
      void sleep(restartDelayMs).then(() => isStopping || start(index))
    })
  }
  collectFromProcesses(() => [...running.values()])
  start(0)
  return {
    stop: async () => {
      isStopping = true
      const workers = [...running.values()]
      await Promise.all(
        workers.map((worker) => {
          worker.process.kill('SIGTERM')
          return once(worker, 'exit')
        }),
      )
    },
  }
}
