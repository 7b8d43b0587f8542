import { oc } from '@orpc/contract'
import * as z from 'zod'
import { reportedKinds } from './rules.ts'

export const analyticsContract = {
  /** Always answers 204, so that a page never learns (or waits for) whether it was counted. */
  record: oc
    .route({
      method: 'POST',
      path: '/events',
      summary: 'Count a view or a contact, without cookies',
      successStatus: 204,
    })
    .input(z.strictObject({ listingId: z.uuid(), kind: z.enum(reportedKinds) }))
    .output(z.void()),
}
