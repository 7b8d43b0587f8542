import { fileURLToPath } from 'node:url'
import { diskStorage } from './storage/disk.ts'
import { s3Storage } from './storage/s3.ts'
import type { Storage } from './storage/store.ts'

export { contentTypeOf, StorageFull } from './storage/store.ts'
export type { Storage } from './storage/store.ts'

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]{2,5}$/

/** Opens the store of STORAGE_URL: a folder (`file:`) or a bucket (`s3:`). */
export function openStorage(storageUrl: string): Storage {
  const url = new URL(storageUrl)
  const { put, get, remove, list } = url.protocol === 's3:' ? s3Storage(url) : diskStorage(fileURLToPath(url))
  return {
    put: (key, bytes) => put(assertKey(key), bytes),
    get: async (key) => (isKey(key) ? get(key) : null),
    remove: (keys) => remove(keys.filter(isKey)),
    list,
  }
}

const isKey = (key: string) => key.length <= 200 && keyPattern.test(key)

function assertKey(key: string): string {
  if (!isKey(key)) throw new Error('not a storage key')
  return key
}
