import { adminSetPhotos } from '#features/editor/server/service/admin.ts'
import { readContent, type StoredPhoto } from '#features/listings/server/service/content.ts'
import { maxBytes } from '#features/uploads/rules.ts'
import { createUpload } from '#features/uploads/server/service.ts'
import type { AdminCtx, Ctx } from '#platform/server/context.ts'
import { UnusablePicture } from '#platform/server/media.ts'
import {
  AnswerTooLarge,
  getOutside,
  type OutsideAnswer,
  OutsideRefused,
  publicWeb,
  type Reach,
} from '#platform/server/outside-request.ts'
import { truncateText } from '#shared/text.ts'
import type { RowNote } from '../../rules.ts'
import { plainCell } from '../../rules/cells.ts'
import { pictureFinder } from '../../rules/photo-files.ts'
import { maxHostFailures, readPhotoSources } from '../../rules/photos.ts'
import * as store from '../store.ts'
import { findPhotoFiles, type PhotoFile } from '../store/photo-files.ts'
import * as photos from '../store/photos.ts'

const rowsPerPage = 50
const timeoutMs = 10_000
const maxRedirects = 3
const userAgent = 'Kaifong-Import/1'

type PhotoNote = Extract<RowNote['note'], `photo${string}`>
/** How many times in a row each host did not answer. */
type Failures = Map<string, number>
type Outside = { reach: Reach; failures: Failures }
/** Where photos come from: the web, and the zip of the import. */
type Sources = { outside: Outside; fileOf: (name: string) => PhotoFile | undefined }

/**
 * Fetches or unpacks the photos that the imported rows name and gives them to their listings, one row after the other, until the
 * import is stopped or done, or `maxMs` have passed. A run that was killed continues with the row that it was at.
 * @param failures of earlier runs; those of this one are added
 * @returns whether rows are left
 */
export async function addPhotos(
  ctx: Ctx,
  { id, actor }: { id: string; actor: AdminCtx['actor'] },
  signal: AbortSignal,
  { reach = publicWeb, failures = new Map(), maxMs = Infinity }: Partial<Outside> & { maxMs?: number } = {},
): Promise<boolean> {
  const endsAt = ctx.now().getTime() + maxMs
  const files = new Map((await findPhotoFiles(ctx.db, id)).map((file) => [file.name, file]))
  const findPicture = pictureFinder([...files.keys()])
  const sources: Sources = {
    outside: { reach, failures },
    fileOf: (name) => files.get(findPicture(name) ?? ''),
  }
  for (;;) {
    const row = await store.find(ctx.db, id)
    if (row?.state !== 'photos') return false
    const { mapping, photoRowsDone } = row
    const query = { importId: id, from: photoRowsDone, column: mapping.photos ?? -1, limit: rowsPerPage }
    const page = await photos.findPhotoRows(ctx.db, query)
    if (page.length === 0) {
      await photos.finishPhotos(ctx.db, id, ctx.now())
      return false
    }
    const idOf = ({ cells }: photos.PhotoRow) => plainCell(cells[mapping.external_id ?? 0] ?? '').normalize('NFC')
    const listings = await store.findImported(ctx.db, page.map(idOf))
    for (const one of page) {
      signal.throwIfAborted()
      const listingId = listings.get(idOf(one))
      const result = listingId
        ? await addPhotosOfRow({ ...ctx, actor }, listingId, one, sources)
        : { notes: [], isChanged: false }
      const ownerNotes = one.notes.filter(({ field }) => field !== 'photos')
      const isRunning = await photos.finishPhotoRow(ctx.db, {
        importId: id,
        place: one.place,
        notes: [...ownerNotes, ...result.notes],
        isChanged: result.isChanged,
      })
      if (!isRunning) return false
      if (ctx.now().getTime() >= endsAt) return true
    }
  }
}

/** Gives a listing the photos that its row names. Those that cannot be had are left out, each with a note. */
async function addPhotosOfRow(ctx: AdminCtx, listingId: string, { cell }: photos.PhotoRow, sources: Sources) {
  const content = await readContent(ctx.db, listingId)
  if (!content) return { notes: [], isChanged: false }
  const known = await photos.findImportedPhotos(ctx.db, listingId, ctx.actor.id)
  for (const photo of content.photos) known.set(ownAddress(ctx.baseUrl, photo), photo.id)
  const notes: RowNote[] = []
  const ids: string[] = []
  for (const { kind, value } of readPhotoSources(plainCell(cell)) ?? []) {
    const file = kind === 'file' ? sources.fileOf(value) : undefined
    const source = file ? `sha256:${file.digest}` : value
    const load = () => (kind === 'address' ? fetchPhoto(ctx, value, sources.outside) : storePicture(ctx, file))
    const added = known.get(source) ?? (await load())
    if (typeof added !== 'string') {
      notes.push({ field: 'photos', note: added.note, value: truncateText(value, 200) })
      continue
    }
    ids.push(added)
    if (known.has(source)) continue
    known.set(source, added)
    await photos.insertImportedPhoto(ctx.db, { listingId, source, uploadId: added })
  }
  // Without a single photo the listing keeps those that it has.
  const isChanged = ids.length > 0 && (await adminSetPhotos(ctx, listingId, [...new Set(ids)]))
  return { notes, isChanged }
}

type Stored = string | { note: PhotoNote }

/** Stores a picture of the zip. Returns the id of the upload. */
async function storePicture(ctx: AdminCtx, file: PhotoFile | undefined): Promise<Stored> {
  const bytes = file && (await ctx.storage.get(file.key))
  return bytes ? upload(ctx, bytes) : { note: 'photoMissing' }
}

/** Decodes a picture and draws it again, like any upload. */
async function upload(ctx: AdminCtx, bytes: Uint8Array): Promise<Stored> {
  try {
    return (await createUpload(ctx, 'listing_photo', bytes)).id
  } catch (error) {
    if (error instanceof UnusablePicture) return { note: error.error === 'heic' ? 'photoHeic' : 'photoUnusable' }
    throw error
  }
}

/** Stores the picture at an address. Returns the id of the upload. */
async function fetchPhoto(ctx: AdminCtx, address: string, outside: Outside): Promise<Stored> {
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
  return answer.status === 200 ? upload(ctx, new Uint8Array(answer.body)) : { note: 'photoUnreachable' }
}

/** The address of a listing's photo on this site. */
export function ownAddress(baseUrl: string, { variants }: StoredPhoto): string {
  return `${baseUrl}/media/${variants.at(-1)?.key ?? ''}`
}
