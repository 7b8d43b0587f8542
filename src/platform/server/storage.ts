import { fileURLToPath } from 'node:url'
import { diskStorage } from './storage/disk.ts'
import { s3Storage } from './storage/s3.ts'

export type StoredFile = { key: string; storedAt: Date }

/**
 * Where files of members are kept, by key: lower-case paths such as `photos/3f/….webp`. Keys below `private/` are never
 * served by `/media`. A key's content never changes.
 */
export type Storage = {
  /** Whole or not at all. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** null when there is none. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Keys that are not there are gone already. */
  remove: (keys: readonly string[]) => Promise<void>
  /** Every file whose key begins with the prefix. */
  list: (prefix?: string) => AsyncIterable<StoredFile>
}

const keyForm = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]{2,5}$/
const contentTypes: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

/** The type that goes with a key, by its ending alone. */
export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** Opens the store that STORAGE_URL names: a folder (`file:`) or a bucket (`s3:`). */
export function openStorage(storageUrl: string): Storage {
  const url = new URL(storageUrl)
  const { put, get, remove, list } = url.protocol === 's3:' ? s3Storage(url) : diskStorage(fileURLToPath(url))
  return {
    put: (key, bytes) => put(checked(key), bytes),
    get: async (key) => (keyForm.test(key) ? get(key) : null),
    remove: (keys) => remove(keys.map(checked)),
    list,
  }
}

function checked(key: string): string {
  if (key.length > 200 || !keyForm.test(key)) throw new Error('not a storage key')
  return key
}
