/** The part of Hono's request that reads a form. */
type FormRequest = {
  header: (name: string) => string | undefined
  arrayBuffer: () => Promise<ArrayBuffer>
  parseBody: () => Promise<Record<string, unknown>>
}

/** The forms of the site have at most three fields. */
const maxFields = 20
/** Bytes of the headers of one field, where a long name of a file is refused by its length. */
const maxPartHeaders = 64 * 1024

/**
 * The fields of a form, the last value of each; null for a body that is no form or has more fields than a form of the site,
 * which is refused before it is parsed.
 */
export async function readForm(request: FormRequest): Promise<Record<string, unknown> | null> {
  const bytes = Buffer.from(await request.arrayBuffer())
  const boundary = boundaryOf(request.header('content-type') ?? '')
  const isRefused = boundary === null ? hasManyFields(bytes) : hasManyParts(bytes, boundary)
  return isRefused ? null : request.parseBody().catch(() => null)
}

/** The boundary of a multipart type; null for other types, empty without a boundary. */
function boundaryOf(contentType: string): string | null {
  if (!contentType.toLowerCase().startsWith('multipart/')) return null
  return /;\s*boundary="?([^";]+)/i.exec(contentType.slice(0, 300))?.[1] ?? ''
}

function hasManyFields(bytes: Buffer): boolean {
  let at = -1
  for (let fields = 1; fields <= maxFields; fields++) {
    at = bytes.indexOf('&', at + 1)
    if (at < 0) return false
  }
  return true
}

/** Whether a multipart body has too many parts, or one with too long headers, which are parsed byte by byte. */
function hasManyParts(bytes: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`
  let at = bytes.indexOf(delimiter)
  for (let parts = 0; at >= 0; parts++) {
    const head = bytes.subarray(at, at + delimiter.length + maxPartHeaders)
    const isLast = head.toString('latin1', delimiter.length, delimiter.length + 2) === '--'
    if (isLast) return false
    if (parts === maxFields || !head.includes('\r\n\r\n')) return true
    at = bytes.indexOf(delimiter, at + delimiter.length)
  }
  return false
}
