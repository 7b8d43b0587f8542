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

const contentTypes: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

/** The type that goes with a key, by its ending alone. */
export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
