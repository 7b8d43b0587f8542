import { adminSetPhotos } from '#features/editor/server/service/admin.ts'
import { readContent, type StoredPhoto } from '#features/listings/server/service/content.ts'
import { maxBytes } from '#features/uploads/rules.ts'
import { createUpload } from '#features/uploads/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { UnusablePicture } from '#platform/server/media.ts'
import {
  AnswerTooLarge,
  getOutside,
  type OutsideAnswer,
  OutsideRefused,
  publicWeb,
  type Reach,
} from '#platform/server/outside-request.ts'
import type { RowNote } from '../../rules.ts'
import { plainCell } from '../../rules/cells.ts'
import { maxHostFailures, readPhotoAddresses } from '../../rules/photos.ts'
import type { AdminCtx } from '../service.ts'
import * as store from '../store.ts'
import * as photos from '../store/photos.ts'

const rowsPerPage = 50
const timeoutMs = 10_000
const maxRedirects = 3
const userAgent = 'Kaifong-Import/1'

type PhotoNote = Extract<RowNote['note'], `photo${string}`>
/** How many times in a row each host did not answer. */
type Failures = Map<string, number>
type Outside = { reach: Reach; failures: Failures }

/**
 * Fetches the photos that the imported rows name and gives them to their listings, one row after the other, until the
 * import is stopped or done. A run that was killed continues with the row that it was at.
 */
export async function addPhotos(
  ctx: Ctx,
  { id, actor }: { id: string; actor: AdminCtx['actor'] },
  signal: AbortSignal,
  reach: Reach = publicWeb,
): Promise<void> {
  const outside = { reach, failures: new Map<string, number>() }
  for (;;) {
    const row = await store.find(ctx.db, id)
    if (row?.state !== 'photos') return
    const { mapping, photoRowsDone } = row
    const query = { importId: id, from: photoRowsDone, column: mapping.photos ?? -1, limit: rowsPerPage }
    const page = await photos.findPhotoRows(ctx.db, query)
    if (page.length === 0) return photos.finishPhotos(ctx.db, id, ctx.now())
    const idOf = ({ cells }: photos.PhotoRow) => plainCell(cells[mapping.external_id ?? 0] ?? '').normalize('NFC')
    const listings = await store.findImported(ctx.db, page.map(idOf))
    for (const one of page) {
      signal.throwIfAborted()
      const listingId = listings.get(idOf(one))
      const result = listingId
        ? await addPhotosOfRow({ ...ctx, actor }, listingId, one, outside)
        : { notes: [], isChanged: false }
      const ownerNotes = one.notes.filter(({ field }) => field !== 'photos')
      const isRunning = await photos.finishPhotoRow(ctx.db, {
        importId: id,
        place: one.place,
        notes: [...ownerNotes, ...result.notes],
        isChanged: result.isChanged,
      })
      if (!isRunning) return
    }
  }
}

/** Gives a listing the photos that its row names. Those that cannot be had are left out, each with a note. */
async function addPhotosOfRow(ctx: AdminCtx, listingId: string, { cell }: photos.PhotoRow, outside: Outside) {
  const content = await readContent(ctx.db, listingId)
  if (!content) return { notes: [], isChanged: false }
  const known = await photos.findImportedPhotos(ctx.db, listingId, ctx.actor.id)
  for (const photo of content.photos) known.set(ownAddress(ctx.baseUrl, photo), photo.id)
  const notes: RowNote[] = []
  const ids: string[] = []
  for (const address of readPhotoAddresses(plainCell(cell)) ?? []) {
    const added = known.get(address) ?? (await fetchPhoto(ctx, address, outside))
    if (typeof added === 'string') ids.push(added)
    else notes.push({ field: 'photos', note: added.note, value: address.slice(0, 200) })
    if (typeof added === 'string' && !known.has(address))
      await photos.insertImportedPhoto(ctx.db, { listingId, source: address, uploadId: added })
  }
  // Without a single photo the listing keeps those that it has.
  const isChanged = ids.length > 0 && (await adminSetPhotos(ctx, listingId, [...new Set(ids)]))
  return { notes, isChanged }
}

/** Stores the picture at an address, decoded and drawn again like any upload. Returns the id of the upload. */
async function fetchPhoto(ctx: AdminCtx, address: string, outside: Outside): Promise<string | { note: PhotoNote }> {
  const { host } = new URL(address)
  const failed = outside.failures.get(host) ?? 0
  if (failed >= maxHostFailures) return { note: 'photoSkipped' }
  let answer: OutsideAnswer
  try {
    const headers = { 'user-agent': userAgent, accept: 'image/*' }
    answer = await getOutside(address, { headers, timeoutMs, maxBytes, maxRedirects }, outside.reach)
    outside.failures.delete(host)
  } catch (error) {
    if (error instanceof OutsideRefused) return { note: 'photoRefused' }
    if (error instanceof AnswerTooLarge) return { note: 'photoTooLarge' }
    outside.failures.set(host, failed + 1)
    return { note: 'photoUnreachable' }
  }
  if (answer.status !== 200) return { note: 'photoUnreachable' }
  try {
    return (await createUpload(ctx, 'listing_photo', new Uint8Array(answer.body))).id
  } catch (error) {
    if (error instanceof UnusablePicture) return { note: 'photoUnusable' }
    throw error
  }
}

/** The address of a listing's photo on this site. */
export function ownAddress(baseUrl: string, { variants }: StoredPhoto): string {
  return `${baseUrl}/media/${variants.at(-1)?.key ?? ''}`
}
