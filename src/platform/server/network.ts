import { isIPv6 } from 'node:net'

/**
 * Network of a client, roughly one customer connection: an IPv4 address itself, the first 64 bits of an IPv6 address
 * ("2001:db8:1:2"). Anything else stays unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  // The URL parser normalises an address to its shortest form, with `::` for the longest run of zeros.
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail] = shortest.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}

/** The first 56 bits of an IPv6 address, which providers give to one customer ("2001:db8:1:200/56"); null for others. */
export function siteOf(address: string): string | null {
  const groups = networkOf(address).split(':')
  if (groups.length !== 4) return null
  const last = Number.parseInt(groups[3]!, 16) & 0xff00
  return `${[...groups.slice(0, 3), last.toString(16)].join(':')}/56`
}
