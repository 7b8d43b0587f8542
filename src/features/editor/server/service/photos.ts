import type { ContentPhoto, ListingContent } from '#features/listings/rules/content.ts'
import { mergeLicences } from '#features/listings/rules/stored-content.ts'
import type { StoredContent, StoredPhoto } from '#features/listings/server/service/content.ts'
import { attach, type AttachedUpload } from '#features/uploads/server/service.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { fieldErrors } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import * as store from '../store.ts'

/** Finds uploads of the actor. @throws Refusal UPLOAD_NOT_FOUND { ids } */
type FindUploads = (ctx: MemberCtx, ids: string[]) => Promise<AttachedUpload[]>

/**
 * Converts content for storage and resolves its photos: those of the listing or its pending edit (`existing`), and
 * uploads of the actor, which are attached. Must be called in the transaction that stores the content.
 * @throws field errors `photoUnknown`
 */
export const toStoredContent = converter((ctx, ids) => attach(ctx, 'listing_photo', ids))

/** Like `toStoredContent`, for content that is only looked at: attaches nothing. */
export const toPreviewedContent = converter(async ({ db, actor }, ids) => {
  if (ids.length === 0) return []
  const uploads = await store.findOwnPhotos(db, actor.id, ids)
  const missing = ids.filter((id) => !uploads.some(({ uploadId }) => uploadId === id))
  if (missing.length > 0) throw new Refusal('UPLOAD_NOT_FOUND', { ids: missing })
  return uploads
})

function converter(findUploads: FindUploads) {
  return async (ctx: MemberCtx, content: ListingContent, existing: StoredContent[]): Promise<StoredContent> => {
    const known = existing.flatMap((one) => one.photos)
    return {
      ...content,
      photos: await resolvePhotos(ctx, content.photos, known, findUploads),
      licences: mergeLicences(
        content.licences,
        existing.flatMap((one) => one.licences),
      ),
    }
  }
}

async function resolvePhotos(
  ctx: MemberCtx,
  named: ContentPhoto[],
  existing: StoredPhoto[],
  findUploads: FindUploads,
): Promise<StoredPhoto[]> {
  const existingById = new Map(existing.map((photo) => [photo.id, photo]))
  const newIds = named.filter(({ id }) => !existingById.has(id)).map(({ id }) => id)
  const found = await findUploads(ctx, newIds).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'UPLOAD_NOT_FOUND') throw error
    const missing = error.data?.['ids'] as string[]
    const issues = named.flatMap(({ id }, index) =>
      missing.includes(id) ? [{ path: ['content', 'photos', index], message: 'photoUnknown' }] : [],
    )
    throw fieldErrors(issues)
  })
  const foundById = new Map(
    found.map(({ uploadId, variants, blur }) => [uploadId, { id: uploadId, uploadId, variants, blur }]),
  )
  return named.flatMap(({ id, alt, pair }) => {
    const photo = existingById.get(id) ?? foundById.get(id)
    return photo ? [{ ...photo, altEn: alt.en, altZh: alt.zh, pair }] : []
  })
}
