import { sql, type SQL } from 'drizzle-orm'
import { violatedConstraint, type Db } from './db.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { jobs } from './tables.ts'
import { notifyWork } from './worker-loop.ts'

/** SQL of the job runner. All times are the database's, since the clocks of the instances may differ or jump. */

export type ClaimedJob = { id: string; name: string; data: unknown; dueAt: Date | null; attempts: number }

/** Lease of a claimed row in seconds, renewed while the worker runs it. */
export const leaseSeconds = 60

const textArray = (list: readonly string[]) => sql.param([...list])

export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return new Date(rows[0]!.now)
}

/** Inserts the run of a schedule for one due time; a no-op when another instance inserted it. */
export async function insertScheduled(db: Db, name: string, dueAt: Date): Promise<void> {
  await db.execute(sql`
    insert into jobs (name, due_at) values (${name}, ${dueAt.toISOString()}::timestamptz)
    on conflict (name, due_at) where due_at is not null do nothing`)
}

export async function insertQueued(
  db: Db,
  job: { name: string; data: unknown; key: string | null; runAt: Date | null },
): Promise<void> {
  const data = job.data === undefined ? null : JSON.stringify(job.data)
  await db.execute(sql`
    insert into jobs (name, data, key, run_at)
    values (${job.name}, ${data}::jsonb, ${job.key}, coalesce(${job.runAt?.toISOString() ?? null}::timestamptz, now()))
    on conflict (name, key) where state = 'waiting' and key is not null do nothing`)
}

type ClaimedRow = Omit<ClaimedJob, 'dueAt'> & { dueAt: string | null }
const claimedColumns = sql`id, name, data, due_at::text as "dueAt", attempts`
const toClaimed = ({ dueAt, ...row }: ClaimedRow): ClaimedJob => ({
  ...row,
  dueAt: dueAt === null ? null : new Date(dueAt),
})

/** Claims one due row among the job names that this worker knows. */
export async function claimJob(db: Db, jobNames: readonly string[]): Promise<ClaimedJob | undefined> {
  try {
    const { rows } = await db.execute<ClaimedRow>(sql`
      update jobs set state = 'running', attempts = attempts + 1, lease_until = now() + ${leaseSeconds} * interval '1 second'
      where id = (
        select j.id from jobs j where j.state = 'waiting' and j.run_at <= now() and j.name = any(${textArray(jobNames)}::text[])
          and (j.due_at is null or not exists (
            select from jobs r where r.name = j.name and r.state = 'running' and r.due_at is not null))
        order by j.run_at limit 1 for update skip locked)
      returning ${claimedColumns}`)
    return rows.map(toClaimed)[0]
  } catch (error) {
    // Another worker claimed another run of the same schedule at the same moment.
    if (violatedConstraint(error) === 'jobs_alone_index') return undefined
    throw error
  }
}

/** Seconds until the next waiting row is due; null when none waits. */
export async function secondsUntilNext(db: Db, jobNames: readonly string[]): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from min(run_at) - clock_timestamp())::float8 as seconds
    from jobs where state = 'waiting' and name = any(${textArray(jobNames)}::text[])`)
  return rows[0]?.seconds ?? null
}

// A row whose lease expired may belong to another worker by now, so each write checks the attempt number.
const stillClaimed = ({ id, attempts }: ClaimedJob) => sql`id = ${id} and attempts = ${attempts} and state = 'running'`

export async function renewLease(db: Db, job: ClaimedJob): Promise<void> {
  await db.execute(
    sql`update jobs set lease_until = now() + ${leaseSeconds} * interval '1 second' where ${stillClaimed(job)}`,
  )
}

export async function markDone(db: Db, job: ClaimedJob): Promise<void> {
  await db.execute(
    sql`update jobs set state = 'done', lease_until = null, last_error = null where ${stillClaimed(job)}`,
  )
}

/** Waits again for this many seconds. */
export async function reschedule(db: Db, job: ClaimedJob, seconds: number, lastError: string): Promise<void> {
  await requeue(
    db,
    stillClaimed(job),
    sql`run_at = now() + ${seconds} * interval '1 second', last_error = ${lastError}`,
  )
}

export async function markFailed(db: Db, job: ClaimedJob, lastError: string): Promise<void> {
  await db.execute(
    sql`update jobs set state = 'failed', lease_until = null, last_error = ${lastError} where ${stillClaimed(job)}`,
  )
}

/** Interrupted by shutdown: waits again immediately, without counting the attempt. */
export async function release(db: Db, job: ClaimedJob): Promise<void> {
  await requeue(db, stillClaimed(job), sql`run_at = now(), attempts = greatest(attempts - 1, 0)`)
}

/** Claims the rows of dead workers, with a lease that lets others leave them alone. */
export async function claimExpired(db: Db): Promise<ClaimedJob[]> {
  const { rows } = await db.execute<ClaimedRow>(sql`
    update jobs set lease_until = now() + ${leaseSeconds} * interval '1 second'
    where state = 'running' and lease_until < now() returning ${claimedColumns}`)
  return rows.map(toClaimed)
}

/** Seconds until the next lease ends, at least half a second; null while nothing runs. */
export async function secondsUntilLeaseEnds(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from min(lease_until) - clock_timestamp())::float8 as seconds
    from jobs where state = 'running'`)
  const seconds = rows[0]?.seconds ?? null
  return seconds === null ? null : Math.max(seconds, 0.5)
}

/** Puts rows back to waiting; where the same key was queued in the meantime, that row replaces them. @returns how many there were */
async function requeue(db: Db, condition: SQL, changes: SQL): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from jobs where ${condition}`)
  for (const { id } of rows) {
    try {
      await db.execute(
        sql`update jobs set state = 'waiting', lease_until = null, ${changes} where id = ${id} and ${condition}`,
      )
      await notifyWork(db, 'jobs')
    } catch (error) {
      if (violatedConstraint(error) !== 'jobs_key_index') throw error
      await db.execute(sql`update jobs set state = 'done', lease_until = null where id = ${id} and ${condition}`)
    }
  }
  return rows.length
}

/** Number of jobs by state; those that failed count for a day. */
export async function countByState(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from jobs
    where state <> 'failed' or updated_at > now() - interval '1 day' group by state`)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

export type FailedJob = { id: string; name: string; failedAt: string; lastError: string | null }

/** Jobs that were given up, the newest first. */
export async function findFailed(db: Db): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    select id, name, updated_at::text as "failedAt", last_error as "lastError" from jobs
    where state = 'failed' order by updated_at desc`)
  return rows
}

/** Lets a job that was given up run again at once, with all its attempts; false when there is none with this id. */
export async function retryFailed(db: Db, id: string): Promise<boolean> {
  return (await requeue(db, sql`id = ${id} and state = 'failed'`, sql`run_at = now(), attempts = 0`)) > 0
}

/** Counts a job that was given up as done: without its row, a schedule would run that moment again. */
export async function dropFailed(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update jobs set state = 'done' where id = ${id} and state = 'failed'`)
  return rowCount === 1
}

/** Deletes finished rows; scheduled ones are retained as long as the schedule could check whether that time has run. */
export async function deleteFinished(db: Db): Promise<number> {
  const isFinished = sql`(state = 'done' and due_at is null and updated_at < now() - interval '7 days')
    or (state in ('done', 'failed') and updated_at < now() - interval '40 days')`
  return deleteInBatches(db, jobs, isFinished)
}
