import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { siteEnv } from './heap.ts'
import { collectFromProcesses } from './shared-metrics.ts'

const restartDelayMs = 500
/** Processes of a site that was killed listen for a moment, or notice only then, on a busy machine, that they are orphans. */
const claimMs = 5_000

/**
 * Whether each process listens on the port with a socket of its own (`reusePort`). Where the system cannot do it, the parent
 * accepts connections and hands them over; one that is handed to a process which is killed at that moment stays open and
 * unanswered.
 */
export const canSharePort = process.platform === 'linux'

/** The port, or a free one for 0. Sockets that share a port do not notice that another site has it. @throws EADDRINUSE */
export async function claimPort({ port, host }: { port: number; host: string }): Promise<number> {
  const deadline = performance.now() + claimMs
  for (;;) {
    try {
      const probe = createServer().listen(port, host)
      await once(probe, 'listening')
      const { port: claimed } = probe.address() as AddressInfo
      await new Promise((done) => probe.close(done))
      return claimed
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || performance.now() > deadline) throw error
      await sleep(50)
    }
  }
}

/** In a process that listens: reports it to the parent, with which it ends, however that ends. */
export function reportListening(): void {
  process.send?.({ kind: 'listening' })
}

/**
 * Runs `count` copies of this program that share its port and call `reportListening`; the first starts alone, since it prepares
 * the database. Each gets `assignmentOf(index)` as its first message. One that ends is replaced; `onEnded` is called
 * how (a signal or exit code), and `onFailedStart` when the first ends before any has listened. `stop` sends SIGTERM to all and waits for them.
 */
export function startProcesses(
  count: number,
  dataDir: string,
  execArgv: string[],
  assignmentOf: (index: number) => Record<string, unknown>,
  onEnded: (how: string) => void,
  onFailedStart: (code: number) => void,
): { stop: () => Promise<void> } {
  const running = new Map<number, Worker>()
  let isStopping = false
  let hasListened = false
  cluster.setupPrimary({ execArgv: [...execArgv, ...process.execArgv] })

  function start(index: number) {
    if (isStopping || running.has(index)) return
    const worker = cluster.fork(siteEnv(dataDir))
    running.set(index, worker)
    worker.send(assignmentOf(index))
    worker.on('message', ({ kind }: { kind: string }) => {
      if (kind !== 'listening') return
      hasListened = true
      for (let next = 1; next < count; next++) start(next)
    })
    worker.once('exit', (code, signal) => {
      running.delete(index)
      if (isStopping) return
      if (!hasListened) return onFailedStart(code || 1)
      onEnded(signal || `code ${code}`)
      void sleep(restartDelayMs).then(() => start(index))
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
