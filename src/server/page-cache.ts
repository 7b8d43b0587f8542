export type CachedPage = { status: number; html: string; nonce: string }

const lifetimeMs = 60_000
const maxEntries = 2_000
const maxBytes = 64 * 1024 * 1024

/**
 * In-memory cache of anonymous pages; concurrent requests for a page share one rendering. Only status 200 is cached.
 * Cleared whenever displayed data changes, and disabled while the change listener is disconnected (`setEnabled(false)`).
 */
export function createPageCache(now: () => number = Date.now) {
  const entries = new Map<string, { page: CachedPage; expiresAt: number }>()
  const rendering = new Map<string, Promise<CachedPage | Response>>()
  let bytes = 0
  let isEnabled = false
  let generation = 0

  function removeEntry(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.page.html.length * 2
    entries.delete(key)
  }

  function addEntry(key: string, page: CachedPage) {
    removeEntry(key)
    entries.set(key, { page, expiresAt: now() + lifetimeMs })
    bytes += page.html.length * 2
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) break
      removeEntry(oldest)
    }
  }

  function clear() {
    generation++
    entries.clear()
    rendering.clear()
    bytes = 0
  }

  return {
    clear,
    setEnabled: (value: boolean) => {
      if (isEnabled !== value) clear()
      isEnabled = value
    },
    async get(key: string, render: () => Promise<CachedPage | Response>): Promise<CachedPage | Response> {
      if (!isEnabled) return render()
      const entry = entries.get(key)
      if (entry && entry.expiresAt > now()) return entry.page
      const running = rendering.get(key)
      if (running) {
        const page = await running
        // A Response (for example a redirect) has a body that can be read once, so each request renders its own.
        return page instanceof Response ? render() : page
      }
      const started = generation
      const renderingPage = render()
      rendering.set(key, renderingPage)
      try {
        const page = await renderingPage
        if (!(page instanceof Response) && page.status === 200 && started === generation) addEntry(key, page)
        return page
      } finally {
        if (rendering.get(key) === renderingPage) rendering.delete(key)
      }
    },
  }
}
