import { oc } from '@orpc/contract'
import * as z from 'zod'
import { listingCard, listingDetail } from '#features/listings/contract.ts'
import { inLocale, localeSchema, tooManyRequests } from '#shared/input.ts'
import { cleanLine, lengthOf } from '#shared/text.ts'
import { maxCompared, maxInList, maxListName, maxShown } from './rules.ts'

/** What decides between listings, and what a message to one of them needs. */
export const comparedListing = listingDetail
  .pick({
    id: true,
    slug: true,
    name: true,
    otherName: true,
    romanisedName: true,
    category: true,
    categories: true,
    cover: true,
    rating: true,
    ratingCount: true,
    enquiryCount: true,
    takesReviews: true,
    licence: true,
    fromPrice: true,
    paid: true,
    prices: true,
    calloutFeeCents: true,
    takesUrgentJobs: true,
    urgentSurchargeCents: true,
    areas: true,
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

const oneList = { id: z.uuid() }
const listName = z
  .string()
  .max(1_000)
  .transform(cleanLine)
  .refine((name) => name !== '' && lengthOf(name) <= maxListName)
const list = z.object({
  id: z.string(),
  name: z.string(),
  listingIds: z.array(z.string()).describe('newest first, public or not'),
  shareToken: z.string().nullable().describe('part of the link that shows the list to anybody; null: not shared'),
})
export type List = z.infer<typeof list>

const noList = { LIST_NOT_FOUND: { status: 404 } }
const full = { LIST_FULL: { status: 409 } }

export const shortlistContract = {
  findCards: oc
    .route({ method: 'GET', path: '/shortlist/cards', summary: 'Cards of these listings, without those not public' })
    .input(z.strictObject({ ...inLocale, ids: z.array(z.uuid()).max(maxShown) }))
    .output(z.array(listingCard)),
  compare: oc
    .route({ method: 'GET', path: '/shortlist/compare', summary: 'The facts of up to four public listings' })
    .input(z.strictObject({ ...inLocale, ids: z.array(z.uuid()).max(maxCompared) }))
    .output(z.array(comparedListing)),
  findLists: oc
    .route({ method: 'GET', path: '/lists', summary: 'The member’s lists, oldest first, at most 20' })
    .input(z.strictObject({}))
    .output(z.array(list)),
  createList: oc
    .route({ method: 'POST', path: '/lists', summary: 'Create a list; listings that are not public are left out' })
    .input(z.strictObject({ name: listName, listingIds: z.array(z.uuid()).max(maxInList).default([]) }))
    .output(list)
    .errors({ ...tooManyRequests, LISTS_FULL: { status: 409 } }),
  renameList: oc
    .route({ method: 'PUT', path: '/lists/{id}/name', summary: 'Rename a list' })
    .input(z.strictObject({ ...oneList, name: listName }))
    .output(list)
    .errors({ ...tooManyRequests, ...noList }),
  removeList: oc
    .route({ method: 'DELETE', path: '/lists/{id}', summary: 'Delete a list; its link stops working' })
    .input(z.strictObject(oneList))
    .output(z.null())
    .errors({ ...tooManyRequests, ...noList }),
  restoreList: oc
    .route({ method: 'POST', path: '/lists/{id}/restore', summary: 'Undo the deletion of a list, with its link' })
    .input(z.strictObject(oneList))
    .output(list)
    .errors({ ...tooManyRequests, ...noList, LISTS_FULL: { status: 409 } }),
  addToList: oc
    .route({ method: 'POST', path: '/lists/{id}/listings', summary: 'Add public listings, all of them or none' })
    .input(z.strictObject({ ...oneList, listingIds: z.array(z.uuid()).min(1).max(maxInList) }))
    .output(list)
    .errors({ ...tooManyRequests, ...noList, ...full }),
  removeFromList: oc
    .route({ method: 'DELETE', path: '/lists/{id}/listings/{listingId}', summary: 'Remove a listing from a list' })
    .input(z.strictObject({ ...oneList, listingId: z.uuid() }))
    .output(list)
    .errors({ ...tooManyRequests, ...noList }),
  shareList: oc
    .route({ method: 'PUT', path: '/lists/{id}/share', summary: 'Give the list a link that shows it to anybody' })
    .input(z.strictObject(oneList))
    .output(list)
    .errors({ ...tooManyRequests, ...noList }),
  stopSharing: oc
    .route({ method: 'DELETE', path: '/lists/{id}/share', summary: 'Stop sharing: the link never works again' })
    .input(z.strictObject(oneList))
    .output(list)
    .errors({ ...tooManyRequests, ...noList }),
  getShared: oc
    .route({ method: 'GET', path: '/shared-lists/{token}', summary: 'A shared list with its public listings' })
    .input(z.strictObject({ ...inLocale, token: z.string().max(100) }))
    .output(z.object({ name: z.string(), cards: z.array(listingCard) }))
    .errors(noList),
}
