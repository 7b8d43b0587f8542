import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '#platform/server/db.ts'
import type { Job } from '#platform/server/jobs.ts'
import { isPublicAddress, requestOutside, type Reach } from '#platform/server/outside-request.ts'
import { startWorkerLoop, type WorkNotices } from '#platform/server/worker-loop.ts'
import { retentionStart } from '#shared/retention.ts'
import { truncateText } from '#shared/text.ts'
import { retryAfter } from '../rules.ts'
import * as store from './store/deliveries.ts'

export const integrationsJobs: readonly Job[] = [
  {
    name: 'integrations.purge',
    cron: '50 3 * * *',
    run: ({ ctx }) => store.removeSettled(ctx.db, retentionStart('webhookDeliveries', ctx.now())),
  },
]

const timeoutMs = 10_000
/** Longer than any attempt takes, so that a delivery is never sent twice at the same time. */
const leaseSeconds = 60
/** A webhook that fails after a second or more rests thirty times as long as it kept the worker: five minutes after a time-out. */
const restSecondsAfter = (seconds: number) => (seconds < 1 ? 0 : 30 * seconds)
const concurrency = 4

type DeliverySettings = { db: Db; log: Logger; reach?: Reach }
type WorkerSettings = DeliverySettings & { notices: WorkNotices }

/** Sends due events until stopped; any number of processes may do so. */
export function startDeliveries({ notices, ...settings }: WorkerSettings): { stop: () => Promise<void> } {
  const { db, log } = settings
  return startWorkerLoop({
    log,
    failure: 'webhook deliveries unavailable',
    concurrency,
    wakeOn: { notices, table: 'webhook_deliveries' },
    work: async () => {
      if (await deliverNext(settings)) return 0
      const next = await store.secondsUntilNext(db)
      return next === null ? null : Math.max(next, 0.5)
    },
  })
}

/** The body and the headers of Standard Webhooks 1.0 (standardwebhooks.com) for one attempt. */
function signedMessage(
  { id, event, data, createdAt, secret }: Omit<store.Claimed, 'attempts' | 'url' | 'isAllowed'>,
  now: Date,
) {
  const body = JSON.stringify({ type: event, timestamp: new Date(createdAt).toISOString(), data })
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Kaifong-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  }
}

/** Sends one due event, if any. Only an answer of 2xx counts as received; redirects are not followed. */
export async function deliverNext({
  db,
  log,
  reach = { protocols: ['https:'], isAllowed: isPublicAddress },
}: DeliverySettings) {
  const claimed = await store.claim(db, leaseSeconds)
  if (!claimed) return false
  if (!claimed.isAllowed) {
    const lastError = 'its owner may no longer receive it'
    await store.markFailed(db, claimed, { seconds: null, restSeconds: 0, lastStatus: null, lastError })
    return true
  }
  const { body, headers } = signedMessage(claimed, new Date())
  let lastStatus: number | null = null
  const startedAt = performance.now()
  try {
    const answer = await requestOutside(claimed.url, { method: 'POST', headers, body, timeoutMs, maxBytes: 0 }, reach)
    lastStatus = answer.status
    if (lastStatus >= 200 && lastStatus < 300) {
      await store.markSent(db, claimed, lastStatus)
      return true
    }
    throw new Error(`answered ${lastStatus}`)
  } catch (error) {
    const seconds = retryAfter(claimed.attempts)
    const lastError = truncateText(error instanceof Error ? error.message : 'not an Error', 300)
    const restSeconds = restSecondsAfter((performance.now() - startedAt) / 1000)
    await store.markFailed(db, claimed, { seconds, restSeconds, lastStatus, lastError })
    const outcome = seconds === null ? 'webhook delivery failed, no retry left' : 'webhook delivery failed, will retry'
    log.info({ id: claimed.id, event: claimed.event, attempts: claimed.attempts, status: lastStatus }, outcome)
    return true
  }
}
