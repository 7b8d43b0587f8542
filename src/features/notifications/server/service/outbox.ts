import * as z from 'zod'
import { getStored } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { decodeCursor, encodeCursor } from '#platform/server/cursor.ts'
import type { Email } from '#platform/server/mail.ts'
import { Refusal } from '#shared/refusal.ts'
import type { OutboxMail } from '../../contract.ts'
import { isLinkShown, isSignInType, type NotificationType, type OutboxStatus } from '../../rules.ts'
import type * as store from '../store.ts'
import * as outbox from '../store/outbox.ts'
import { renderEmail, senderOf } from '../templates/letter.ts'

export type Asked = {
  q?: string
  status?: OutboxStatus
  type?: NotificationType
  sort: 'created' | '-created'
  cursor?: string
  limit: number
}

const position: z.ZodType<outbox.Position> = z.tuple([z.int().min(0).max(4e15), z.uuid()])

/** One page of the outbox. @throws Refusal CURSOR_INVALID */
export async function find(
  { db }: Ctx,
  { cursor, limit, ...asked }: Asked,
): Promise<{ items: OutboxMail[]; nextCursor: string | null }> {
  const order = `outbox ${asked.sort}`
  const after = cursor === undefined ? null : decodeCursor(order, cursor, position)
  if (cursor !== undefined && !after) throw new Refusal('CURSOR_INVALID')
  const rows = await outbox.find(db, asked, after, limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { items: page.map(shown), nextCursor: last ? encodeCursor(order, [last.micros, last.id]) : null }
}

function shown({ id, type, status, toEmail, language, attempts, createdAt, ...mail }: store.Mail): OutboxMail {
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
 * A mail of the outbox as its letter. A way into an account is shown only where no mail server would carry it, since then
 * an admin is the only way it reaches anybody; that leaves an entry in the audit log.
 * @throws Refusal MAIL_NOT_FOUND
 */
export async function getEmail(
  ctx: Ctx,
  id: string,
): Promise<{ mail: store.Mail; email: Email; isLinkHidden: boolean }> {
  const mail = await outbox.findOne(ctx.db, id)
  if (!mail) throw new Refusal('MAIL_NOT_FOUND')
  const isSecret = isSignInType(mail.type) && typeof mail.data['path'] === 'string'
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
  return { ...shown(mail), letter: { from: `${from.name} <${from.address}>`, subject, text }, isLinkHidden }
}

/** Makes mails due now, each with its audit entry; those that are sent or held stay so. Says how many. */
export async function retry(ctx: Ctx, ids: string[]): Promise<{ count: number }> {
  return ctx.db.transaction(async (tx) => {
    const retried = await outbox.makeDue(tx, ids)
    for (const id of retried) {
      await writeAuditEntry({ ...ctx, db: tx }, { action: 'notifications.retry', subject: { kind: 'mail', id } })
    }
    return { count: retried.length }
  })
}
