import { oc } from '@orpc/contract'
import * as z from 'zod'
import { listingCard } from '#features/listings/contract.ts'
import { badCursor, cursorSchema, inLocale, lineInput, pageSizeSchema, tooManyRequests } from '#shared/input.ts'
import { maxOnDevice } from './rules.ts'

const oneListing = z.strictObject({ listingId: z.uuid() })
const state = z.object({ isFavorite: z.boolean().describe('state after the call') })

export const favoritesContract = {
  findIds: oc
    .route({ method: 'GET', path: '/favorites/ids', summary: 'Ids of the member’s favourites, at most 1,000' })
    .input(z.strictObject({}))
    .output(z.array(z.string())),
  find: oc
    .route({ method: 'GET', path: '/favorites', summary: 'The member’s public favourites, newest first' })
    .input(
      z.strictObject({
        ...inLocale,
        q: lineInput(200).optional().describe('words in name, category or area, in any language'),
        cursor: cursorSchema,
        limit: pageSizeSchema(24),
      }),
    )
    .output(z.object({ items: z.array(listingCard), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  add: oc
    .route({
      method: 'PUT',
      path: '/favorites/{listingId}',
      summary: 'Add a listing to the favourites; does nothing when it already is one',
    })
    .input(oneListing)
    .output(state)
    .errors({ ...tooManyRequests, LISTING_NOT_FOUND: { status: 404 }, FAVORITES_FULL: { status: 409 } }),
  addAll: oc
    .route({
      method: 'POST',
      path: '/favorites',
      summary: 'Add several listings, newest first; those that are not public are left out',
    })
    .input(z.strictObject({ listingIds: z.array(z.uuid()).min(1).max(maxOnDevice) }))
    .output(z.object({ overLimit: z.array(z.string()).describe('public, but the favourites are full') }))
    .errors(tooManyRequests),
  remove: oc
    .route({ method: 'DELETE', path: '/favorites/{listingId}', summary: 'Remove a listing from the favourites' })
    .input(oneListing)
    .output(state)
    .errors(tooManyRequests),
}
