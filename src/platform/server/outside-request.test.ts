import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { isPublicAddress, OutsideRefused, requestOutside, type Reach } from './outside-request.ts'

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => servers.forEach((server) => server.close()))
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
const anywhere: Reach = { protocols: ['http:'], isAllowed: () => true }
const get = { method: 'GET' as const, timeoutMs: 5_000, maxBytes: 100 }

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
])('%s is not an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('a name that resolves to a private address is refused before anything is sent', async () => {
  let requests = 0
  const url = await serve((_request, response) => response.end(String(++requests)))
  const reach = { protocols: ['http:'], isAllowed: isPublicAddress }
  await expect(requestOutside(url, get, reach)).rejects.toBeInstanceOf(OutsideRefused)
  await expect(async () => requestOutside(url.replace('localhost', '127.0.0.1'), get, reach)).rejects.toThrow(
    OutsideRefused,
  )
  expect(requests).toBe(0)
  expect((await requestOutside(url, get, anywhere)).body.toString()).toBe('1')
})

test('a redirect is an answer and is not followed', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/inside' })
    response.end('x')
  })
  expect((await requestOutside(url, get, anywhere)).status).toBe(302)
})

test('too large an answer and one that never comes are errors', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/large') response.end('x'.repeat(101))
  })
  await expect(requestOutside(`${url}/large`, get, anywhere)).rejects.toThrow('too large')
  await expect(requestOutside(`${url}/silent`, { ...get, timeoutMs: 50 }, anywhere)).rejects.toThrow()
})
