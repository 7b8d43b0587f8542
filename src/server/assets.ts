import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { immutable } from '#platform/server/cache-control.ts'
import { encodingOf, type Encoding } from './encodings.ts'

const suffixes: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/**
 * Answers with the files of a folder whose names change with their content. What was asked for stays in memory, at most the whole
 * folder: reading a file takes longer than the rest of the answer.
 */
export function assets(folder: string) {
  // Nothing else is answered, so that no path leads out of the folder.
  const names = new Set(readdirSync(folder))
  const files = new LRUCache({ max: names.size, fetchMethod: (file: string) => readFile(join(folder, file)) })
  return async (c: Context) => {
    const name = c.req.path.slice(c.req.path.lastIndexOf('/') + 1)
    const encoding = encodingOf(c.req.header('accept-encoding'), 'file')
    const encoded = name + suffixes[encoding]
    const isEncoded = names.has(encoded)
    const file = isEncoded ? encoded : name
    const bytes = names.has(name) && (await files.fetch(file).catch(() => null))
    if (!bytes) return c.text('Not found', 404)
    return c.body(bytes, 200, {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'content-length': String(bytes.length),
      'cache-control': immutable,
      vary: 'Accept-Encoding',
      ...(isEncoded && { 'content-encoding': encoding }),
    })
  }
}
