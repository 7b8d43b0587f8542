import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readFlag } from '#features/settings/rules.ts'
import { getStored } from '#features/settings/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { isMailServerAway, mailError, openMail } from '#platform/server/mail.ts'
import { isSignInType, retryAfter, signInTypes } from '../rules.ts'
import * as store from './store.ts'
import { renderEmail, senderOf } from './templates/letter.ts'

export type OutboxSettings = { db: Db; log: Logger; baseUrl: string; smtpUrl: string | null }

/** Mails on their way at the same time: each holds a connection of the pool until the mail server has answered. */
const lanes = 2
/** Seconds until a lane looks again, by what the last look brought. */
const pauses = { done: 0, nothing: 1, away: 30, error: 5 }
/** How long a mail server that hangs may hold up the end of the process. */
const patienceMs = 5_000
type Outcome = keyof typeof pauses

/**
 * Sends what is due in the outbox until it is stopped. Any number of processes may do so at once. `stop` resolves when
 * the mails under way are sent and noted; whatever is cut short instead is sent again under the same Message-ID.
 */
export function startOutbox(settings: OutboxSettings): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { deliverNext, close } = startMailer(settings)
  const lane = async () => {
    while (!stopping.signal.aborted) {
      const outcome = await deliverNext().catch((error: unknown): Outcome => {
        settings.log.error({ err: error }, 'outbox not reached')
        return 'error'
      })
      await sleep(pauses[outcome] * 1000, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = Promise.all(Array.from({ length: lanes }, lane))
  return {
    stop: async () => {
      stopping.abort()
      const breakOff = setTimeout(() => close({ force: true }), patienceMs)
      await running
      clearTimeout(breakOff)
      close()
    },
  }
}

/**
 * Takes one mail that is due and sends it: locked from before it goes out until it is noted as sent, so that no other
 * worker has it meanwhile and none is lost with its worker.
 */
export function startMailer({ db, log, baseUrl, smtpUrl }: OutboxSettings): {
  deliverNext: () => Promise<Outcome>
  close: (how?: { force: boolean }) => void
} {
  const mailServer = smtpUrl === null ? null : openMail(smtpUrl, lanes)
  let isReleased = mailServer === null
  const deliverNext = async () => {
    if (!isReleased) {
      await store.releaseHeld(db)
      isReleased = true
    }
    const stored = await getStored({ db, log })
    const sender = senderOf(stored, baseUrl)
    return db.transaction(async (tx): Promise<Outcome> => {
      const mail = await store.takeNext(tx, readFlag(stored, 'EMAIL_NOTIFICATIONS') ? null : signInTypes)
      if (!mail) return 'nothing'
      try {
        const email = renderEmail(mail, sender)
        if (!mailServer) {
          log.info({ id: mail.id, type: mail.type }, 'mail kept: there is no SMTP_URL')
          log.debug({ id: mail.id, subject: email.subject, text: email.text }, 'mail kept')
          await store.markHeld(tx, mail.id)
          return 'done'
        }
        await mailServer.send(email)
      } catch (error) {
        return isMailServerAway(error) ? wait(tx, log, mail, error) : retry(tx, log, mail, error)
      }
      await store.markSent(tx, mail.id, isSignInType(mail.type))
      return 'done'
    })
  }
  return { deliverNext, close: (how) => mailServer?.close(how) }
}

/** The server's fault: no try is counted, and other mails go first next time. */
async function wait(tx: Db, log: Logger, mail: store.Mail, error: unknown): Promise<Outcome> {
  log.warn({ id: mail.id, type: mail.type, ...mailError(error) }, 'mail server away')
  await store.postpone(tx, mail.id, { attempts: mail.attempts, seconds: 60, lastError: wordsOf(error) })
  return 'away'
}

async function retry(tx: Db, log: Logger, mail: store.Mail, error: unknown): Promise<Outcome> {
  const attempts = mail.attempts + 1
  const seconds = retryAfter(attempts)
  const line = { id: mail.id, type: mail.type, attempts, ...mailError(error) }
  if (seconds === null) {
    log.error(line, 'mail given up')
    await store.markFailed(tx, mail.id, attempts, wordsOf(error))
  } else {
    log.warn(line, 'mail not taken')
    await store.postpone(tx, mail.id, { attempts, seconds, lastError: wordsOf(error) })
  }
  return 'done'
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : 'not an Error').slice(0, 1_000)
