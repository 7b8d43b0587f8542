import { oc } from '@orpc/contract'
import * as z from 'zod'
import { tooManyRequests } from '#shared/input.ts'
import { draftKey, maxDraftLength } from './rules.ts'

const key = z.string().regex(draftKey)
const version = z.string().min(1).max(40)
const versions = z.array(version).max(10)
/** For what is sent in place of its draft. */
export const draftVersions = versions
  .optional()
  .describe('versions of its draft that the device knows; one of another device is not discarded')
const isJsonObject = (text: string) => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const draftState = z.object({
  version: z.string(),
  value: z.string().nullable().describe('the draft as JSON; null when it is what the caller has just sent'),
  typedAt: z.string(),
  otherTypedAt: z
    .string()
    .nullable()
    .describe('two devices changed the draft: when the version was typed that is kept beside it'),
})
export type DraftState = z.infer<typeof draftState>

const draftChange = z.object({ version: version.describe('the stored version') })
export type DraftChange = z.infer<typeof draftChange>

/** Drafts of the member's own forms. */
export const draftsContract = {
  find: oc
    .route({ method: 'GET', summary: 'The member’s draft of a form' })
    .input(z.strictObject({ key }))
    .output(draftState.nullable()),
  save: oc
    .route({ summary: 'Save a draft' })
    .input(
      z.strictObject({
        key,
        value: z.string().max(maxDraftLength).refine(isJsonObject),
        version: version.describe('a name that the device gives to this version'),
        basedOn: versions.describe('versions of which one was stored when this one was typed'),
        beside: version
          .optional()
          .describe('the version that was refused: of the two the later one is stored, the other one kept beside it'),
        ageSeconds: z
          .number()
          .int()
          .min(0)
          .max(100 * 86_400)
          .describe('since it was typed; device clocks differ'),
      }),
    )
    .output(draftState)
    .errors({
      ...tooManyRequests,
      /** Another version is stored than those known, or the draft was submitted or discarded. */
      DRAFT_CHANGED: { status: 409, data: draftChange },
    }),
  /** Exchanges a draft and the version that is kept beside it. */
  swap: oc
    .route({ summary: 'Exchange a draft and the version kept beside it' })
    .input(z.strictObject({ key }))
    .output(draftState)
    .errors({ ...tooManyRequests, DRAFT_NOT_FOUND: { status: 404 } }),
  remove: oc
    .route({ summary: 'Discard a draft' })
    .input(
      z.strictObject({
        key,
        basedOn: versions.optional().describe('versions that the device knows; one of another device is not discarded'),
      }),
    )
    .output(z.null())
    .errors(tooManyRequests),
}
