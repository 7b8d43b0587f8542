type Settings<T> = {
  /** Entries, or the sum of their `sizeOf`. */
  maxEntries: number
  sizeOf?: (value: T) => number
  lifetimeMs?: number
  /** Milliseconds, growing. */
  now?: () => number
}

/**
 * A cache in memory with a size and a time limit; the least recently used entries leave first. For results that several
 * callers want at once, keep the promise: they share it, and a rejected one is dropped. What depends on tables is
 * `cachedUntilChange` (cached.ts).
 */
export class BoundedCache<T> {
  readonly #entries = new Map<string, { value: T; expiresAt: number }>()
  readonly #settings: Required<Settings<T>>
  #size = 0

  constructor(settings: Settings<T>) {
    this.#settings = { sizeOf: () => 1, lifetimeMs: Infinity, now: () => performance.now(), ...settings }
  }

  /** The value of a key, made if there is none. */
  get(key: string, make: () => T): T {
    const entry = this.#fresh(key)
    const { lifetimeMs, now } = this.#settings
    const used = entry ?? { value: make(), expiresAt: now() + lifetimeMs }
    const { value } = used
    this.#delete(key)
    this.#set(key, used)
    if (!entry && value instanceof Promise)
      value.catch(() => this.#entries.get(key)?.value === value && this.#delete(key))
    return value
  }

  /** The value of a key, if there is one; does not count as a use. */
  peek(key: string): T | undefined {
    return this.#fresh(key)?.value
  }

  #set(key: string, entry: { value: T; expiresAt: number }): void {
    const { maxEntries, sizeOf } = this.#settings
    this.#size += sizeOf(entry.value)
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= maxEntries) break
      this.#delete(oldest)
    }
    this.#entries.set(key, entry)
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry && this.#entries.delete(key)) this.#size -= this.#settings.sizeOf(entry.value)
  }

  #fresh(key: string) {
    const entry = this.#entries.get(key)
    return entry && entry.expiresAt > this.#settings.now() ? entry : undefined
  }
}
