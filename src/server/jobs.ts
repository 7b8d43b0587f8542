import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { accountsJobs } from '#features/accounts/server/jobs.ts'
import { analyticsJobs } from '#features/analytics/server/jobs.ts'
import { backofficeJobs } from '#features/backoffice/server/jobs.ts'
import { billingJobs } from '#features/billing/server/jobs.ts'
import { coachJobs } from '#features/coach/server/jobs.ts'
import { discoveryJobs, startSearchWorker } from '#features/discovery/server/jobs.ts'
import { draftsJobs } from '#features/drafts/server/jobs.ts'
import { importsJobs } from '#features/imports/server/jobs.ts'
import { integrationsJobs, startDeliveries } from '#features/integrations/server/jobs.ts'
import { moderationJobs } from '#features/moderation/server/jobs.ts'
import { startOutbox } from '#features/notifications/server/jobs.ts'
import { privacyJobs } from '#features/privacy/server/jobs.ts'
import { reportsJobs } from '#features/reports/server/jobs.ts'
import { reviewsJobs } from '#features/reviews/server/jobs.ts'
import { searchesJobs } from '#features/searches/server/jobs.ts'
import { uploadsJobs } from '#features/uploads/server/jobs.ts'
import { whatsappJobs } from '#features/whatsapp/server/jobs.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { startJobs, type Job } from '#platform/server/jobs.ts'
import { deleteExpiredCounters } from '#platform/server/limits.ts'
import type { Storage } from '#platform/server/storage.ts'
import { openWhatsappApi } from '#platform/server/whatsapp-api.ts'
import { listenForWork } from '#platform/server/worker-loop.ts'
import { purge } from './purge.ts'

/** All background jobs. A feature exports its jobs from `server/jobs.ts`; add them here. */
export const jobs: readonly Job[] = [
  { name: 'platform.purge', cron: '10 4 * * *', run: ({ ctx }) => purge(ctx) },
  // A counted visit is a counter of its own.
  { name: 'platform.dropCounters', cron: '35 * * * *', run: ({ ctx }) => deleteExpiredCounters(ctx.db, ctx.now()) },
  ...discoveryJobs,
  ...accountsJobs,
  ...analyticsJobs,
  ...coachJobs,
  ...reviewsJobs,
  ...importsJobs,
  ...uploadsJobs,
  ...draftsJobs,
  ...billingJobs,
  ...integrationsJobs,
  ...backofficeJobs,
  ...moderationJobs,
  ...reportsJobs,
  ...privacyJobs,
  ...searchesJobs,
  ...whatsappJobs,
]

type WorkerServices = { env: Env; database: Database; storage: Storage; log: Logger }

/** The context of a job: no actor and no client. */
function jobContext({ env, database, storage, log }: WorkerServices, jobId: string = randomUUID()): Ctx {
  return {
    actor: null,
    passwordAt: null,
    db: database.db,
    storage,
    now: () => new Date(),
    log: log.child({ jobId }),
    requestId: jobId,
    client: { address: '', userAgent: '' },
    baseUrl: env.baseUrl,
    isDemo: env.demo,
    canSendMail: env.smtpUrl !== null,
    whatsapp: env.whatsapp && openWhatsappApi(env.whatsapp),
    areLimitsOn: env.limits,
  }
}

/** Starts the workers of this process (ROLE=worker): jobs, email delivery and search index updates. */
export function startWorkers(given: WorkerServices, databaseUrl: string): { stop: () => Promise<void> } {
  const { database, env, log } = given
  const { db } = database
  const notices = listenForWork(databaseUrl)
  const workers = [
    startJobs({ db, log, jobs, contextOf: (id) => jobContext(given, id), notices }),
    startSearchWorker({ db, log, notices }),
    startDeliveries({ db, log, notices }),
    startOutbox({ db, log, notices, baseUrl: env.baseUrl, smtpUrl: env.smtpUrl }),
  ]
  return {
    stop: async () => {
      await Promise.all(workers.map(({ stop }) => stop()))
      await notices.close()
    },
  }
}
