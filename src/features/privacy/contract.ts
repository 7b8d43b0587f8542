import { oc } from '@orpc/contract'
import * as z from 'zod'
import { consentPurposes } from '#features/accounts/rules.ts'
import { cursorSchema, formSchema, localeSchema, pageSizeSchema } from '#shared/input.ts'
import { requestKinds, requestStatuses } from './rules.ts'
import { answerForm, recordForm, requestForm } from './rules/forms.ts'

/** Agreement to one wording for one purpose, standing until it is withdrawn. */
export const consent = z.object({
  id: z.string(),
  purpose: z.enum(consentPurposes),
  wordingVersion: z.string(),
  language: localeSchema,
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
})
export type Consent = z.infer<typeof consent>

/** A request under the Personal Data (Privacy) Ordinance. Days are Hong Kong's, as YYYY-MM-DD. */
export const request = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  details: z.string(),
  status: z.enum(requestStatuses),
  receivedOn: z.string(),
  dueOn: z.string().describe('forty days later'),
  answer: z.string().nullable().describe('or the reasons of a refusal'),
  decidedAt: z.string().nullable(),
})
export type Request = z.infer<typeof request>

/** Likewise, as the register of the back office has it. */
export const registered = request.extend({
  no: z.number().int(),
  name: z.string(),
  email: z.string(),
  memberId: z.string().nullable().describe('null for whoever is no member'),
  daysLeft: z.number().int(),
  decidedBy: z.string().nullable(),
})
export type Registered = z.infer<typeof registered>

const kind = z.enum(requestKinds)
const id = z.strictObject({ id: z.uuid() })
const decision = {
  REQUEST_NOT_FOUND: { status: 404 },
  REQUEST_DECIDED: { status: 409 },
}

/** For our own screens alone, so it stands in no public document. */
export const privacyContract = {
  /** What the member agreed to and asked for, the newest first. */
  getMine: oc
    .route({ method: 'GET' })
    .input(z.strictObject({}))
    .output(z.object({ consents: z.array(consent), requests: z.array(request) })),
  setMarketing: oc.input(z.strictObject({ isWanted: z.boolean(), locale: localeSchema })).output(z.null()),
  submit: oc
    .input(formSchema(requestForm).extend({ kind }))
    .output(request)
    .errors({
      TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
      REQUEST_WAITS: { status: 409 },
    }),
  withdraw: oc.input(id).output(z.null()).errors(decision),
  /** For admins: open ones by the day they are due, decided ones by the day they were. */
  find: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ isOpen: z.boolean(), cursor: cursorSchema, limit: pageSizeSchema(25) }))
    .output(z.object({ items: z.array(registered), nextCursor: z.string().nullable() }))
    .errors({ CURSOR_INVALID: { status: 400 } }),
  /** For admins: a request that came by letter or e-mail. */
  record: oc.input(formSchema(recordForm).extend({ kind })).output(registered),
  /** For admins: written to whoever asked, in their language. */
  answer: oc
    .input(formSchema(answerForm).extend({ id: z.uuid() }))
    .output(registered)
    .errors(decision),
  /** For admins: with reasons, which the law wants in writing; the register is the log of refusals. */
  refuse: oc
    .input(formSchema(answerForm).extend({ id: z.uuid() }))
    .output(registered)
    .errors(decision),
}
