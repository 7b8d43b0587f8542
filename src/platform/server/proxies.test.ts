import { expect, test } from 'vitest'
import { parseNetworks, visitorAddress } from './proxies.ts'

const trusted = parseNetworks(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '2001:db8::5'])!

test.for([
  ['an untrusted socket is the visitor, whatever it claims', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy of a trusted network names the visitor', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['several trusted proxies are passed', '127.0.0.1', '198.51.100.1, 10.9.9.9, fd00::1', '198.51.100.1'],
  ['addresses that the visitor wrote are ignored', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['a dual-stack socket is its IPv4 address', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['an IPv6 visitor', '2001:db8::5', '2001:db8:1::9', '2001:db8:1::9'],
  ['ports are dropped', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['ports of IPv6 addresses too', '10.0.0.1', '[2001:db8:1::9]:4711', '2001:db8:1::9'],
  ['an entry that is not an address ends the walk', '10.0.0.1', '198.51.100.1, unknown, 10.0.0.2', '10.0.0.2'],
  ['only trusted addresses: the leftmost', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
  ['no address at all', 'unknown', '198.51.100.1', 'unknown'],
] as const)('%s', ([, socket, header, address]) => {
  expect(visitorAddress(socket, header, trusted)).toBe(address)
})

test.for(['10.0.0.0/33', '10.0.0', 'proxy.internal', '10.0.0.0/', 'fd00::/129', 'fe80::1%eth0', '10.0.0.0/-1', '*'])(
  '%s is not a network',
  (entry) => expect(parseNetworks(['127.0.0.1', entry])).toBeNull(),
)
