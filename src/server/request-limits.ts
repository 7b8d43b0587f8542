import type { IncomingMessage } from 'node:http'

/** Characters, percent-encoded: far more than any address of the site has. */
const maxPath = 2_048
const maxParams = 50
/** Characters of a query without `q`, where somebody may search for a long text. */
const maxQuery = 16 * 1024
/** Characters of If-None-Match and of each header of the Accept family; browsers send up to 200. */
const maxHeader = 1_024

/** The status that refuses a request whose address or headers would be costly to read, or null. */
export function excessOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): 414 | 431 | null {
  const start = url.indexOf('?')
  if ((start < 0 ? url.length : start) > maxPath) return 414
  if (start >= 0 && isQueryTooLong(url, start + 1)) return 414
  for (const name in headers) {
    const isLimited = name.startsWith('accept') || name === 'if-none-match'
    if (isLimited && String(headers[name]).length > maxHeader) return 431
  }
  return null
}

function isQueryTooLong(url: string, start: number): boolean {
  let [params, length] = [0, 0]
  for (let at = start, end = start; end < url.length; at = end + 1) {
    const next = url.indexOf('&', at)
    end = next < 0 ? url.length : next
    params++
    if (!url.startsWith('q=', at)) length += end - at
    if (params > maxParams || length > maxQuery) return true
  }
  return false
}
