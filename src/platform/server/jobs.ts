import { setTimeout as sleep } from 'node:timers/promises'
import { Cron } from 'croner'
import type { Logger } from 'pino'
import { truncateText } from '#shared/text.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db.ts'
import * as store from './job-store.ts'
import { jobRuns } from './metrics.ts'
import { startWorkerLoop, type WorkNotices } from './worker-loop.ts'

/** Input of a job run: a context without a request, its data, its due time, and a signal that asks it to stop. */
export type JobRun = { ctx: Ctx; data: unknown; dueAt: Date | null; signal: AbortSignal }

/**
 * A job handler and its optional schedule. It may run twice for the same cause (a worker can die between the work and
 * marking it done), so it must be idempotent; a run that throws is retried with growing delays.
 */
export type Job = {
  /** `noun.verb`. */
  name: string
  /**
   * Five-field cron expression in Hong Kong time. Missed times are made up by one run. Without it the job is queued by
   * code.
   */
  cron?: string
  run: (run: JobRun) => Promise<unknown>
  /** Called when a run is given up, after its last attempt. */
  onGivenUp?: (run: Pick<JobRun, 'ctx' | 'data'>) => Promise<unknown>
}

type QueuedJob = {
  name: string
  /** JSON; the handler validates it. */
  data?: unknown
  /** At most one row with this name and key waits. A running one does not count: it may have read older data. */
  key?: string
  runAt?: Date
}

/** Queues a job in the transaction that causes it: a rollback removes it too. */
export async function queueJob(db: Db, { name, data, key, runAt }: QueuedJob): Promise<void> {
  await store.insertQueued(db, { name, data, key: key ?? null, runAt: runAt ?? null })
}

/**
 * Delay in seconds after a number of attempts, null to give up: 5 s, doubling, ten attempts in about 45 minutes.
 */
export function retryDelay(attempts: number): number | null {
  return attempts >= 10 ? null : 5 * 2 ** (attempts - 1)
}

/** The last time at or before `now` for which a schedule is due, in Hong Kong time. */
export function previousDueTime(cron: string, now: Date): Date | undefined {
  const schedule = new Cron(cron, { timezone: 'Asia/Hong_Kong', paused: true })
  return schedule.previousRuns(1, new Date(now.getTime() + 1))[0]
}

/**
 * Inserts the due run of each schedule, once for all instances, by the database's clock.
 * @param enqueued due times already inserted and the minute looked at last, since going through all schedules costs 2 ms
 * @returns the seconds until the next minute
 */
export async function enqueueDue(
  db: Db,
  jobs: readonly Job[],
  enqueued: { minute: number; dueTimes: Map<string, number> } = { minute: 0, dueTimes: new Map() },
): Promise<number> {
  const now = await store.databaseTime(db)
  const minute = Math.floor(now.getTime() / 60_000)
  const secondsLeft = 60 - (now.getTime() % 60_000) / 1000
  if (minute === enqueued.minute) return secondsLeft
  for (const { name, cron } of jobs) {
    const due = cron && previousDueTime(cron, now)
    if (!due || enqueued.dueTimes.get(name) === due.getTime()) continue
    await store.insertScheduled(db, name, due)
    enqueued.dueTimes.set(name, due.getTime())
  }
  enqueued.minute = minute
  return secondsLeft
}

export type WorkerSettings = {
  db: Db
  log: Logger
  jobs: readonly Job[]
  contextOf: (jobId: string) => Ctx
  /** Null polls for new jobs. */
  notices: WorkNotices | null
}

type RunSettings = Omit<WorkerSettings, 'notices'>

const concurrency = 2
/** Time for running handlers to finish on shutdown. */
const shutdownTimeoutMs = 5_000

