import { BoundedCache } from '#platform/server/bounded-cache.ts'
import { compressFully, sizeOf, type Page } from './page.ts'

/** A page sent this often is worth the time to compress it as small as it gets. */
const usesBeforeFullCompression = 3

/**
 * In-memory cache of anonymous pages as bytes; concurrent requests for a page share one rendering. Only the
 * expected status is cached, for a minute; the least used pages leave when `maxBytes` is reached. Cleared when displayed data changes, and
 * disabled while the change listener is disconnected (`setEnabled(false)`).
 */
export function createPageCache(maxBytes: number, now: () => number = Date.now) {
  const entries = new BoundedCache<Page>({
    maxEntries: maxBytes,
    sizeOf: (page, key) => sizeOf(page) + key.length * 2,
    lifetimeMs: 60_000,
    now,
  })
  const rendering = new Map<string, Promise<Page | Response>>()
  let isEnabled = false
  let generation = 0
  let isCompressing = false

  /** One page at a time, so that compression never takes more than one thread. */
  async function compress(key: string, page: Page) {
    isCompressing = true
    await compressFully(page).catch(() => {})
    isCompressing = false
    entries.resize(key, page)
  }

  /** From now on nothing that is being rendered is cached: it may show the state before a change. */
  function forgetRendering() {
    generation++
    rendering.clear()
  }

  function clear() {
    forgetRendering()
    entries.clear()
  }

  /** Drops what a change may have altered: pages that show one of these listings and all lists; everything for null. */
  function drop(listingIds: readonly string[] | null) {
    if (!listingIds) return clear()
    forgetRendering()
    entries.deleteWhere((page) => !page.listingIds || listingIds.some((id) => page.listingIds!.has(id)))
  }

  function find(key: string): Page | undefined {
    const page = entries.find(key)
    if (page && ++page.uses > usesBeforeFullCompression && !page.isCompressed && !isCompressing) {
      void compress(key, page)
    }
    return page
  }

  return {
    /** The page of a key while it is fresh. */
    find,
    size: () => ({ pages: entries.count, bytes: entries.size }),
    clear,
    drop,
    /** Counts a page again after a body was added to it. */
    resize: (key: string, page: Page) => entries.resize(key, page),
    removeExpired: () => entries.deleteExpired(),
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
        if (!(page instanceof Response) && page.status === cachedStatus && started === generation)
          entries.set(key, page)
        return page
      } finally {
        if (rendering.get(key) === renderingPage) rendering.delete(key)
      }
    },
  }
}
