import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Within each period a body must end or bring this many bytes: an upload over a slow line goes on, a drip does not. */
const minBodyBytes = 64 * 1024

type Options = { slowMs?: number; idleMs?: number }

/**
 * An HTTP server that cuts clients whose headers or body take too long (`slowMs`, 10 s) and that stops without breaking a
 * connection: `drain` accepts no more connections, ends each one after its current or next answer, gives idle ones
 * `idleMs` to send a request that may be on its way, and resolves when all are closed.
 */
export function createHttpServer({ slowMs = 10_000, idleMs = 500 }: Options = {}): {
  server: Server
  drain: () => Promise<void>
} {
  const active = new Set<ServerResponse>()
  let isDraining = false
  const server = createServer({
    headersTimeout: slowMs,
    requestTimeout: 600_000,
    // Node looks for slow headers only this often; its default is 30 s.
    connectionsCheckingInterval: Math.min(1_000, slowMs / 4),
    // A query of 10,000 Chinese characters makes a URL of 90 KB; it must get a normal response.
    maxHeaderSize: 128 * 1024,
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isDraining
    active.add(response)
    response.once('close', () => active.delete(response))
    if (request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined) {
      cutSlowBody(request, slowMs)
    }
  })

  async function drain() {
    isDraining = true
    for (const response of active) response.shouldKeepAlive = false
    // The HTTP server's own `close` would reset idle connections at once, and with them requests on their way.
    const closed = new Promise<void>((done) => {
      NetServer.prototype.close.call(server, () => done())
    })
    await Promise.race([closed, sleep(idleMs, undefined, { ref: false })])
    server.closeIdleConnections()
    await closed
  }
  return { server, drain }
}

function cutSlowBody(request: IncomingMessage, slowMs: number): void {
  let before = request.socket.bytesRead
  const timer = setInterval(() => {
    const read = request.socket.bytesRead
    if (read - before < minBodyBytes) request.socket.destroy()
    before = read
  }, slowMs).unref()
  const stop = () => clearInterval(timer)
  request.once('end', stop).once('close', stop)
}
