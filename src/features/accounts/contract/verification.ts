import { oc } from '@orpc/contract'
import * as z from 'zod'
import { formSchema, idInput, tooManyRequests } from '#shared/input.ts'
import { codeForm } from '../rules/verification.ts'

/** Verification status of the member's own WhatsApp number. */
const verificationStatus = z.object({
  status: z.enum(['verified', 'number-missing', 'not-set-up', 'ready']),
  number: z.string().nullable().describe('E.164'),
  verifiedAt: z.string().nullable(),
  hasBadge: z.boolean().describe('the member’s plan shows the badge of a confirmed number'),
  codeExpiresAt: z.string().nullable().describe('expiry of the open code; null without one'),
  isCodeSent: z.boolean().describe('the open code goes to the number, and the member types it'),
  sendsCodes: z.boolean().describe('the site sends codes by itself; otherwise an admin does'),
  isDemo: z.boolean().describe('the number to write to is an unassigned example'),
})
export type VerificationStatus = z.infer<typeof verificationStatus>

/** An open code whose WhatsApp message has not been confirmed yet. */
const waitingCode = z.object({
  id: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  number: z.string().describe('E.164; the message must come from it'),
  startedAt: z.string(),
  expiresAt: z.string(),
  triesLeft: z.number().int(),
  isSentToNumber: z.boolean().describe('an admin sends the code to the number'),
})
export type WaitingCode = z.infer<typeof waitingCode>

export const verificationContract = {
  getVerification: oc.route({ method: 'GET' }).input(z.strictObject({})).output(verificationStatus),
  /** Creates a code and invalidates the previous one. The code is only returned here: its hash is stored. */
  startVerification: oc
    .input(z.strictObject({}))
    .output(z.object({ code: z.string(), link: z.string().describe('opens WhatsApp'), expiresAt: z.string() }))
    .errors({
      ...tooManyRequests,
      VERIFICATION_NOT_READY: { status: 409 },
    }),
  /** Has a code sent to the number, where WhatsApp hides the sender's. `isSent`: by the site, at once. */
  requestCode: oc
    .input(z.strictObject({}))
    .output(z.object({ isSent: z.boolean(), expiresAt: z.string() }))
    .errors({
      ...tooManyRequests,
      VERIFICATION_NOT_READY: { status: 409 },
      VERIFICATION_NOT_SENT: { status: 409 },
    }),
  /** The member types the code that arrived at the number. */
  enterCode: oc
    .input(formSchema(codeForm))
    .output(z.null())
    .errors({
      ...tooManyRequests,
      VERIFICATION_OVER: { status: 409 },
      VERIFICATION_WRONG: { status: 409, data: z.object({ triesLeft: z.number().int() }) },
    }),
  /** Admin only. A new code as a message to the number of the row, which replaces the one before. */
  writeCode: oc
    .input(idInput)
    .output(z.object({ link: z.string().describe('opens WhatsApp') }))
    .errors({ VERIFICATION_OVER: { status: 409 } }),
  /** Admin only. Open codes, oldest first. */
  findWaitingCodes: oc.route({ method: 'GET' }).input(z.strictObject({})).output(z.array(waitingCode)),
  /** Admin only. Confirms that this code arrived from the number of the row. */
  confirmVerification: oc
    .input(formSchema(codeForm).extend({ id: z.uuid() }))
    .output(z.null())
    .errors({
      VERIFICATION_OVER: { status: 409 },
      VERIFICATION_WRONG: { status: 409, data: z.object({ triesLeft: z.number().int() }) },
    }),
}
