import { sql, type SQL } from 'drizzle-orm'
import { violatedRule, type Db } from './db.ts'

/** SQL of the job runner. All times are the database's: the clocks of the instances may differ or jump. */

export type TakenJob = { id: string; name: string; data: unknown; dueAt: Date | null; attempts: number }

/** Seconds for which a row belongs to the worker that took it, renewed while it works. */
export const leaseSeconds = 60

const names = (list: readonly string[]) => sql.param([...list])

export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return new Date(rows[0]!.now)
}

/** The run of a schedule for one moment: whoever comes second finds it there. */
export async function insertDue(db: Db, name: string, dueAt: Date): Promise<void> {
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

/** Takes one row that is due, among the names that this worker knows. */
export async function claimJob(db: Db, known: readonly string[]): Promise<TakenJob | undefined> {
  try {
    const { rows } = await db.execute<Omit<TakenJob, 'dueAt'> & { due_at: string | null }>(sql`
      update jobs set state = 'running', attempts = attempts + 1, lease_until = now() + ${leaseSeconds} * interval '1 second'
      where id = (
        select j.id from jobs j where j.state = 'waiting' and j.run_at <= now() and j.name = any(${names(known)}::text[])
          and (j.due_at is null or not exists (
            select from jobs r where r.name = j.name and r.state = 'running' and r.due_at is not null))
        order by j.run_at limit 1 for update skip locked)
      returning id, name, data, due_at::text, attempts`)
    const row = rows[0]
    return row && { ...row, dueAt: row.due_at === null ? null : new Date(row.due_at) }
  } catch (error) {
    // Another worker took another run of the same schedule in this moment.
    if (violatedRule(error) === 'jobs_alone_index') return undefined
    throw error
  }
}

/** When the next row that waits is due, in seconds from now; null when none waits. */
export async function secondsToNext(db: Db, known: readonly string[]): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from min(run_at) - clock_timestamp())::float8 as seconds
    from jobs where state = 'waiting' and name = any(${names(known)}::text[])`)
  return rows[0]?.seconds ?? null
}

// A row that ran too long may belong to another worker by now: each write names the attempt that it speaks of.
const mine = ({ id, attempts }: TakenJob) => sql`id = ${id} and attempts = ${attempts} and state = 'running'`

export async function renew(db: Db, job: TakenJob): Promise<void> {
  await db.execute(sql`update jobs set lease_until = now() + ${leaseSeconds} * interval '1 second' where ${mine(job)}`)
}

export async function finish(db: Db, job: TakenJob): Promise<void> {
  await db.execute(sql`update jobs set state = 'done', lease_until = null, last_error = null where ${mine(job)}`)
}

/** Waits again; where the same work was queued meanwhile, that row does it. */
export async function retry(db: Db, job: TakenJob, seconds: number, lastError: string): Promise<void> {
  await backToWaiting(
    db,
    sql`${mine(job)}`,
    sql`run_at = now() + ${seconds} * interval '1 second', last_error = ${lastError}`,
  )
}

export async function giveUp(db: Db, job: TakenJob, lastError: string): Promise<void> {
  await db.execute(
    sql`update jobs set state = 'failed', lease_until = null, last_error = ${lastError} where ${mine(job)}`,
  )
}

/** Cut short by the end of the process: waits again at once, and the attempt is not counted. */
export async function release(db: Db, job: TakenJob): Promise<void> {
  await backToWaiting(db, sql`${mine(job)}`, sql`run_at = now(), attempts = greatest(attempts - 1, 0)`)
}

/** Takes back what dead workers hold; their attempt counts, so that work that kills its worker ends some day. */
export async function reclaim(db: Db): Promise<void> {
  await backToWaiting(db, sql`state = 'running' and lease_until < now()`, sql`run_at = now()`)
}

async function backToWaiting(db: Db, which: SQL, how: SQL): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from jobs where ${which}`)
  for (const { id } of rows) {
    try {
      await db.execute(sql`update jobs set state = 'waiting', lease_until = null, ${how} where id = ${id} and ${which}`)
    } catch (error) {
      if (violatedRule(error) !== 'jobs_key_index') throw error
      await db.execute(sql`update jobs set state = 'done', lease_until = null where id = ${id} and ${which}`)
    }
  }
}

/** Rows that are over; a scheduled one stays as long as its schedule could ask whether that moment has run. */
export async function dropOver(db: Db): Promise<void> {
  await db.execute(sql`
    delete from jobs where (state = 'done' and due_at is null and updated_at < now() - interval '7 days')
      or (state in ('done', 'failed') and updated_at < now() - interval '40 days')`)
}
