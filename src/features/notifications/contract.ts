import { oc } from '@orpc/contract'
import * as z from 'zod'
import {
  badCursor,
  cursorSchema,
  idInput,
  lineInput,
  localeSchema,
  pageSizeSchema,
  tooManyRequests,
} from '#shared/input.ts'
import { outboxStatuses } from './rules.ts'

const type = z
  .string()
  .regex(/^[a-z_]{1,100}$/)
  .describe('as in `types`')
const status = z.enum(outboxStatuses)
const when = z.iso.datetime().nullable()

const outboxMail = z.object({
  id: z.string(),
  type,
  status,
  to: z.string(),
  language: localeSchema,
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
  nextAttemptAt: when.describe('null when no attempt is scheduled'),
  sentAt: when,
  lastError: z.string().nullable(),
})
export type OutboxMail = z.infer<typeof outboxMail>

const email = z.object({ from: z.string(), subject: z.string(), text: z.string() })
const oneEmail = { type, locale: localeSchema }
const unknownMail = { MAIL_NOT_FOUND: { status: 404 } }

/** The outbox, for admins. The HTML of an e-mail is served sandboxed at `/api/mails/…`. */
export const notificationsContract = {
  find: oc
    .route({ method: 'GET', path: '/notifications' })
    .input(
      z.strictObject({
        q: lineInput(200).optional().describe('prefix of the recipient’s address'),
        status: status.optional(),
        type: type.optional(),
        sort: z.enum(['created', '-created']).default('-created'),
        cursor: cursorSchema,
        limit: pageSizeSchema(50),
      }),
    )
    .output(z.object({ items: z.array(outboxMail), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  /** Reading an e-mail whose sign-in link is shown is recorded in the audit log. */
  read: oc
    .input(idInput)
    .output(outboxMail.extend({ email, isLinkHidden: z.boolean() }))
    .errors(unknownMail),
  /** Makes failed and queued e-mails due now. Others are skipped. */
  retry: oc
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }))
    .output(z.object({ count: z.number().int() })),
  /** Every kind of e-mail with its name in each language. */
  types: oc
    .input(z.strictObject({}))
    .output(
      z.array(z.object({ type, name: z.object({ en: z.string(), 'zh-Hant': z.string(), 'zh-Hans': z.string() }) })),
    ),
  preview: oc.input(z.strictObject(oneEmail)).output(email).errors(unknownMail),
  /** Sends only to the requesting admin. */
  sendTest: oc
    .input(z.strictObject(oneEmail))
    .output(z.object({ to: z.string() }))
    .errors({ ...unknownMail, ...tooManyRequests }),
}
