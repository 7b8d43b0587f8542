import { setTimeout as sleep } from 'node:timers/promises'
import { Cron } from 'croner'
import type { Logger } from 'pino'
import { listenForChanges } from './changes.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db.ts'
import * as store from './job-store.ts'

/** What a job may know: a request's context without a request, its input, and the wish that it end soon. */
export type JobRun = { ctx: Ctx; data: unknown; dueAt: Date | null; signal: AbortSignal }

/**
 * A handler, and when it runs by itself. It may run twice for the same cause (a worker dies between the work and its
 * note), so it must be idempotent; what throws is tried again with growing pauses.
 */
export type Job = {
  /** `noun.verb`. */
  name: string
  /** Five fields of cron in Hong Kong time. Missed moments are made up by one run. Without it the job is queued by code. */
  cron?: string
  run: (run: JobRun) => Promise<unknown>
}

type Queued = {
  name: string
  /** JSON; the handler checks it. */
  data?: unknown
  /** No second row of this name and key waits. One that already runs does not count: it may have read older data. */
  key?: string
  runAt?: Date
}

/** Queues work in the transaction that causes it: what is rolled back was never queued. */
export async function queueJob(db: Db, { name, data, key, runAt }: Queued): Promise<void> {
  await store.insertQueued(db, { name, data, key: key ?? null, runAt: runAt ?? null })
}

/** Seconds until the next try after so many, null to give up: 5 s, doubling to 1 h, ten in all (about 90 minutes). */
export function retryAfter(attempts: number): number | null {
  return attempts >= 10 ? null : Math.min(5 * 2 ** (attempts - 1), 3_600)
}

/** The last moment at or before `now` for which a schedule is due, in Hong Kong time. */
export function lastDue(cron: string, now: Date): Date | undefined {
  const schedule = new Cron(cron, { timezone: 'Asia/Hong_Kong', paused: true })
  return schedule.previousRuns(1, new Date(now.getTime() + 1))[0]
}

/** Notes the run that each schedule is due for, once for all instances, by the database's clock. */
export async function noteDue(db: Db, jobs: readonly Job[], noted = new Map<string, number>()): Promise<void> {
  const now = await store.databaseTime(db)
  for (const { name, cron } of jobs) {
    const due = cron && lastDue(cron, now)
    if (!due || noted.get(name) === due.getTime()) continue
    await store.insertDue(db, name, due)
    noted.set(name, due.getTime())
  }
}

export type WorkerSettings = {
  db: Db
  log: Logger
  jobs: readonly Job[]
  contextOf: (jobId: string) => Ctx
  /** To be woken by new work; without it a worker looks every `pollSeconds`. */
  databaseUrl: string | null
}

const lanes = 2
const pollSeconds = 5
const tickSeconds = 10
/** How long handlers may go on when the process ends. */
const patienceMs = 5_000

/** Runs one job that is due, if any. Never throws for the handler's sake. */
export async function runNext(
  { db, log, jobs, contextOf }: Omit<WorkerSettings, 'databaseUrl'>,
  signal: AbortSignal = new AbortController().signal,
  onTaken: (job: store.TakenJob) => () => void = () => () => {},
): Promise<boolean> {
  const known = jobs.map(({ name }) => name)
  const taken = await store.claimJob(db, known)
  if (!taken) return false
  const over = onTaken(taken)
  const heart = setInterval(() => void store.renew(db, taken).catch(() => {}), (store.leaseSeconds / 3) * 1000).unref()
  try {
    const { data, dueAt } = taken
    await jobs.find(({ name }) => name === taken.name)!.run({ ctx: contextOf(taken.id), data, dueAt, signal })
    await store.finish(db, taken)
  } catch (error) {
    const seconds = retryAfter(taken.attempts)
    const line = { err: error, id: taken.id, job: taken.name, attempts: taken.attempts }
    const words = (error instanceof Error ? error.message : 'not an Error').slice(0, 1_000)
    if (signal.aborted) await store.release(db, taken)
    else if (seconds === null) await store.giveUp(db, taken, words)
    else await store.retry(db, taken, seconds, words)
    if (!signal.aborted)
      log[seconds === null ? 'error' : 'warn'](line, seconds === null ? 'job given up' : 'job failed')
  } finally {
    clearInterval(heart)
    over()
  }
  return true
}

/**
 * Works off jobs until it is stopped; any number of processes may. `stop` takes no more, asks what runs to end, waits
 * for it a while, and leaves the rest to the next worker.
 */
export function startJobs(settings: WorkerSettings): { stop: () => Promise<void> } {
  const { db, log, jobs, databaseUrl } = settings
  const stopping = new AbortController()
  const underWay = new Set<store.TakenJob>()
  const noted = new Map<string, number>()
  let wake = new AbortController()
  const wakeAll = () => {
    wake.abort()
    wake = new AbortController()
  }
  const listener = databaseUrl && listenForChanges(databaseUrl, (t) => t === 'jobs' && wakeAll(), wakeAll, 'work')
  const rest = (seconds: number, until: AbortSignal[]) =>
    sleep(seconds * 1000, undefined, { signal: AbortSignal.any([stopping.signal, ...until]) }).catch(() => {})
  const forEver = async (work: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'jobs not reached')
        return rest(5, [])
      })
    }
  }
  const onTaken = (job: store.TakenJob) => {
    underWay.add(job)
    return () => underWay.delete(job)
  }
  const known = jobs.map(({ name }) => name)
  const running = Promise.all([
    forEver(async () => {
      await noteDue(db, jobs, noted)
      await store.reclaim(db)
      await rest(tickSeconds, [])
    }),
    ...Array.from({ length: lanes }, () =>
      forEver(async () => {
        const woken = wake.signal
        if (await runNext(settings, stopping.signal, onTaken)) return
        const next = await store.secondsToNext(db, known)
        // A row that is due and was not taken belongs to a schedule that runs: look again shortly.
        await rest(Math.min(Math.max(next ?? pollSeconds, 0.5), pollSeconds), [woken])
      }),
    ),
  ])
  return {
    stop: async () => {
      stopping.abort()
      if (listener) await listener.close()
      await Promise.race([running, sleep(patienceMs, undefined, { ref: false })])
      for (const job of underWay) await store.release(db, job).catch(() => {})
    },
  }
}
