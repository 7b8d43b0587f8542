import { oc } from '@orpc/contract'
import * as z from 'zod'
import { listingCard } from '#features/listings/contract.ts'
import { inLocale } from '#shared/input.ts'
import { maxShown } from './rules.ts'

export const shortlistContract = {
  findCards: oc
    .route({ method: 'GET', path: '/shortlist/cards', summary: 'Cards of these listings, without those not public' })
    .input(z.strictObject({ ...inLocale, ids: z.array(z.uuid()).max(maxShown) }))
    .output(z.array(listingCard)),
}
