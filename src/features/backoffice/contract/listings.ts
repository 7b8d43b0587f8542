import { oc } from '@orpc/contract'
import * as z from 'zod'
import { planKeys } from '#features/billing/rules.ts'
import { displayText, namedRef } from '#features/listings/contract/public.ts'
import { listingStatuses, rejectionCodes } from '#features/listings/rules.ts'
import { badCursor, cursorSchema, inLocale, lineInput, pageSizeSchema } from '#shared/input.ts'
import { listedOrigins, listedSorts, missingLanguages } from '../rules/listings.ts'

/** A listing in the admin list of all listings. */
const listedListing = z.object({
  id: z.string(),
  slug: z.string(),
  name: displayText,
  otherName: displayText.nullable().describe('the name in the other language'),
  status: z.enum(listingStatuses),
  rejectionCode: z.enum(rejectionCodes).nullable(),
  rejectionReason: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable().describe('null: unclaimed'),
  planKey: z.enum(planKeys).nullable().describe('of the owner; null without one'),
  category: namedRef.nullable(),
  whatsappNumber: z.string(),
  isImported: z.boolean(),
  reviewCount: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type ListedListing = z.infer<typeof listedListing>

/** Filter of the list of listings, shared by the screen and the CSV export. */
export const listedFilter = z.strictObject({
  q: lineInput(200).default('').describe('words of a name, an owner’s name, address or number, or a WhatsApp number'),
  status: z.enum(listingStatuses).optional(),
  plan: z.enum(planKeys).optional(),
  category: z.string().max(120).optional().describe('slug of a category or group'),
  area: z.string().max(120).optional().describe('slug of an area, district or region'),
  owner: z.uuid().optional(),
  origin: z.enum(listedOrigins).optional(),
  missing: z.enum(missingLanguages).optional().describe('the language without a name or a description'),
  sort: z.enum(listedSorts).default('-submitted'),
})
export type ListedFilter = z.infer<typeof listedFilter>

export const listedContract = {
  /** All listings in any status, for admins. */
  findListings: oc
    .route({ method: 'GET' })
    .input(listedFilter.extend({ ...inLocale, cursor: cursorSchema, limit: pageSizeSchema(25) }))
    .output(z.object({ items: z.array(listedListing), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  /** Requires a recent password confirmation before the CSV of listings may be downloaded. */
  openListingsExport: oc.input(z.strictObject({})).output(z.null()),
}
