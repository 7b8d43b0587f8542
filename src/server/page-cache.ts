export type CachedPage = { status: number; html: string; nonce: string }

const lifetimeMs = 60_000
const maxEntries = 2_000
const maxBytes = 64 * 1024 * 1024

/**
 * Anonymous pages in memory, each rendered once at a time however many ask. Only status 200 is kept. Cleared by every
 * change of what pages show; while the listener for changes is away, nothing is kept (`trust(false)`).
 */
export function createPageCache(now: () => number = Date.now) {
  const kept = new Map<string, { page: CachedPage; until: number }>()
  const rendering = new Map<string, Promise<CachedPage | Response>>()
  let bytes = 0
  let isTrusted = false
  let generation = 0

  function drop(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    bytes -= entry.page.html.length * 2
    kept.delete(key)
  }

  function keep(key: string, page: CachedPage) {
    drop(key)
    kept.set(key, { page, until: now() + lifetimeMs })
    bytes += page.html.length * 2
    for (const oldest of kept.keys()) {
      if (kept.size <= maxEntries && bytes <= maxBytes) break
      drop(oldest)
    }
  }

  function clear() {
    generation++
    kept.clear()
    rendering.clear()
    bytes = 0
  }

  return {
    clear,
    trust: (value: boolean) => {
      if (isTrusted !== value) clear()
      isTrusted = value
    },
    async get(key: string, make: () => Promise<CachedPage | Response>): Promise<CachedPage | Response> {
      if (!isTrusted) return make()
      const entry = kept.get(key)
      if (entry && entry.until > now()) return entry.page
      const running = rendering.get(key)
      if (running) {
        const page = await running
        // A response without a page (a redirect) has one body: each asker makes its own.
        return page instanceof Response ? make() : page
      }
      const started = generation
      const making = make()
      rendering.set(key, making)
      try {
        const page = await making
        if (!(page instanceof Response) && page.status === 200 && started === generation) keep(key, page)
        return page
      } finally {
        if (rendering.get(key) === making) rendering.delete(key)
      }
    },
  }
}
