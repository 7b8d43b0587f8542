import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { siteEnv } from './heap.ts'
import { collectFromProcesses } from './shared-metrics.ts'

const restartDelayMs = 500
/** Processes of a site that was killed listen for a moment, or notice only then, on a busy machine, that they are orphans. */
const claimMs = 5_000
/** Orphans touch their file more often than this. */
const freshMs = 1_000
/** How long processes go on answering without their parent: until another one has started, also on a busy machine. */
const outliveMs = 30_000
const touchMs = 100

/** Where a site listens; `dataDir` is its own. */
type Place = { dataDir: string; port: number }

/** Touched by processes that have outlived their parent, removed when all those of the next one listen. */
const orphansFile = ({ dataDir, port }: Place) => join(dataDir, `without-parent-${port}`)

/**
 * Whether each process listens on the port with a socket of its own (`reusePort`). Where the system cannot do it, the parent
 * accepts connections and hands them over; one that is handed to a process which is killed at that moment stays open and
 * unanswered.
 */
export const canSharePort = process.platform === 'linux'

/**
 * The port, or a free one for 0, or the one that the site's own processes have whose parent was killed. Sockets that share a
 * port do not notice that another site has it. @throws EADDRINUSE
 */
export async function claimPort({ port, host, dataDir }: Place & { host: string }): Promise<number> {
  const deadline = performance.now() + claimMs
  for (;;) {
    const touched = statSync(orphansFile({ dataDir, port }), { throwIfNoEntry: false })
    if (touched && Date.now() - touched.mtimeMs < freshMs) return port
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

/**
 * In a process that listens: reports it to the parent. When that is killed it goes on answering until all processes of another one
 * listen on the port, `maxMs` at most, and then calls `end`.
 */
export function reportListening(place: Place, end: () => void, maxMs = outliveMs): void {
  process.send?.({ kind: 'listening' })
  if (!canSharePort || !cluster.worker) return
  // Else Node would end this process with its parent.
  cluster.worker.exitedAfterDisconnect = true
  process.once('disconnect', () => outliveParent(place, end, maxMs))
}

function outliveParent(place: Place, end: () => void, maxMs: number): void {
  const file = orphansFile(place)
  const deadline = performance.now() + maxMs
  try {
    writeFileSync(file, '')
  } catch {
    return end()
  }
  const timer = setInterval(() => {
    try {
      if (performance.now() > deadline) rmSync(file)
      utimesSync(file, new Date(), new Date())
    } catch {
      clearInterval(timer)
      end()
    }
  }, touchMs)
}

/**
 * Runs `count` copies of this program that share its port and call `reportListening`; the first starts alone, since it prepares
 * the database. Each gets `assignmentOf(index)` as its first message. One that ends is replaced; `onEnded` is called
 * how (a signal or exit code), and `onFailedStart` when the first ends before any has listened. `stop` sends SIGTERM to all and waits for them.
 */
export function startProcesses(
  count: number,
  place: Place,
  execArgv: string[],
  assignmentOf: (index: number) => Record<string, unknown>,
  onEnded: (how: string) => void,
  onFailedStart: (code: number) => void,
): { stop: () => Promise<void> } {
  const running = new Map<number, Worker>()
  const listening = new Set<number>()
  let isStopping = false
  let hasListened = false
  cluster.setupPrimary({ execArgv: [...execArgv, ...process.execArgv] })

  function start(index: number) {
    if (isStopping || running.has(index)) return
    const worker = cluster.fork(siteEnv(place.dataDir))
    running.set(index, worker)
    worker.send(assignmentOf(index))
    worker.on('message', ({ kind }: { kind: string }) => {
      if (kind !== 'listening') return
      hasListened = true
      listening.add(index)
      if (listening.size === count) rmSync(orphansFile(place), { force: true })
      for (let next = 1; next < count; next++) start(next)
    })
    worker.once('exit', (code, signal) => {
      running.delete(index)
      listening.delete(index)
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
