import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { contentTypeOf, type Storage, type StoredFile } from './store.ts'

/** How long the store may take for one file; half of what a request may take. */
const patienceMs = 15_000

/**
 * A bucket of any store that speaks S3, named by `s3://KEY:SECRET@HOST/BUCKET?region=REGION`; with `&tls=0` over plain
 * http, for a store in the same network. Key and secret are percent-encoded where they hold `/` or `+`. The bucket
 * stands in the path, as every such store understands, and stays private: `/media` reads for the public.
 */
export function s3Storage(url: URL): Storage {
  const bucket = url.pathname.slice(1)
  const accessKeyId = decodeURIComponent(url.username)
  const secretAccessKey = decodeURIComponent(url.password)
  if (!url.host || !accessKeyId || !secretAccessKey || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new Error('Malformed env var: STORAGE_URL must be s3://KEY:SECRET@HOST/BUCKET?region=REGION')
  }
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const base = `${url.searchParams.get('tls') === '0' ? 'http' : 'https'}://${url.host}/${bucket}`
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(method: string, path: string, bytes?: Uint8Array): Promise<Response> {
    const headers: Record<string, string> = {
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    }
    if (bytes) headers['content-type'] = contentTypeOf(path)
    // `new Uint8Array` since fetch takes no view of shared memory.
    const body = bytes && new Uint8Array(bytes)
    const answer = await client.fetch(base + path, { method, headers, body, signal: AbortSignal.timeout(patienceMs) })
    if (answer.ok || answer.status === 404) return answer
    // The address of an answer may hold more than a log should: only what was asked is told.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
    throw new Error(`storage answered ${answer.status} ${code} to ${method} ${path.split('?', 1)[0]}`)
  }
  const there = (answer: Response) => {
    if (answer.status === 404) throw new Error('storage has no such bucket')
    return answer
  }

  return {
    async put(key, bytes) {
      await there(await ask('PUT', `/${key}`, bytes)).arrayBuffer()
    },
    async get(key) {
      const answer = await ask('GET', `/${key}`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return answer.status === 404 ? null : bytes
    },
    async remove(keys) {
      for (const key of keys) await (await ask('DELETE', `/${key}`)).arrayBuffer()
    },
    async *list(prefix = '') {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
        const page = await there(await ask('GET', `/?${query}`)).text()
        yield* filesIn(page)
        token = textOf(page, 'NextContinuationToken')
      } while (token)
    },
  }
}

function filesIn(page: string): StoredFile[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textOf(entry, 'Key')
    return key ? [{ key, storedAt: new Date(textOf(entry, 'LastModified') ?? 0) }] : []
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => entities[entity] ?? '')
}
