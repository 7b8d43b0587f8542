import { oc } from '@orpc/contract'
import * as z from 'zod'
import { coachParts } from './rules.ts'

const coachScore = z.object({
  listingId: z.string(),
  slug: z.string(),
  score: z.number().int().min(0).max(100),
  missing: z
    .array(
      z.object({
        part: z.enum(coachParts),
        points: z.number().int().describe('that are still to be had'),
        effect: z
          .object({ with: z.number(), without: z.number() })
          .nullable()
          .describe('contacts per 100 visits of similar listings with the part and without it; null: too few to say'),
      }),
    )
    .describe('parts without all their points, most points first'),
  replyAnswers: z
    .object({ count: z.number().int(), withinHour: z.number().int(), sameDay: z.number().int() })
    .nullable()
    .describe('how fast reviewers heard back; null below five answers'),
  repliesQuickly: z.boolean(),
})
export type CoachScore = z.infer<typeof coachScore>

export const coachContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/coach',
      summary: 'How complete the member’s own listings are; others are left out',
    })
    .input(z.strictObject({ ids: z.array(z.uuid()).max(100) }))
    .output(z.array(coachScore)),
}
