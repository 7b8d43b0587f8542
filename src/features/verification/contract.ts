import { oc } from '@orpc/contract'
import * as z from 'zod'
import { formSchema } from '#shared/input.ts'
import { codeForm } from './rules/forms.ts'

/** Where the member's own number stands. */
export const verificationStatus = z.object({
  standing: z.enum(['proved', 'number-missing', 'plan-missing', 'not-set-up', 'ready']),
  number: z.string().nullable().describe('E.164'),
  provedAt: z.string().nullable(),
  waitsUntil: z.string().nullable().describe('end of the open code; null when there is none'),
  isDemo: z.boolean().describe('the number to write to is nobody’s'),
})
export type VerificationStatus = z.infer<typeof verificationStatus>

/** A code that waits for its message. */
export const waitingCode = z.object({
  id: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  number: z.string().describe('E.164; the message must come from it'),
  startedAt: z.string(),
  expiresAt: z.string(),
  triesLeft: z.number().int(),
})
export type WaitingCode = z.infer<typeof waitingCode>

/** For our own screens alone, so it stands in no public document. */
export const verificationContract = {
  get: oc.route({ method: 'GET' }).input(z.strictObject({})).output(verificationStatus),
  /** A new code; the one before is void. Told this once: only its hash is kept. */
  start: oc
    .input(z.strictObject({}))
    .output(z.object({ code: z.string(), link: z.string().describe('opens WhatsApp'), expiresAt: z.string() }))
    .errors({
      TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
      VERIFICATION_NOT_READY: { status: 409 },
    }),
  /** For admins: the codes that wait, the oldest first. */
  findWaiting: oc.route({ method: 'GET' }).input(z.strictObject({})).output(z.array(waitingCode)),
  /** For admins: this code has come, from the number of the row. */
  confirm: oc
    .input(formSchema(codeForm).extend({ id: z.uuid() }))
    .output(z.null())
    .errors({
      VERIFICATION_OVER: { status: 409 },
      VERIFICATION_WRONG: { status: 409, data: z.object({ triesLeft: z.number().int() }) },
    }),
}