/** Schedules the next attempt of a job after one that failed, or gives it up. */
async function retryOrGiveUp({ db, log, jobs, contextOf }: RunSettings, job: store.ClaimedJob, error: unknown) {
  const seconds = retryDelay(job.attempts)
  const details = { err: error, id: job.id, job: job.name, attempts: job.attempts }
  const message = truncateText(error instanceof Error ? error.message : 'not an Error', 1_000)
  if (seconds !== null) {
    await store.reschedule(db, job, seconds, message)
    log.warn(details, 'job failed, will retry')
    return
  }
  await store.markFailed(db, job, message)
  log.error(details, 'job failed permanently')
  const given = { ctx: contextOf(job.id), data: job.data }
  await jobs
    .find(({ name }) => name === job.name)
    ?.onGivenUp?.(given)
    .catch((err: unknown) => log.error({ ...details, err }, 'job could not be ended'))
}

/**
 * Reclaims the jobs of dead workers. The attempt counts, so that a job that kills its worker is given up like any other.
 * @returns the seconds until the next lease ends, null while nothing runs
 */
export async function reclaimExpired(settings: RunSettings): Promise<number | null> {
  for (const job of await store.claimExpired(settings.db))
    await retryOrGiveUp(settings, job, new Error('its worker died or hung'))
  return store.secondsUntilLeaseEnds(settings.db)
}

/** Runs one due job, if any. Errors of the handler are recorded, not thrown. */
export async function runNext(
  { db, log, jobs, contextOf }: RunSettings,
  signal: AbortSignal = new AbortController().signal,
  onClaimed: (job: store.ClaimedJob) => () => void = () => () => {},
): Promise<boolean> {
  const jobNames = jobs.map(({ name }) => name)
  const job = await store.claimJob(db, jobNames)
  if (!job) return false
  const onSettled = onClaimed(job)
  const heartbeat = setInterval(
    () => void store.renewLease(db, job).catch(() => {}),
    (store.leaseSeconds / 3) * 1000,
  ).unref()
  try {
    const { data, dueAt } = job
    await jobs.find(({ name }) => name === job.name)!.run({ ctx: contextOf(job.id), data, dueAt, signal })
    await store.markDone(db, job)
    jobRuns.inc({ job: job.name, outcome: 'done' })
  } catch (error) {
    jobRuns.inc({ job: job.name, outcome: 'failed' })
    if (signal.aborted) await store.release(db, job)
    else await retryOrGiveUp({ db, log, jobs, contextOf }, job, error)
  } finally {
    clearInterval(heartbeat)
    onSettled()
  }
  return true
}

/**
 * Processes jobs until stopped; any number of processes may do so. `stop` claims no more jobs, signals running
 * handlers, waits for them up to a timeout, and releases the rest for the next worker.
 */
export function startJobs(settings: WorkerSettings): { stop: () => Promise<void> } {
  const { db, log, jobs, notices } = settings
  const activeJobs = new Set<store.ClaimedJob>()
  const enqueued = { minute: 0, dueTimes: new Map<string, number>() }
  const onClaimed = (job: store.ClaimedJob) => {
    activeJobs.add(job)
    return () => activeJobs.delete(job)
  }
  const jobNames = jobs.map(({ name }) => name)
  const failure = 'job queue unavailable'
  const loops = [
    startWorkerLoop({
      log,
      failure,
      maxSeconds: 60,
      work: async () => {
        const secondsToNextMinute = await enqueueDue(db, jobs, enqueued)
        // A lease that is taken meanwhile lasts longer than a minute.
        return Math.min(secondsToNextMinute, (await reclaimExpired(settings)) ?? Infinity)
      },
    }),
    startWorkerLoop({
      log,
      failure,
      concurrency,
      wakeOn: notices === null ? undefined : { notices, table: 'jobs' },
      work: async (stopping) => {
        if (await runNext(settings, stopping, onClaimed)) return 0
        const next = await store.secondsUntilNext(db, jobNames)
        // A due row that was not claimed belongs to a schedule that is still running: check again shortly.
        return next === null ? null : Math.max(next, 0.5)
      },
    }),
  ]
  return {
    stop: async () => {
      const stopped = Promise.all(loops.map(({ stop }) => stop()))
      await Promise.race([stopped, sleep(shutdownTimeoutMs, undefined, { ref: false })])
      for (const job of activeJobs) await store.release(db, job).catch(() => {})
    },
  }
}
