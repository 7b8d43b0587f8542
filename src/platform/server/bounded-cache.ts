type Settings = {
  maxEntries: number
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
  readonly #settings: Required<Settings>

  constructor(settings: Settings) {
    this.#settings = { lifetimeMs: Infinity, now: () => performance.now(), ...settings }
  }

  /** The value of a key, made if there is none. */
  get(key: string, make: () => T): T {
    const entry = this.#fresh(key)
    this.#entries.delete(key)
    const { maxEntries, lifetimeMs, now } = this.#settings
    const { value, expiresAt } = entry ?? { value: make(), expiresAt: now() + lifetimeMs }
    if (this.#entries.size >= maxEntries) this.#entries.delete(this.#entries.keys().next().value!)
    const used = { value, expiresAt }
    this.#entries.set(key, used)
    if (!entry && value instanceof Promise)
      value.catch(() => this.#entries.get(key)?.value === value && this.#entries.delete(key))
    return value
  }

  /** The value of a key, if there is one; does not count as a use. */
  peek(key: string): T | undefined {
    return this.#fresh(key)?.value
  }

  #fresh(key: string) {
    const entry = this.#entries.get(key)
    return entry && entry.expiresAt > this.#settings.now() ? entry : undefined
  }
}
