import { oc } from '@orpc/contract'
import * as z from 'zod'
import { inLocale } from '#shared/input.ts'
import { listingDetail } from './contract/public.ts'

export * from './contract/public.ts'

export const listingsContract = {
  get: oc
    .route({ method: 'GET', path: '/listings/{id}', summary: 'One listing, by id or slug' })
    .input(z.strictObject({ ...inLocale, id: z.string().min(1).max(200) }))
    .output(listingDetail)
    .errors({
      LISTING_NOT_FOUND: { status: 404 },
      LISTING_MOVED: { status: 409, data: z.object({ slug: z.string() }) },
    }),
}
