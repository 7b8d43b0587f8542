import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** What may be reached: protocols of the URL, and addresses after the name was resolved. */
export type Reach = { protocols: readonly string[]; isAllowed: (address: string) => boolean }

const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
// Documentation, and networks that carry IPv4 addresses inside (6to4, Teredo), which could lead back into a private one.
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  special.addSubnet(network, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the public internet: no private, local, reserved or translated network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

export class OutsideRefused extends Error {}
export class AnswerTooLarge extends Error {}

type OutsideRequest = {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
  /** More than this is an error; 0 ignores the body of the answer. */
  maxBytes: number
}
/** `location` is where a redirect leads, as it was answered. */
export type OutsideAnswer = { status: number; contentType: string; location: string | null; body: Buffer }

/** The public web. */
export const publicWeb: Reach = { protocols: ['https:', 'http:'], isAllowed: isPublicAddress }

/**
 * Requests an address that a user chose. The connection goes to the very address that was checked, so that a name cannot
 * resolve to something else a moment later; redirects are returned, never followed.
 * @throws OutsideRefused for a protocol or an address that may not be reached; AnswerTooLarge; Error when the request fails
 */
export function requestOutside(address: string, given: OutsideRequest, reach: Reach): Promise<OutsideAnswer> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!reach.protocols.includes(url.protocol)) throw new OutsideRefused('this protocol may not be used')
  // A literal address is never looked up.
  if (isIP(host) && !reach.isAllowed(host)) throw new OutsideRefused('this address may not be reached')
  const { method, headers, body, timeoutMs, maxBytes } = given
  const { promise, resolve, reject } = Promise.withResolvers<OutsideAnswer>()
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
    url,
    { method, headers, agent: false, lookup: checkedLookup(reach), signal: AbortSignal.timeout(timeoutMs) },
    (response) => {
      const answer = (content: Buffer) =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          location: response.headers.location ?? null,
          body: content,
        })
      if (maxBytes === 0) {
        answer(Buffer.alloc(0))
        response.destroy()
        return
      }
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) response.destroy(new AnswerTooLarge('the answer is too large'))
        else chunks.push(chunk)
      })
      response.on('end', () => answer(Buffer.concat(chunks)))
      response.on('error', reject)
    },
  )
  request.on('error', reject)
  request.end(body)
  return promise
}

const redirects = [301, 302, 303, 307, 308]

/**
 * Gets an address and follows a few redirects, each checked like the first. `timeoutMs` is the time of each request.
 * @throws as `requestOutside`
 */
export async function getOutside(
  address: string,
  { maxRedirects, ...given }: Omit<OutsideRequest, 'method' | 'body'> & { maxRedirects: number },
  reach: Reach,
): Promise<OutsideAnswer> {
  let url = address
  for (let left = maxRedirects; ; left--) {
    const answer = await requestOutside(url, { ...given, method: 'GET' }, reach)
    if (answer.location === null || !redirects.includes(answer.status)) return answer
    if (left === 0) throw new Error('too many redirects')
    url = new URL(answer.location, url).href
  }
}

/** Resolves a name and refuses it when any of its addresses may not be reached. */
function checkedLookup({ isAllowed }: Reach) {
  return (
    hostname: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(new OutsideRefused('this address may not be reached'), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
