import { compressFully, sizeOf, type Page } from './page.ts'

const lifetimeMs = 60_000
/** A page sent this often is worth the time to compress it as small as it gets. */
const usesBeforeFullCompression = 3

/**
 * In-memory cache of anonymous pages as bytes; concurrent requests for a page share one rendering. Only the
 * expected status is cached, for a minute; the least used pages leave when `maxBytes` is reached. Cleared when displayed data changes, and
 * disabled while the change listener is disconnected (`setEnabled(false)`).
 */
export function createPageCache(maxBytes: number, now: () => number = Date.now) {
  /** In order of use: the least recently used page comes first. */
  const entries = new Map<string, { page: Page; expiresAt: number; bytes: number }>()
  const rendering = new Map<string, Promise<Page | Response>>()
  let bytes = 0
  let isEnabled = false
  let generation = 0
  let isCompressing = false

  function removeEntry(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.bytes
    entries.delete(key)
  }

  function setEntry(key: string, page: Page, expiresAt: number) {
    removeEntry(key)
    const entry = { page, expiresAt, bytes: sizeOf(page) + key.length * 2 }
    entries.set(key, entry)
    bytes += entry.bytes
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      removeEntry(oldest)
    }
  }

  /** One page at a time, so that compression never takes more than one thread. */
  async function compress(key: string, page: Page) {
    isCompressing = true
    await compressFully(page).catch(() => {})
    isCompressing = false
    const entry = entries.get(key)
    if (entry?.page === page) setEntry(key, page, entry.expiresAt)
  }

  function clear() {
    generation++
    entries.clear()
    rendering.clear()
    bytes = 0
  }

  /** Drops what a change may have altered: pages that show one of these listings and all lists; everything for null. */
  function drop(listingIds: readonly string[] | null) {
    if (!listingIds) return clear()
    // What the pages that are being rendered depend on is not known yet, so none of them is cached.
    generation++
    rendering.clear()
    for (const [key, { page }] of entries) {
      if (!page.listingIds || listingIds.some((id) => page.listingIds!.has(id))) removeEntry(key)
    }
  }

  function find(key: string): Page | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt <= now()) return removeEntry(key) as undefined
    entries.delete(key)
    entries.set(key, entry)
    if (++entry.page.uses > usesBeforeFullCompression && !entry.page.isCompressed && !isCompressing) {
      void compress(key, entry.page)
    }
    return entry.page
  }

  return {
    /** The page of a key while it is fresh. */
    find,
    size: () => ({ pages: entries.size, bytes }),
    clear,
    drop,
    /** Counts a page again after a body was added to it. */
    resize(key: string, page: Page) {
      const entry = entries.get(key)
      if (entry?.page === page) setEntry(key, page, entry.expiresAt)
    },
    removeExpired() {
      for (const [key, { expiresAt }] of entries) if (expiresAt <= now()) removeEntry(key)
    },
    setEnabled(value: boolean) {
      if (isEnabled !== value) clear()
      isEnabled = value
    },
    async get(key: string, render: () => Promise<Page | Response>, cachedStatus = 200): Promise<Page | Response> {
      if (!isEnabled) return render()
      const found = find(key)
      if (found) return found
      const running = rendering.get(key)
      if (running) {
        const page = await running
        // A Response has a body that can be read once, and may be meant for one visitor, as a refusal is.
        return page instanceof Response ? render() : page
      }
      const started = generation
      const renderingPage = render()
      rendering.set(key, renderingPage)
      try {
        const page = await renderingPage
        if (!(page instanceof Response) && page.status === cachedStatus && started === generation) {
          setEntry(key, page, now() + lifetimeMs)
        }
        return page
      } finally {
        if (rendering.get(key) === renderingPage) rendering.delete(key)
      }
    },
  }
}
