import { randomBytes } from 'node:crypto'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { storePhoto, storePrivatePicture } from '#platform/server/media.ts'
import type { Storage } from '#platform/server/storage.ts'
import type { Authorized } from '#shared/authorized.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Upload } from '../contract.ts'
import { may } from '../policy.ts'
import { keysOf, privatePictureUrl, type PhotoVariant, type UploadKind } from '../rules.ts'
import * as store from './store.ts'

/** Picture data that a listing or a review stores; they add the alternative text themselves. */
export type AttachedUpload = { uploadId: string; variants: PhotoVariant[]; blur: string }

/**
 * Stores a picture; a form of this kind later refers to it by id.
 * @throws UnusablePicture
 */
export async function createUpload(
  { db, actor, now, storage }: MemberCtx,
  kind: UploadKind,
  bytes: Uint8Array,
): Promise<Upload> {
  const id = uuidV7(now())
  const name = id.replaceAll('-', '')
  const stored = await (kind === 'payment_proof' ? storePrivatePicture : storePhoto)(storage, bytes, name, {
    member: actor.id,
  })
  try {
    return toUpload(await store.insert(db, { id, ownerId: actor.id, kind, createdAt: now(), ...stored }))
  } catch (error) {
    await storage.remove(keysOf(stored.variants)).catch(() => {})
    throw error
  }
}

/** The member's own uploads that still exist, in the order of `ids`. Lets a restored form draft show its photos. */
export async function findOwn({ db, actor }: MemberCtx, ids: string[]): Promise<Upload[]> {
  const rows = await store.findOwn(db, actor.id, ids)
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toUpload))
}

/**
 * Attaches uploads to what a form submits. Call it inside the form's transaction (`ctx.db`); the rows are locked so
 * that the collector cannot delete them meanwhile. Returns them in the order of `ids`. Each upload must be of this
 * kind and belong to the actor, or be listed in `alreadyAttached`: uploads that the listing or review had before,
 * whoever sent them (an admin may edit a member's listing). The caller stores the result and, for photos of listings
 * and reviews, the `uploadId`, which the feature's `in-use.ts` reports to the collector.
 * @throws Refusal UPLOAD_NOT_FOUND { ids }: somebody else's, already collected, of another kind, or unknown. Declare
 * it in the contract with status 400.
 */
export async function attach(
  { db, actor, now }: MemberCtx,
  kind: UploadKind,
  ids: readonly string[],
  alreadyAttached: readonly string[] = [],
): Promise<AttachedUpload[]> {
  if (ids.length === 0) return []
  const rows = await store.findForUpdate(db, kind, [...new Set(ids)])
  const attachable = new Map(
    rows.filter((row) => row.ownerId === actor.id || alreadyAttached.includes(row.id)).map((row) => [row.id, row]),
  )
  const missing = ids.filter((id) => !attachable.has(id))
  if (missing.length > 0) throw new Refusal('UPLOAD_NOT_FOUND', { ids: missing })
  await store.setAttached(db, [...attachable.keys()], now())
  return ids.map((id) => {
    const { variants, blur } = attachable.get(id)!
    return { uploadId: id, variants, blur }
  })
}

/** Bytes of a private picture for its uploader and admins; null for everyone else, as if it did not exist. */
export async function readPrivate({ db, actor, storage }: Ctx, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = may(actor, 'view', await store.find(db, id))
  return row && readPicture(storage, row)
}

async function readPicture(storage: Storage, { variants: [variant] }: Authorized<store.UploadRow, 'view'>) {
  return variant ? storage.get(variant.key) : null
}

/** Deletes an upload and its files immediately, for example a payment proof that is no longer needed. */
export async function deleteUpload({ db, storage }: Pick<Ctx, 'db' | 'storage'>, id: string): Promise<void> {
  const row = await store.remove(db, id)
  if (row) await storage.remove(keysOf(row.variants))
}

function toUpload({ id, kind, variants, blur }: store.UploadRow): Upload {
  const url = (key: string) => (kind === 'payment_proof' ? privatePictureUrl(id) : `/media/${key}`)
  return { id, kind, blur, variants: variants.map(({ key, width, height }) => ({ url: url(key), width, height })) }
}

/**
 * A UUID v7 like those the database generates. Generated here because the file names contain it and files are stored
 * before the row.
 */
function uuidV7(time: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
