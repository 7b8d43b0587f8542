import { oc } from '@orpc/contract'
import * as z from 'zod'
import { moderatedStatuses, reviewReportReasons } from '#features/reviews/rules.ts'
import {
  badCursor,
  cursorSchema,
  fieldSchema,
  inLocale,
  pageSizeSchema,
  textInput,
  tooManyRequests,
  undoOutput,
} from '#shared/input.ts'
import { locales } from '#shared/locale.ts'
import { appealForm, appealStatuses, decisions, listingReportReasons, queueTabs, subjectKinds } from './rules.ts'

const kind = z.enum(subjectKinds)
const reason = z.enum([...reviewReportReasons, ...listingReportReasons])
const subject = z.strictObject({ kind, id: z.uuid() })
const noteField = fieldSchema(appealForm.note)

const appeal = z.object({
  note: z.string(),
  status: z.enum(appealStatuses),
  answer: z.string(),
  createdAt: z.string(),
})

/** A report by this member, or a decision against their review or listing. */
const myReport = z.object({
  id: z.string(),
  kind,
  role: z.enum(['reporter', 'author']),
  reason,
  note: z.string().describe('text of the reporter; empty for the author'),
  status: z.enum(['open', ...decisions]),
  listing: z.object({ name: z.string(), slug: z.string() }),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  mayAppeal: z.boolean(),
  appeal: appeal.nullable(),
})
export type MyReport = z.infer<typeof myReport>

/** One row of the admin queue: a review or listing with all its reports. */
const reportedSubject = z.object({
  kind,
  id: z.string(),
  isUrgent: z.boolean(),
  firstAt: z.string().describe('time of the oldest report, or of the appeal or the decision in their tabs'),
  listing: z.object({ id: z.string(), name: z.string(), slug: z.string(), status: z.string() }),
  review: z
    .object({
      rating: z.number().int(),
      title: z.string().nullable(),
      body: z.string(),
      language: z.enum(locales),
      authorName: z.string(),
      status: z.enum(moderatedStatuses),
      createdAt: z.string(),
      editedAt: z.string().nullable(),
    })
    .nullable()
    .describe('null when the listing itself was reported'),
  reports: z.array(
    z.object({
      id: z.string(),
      reason,
      note: z.string(),
      reporterName: z.string(),
      status: z.enum(['open', ...decisions]),
      createdAt: z.string(),
    }),
  ),
  appeal: appeal.extend({ id: z.string(), appellantName: z.string(), isByAuthor: z.boolean() }).nullable(),
})
export type ReportedSubject = z.infer<typeof reportedSubject>

export const reportsContract = {
  report: oc
    .route({ summary: 'Report a review or a listing' })
    .input(
      z.strictObject({
        kind,
        subjectId: z.uuid(),
        reason,
        note: textInput(10_000),
      }),
    )
    .output(z.object({ isHeld: z.boolean().describe('withheld from visitors until the report is decided') }))
    .errors({
      ...tooManyRequests,
      SUBJECT_NOT_FOUND: { status: 404 },
      REPORT_OWN: { status: 409 },
      REPORT_OPEN: { status: 409 },
      REPORT_DISMISSED: { status: 409 },
    }),
  findMine: oc
    .route({ method: 'GET', summary: 'The member’s reports, and decisions about what is theirs' })
    .input(z.strictObject({ ...inLocale, cursor: cursorSchema, limit: pageSizeSchema(20) }))
    .output(z.object({ items: z.array(myReport), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  appeal: oc
    .route({ summary: 'Appeal a decision, once' })
    .input(z.strictObject({ kind, reportId: z.uuid(), note: noteField }))
    .output(z.object({}))
    .errors({ ...tooManyRequests, REPORT_NOT_FOUND: { status: 404 }, APPEAL_REFUSED: { status: 409 } }),

  findQueue: oc
    .route({ method: 'GET' })
    .input(
      z.strictObject({
        ...inLocale,
        tab: z.enum(queueTabs).default('open'),
        kind: kind.optional(),
        reason: reason.optional(),
        cursor: cursorSchema,
        limit: pageSizeSchema(20),
      }),
    )
    .output(
      z.object({
        items: z.array(reportedSubject),
        nextCursor: z.string().nullable(),
        openAppeals: z.number().int().describe('open appeals, about all kinds'),
      }),
    )
    .errors(badCursor),
  decide: oc
    .input(
      z.strictObject({
        subjects: z
          .array(
            subject.extend({
              editedAt: z.string().nullable().default(null).describe('of the version of a review that was read'),
            }),
          )
          .min(1)
          .max(50),
        decision: z.enum(decisions),
        takesDown: z.boolean().default(false).describe('also rejects a reported listing, with `note` as the reason'),
        note: textInput(1_000).default('').describe('reason shown to the owner of a listing that is taken down'),
      }),
    )
    .output(z.object({ decided: z.array(z.string()).describe('ids of the subjects'), refused: z.array(z.string()) })),
  /** Undoes decisions of the same admin within ten seconds. `refused`: too late, or decided again since. */
  undo: oc.input(z.strictObject({ subjects: z.array(subject).min(1).max(50) })).output(undoOutput),
  decideAppeal: oc
    .input(
      z.strictObject({
        id: z.uuid(),
        editedAt: z.string().nullable().default(null).describe('of the version of a review that was read'),
        decision: z.enum(['granted', 'refused']),
        answer: textInput(1_000),
      }),
    )
    .output(z.object({}))
    .errors({
      APPEAL_NOT_FOUND: { status: 404 },
      APPEAL_DECIDED: { status: 409 },
      APPEAL_REVIEW_CHANGED: { status: 409 },
    }),
}
