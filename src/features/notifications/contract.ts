import { oc } from '@orpc/contract'
import * as z from 'zod'
import { cursorSchema, localeSchema, pageSizeSchema } from '#shared/input.ts'
import { notificationTypes, outboxStatuses } from './rules.ts'

const type = z.enum(notificationTypes)
const status = z.enum(outboxStatuses)
const when = z.iso.datetime().nullable()

export const outboxMail = z.object({
  id: z.string(),
  type,
  status,
  to: z.string(),
  language: localeSchema,
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
  nextAttemptAt: when.describe('null once it is not tried again'),
  sentAt: when,
  lastError: z.string().nullable(),
})
export type OutboxMail = z.infer<typeof outboxMail>

const email = z.object({ from: z.string(), subject: z.string(), text: z.string() })
const oneEmail = { type, locale: localeSchema }

/** The outbox, for admins. The HTML of a mail has a page of its own, behind a sandbox: `/api/mails/…`. */
export const notificationsContract = {
  find: oc
    .route({ method: 'GET', path: '/notifications' })
    .input(
      z.strictObject({
        q: z.string().max(200).optional().describe('how the recipient’s address begins'),
        status: status.optional(),
        type: type.optional(),
        sort: z.enum(['created', '-created']).default('-created'),
        cursor: cursorSchema,
        limit: pageSizeSchema(50),
      }),
    )
    .output(z.object({ items: z.array(outboxMail), nextCursor: z.string().nullable() }))
    .errors({ CURSOR_INVALID: { status: 400 } }),
  /** Reading the way into somebody's account leaves an entry in the audit log. */
  read: oc
    .input(z.strictObject({ id: z.uuid() }))
    .output(outboxMail.extend({ letter: email, isLinkHidden: z.boolean() }))
    .errors({ MAIL_NOT_FOUND: { status: 404 } }),
  /** Mails that were given up, or that wait for their next try, are due now. Others stay as they are. */
  retry: oc
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }))
    .output(z.object({ count: z.number().int() })),
  preview: oc.input(z.strictObject(oneEmail)).output(email),
  /** To oneself alone. */
  sendTest: oc
    .input(z.strictObject(oneEmail))
    .output(z.object({ to: z.string() }))
    .errors({ TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) } }),
}
