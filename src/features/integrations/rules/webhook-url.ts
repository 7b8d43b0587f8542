export type UrlError = 'urlInvalid' | 'urlPrivate'

/** A name or an address inside a network, by its text alone; what a name resolves to is checked when it is called. */
const privateName = /^(?:localhost|.*\.(?:localhost|local|internal|lan|home|corp|intranet|test|invalid))$/i

/** The normalized address of a receiver: https on the usual port, a public name, no credentials. */
export function checkWebhookUrl(typed: string): { value: string } | { error: UrlError } {
  const text = typed.trim()
  if (text.length > 500 || !URL.canParse(text)) return { error: 'urlInvalid' }
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username || url.password || url.port || url.hash) return { error: 'urlInvalid' }
  // An address in digits has no name that its certificate could prove; a bare word is a name inside a network.
  const isAddress = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname)
  if (isAddress || !url.hostname.includes('.') || privateName.test(url.hostname)) return { error: 'urlPrivate' }
  return { value: url.href }
}
