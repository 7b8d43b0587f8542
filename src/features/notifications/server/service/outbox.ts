import { getStored } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { findEmail } from '#platform/server/define-email.ts'
import type { Email } from '#platform/server/mail.ts'
import { timePosition } from '#platform/server/time-position.ts'
import { Refusal } from '#shared/refusal.ts'
import type { OutboxMail } from '../../contract.ts'
import { isLinkShown, type OutboxStatus } from '../../rules.ts'
import type * as store from '../store.ts'
import * as outbox from '../store/outbox.ts'
import { renderEmail, senderOf } from '../templates/email.ts'

export type OutboxQuery = {
  q?: string
  status?: OutboxStatus
  type?: string
  sort: 'created' | '-created'
  cursor?: string
  limit: number
}

/** One page of the outbox. @throws Refusal CURSOR_INVALID */
export async function find(
  { db }: Ctx,
  { cursor, limit, ...filter }: OutboxQuery,
): Promise<{ items: OutboxMail[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await pageByCursor(
    { cursor, limit },
    {
      order: `outbox ${filter.sort}`,
      position: timePosition,
      find: (after, count) => outbox.find(db, filter, after, count),
      positionOf: ({ micros, id }) => [micros, id],
    },
  )
  return { items: rows.map(toOutboxMail), nextCursor }
}

function toOutboxMail({ id, type, status, toEmail, language, attempts, createdAt, ...mail }: store.Mail): OutboxMail {
  const isDue = status === 'queued' || status === 'sending'
  return {
    id,
    type,
    status,
    to: toEmail,
    language,
    attempts,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: isDue ? mail.nextAttemptAt.toISOString() : null,
    sentAt: mail.sentAt?.toISOString() ?? null,
    lastError: mail.lastError,
  }
}

/**
 * An outbox row with its rendered e-mail. A sign-in link is shown only while no mail server is configured, when an admin
 * is the only one who can pass it on; showing it is recorded in the audit log.
 * @throws Refusal MAIL_NOT_FOUND
 */
export async function getEmail(
  ctx: Ctx,
  id: string,
): Promise<{ mail: store.Mail; email: Email; isLinkHidden: boolean }> {
  const mail = await outbox.findOne(ctx.db, id)
  if (!mail) throw new Refusal('MAIL_NOT_FOUND')
  const isSecret = findEmail(mail.type)?.hasSecretLink === true && typeof mail.data['path'] === 'string'
  const isLinkHidden = isSecret && !isLinkShown(mail.status)
  if (isSecret && !isLinkHidden) {
    await writeAuditEntry(ctx, {
      action: 'notifications.read',
      subject: { kind: 'mail', id },
      after: { to: mail.toEmail },
    })
  }
  const data = isLinkHidden ? { ...mail.data, path: '/' } : mail.data
  const sender = senderOf(await getStored(ctx), ctx.baseUrl)
  return { mail, email: renderEmail({ ...mail, data }, sender), isLinkHidden }
}

export async function read(ctx: Ctx, id: string) {
  const { mail, email, isLinkHidden } = await getEmail(ctx, id)
  const { from, subject, text } = email
  return { ...toOutboxMail(mail), email: { from: `${from.name} <${from.address}>`, subject, text }, isLinkHidden }
}

/** Makes failed and queued e-mails due now, with an audit entry each; sent and held ones are skipped. Returns the count. */
export async function retry(ctx: Ctx, ids: string[]): Promise<{ count: number }> {
  return ctx.db.transaction(async (tx) => {
    const retried = await outbox.makeDue(tx, ids)
    for (const id of retried) {
      await writeAuditEntry({ ...ctx, db: tx }, { action: 'notifications.retry', subject: { kind: 'mail', id } })
    }
    return { count: retried.length }
  })
}
