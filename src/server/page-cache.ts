import { LRUCache } from 'lru-cache'
import { isCurrent, withDependencies, type Dependencies } from '#platform/server/dependencies.ts'
import { compressFully, sizeOf, type Page } from './page.ts'

/** A page sent this often is worth the time to compress it as small as it gets. */
const usesBeforeFullCompression = 3

type Made = Dependencies & { value: Page | Response }
type Entry = Dependencies & { value: Page }

/**
 * In-memory cache of anonymous pages as bytes, by what they were made from: a page is sent again until a table changes that
 * it was read from, for a minute at most. Concurrent requests for a page share one rendering. Only the expected status is
 * cached; the least used pages leave when `maxBytes` is reached.
 */
export function createPageCache(maxBytes: number, perf: { now: () => number } = performance) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length * 2,
    ttl: 60_000,
    ttlResolution: 0,
    perf,
  })
  const rendering = new Map<string, Promise<Made>>()
  let isCompressing = false

  /** One page at a time, so that compression never takes more than one thread. */
  async function compress(key: string, page: Page) {
    isCompressing = true
    await compressFully(page).catch(() => {})
    isCompressing = false
    resize(key, page)
  }

  /** Counts a page again after one of its bodies has changed. */
  function resize(key: string, page: Page) {
    const entry = entries.peek(key)
    if (entry?.value === page) entries.set(key, { ...entry }, { ttl: entries.getRemainingTTL(key) })
  }

  /** The page of a key, unless something has changed since it was made. */
  function find(key: string): Page | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (!isCurrent(entry)) {
      entries.delete(key)
      return undefined
    }
    const page = entry.value
    if (++page.uses > usesBeforeFullCompression && !page.isCompressed && !isCompressing) void compress(key, page)
    return page
  }

  async function get(
    key: string,
    render: () => Promise<Page | Response>,
    cachedStatus = 200,
  ): Promise<Page | Response> {
    const found = find(key)
    if (found) return found
    const running = rendering.get(key)
    if (running) {
      const made = await running.catch(() => undefined)
      // A Response has a body that can be read once, and may be meant for one visitor, as a refusal is.
      if (made && !(made.value instanceof Response) && isCurrent(made)) return made.value
    }
    const making = withDependencies(render)
    rendering.set(key, making)
    try {
      const { value, ...dependencies } = await making
      if (!(value instanceof Response) && value.status === cachedStatus && isCurrent(dependencies))
        entries.set(key, { value, ...dependencies })
      return value
    } finally {
      if (rendering.get(key) === making) rendering.delete(key)
    }
  }

  return { find, get, resize, size: () => ({ pages: entries.size, bytes: entries.calculatedSize }) }
}
