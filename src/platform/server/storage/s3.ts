import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { contentTypeOf, StorageFull, type Storage, type StoredFile } from './store.ts'

/** Timeout for one file; half of the request timeout. */
const requestTimeoutMs = 15_000

/**
 * File storage in an S3-compatible bucket, `s3://KEY:SECRET@HOST/BUCKET?region=REGION`; with `&tls=0` over plain http,
 * for a store in the same network. Percent-encode `/` and `+` in key and secret. Path-style URLs, which every such
 * store supports. The bucket stays private: `/media` serves public files.
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

  async function request(method: string, path: string, bytes?: Uint8Array): Promise<Response> {
    const headers: Record<string, string> = {
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    }
    if (bytes) headers['content-type'] = contentTypeOf(path)
    // Copied because fetch does not accept views of shared memory.
    const body = bytes && new Uint8Array(bytes)
    const response = await client.fetch(base + path, {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    if (response.ok || response.status === 404) return response
    // The response may contain more than a log should: report only the request and the error code.
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? ''
    const message = `storage answered ${response.status} ${code} to ${method} ${path.split('?', 1)[0]}`
    throw response.status === 507 ? new StorageFull(message) : new Error(message)
  }
  const assertBucketExists = (response: Response) => {
    if (response.status === 404) throw new Error('storage has no such bucket')
    return response
  }

  return {
    async put(key, bytes) {
      await assertBucketExists(await request('PUT', `/${key}`, bytes)).arrayBuffer()
    },
    async get(key) {
      const response = await request('GET', `/${key}`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      return response.status === 404 ? null : bytes
    },
    async remove(keys) {
      for (const key of keys) await (await request('DELETE', `/${key}`)).arrayBuffer()
    },
    async *list(prefix = '') {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
        const xml = await assertBucketExists(await request('GET', `/?${query}`)).text()
        yield* filesIn(xml)
        token = textOf(xml, 'NextContinuationToken')
      } while (token)
    },
  }
}

function filesIn(xml: string): StoredFile[] {
  const [, ...entries] = xml.split('<Contents>')
  return entries.flatMap((entry) => {
    const key = textOf(entry, 'Key')
    return key ? [{ key, storedAt: new Date(textOf(entry, 'LastModified') ?? 0) }] : []
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => entities[entity] ?? '')
}
