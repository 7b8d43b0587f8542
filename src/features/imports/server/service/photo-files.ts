import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { maxBytes } from '#features/uploads/rules.ts'
import type { AdminCtx } from '#platform/server/context.ts'
import { withZip, ZipError, type ZipFile } from '#platform/server/zip.ts'
import { Refusal } from '#shared/refusal.ts'
import { isRunning } from '../../rules.ts'
import { maxUnpackedBytes, maxZipBytes, maxZipPictures, pictureName } from '../../rules/photo-files.ts'
import * as store from '../store.ts'
import { insertPhotoFiles, type PhotoFile } from '../store/photo-files.ts'

const unreadable = (reason: string) => new Refusal('IMPORT_UNREADABLE', { reason })

/**
 * Keeps the pictures of a zip for the rows of an import that name them. The archive is written to a temporary file and
 * read picture by picture; names never become paths. The store drops the pictures after a day, like every file without an
 * upload.
 * @returns how many pictures were added, and how many were left out as damaged or too large
 * @throws Refusal IMPORT_NOT_FOUND, IMPORT_STATE_CHANGED while it runs, IMPORT_UNREADABLE { reason }: zip, zipSize, zipCount
 */
export async function addZip(ctx: AdminCtx, id: string, body: Readable): Promise<{ added: number; leftOut: number }> {
  const row = await store.find(ctx.db, id)
  if (!row) throw new Refusal('IMPORT_NOT_FOUND')
  if (isRunning(row.state)) throw new Refusal('IMPORT_STATE_CHANGED')
  const folder = await mkdtemp(path.join(tmpdir(), 'kaifong-import-'))
  try {
    const zip = path.join(folder, 'photos.zip')
    await pipeline(body, limitTo(maxZipBytes), createWriteStream(zip))
    const { files, added, leftOut } = await withZip(zip, (entries) => keepPictures(ctx, id, entries))
    await insertPhotoFiles(ctx.db, id, files)
    return { added, leftOut }
  } catch (error) {
    throw error instanceof ZipError ? unreadable('zip') : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function limitTo(bytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length
      if (size > bytes) done(unreadable('zipSize'))
      else done(null, chunk)
    },
  })
}

async function keepPictures({ storage }: AdminCtx, id: string, zipFiles: readonly ZipFile[]) {
  const entries = zipFiles.flatMap(({ names, read }) => {
    const pictures = names.map(pictureName).filter((name) => name !== null)
    return pictures.length === 0 ? [] : [{ names: pictures, read }]
  })
  if (entries.length > maxZipPictures) throw unreadable('zipCount')
  const files = new Map<string, PhotoFile>()
  let [unpacked, added, leftOut] = [0, 0, 0]
  for (const entry of entries) {
    const bytes = await entry.read(maxBytes).catch((error: unknown) => {
      if (error instanceof ZipError) return null
      throw error
    })
    if (!bytes) {
      leftOut++
      continue
    }
    unpacked += bytes.length
    if (unpacked > maxUnpackedBytes) throw unreadable('zipSize')
    const digest = createHash('sha256').update(bytes).digest('hex')
    const key = `private/imports/${id}/${randomUUID()}.bin`
    await storage.put(key, bytes)
    for (const name of entry.names) files.set(name, { name, digest, key })
    added++
  }
  return { files: [...files.values()], added, leftOut }
}
