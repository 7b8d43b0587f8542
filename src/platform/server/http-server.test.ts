import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

const slowMs = 200
let open: ReturnType<typeof createHttpServer> | undefined

afterEach(async () => {
  open?.server.closeAllConnections()
  await open?.drain()
})

async function listen(listener: RequestListener, idleMs = 100): Promise<number> {
  open = createHttpServer({ slowMs, idleMs })
  open.server.on('request', listener).listen(0, '127.0.0.1')
  await once(open.server, 'listening')
  return (open.server.address() as AddressInfo).port
}

const readAll: RequestListener = (request, response) => {
  let bytes = 0
  request.on('data', (chunk: Buffer) => (bytes += chunk.length))
  request.on('end', () => response.end(String(bytes)))
}

/** Writes the parts until the server closes the connection; the number of parts written. */
async function drip(port: number, start: string, part: string, parts: number): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let isClosed = false
  socket.on('close', () => (isClosed = true)).resume()
  socket.write(start)
  let written = 0
  for (; written < parts && !isClosed; written++) {
    socket.write(part)
    await sleep(20)
  }
  socket.destroy()
  return written
}

async function get(port: number, agent: Agent): Promise<IncomingMessage> {
  const request = httpRequest({ port, host: '127.0.0.1', agent }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response.resume()
}

test('a client that drips its headers is cut', async () => {
  const port = await listen(readAll)
  expect(await drip(port, 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n', 200)).toBeLessThan(200)
})

test('a client that drips its body is cut', async () => {
  const port = await listen(readAll)
  expect(await drip(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n', 'x', 200)).toBeLessThan(200)
})

test('a long body that keeps coming is read to its end', async () => {
  const port = await listen(readAll)
  const request = httpRequest({ port, host: '127.0.0.1', method: 'POST' })
  for (let part = 0; part < 30; part++) {
    request.write(Buffer.alloc(64 * 1024))
    await sleep(20)
  }
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  expect(String(await response.toArray())).toBe(String(30 * 64 * 1024))
})

test('draining answers the requests that had begun and ends their connections', async () => {
  let finish = () => {}
  const port = await listen((_request, response) => (finish = () => response.end('done')))
  const agent = new Agent({ keepAlive: true })
  const answer = get(port, agent)
  await once(open!.server, 'request')
  const drained = open!.drain()
  await sleep(20)
  finish()
  const response = await answer
  expect(response.headers.connection).toBe('close')
  await drained
})

test('draining answers one more request of an idle connection instead of resetting it', async () => {
  const port = await listen((_request, response) => response.end('done'), 5_000)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await once(await get(port, agent), 'end')
  const drained = open!.drain()
  await sleep(20)
  const second = await get(port, agent)
  expect(second.statusCode).toBe(200)
  expect(second.headers.connection).toBe('close')
  await drained
})

test('draining a server that does not listen resolves', async () => {
  await expect(createHttpServer().drain()).resolves.toBeUndefined()
})
