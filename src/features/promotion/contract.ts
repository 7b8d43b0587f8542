import { oc } from '@orpc/contract'
import * as z from 'zod'
import { displayText } from '#features/listings/contract.ts'
import { listingStatuses } from '#features/listings/rules.ts'
import { inLocale } from '#shared/input.ts'

const promotion = z.object({
  listingId: z.string(),
  slug: z.string(),
  name: displayText,
  status: z.enum(listingStatuses),
  invitationPath: z.string().describe('of the link that asks for reviews; they are marked as invited'),
})
export type Promotion = z.infer<typeof promotion>

export const promotionContract = {
  get: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}/promotion',
      summary: 'What an owner brings customers with',
    })
    .input(z.strictObject({ ...inLocale, listingId: z.uuid() }))
    .output(promotion)
    .errors({ LISTING_NOT_FOUND: { status: 404 } }),
}
