import { oc } from '@orpc/contract'
import * as z from 'zod'
import { consentPurposes } from '#features/accounts/rules.ts'
import {
  badCursor,
  cursorSchema,
  formSchema,
  idInput,
  localeSchema,
  pageSizeSchema,
  tooManyRequests,
} from '#shared/input.ts'
import { requestKinds, requestStatuses } from './rules.ts'
import { answerForm, recordForm, requestForm } from './rules/forms.ts'

/** Consent to one wording for one purpose; active until it is withdrawn. */
const consent = z.object({
  id: z.string(),
  purpose: z.enum(consentPurposes),
  wordingVersion: z.string(),
  language: localeSchema,
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
})
export type Consent = z.infer<typeof consent>

/** A request under the Personal Data (Privacy) Ordinance. Days are Hong Kong dates, YYYY-MM-DD. */
const request = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  details: z.string(),
  status: z.enum(requestStatuses),
  receivedOn: z.string(),
  dueOn: z.string().describe('forty days after receipt'),
  answer: z.string().nullable().describe('answer, or reasons for a refusal'),
  decidedAt: z.string().nullable(),
})
export type Request = z.infer<typeof request>

/** A request as shown to admins in the register. */
const registerEntry = request.extend({
  no: z.number().int(),
  name: z.string(),
  email: z.string(),
  memberId: z.string().nullable().describe('null when the person is not a member'),
  daysLeft: z.number().int(),
  decidedBy: z.string().nullable(),
})
export type RegisterEntry = z.infer<typeof registerEntry>

const kind = z.enum(requestKinds)
const decision = {
  REQUEST_NOT_FOUND: { status: 404 },
  REQUEST_DECIDED: { status: 409 },
}

/** Internal to the web client: not part of the public OpenAPI document. */
export const privacyContract = {
  /** The member's consents and requests, newest first. */
  getMine: oc
    .route({ method: 'GET', summary: 'The member’s consents and privacy requests, newest first' })
    .input(z.strictObject({}))
    .output(z.object({ consents: z.array(consent), requests: z.array(request) })),
  setMarketing: oc
    .route({ summary: 'Give or withdraw consent to news and offers' })
    .input(z.strictObject({ isWanted: z.boolean(), locale: localeSchema }))
    .output(z.null()),
  submit: oc
    .route({ summary: 'Make a privacy request' })
    .input(formSchema(requestForm).extend({ kind }))
    .output(request)
    .errors({
      ...tooManyRequests,
      REQUEST_WAITS: { status: 409 },
    }),
  withdraw: oc.route({ summary: 'Withdraw a privacy request' }).input(idInput).output(z.null()).errors(decision),
  /** Admin only. Open requests by due date, or decided ones by decision time. */
  find: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ isOpen: z.boolean(), cursor: cursorSchema, limit: pageSizeSchema(25) }))
    .output(z.object({ items: z.array(registerEntry), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  /** Admin only. Records a request received by post or e-mail. */
  record: oc.input(formSchema(recordForm).extend({ kind })).output(registerEntry),
  /** Admin only. Sends the answer by e-mail in the requester's language. */
  answer: oc
    .input(formSchema(answerForm).extend({ id: z.uuid() }))
    .output(registerEntry)
    .errors(decision),
  /** Admin only. Refuses with reasons, which the law requires in writing; the register is the log of refusals. */
  refuse: oc
    .input(formSchema(answerForm).extend({ id: z.uuid() }))
    .output(registerEntry)
    .errors(decision),
}
