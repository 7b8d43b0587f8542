import type { Logger } from 'pino'
import { readFlag } from '#features/settings/rules.ts'
import { getStored } from '#features/settings/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { findEmail } from '#platform/server/define-email.ts'
import { isMailServerUnavailable, mailError, openMailTransport } from '#platform/server/mail.ts'
import { startWorkerLoop, type WorkNotices } from '#platform/server/worker-loop.ts'
import { truncateText } from '#shared/text.ts'
import { retryAfter } from '../rules.ts'
import * as store from './store.ts'
import { renderEmail, senderOf } from './templates/email.ts'

export type OutboxSettings = { db: Db; log: Logger; baseUrl: string; smtpUrl: string | null }

/** E-mails sent at the same time. Each holds a pool connection until the mail server has answered. */
const concurrency = 2
/** Seconds until a worker tries again, by its last outcome; a new e-mail ends the pause. */
const pauseSeconds = { done: 0, unreachable: 30 }
/** Wait for e-mails that are due and that another worker has, or that are not sent for now. */
const secondsUntilFree = 5
/** How long a hanging mail server may delay shutdown. */
const closeTimeoutMs = 5_000
type Outcome = keyof typeof pauseSeconds | 'idle'

/**
 * Sends due e-mails until stopped. Any number of processes may run it at once. `stop` resolves when the e-mails in flight
 * are sent and recorded; one that is interrupted is sent again under the same Message-ID.
 */
export function startOutbox({ notices, ...settings }: OutboxSettings & { notices: WorkNotices }): {
  stop: () => Promise<void>
} {
  const { deliverNext, close } = startMailer(settings)
  const loop = startWorkerLoop({
    log: settings.log,
    failure: 'outbox poll failed',
    concurrency,
    wakeOn: { notices, table: 'notifications_outbox' },
    work: async () => {
      const outcome = await deliverNext()
      if (outcome !== 'idle') return pauseSeconds[outcome]
      const next = await store.secondsUntilNext(settings.db)
      return next !== null && next <= 0 ? secondsUntilFree : next
    },
  })
  return {
    stop: async () => {
      const forceCloseTimer = setTimeout(() => close({ force: true }), closeTimeoutMs)
      await loop.stop()
      clearTimeout(forceCloseTimer)
      close()
    },
  }
}

/**
 * `deliverNext` sends one due e-mail. Its row is locked until it is recorded as sent, so that no other worker sends it too
 * and none is lost when a worker crashes.
 */
export function startMailer({ db, log, baseUrl, smtpUrl }: OutboxSettings): {
  deliverNext: () => Promise<Outcome>
  close: (how?: { force: boolean }) => void
} {
  const mailServer = smtpUrl === null ? null : openMailTransport(smtpUrl, concurrency)
  let isReleased = mailServer === null
  const deliverNext = async () => {
    if (!isReleased) {
      await store.releaseHeld(db)
      isReleased = true
    }
    const stored = await getStored({ db, log })
    const sender = senderOf(stored, baseUrl)
    const types = readFlag(stored, 'EMAIL_NOTIFICATIONS') ? null : store.signInTypes()
    if (!(await store.isAnyDue(db, types))) return 'idle'
    return db.transaction(async (tx): Promise<Outcome> => {
      const mail = await store.lockNextDue(tx, types)
      if (!mail) return 'idle'
      try {
        const email = renderEmail(mail, sender)
        if (!mailServer) {
          log.info({ id: mail.id, type: mail.type }, 'mail held: SMTP_URL is not set')
          log.debug({ id: mail.id, subject: email.subject, text: email.text }, 'mail held')
          await store.markHeld(tx, mail.id)
          return 'done'
        }
        await mailServer.send(email)
      } catch (error) {
        return isMailServerUnavailable(error)
          ? postponeUncounted(tx, log, mail, error)
          : postponeOrFail(tx, log, mail, error)
      }
      await store.markSent(tx, mail.id, findEmail(mail.type)?.hasSecretLink === true)
      return 'done'
    })
  }
  return { deliverNext, close: (how) => mailServer?.close(how) }
}

/** The mail server is unreachable: no attempt is counted, and other e-mails go first next time. */
async function postponeUncounted(tx: Db, log: Logger, mail: store.Mail, error: unknown): Promise<Outcome> {
  log.warn({ id: mail.id, type: mail.type, ...mailError(error) }, 'mail server unreachable')
  await store.postpone(tx, mail.id, { attempts: mail.attempts, seconds: 60, lastError: messageOf(error) })
  return 'unreachable'
}

async function postponeOrFail(tx: Db, log: Logger, mail: store.Mail, error: unknown): Promise<Outcome> {
  const attempts = mail.attempts + 1
  const seconds = retryAfter(attempts)
  const entry = { id: mail.id, type: mail.type, attempts, ...mailError(error) }
  if (seconds === null) {
    log.error(entry, 'mail failed, no retry left')
    await store.markFailed(tx, mail.id, attempts, messageOf(error))
  } else {
    log.warn(entry, 'mail refused, will retry')
    await store.postpone(tx, mail.id, { attempts, seconds, lastError: messageOf(error) })
  }
  return 'done'
}

const messageOf = (error: unknown) => truncateText(error instanceof Error ? error.message : 'not an Error', 1_000)
