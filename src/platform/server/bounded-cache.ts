type Settings<T> = {
  /** Entries, or the sum of their `sizeOf`. */
  maxEntries: number
  sizeOf?: (value: T, key: string) => number
  lifetimeMs?: number
  /** Milliseconds, growing. */
  now?: () => number
}
type Entry<T> = { value: T; expiresAt: number; size: number }

/**
 * A cache in memory with a size and a time limit; the least recently used entries leave first, and a value larger than
 * the cache is not stored. For results that several callers want at once, store the promise: they share it, and a rejected
 * one is dropped. What depends on tables is `cachedUntilChange` (cached.ts).
 */
export class BoundedCache<T> {
  /** In order of use: the least recently used comes first. */
  readonly #entries = new Map<string, Entry<T>>()
  readonly #settings: Required<Settings<T>>
  #size = 0

  constructor(settings: Settings<T>) {
    this.#settings = { sizeOf: () => 1, lifetimeMs: Infinity, now: () => performance.now(), ...settings }
  }

  /** The sum of the sizes of its entries. */
  get size(): number {
    return this.#size
  }

  get count(): number {
    return this.#entries.size
  }

  /** The value of a key, made if there is none. */
  get(key: string, make: () => T): T {
    const entry = this.#use(key)
    if (entry) return entry.value
    const value = make()
    this.set(key, value)
    if (value instanceof Promise) value.catch(() => this.#entries.get(key)?.value === value && this.delete(key))
    return value
  }

  /** The value of a key, if there is one. */
  find(key: string): T | undefined {
    return this.#use(key)?.value
  }

  /** The same without counting as a use. */
  peek(key: string): T | undefined {
    return this.#fresh(key)?.value
  }

  set(key: string, value: T): void {
    const { lifetimeMs, now } = this.#settings
    this.#add(key, value, now() + lifetimeMs)
  }

  /** Measures the value of a key again after it has changed, unless another one has taken its place. */
  resize(key: string, value: T): void {
    const entry = this.#entries.get(key)
    if (entry?.value === value) this.#add(key, value, entry.expiresAt)
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry && this.#entries.delete(key)) this.#size -= entry.size
  }

  /** Deletes the entries with such a value. */
  deleteWhere(isMeant: (value: T) => boolean): void {
    for (const [key, { value }] of this.#entries) if (isMeant(value)) this.delete(key)
  }

  /** An entry whose time is over is not used again, but takes space until something needs it. */
  deleteExpired(): void {
    for (const key of this.#entries.keys()) if (!this.#fresh(key)) this.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#size = 0
  }

  #add(key: string, value: T, expiresAt: number): void {
    const { maxEntries, sizeOf } = this.#settings
    const size = sizeOf(value, key)
    this.delete(key)
    if (size > maxEntries) return
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= maxEntries) break
      this.delete(oldest)
    }
    this.#entries.set(key, { value, expiresAt, size })
  }

  #use(key: string): Entry<T> | undefined {
    const entry = this.#fresh(key)
    if (entry && this.#entries.delete(key)) this.#entries.set(key, entry)
    return entry
  }

  #fresh(key: string): Entry<T> | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.expiresAt > this.#settings.now() ? entry : undefined
  }
}
