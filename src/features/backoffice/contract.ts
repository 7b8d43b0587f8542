import { oc } from '@orpc/contract'
import * as z from 'zod'
import { paymentMethods } from '#features/billing/rules.ts'
import { badCursor, cursorSchema, lineInput, pageSizeSchema } from '#shared/input.ts'
import { locales } from '#shared/locale.ts'
import { maxCounted } from '#shared/max-counted.ts'
import { listedContract } from './contract/listings.ts'
import { membersContract } from './contract/members.ts'
import { trendKinds } from './rules.ts'
import { auditKinds } from './rules/audit.ts'

const queue = z.object({
  title: z.record(z.enum(locales), z.string()),
  path: z.string().describe('of the screen that shows it'),
  count: z.number().int().describe(`at most ${maxCounted}`),
  oldestAt: z.iso.datetime().nullable(),
})

const trend = z.object({
  kind: z.enum(trendKinds),
  days: z
    .array(z.object({ day: z.iso.date(), count: z.number().int() }))
    .describe('one a day in Hong Kong, oldest first'),
  before: z.number().int().describe('in as many days before these'),
})
export type Trend = z.infer<typeof trend>

/** Filter of the audit log, shared by the screen and the CSV export. */
export const auditFilter = z.strictObject({
  actor: lineInput(200).optional().describe('part of the actor’s name or e-mail address'),
  kind: z.enum(auditKinds).optional().describe('what the entry is about'),
  action: lineInput(100).optional().describe('prefix of the action, e.g. "settings."'),
  subject: lineInput(200).optional().describe('a kind or an id'),
  from: z.iso.date().optional().describe('a day in Hong Kong'),
  to: z.iso.date().optional().describe('that day is included'),
  sort: z.enum(['at', '-at']).default('-at'),
})

const auditRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z
    .object({ id: z.string(), name: z.string(), email: z.string() })
    .nullable()
    .describe('null: the site itself, or deleted'),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subject: z
    .object({
      names: z.record(z.enum(locales), z.string()).describe('in each language; one it has not is another'),
      path: z.string().nullable().describe('where an admin finds it'),
    })
    .nullable()
    .describe('null: no longer there, or without a name'),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditRow = z.infer<typeof auditRow>

export const backofficeContract = {
  getQueues: oc
    .route({ method: 'GET', path: '/backoffice/queues', summary: 'What waits for an admin, and since when' })
    .input(z.strictObject({}))
    .output(z.record(z.string(), queue).describe('by name, in the order of the dashboard')),
  getTrends: oc.route({ method: 'GET', path: '/backoffice/trends' }).input(z.strictObject({})).output(z.array(trend)),
  /** Enabled payment methods that still use the built-in placeholder payee. */
  getWarnings: oc
    .route({ method: 'GET', path: '/backoffice/warnings' })
    .input(z.strictObject({}))
    .output(z.object({ placeholders: z.array(z.enum(paymentMethods)), isDataUserMissing: z.boolean() })),
  findAudit: oc
    .route({ method: 'GET', path: '/backoffice/audit' })
    .input(auditFilter.extend({ cursor: cursorSchema, limit: pageSizeSchema(50) }))
    .output(z.object({ items: z.array(auditRow), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  /** Requires a recent password confirmation before the CSV export may be downloaded. */
  openExport: oc.input(z.strictObject({})).output(z.null()),
  ...membersContract,
  ...listedContract,
}
