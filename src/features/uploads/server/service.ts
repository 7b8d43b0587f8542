import { randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/server/context.ts'
import { storePhoto, storePrivatePicture } from '#platform/server/media.ts'
import type { Actor } from '#shared/actor.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Upload } from '../contract.ts'
import { keysOf, privatePictureUrl, type PhotoVariant, type UploadKind } from '../rules.ts'
import * as store from './store.ts'

type MemberCtx = Ctx & { actor: NonNullable<Actor> }
/** A picture as a listing or a review keeps it; the words beside it are theirs. */
export type AttachedUpload = { uploadId: string; variants: PhotoVariant[]; blur: string }

/**
 * Keeps a picture that a form of this kind will refer to by its id.
 * @throws UnusablePicture
 */
export async function receive(
  { db, actor, now, storage }: MemberCtx,
  kind: UploadKind,
  bytes: Uint8Array,
): Promise<Upload> {
  const id = idAt(now())
  const name = id.replaceAll('-', '')
  const stored = await (kind === 'payment_proof' ? storePrivatePicture : storePhoto)(storage, bytes, name)
  return shown(await store.insert(db, { id, ownerId: actor.id, kind, createdAt: now(), ...stored }))
}

/** Those of the member's own uploads that are still there, in the order asked for: what a form kept since yesterday may show. */
export async function findOwn({ db, actor }: MemberCtx, ids: string[]): Promise<Upload[]> {
  const rows = await store.findOwn(db, actor.id, ids)
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(shown))
}

/**
 * Takes uploads into what a form submits, inside its transaction (`ctx.db`), in the order of `ids`: locked, so that none
 * is collected meanwhile. Each must be of the kind and the actor's own, or one of `held`: those that the listing or
 * review had already, whoever sent them (an admin edits a member's listing). The caller stores what it gets and, for
 * photos of listings and reviews, the `uploadId` beside it: `in-use.ts` of its room tells the collector by it.
 * @throws Refusal UPLOAD_NOT_FOUND { ids }: another's, collected after 24 h, of another kind, or never there. Declare it
 * in the contract with status 400.
 */
export async function attach(
  { db, actor, now }: MemberCtx,
  kind: UploadKind,
  ids: readonly string[],
  held: readonly string[] = [],
): Promise<AttachedUpload[]> {
  if (ids.length === 0) return []
  const rows = await store.findForUpdate(db, kind, [...new Set(ids)])
  const mayTake = new Map(
    rows.filter((row) => row.ownerId === actor.id || held.includes(row.id)).map((row) => [row.id, row]),
  )
  const missing = ids.filter((id) => !mayTake.has(id))
  if (missing.length > 0) throw new Refusal('UPLOAD_NOT_FOUND', { ids: missing })
  await store.setAttached(db, [...mayTake.keys()], now())
  return ids.map((id) => {
    const { variants, blur } = mayTake.get(id)!
    return { uploadId: id, variants, blur }
  })
}

/** The bytes of a private picture, for its uploader and admins; null for everyone else, as if it were not there. */
export async function readPrivate({ db, actor, storage }: Ctx, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await store.find(db, id)
  if (!row || row.kind !== 'payment_proof' || !actor || !(actor.isAdmin || actor.id === row.ownerId)) return null
  const [variant] = row.variants
  return variant ? storage.get(variant.key) : null
}

/** Deletes an upload and its files at once, as when the proof of a payment has served its time. */
export async function discard({ db, storage }: Pick<Ctx, 'db' | 'storage'>, id: string): Promise<void> {
  const row = await store.remove(db, id)
  if (row) await storage.remove(keysOf(row.variants))
}

function shown({ id, kind, variants, blur }: store.UploadRow): Upload {
  const url = (key: string) => (kind === 'payment_proof' ? privatePictureUrl(id) : `/media/${key}`)
  return { id, kind, blur, variants: variants.map(({ key, width, height }) => ({ url: url(key), width, height })) }
}

/** A UUID v7, as the database would make it; made here since the files are named before the row is. */
export function idAt(time: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
