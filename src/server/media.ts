import { Hono } from 'hono'
import { immutable } from '#platform/server/cache-control.ts'
import { contentTypeOf, type Storage } from '#platform/server/storage.ts'

/** Keys that are public: photos and avatars. Everything else in the store is private. */
const publicKey = /^(photos|avatars)\/[0-9a-f]{2}\/[0-9a-f]{32}-\d{1,4}\.(webp|avif)$/

/** `/media/*`: pictures from the store. The content of a key never changes, so responses are immutable. */
export function media(storage: Storage): Hono {
  const pictures = new Hono()
  pictures.get('/*', async (c) => {
    const key = c.req.path.replace(/^\/media\//, '')
    const bytes = publicKey.test(key) ? await storage.get(key) : null
    if (!bytes) return c.text('Not found', 404)
    c.header('content-type', contentTypeOf(key))
    c.header('cache-control', immutable)
    return c.body(bytes)
  })
  pictures.all('/*', (c) => c.text('Not found', 404))
  return pictures
}
