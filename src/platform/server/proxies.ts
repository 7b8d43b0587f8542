import { BlockList, isIP } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Parses addresses and CIDR networks ("10.0.0.0/8", "fd00::/8"). Null when an entry is neither. */
export function parseNetworks(entries: readonly string[]): BlockList | null {
  const list = new BlockList()
  for (const entry of entries) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const version = isIP(address)
    const maxPrefix = version === 6 ? 128 : 32
    if (version === 0 || address.includes('%') || Number(prefix ?? 0) > maxPrefix) return null
    list.addSubnet(address, Number(prefix ?? maxPrefix), familyOf(address))
  }
  return list
}

/** The address of an X-Forwarded-For entry, which some proxies write with a port. Null when it is not an address. */
function parseEntry(entry: string): string | null {
  const text = entry.trim()
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(address) ? address.replace(/^::ffff:(?=\d+\.)/i, '') : null
}

/**
 * The visitor's address: the socket's, or, behind trusted proxies, the first untrusted address of X-Forwarded-For from
 * the right. Entries further left were written by the visitor and are ignored, and so is all to the left of an entry
 * that is not an address.
 */
export function visitorAddress(socket: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let address = parseEntry(socket)
  if (address === null) return socket
  for (const entry of forwardedFor?.split(',').toReversed() ?? []) {
    if (!trusted.check(address, familyOf(address))) break
    const next = parseEntry(entry)
    if (next === null) break
    address = next
  }
  return address
}
