import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Ctx } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { dropOver } from '#platform/server/job-store.ts'
import { startJobs, type Job } from '#platform/server/jobs.ts'

/** Every job of the product. A room's are a list in its `server/jobs.ts`; add it here. */
export const jobs: readonly Job[] = [{ name: 'jobs.purge', cron: '10 4 * * *', run: ({ ctx }) => dropOver(ctx.db) }]

type Given = { env: Env; database: Database; log: Logger }

/** The context of a job: nobody acts, nobody asks. */
export function jobContext({ env, database, log }: Given, jobId: string = randomUUID()): Ctx {
  return {
    actor: null,
    passwordAt: null,
    db: database.db,
    now: () => new Date(),
    log: log.child({ jobId }),
    requestId: jobId,
    client: { address: '', userAgent: '' },
    baseUrl: env.baseUrl,
    isDemo: env.demo,
    areLimitsOn: env.limits,
  }
}

/** Starts the workers of this process (ROLE=worker). */
export function startWorkers(given: Given, databaseUrl: string): { stop: () => Promise<void> } {
  const { database, log } = given
  return startJobs({ db: database.db, log, jobs, contextOf: (id) => jobContext(given, id), databaseUrl })
}
