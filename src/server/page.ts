import { createHash, hash } from 'node:crypto'
import type { Locale } from '#shared/locale.ts'
import { compressBrotli, decompressBrotli, encode, encodingOf, type Encoding } from './encodings.ts'
import { contentSecurityPolicy, securityHeadersOf } from './security.ts'

export type PageHeaders = Record<string, string>

/** An anonymous page as it is sent, again and again, without being made anew. */
export type Page = {
  status: number
  headers: PageHeaders
  /** Compressed bodies that were asked for so far. Brotli is always there; uncompressed bodies are not cached but for unknown paths. */
  bodies: Map<Encoding, { bytes: Buffer; headers: PageHeaders }>
  /** Times it was sent since it was made. */
  uses: number
  /** Whether the Brotli body is as small as it gets. */
  isCompressed: boolean
}

/** What an answer needs: the body is null for HEAD and 304. */
export type Answer = { status: number; headers: PageHeaders; body: Buffer | string | null }

export type Rendered = {
  status: number
  html: string
  /** The nonce that marks the scripts of our own code. It is unpredictable, so injected markup cannot carry it. */
  nonce: string
}

export type PageOptions = {
  locale: Locale
  path: string
  baseUrl: string
  foreignHosts: readonly string[]
  cacheControl: string
}

/** Cache-Control of pages for everybody: a CDN may keep them for `cdnSeconds`, and as long again while it asks for a new one. */
export const sharedCacheControl = (cdnSeconds: number): string =>
  cdnSeconds ? `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}` : 'no-cache'

/**
 * Removes the nonces from rendered HTML and returns it with the CSP hashes of the inline scripts that carried them.
 * Scripts without the nonce get no hash, so the browser refuses what somebody managed to inject.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const pieces = html.split(` nonce="${nonce}"`)
  for (const [at, after] of pieces.slice(1).entries()) {
    const before = pieces[at]!
    const end = after.indexOf('>')
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, end)
    if (!tag.startsWith('<script') || / type="application\//.test(tag)) continue
    const text = after.slice(end + 1, after.indexOf('</script>'))
    if (text) hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`)
  }
  return { html: pieces.join(''), hashes: [...hashes] }
}

function headersOf({ status }: Rendered, hashes: string[], options: PageOptions): PageHeaders {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(hashes, options.foreignHosts),
    'content-language': options.locale,
    'cache-control': options.cacheControl,
    vary: 'Cookie, Accept-Language, Accept-Encoding',
    ...(status === 404 && { 'x-robots-tag': 'noindex' }),
    ...securityHeadersOf(options.path, options.baseUrl),
  }
}

/** The headers of one encoding. All encodings share the weak ETag, since they hold the same page. */
function withBody(headers: PageHeaders, encoding: Encoding, bytes: Buffer): PageHeaders {
  const length = { 'content-length': String(bytes.length) }
  return encoding === 'identity' ? { ...headers, ...length } : { ...headers, 'content-encoding': encoding, ...length }
}

/** Makes the bytes of an anonymous page. */
export async function makePage(rendered: Rendered, options: PageOptions): Promise<Page> {
  const { html, hashes } = hashScripts(rendered.html, rendered.nonce)
  const headers = headersOf(rendered, hashes, options)
  const text = Buffer.from(html)
  const digest = createHash('sha256').update(text).update(headers['content-security-policy']!).digest('base64url')
  headers.etag = `W/"${digest.slice(0, 22)}"`
  const bytes = await compressBrotli(text, 4)
  return {
    status: rendered.status,
    headers,
    bodies: new Map([['br', { bytes, headers: withBody(headers, 'br', bytes) }]]),
    uses: 0,
    isCompressed: false,
  }
}

/** Answers a member's page, which nobody else may see and which is not cached. */
export async function answerOnce(
  rendered: Rendered,
  options: PageOptions,
  accept: string | undefined,
): Promise<Answer> {
  const { html, hashes } = hashScripts(rendered.html, rendered.nonce)
  const encoding = encodingOf(accept, 'once')
  const body = await encode(Buffer.from(html), encoding)
  return { status: rendered.status, headers: withBody(headersOf(rendered, hashes, options), encoding, body), body }
}

/**
 * Answers with a page's bytes; undefined when no body in the best accepted encoding is there yet (`addBody` makes it).
 */
export function answerPage(page: Page, method: string, accept?: string, ifNoneMatch?: string): Answer | undefined {
  if (page.status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, page.headers.etag!)) {
    return { status: 304, headers: page.headers, body: null }
  }
  const found = page.bodies.get(encodingOf(accept, 'cached'))
  if (!found) return undefined
  return { status: page.status, headers: found.headers, body: method === 'HEAD' ? null : found.bytes }
}

/** Makes the body for an encoding that was not asked for before; an uncompressed one is made for each answer. */
export async function addBody(page: Page, accept: string | undefined): Promise<Page> {
  const encoding = encodingOf(accept, 'cached')
  if (page.bodies.has(encoding)) return page
  const bytes = await encode(await decompressBrotli(page.bodies.get('br')!.bytes), encoding)
  const body = { bytes, headers: withBody(page.headers, encoding, bytes) }
  // All unknown paths share one page, and programs that try them rarely accept compression.
  if (encoding === 'identity' && page.status !== 404) return { ...page, bodies: new Map([[encoding, body]]) }
  page.bodies.set(encoding, body)
  return page
}

/** Compresses the Brotli body again as small as it gets; takes 0.1 to 0.5 s of a thread of the pool. */
export async function compressFully(page: Page): Promise<void> {
  page.isCompressed = true
  const bytes = await compressBrotli(await decompressBrotli(page.bodies.get('br')!.bytes), 11)
  page.bodies.set('br', { bytes, headers: withBody(page.headers, 'br', bytes) })
}

/** Bytes of memory that a page takes, with its headers. */
export function sizeOf(page: Page): number {
  let bytes = 4_000
  for (const body of page.bodies.values()) bytes += body.bytes.length + 1_000
  return bytes
}

/** Whether an If-None-Match header names this weak ETag. */
function matches(header: string, etag: string): boolean {
  return (
    header === etag || header === '*' || header.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag)
  )
}

/** An answer as a response; without its body to HEAD. */
export function responseOf({ status, headers, body }: Answer, method: string): Response {
  const content = typeof body === 'string' ? body : body && new Uint8Array(body)
  return new Response(method === 'HEAD' ? null : content, { status, headers })
}
