import { randomBytes } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StorageFull, type Storage, type StoredFile } from './store.ts'

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** File storage in a folder. Incomplete files end in `.part` and are not listed. */
export function diskStorage(root: string): Storage {
  const fileOf = (key: string) => path.join(root, ...key.split('/'))
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      const draft = `${file}.${randomBytes(6).toString('hex')}.part`
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        const isFull = fullCodes.has((error as NodeJS.ErrnoException).code ?? '')
        throw isFull ? new StorageFull('the disk is full', { cause: error }) : error
      }
    },
    get: (key) => nullIfMissing(readFile(fileOf(key)).then((bytes) => new Uint8Array(bytes))),
    async remove(keys) {
      for (const key of keys) await rm(fileOf(key), { force: true })
    },
    list: (prefix = '') => listFiles(root, prefix),
  }
}

async function* listFiles(root: string, prefix: string): AsyncIterable<StoredFile> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const entries = await nullIfMissing(opendir(path.join(root, folder)))
  if (!entries) return
  for await (const entry of entries) {
    const key = folder + entry.name
    if (entry.isDirectory()) {
      if (key.startsWith(prefix) || prefix.startsWith(`${key}/`)) yield* listFiles(root, `${key}/`)
    } else if (key.startsWith(prefix) && !key.endsWith('.part')) {
      const stats = await nullIfMissing(stat(path.join(root, key)))
      if (stats) yield { key, storedAt: stats.mtime }
    }
  }
}

/** Resolves to null when the file or folder does not exist (any more). */
async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}
