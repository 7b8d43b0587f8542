import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A strict S3 server: verifies each signature (AWS Signature Version 4) from the raw request, the body hash and the date.
 * Supports PUT, GET, DELETE and list with path-style buckets and pages of `pageSize`.
 */
export async function startS3Server({ pageSize = 1_000 } = {}) {
  const account = { key: 'AKIDTEST', secret: 'se/cr+et with spaces', region: 'ap-east-1', bucket: 'kaifong-test' }
  const files = new Map<string, { bytes: Buffer; type: string; storedAt: Date }>()
  const state = { failNext: 0, requests: 0 }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      state.requests++
      const respond = (status: number, text: string | Buffer = '', type = 'application/xml') =>
        response.writeHead(status, { 'content-type': type }).end(text)
      const refuse = (status: number, code: string) => respond(status, `<Error><Code>${code}</Code></Error>`)
      if (state.failNext > 0) return (state.failNext--, refuse(503, 'SlowDown'))
      const error = signatureError(request, body, account)
      if (error) return refuse(403, error)
      const url = new URL(request.url ?? '/', 'http://store')
      const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
      if (bucket !== account.bucket) return refuse(404, 'NoSuchBucket')
      const key = rest.join('/')
      if (request.method === 'GET' && key === '') return respond(200, listing(files, url.searchParams, pageSize))
      if (request.method === 'PUT') {
        files.set(key, { bytes: body, type: request.headers['content-type'] ?? '', storedAt: new Date() })
        return respond(200)
      }
      if (request.method === 'DELETE') return (files.delete(key), respond(204))
      const file = files.get(key)
      return request.method === 'GET' && file ? respond(200, file.bytes, file.type) : refuse(404, 'NoSuchKey')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const urlWith = (change: Partial<typeof account> = {}) => {
    const { key, secret, region, bucket } = { ...account, ...change }
    return `s3://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${region}&tls=0`
  }
  return {
    files,
    state,
    urlWith,
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** The S3 error code, or null when the signature is valid. */
function signatureError(
  { headers, method = '', url = '' }: IncomingMessage,
  body: Buffer,
  account: { key: string; secret: string; region: string },
): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
  const match = form.exec(headers.authorization ?? '')
  if (!match) return 'AccessDenied'
  const [, key, day, region, signed, signature] = match as unknown as [string, string, string, string, string, string]
  if (key !== account.key) return 'InvalidAccessKeyId'
  if (region !== account.region) return 'AuthorizationHeaderMalformed'
  const date = String(headers['x-amz-date'])
  const time = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day) || !(Math.abs(Date.now() - time) < 15 * 60_000)) return 'RequestTimeTooSkewed'
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signed.split(';')
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied'

  const [path = '', query = ''] = url.split('?')
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => [encoded(name), encoded(value)].join('='))
  const canonical = [
    method,
    path.split('/').map(decodeURIComponent).map(encoded).join('/'),
    pairs.toSorted().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signed,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${account.secret}`, day))
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

function listing(files: Map<string, { storedAt: Date }>, query: URLSearchParams, pageSize: number): string {
  const from = Number(query.get('continuation-token') ?? 0)
  const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted()
  const entries = keys.slice(from, from + pageSize).map((key) => {
    const storedAt = files.get(key)!.storedAt.toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${storedAt}</LastModified><Size>1</Size></Contents>`
  })
  const more = from + pageSize < keys.length
  const next = more ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
}
