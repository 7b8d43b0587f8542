import { attach } from '#features/uploads/server/service.ts'
import { fieldErrors } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { ContentPhoto, ListingContent } from '../../rules/content.ts'
import { mergeLicences } from '../../rules/stored-content.ts'
import type { StoredContent, StoredPhoto } from '../store/content.ts'
import type { MemberCtx } from './terms.ts'

/**
 * Content as it is kept, with the photos that it names: those that the listing or its waiting edit has (`held`), and
 * uploads of the actor. Call it in the transaction that keeps it.
 */
export async function keep(ctx: MemberCtx, content: ListingContent, held: StoredContent[]): Promise<StoredContent> {
  const photos = await takePhotos(
    ctx,
    content.photos,
    held.flatMap((one) => one.photos),
  )
  return {
    ...content,
    photos,
    licences: mergeLicences(
      content.licences,
      held.flatMap((one) => one.licences),
    ),
  }
}

async function takePhotos(ctx: MemberCtx, named: ContentPhoto[], held: StoredPhoto[]): Promise<StoredPhoto[]> {
  const heldBy = new Map(held.map((photo) => [photo.id, photo]))
  const fresh = named.filter(({ id }) => !heldBy.has(id)).map(({ id }) => id)
  const taken = await attach(ctx, 'listing_photo', fresh).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'UPLOAD_NOT_FOUND') throw error
    const missing = error.data?.['ids'] as string[]
    const issues = named.flatMap(({ id }, at) =>
      missing.includes(id) ? [{ path: ['content', 'photos', at], message: 'photoUnknown' }] : [],
    )
    throw fieldErrors(issues)
  })
  const takenBy = new Map(
    taken.map(({ uploadId, variants, blur }) => [uploadId, { id: uploadId, uploadId, variants, blur }]),
  )
  return named.flatMap(({ id, alt }) => {
    const photo = heldBy.get(id) ?? takenBy.get(id)
    return photo ? [{ ...photo, alt }] : []
  })
}
