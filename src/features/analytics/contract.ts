import { oc } from '@orpc/contract'
import * as z from 'zod'
import { inLocale, lineInput } from '#shared/input.ts'
import { contactKinds, maxImpressions, reportedKinds } from './rules.ts'
import { periods } from './rules/periods.ts'
import { sources } from './rules/sources.ts'

const period = z.coerce.number().pipe(z.literal(periods)).default(30)
const count = z.number().int()
const figure = z.object({ now: count, before: count.describe('of the period before') })
const day = z.string().describe('YYYY-MM-DD in Hong Kong')

const listingFigures = z.object({
  from: day,
  to: day,
  views: figure,
  contacts: figure.describe('opened chats, calls and web sites'),
  favorites: figure,
  impressions: figure.describe('searches in which it was seen'),
  shares: figure,
  channels: z.array(z.object({ kind: z.enum(contactKinds), ...figure.shape })),
  days: z.array(z.object({ day, views: count, contacts: count, favorites: count, impressions: count })),
  terms: z
    .array(z.object({ term: z.string(), visitors: count }))
    .describe('top searches, from days on which at least three visitors made them'),
  sources: z.array(z.object({ source: z.enum(sources), count })),
})
export type ListingFigures = z.infer<typeof listingFigures>

const listingAnalytics = z.object({
  listing: z.object({ id: z.string(), slug: z.string(), name: z.string(), lang: z.string(), isPublic: z.boolean() }),
  figures: listingFigures.nullable().describe('null where the owner’s plan does not include analytics'),
})
export type ListingAnalytics = z.infer<typeof listingAnalytics>

const place = z.object({ slug: z.string(), name: z.string(), views: count, contacts: count })
const siteAnalytics = z.object({
  from: day,
  to: day,
  signUps: figure,
  listings: figure.describe('published for the first time'),
  contacts: figure,
  views: figure,
  days: z.array(z.object({ day, signUps: count, listings: count, contacts: count, views: count })),
  categories: z.array(place),
  areas: z.array(place),
  misses: z
    .array(
      z.object({
        query: z.string(),
        count,
        lastDay: day,
        category: z
          .object({ slug: z.string(), name: z.string() })
          .nullable()
          .describe('which has it among its phrases'),
      }),
    )
    .describe('searches that found nothing'),
})
export type SiteAnalytics = z.infer<typeof siteAnalytics>

export const analyticsContract = {
  /** Always answers 204, whether or not the event was counted. */
  record: oc
    .route({
      method: 'POST',
      path: '/events',
      summary: 'Count a view or a contact, without cookies',
      successStatus: 204,
    })
    .input(
      z.strictObject({
        listingId: z.uuid(),
        kind: z.enum(reportedKinds),
        referrerHost: lineInput(253).optional().describe('host of the referring page; views only'),
      }),
    )
    .output(z.void()),
  recordImpressions: oc
    .route({
      method: 'POST',
      path: '/events/impressions',
      summary: 'Count listings that a search has shown, without cookies',
      successStatus: 204,
    })
    .input(
      z.strictObject({
        listingIds: z.array(z.uuid()).min(1).max(maxImpressions),
        q: lineInput(200).optional(),
      }),
    )
    .output(z.void()),
  getForListing: oc
    .route({ method: 'GET', path: '/listings/{listingId}/analytics', summary: 'Figures of a listing of one’s own' })
    .input(z.strictObject({ ...inLocale, listingId: z.string().max(200), period }))
    .output(listingAnalytics)
    .errors({ LISTING_NOT_FOUND: { status: 404 } }),
  getForSite: oc
    .route({ method: 'GET', path: '/admin/analytics', summary: 'Figures of the whole site' })
    .input(z.strictObject({ ...inLocale, period }))
    .output(siteAnalytics),
}
