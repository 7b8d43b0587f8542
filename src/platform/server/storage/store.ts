/** Thrown by `put` when the disk, its quota or the bucket is full: answered with 507. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}

export type StoredFile = { key: string; storedAt: Date }

/**
 * File storage for uploads, by key: lower-case paths such as `photos/3f/….webp`. `/media` never serves keys below
 * `private/`. The content of a key never changes.
 */
export type Storage = {
  /** Atomic: the file is stored completely or not at all. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null when the key does not exist. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Missing keys are ignored. */
  remove: (keys: readonly string[]) => Promise<void>
  /** Lists the files whose key starts with the prefix. */
  list: (prefix?: string) => AsyncIterable<StoredFile>
}

const contentTypes: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

/** Content type of a key, by its extension alone. */
export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
