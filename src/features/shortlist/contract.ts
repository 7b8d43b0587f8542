import { oc } from '@orpc/contract'
import * as z from 'zod'
import { listingCard, listingDetail } from '#features/listings/contract.ts'
import { inLocale, localeSchema } from '#shared/input.ts'
import { maxCompared, maxShown } from './rules.ts'

/** What decides between listings, and what a message to one of them needs. */
export const comparedListing = listingDetail
  .pick({
    id: true,
    slug: true,
    name: true,
    otherName: true,
    category: true,
    categories: true,
    cover: true,
    rating: true,
    ratingCount: true,
    fromPrice: true,
    prices: true,
    calloutFeeCents: true,
    takesUrgentJobs: true,
    urgentSurchargeCents: true,
    allAreas: true,
    opening: true,
    openingHours: true,
    languagesSpoken: true,
    licences: true,
    isWhatsappVerified: true,
    whatsappVerifiedAt: true,
    whatsappNumber: true,
    acceptedPayments: true,
    establishedYear: true,
    greeting: true,
  })
  .extend({ greetingLocales: z.array(localeSchema).describe('languages of the greeting, the reader’s first') })
export type ComparedListing = z.infer<typeof comparedListing>

export const shortlistContract = {
  findCards: oc
    .route({ method: 'GET', path: '/shortlist/cards', summary: 'Cards of these listings, without those not public' })
    .input(z.strictObject({ ...inLocale, ids: z.array(z.uuid()).max(maxShown) }))
    .output(z.array(listingCard)),
  compare: oc
    .route({ method: 'GET', path: '/shortlist/compare', summary: 'The facts of up to four public listings' })
    .input(z.strictObject({ ...inLocale, ids: z.array(z.uuid()).max(maxCompared) }))
    .output(z.array(comparedListing)),
}
