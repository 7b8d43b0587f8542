import type { ContentPhoto, ListingContent } from '#features/listings/rules/content.ts'
import { mergeLicences } from '#features/listings/rules/stored-content.ts'
import type { StoredContent, StoredPhoto } from '#features/listings/server/service/content.ts'
import { attach } from '#features/uploads/server/service.ts'
import { fieldErrors } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { MemberCtx } from './terms.ts'

/**
 * Converts content for storage and resolves its photos: those of the listing or its pending edit (`existing`), and
 * uploads of the actor, which are attached. Must be called in the transaction that stores the content.
 * @throws field errors `photoUnknown`
 */
export async function toStoredContent(
  ctx: MemberCtx,
  content: ListingContent,
  existing: StoredContent[],
): Promise<StoredContent> {
  const photos = await resolvePhotos(
    ctx,
    content.photos,
    existing.flatMap((one) => one.photos),
  )
  return {
    ...content,
    photos,
    licences: mergeLicences(
      content.licences,
      existing.flatMap((one) => one.licences),
    ),
  }
}

async function resolvePhotos(ctx: MemberCtx, named: ContentPhoto[], existing: StoredPhoto[]): Promise<StoredPhoto[]> {
  const existingById = new Map(existing.map((photo) => [photo.id, photo]))
  const newIds = named.filter(({ id }) => !existingById.has(id)).map(({ id }) => id)
  const attached = await attach(ctx, 'listing_photo', newIds).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'UPLOAD_NOT_FOUND') throw error
    const missing = error.data?.['ids'] as string[]
    const issues = named.flatMap(({ id }, index) =>
      missing.includes(id) ? [{ path: ['content', 'photos', index], message: 'photoUnknown' }] : [],
    )
    throw fieldErrors(issues)
  })
  const attachedById = new Map(
    attached.map(({ uploadId, variants, blur }) => [uploadId, { id: uploadId, uploadId, variants, blur }]),
  )
  return named.flatMap(({ id, alt, pair }) => {
    const photo = existingById.get(id) ?? attachedById.get(id)
    return photo ? [{ ...photo, alt, pair }] : []
  })
}
