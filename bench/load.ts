import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'

/** Headers that make a page render: the cookie of a session, which nobody has, bypasses the cache of pages. */
export const uncached: Record<string, string> = { cookie: 'kaifong.session_token=bench' }

type TimedResponse = { status: number; firstByteMs: number; bytes: Buffer; headers: Record<string, string> }

/** One GET over a keep-alive connection, with the time from request to first response byte. */
export function timedGet(url: string, agent: Agent, headers: Record<string, string> = {}): Promise<TimedResponse> {
  return new Promise((done, fail) => {
    const started = performance.now()
    const request = get(url, { agent, headers }, (response) => {
      const firstByteMs = performance.now() - started
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const plain = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
        done({
          status: response.statusCode ?? 0,
          firstByteMs,
          bytes: Buffer.concat(chunks),
          headers: Object.fromEntries<string>(plain),
        })
      })
    })
    request.on('error', fail)
  })
}

/**
 * Times to first byte in ms of `times` sequential requests, to these addresses in turn, after a warm-up. Throws unless the
 * status is 200.
 */
export async function measureFirstByte(
  urls: string | readonly string[],
  times: number,
  headers: Record<string, string> = {},
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured: number[] = []
  const addresses = [urls].flat()
  for (let at = -Math.ceil(times / 4); at < times; at++) {
    const url = addresses[Math.abs(at) % addresses.length]!
    const { status, firstByteMs } = await timedGet(url, agent, headers)
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    if (at >= 0) measured.push(firstByteMs)
  }
  agent.destroy()
  return measured
}

/**
 * A keep-alive connection that reads no more of an answer than its status and its end. Node's own client takes more
 * processor time for an answer than a server does for one that it only sends, so it would be the client that is measured.
 */
async function openConnection(origin: URL) {
  const socket = connect(Number(origin.port), origin.hostname).setNoDelay()
  await once(socket, 'connect')
  let waiting: { done: (status: number) => void; fail: (error: Error) => void } | null = null
  let received: Buffer = Buffer.alloc(0)
  /** Bytes of the answer that are yet to come; null while its headers are. */
  let missing: number | null = null
  let status = 0
  const fail = (error: Error) => waiting?.fail(error)
  socket.on('error', fail).on('close', () => fail(new Error(`${origin.origin} closed the connection`)))
  socket.on('data', (chunk: Buffer) => {
    if (missing === null) {
      received = received.length ? Buffer.concat([received, chunk]) : chunk
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
      if (!length) return fail(new Error(`${origin.origin} answered without a length:\n${head}`))
      status = Number(head.slice(9, 12))
      missing = Number(length) - (received.length - end - 4)
      received = Buffer.alloc(0)
    } else missing -= chunk.length
    if (missing > 0) return
    missing = null
    waiting?.done(status)
  })
  return {
    /** Sends the bytes of a GET request, and returns the status once its answer has arrived. */
    ask: (request: Buffer) =>
      new Promise<number>((done, failed) => {
        waiting = { done, fail: failed }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/**
 * Responses per second over `connections` keep-alive connections during `seconds`, of these addresses of one site in turn.
 * Throws at any status but `expected`.
 */
export async function measureThroughput(
  urls: string | readonly string[],
  connections: number,
  seconds: number,
  headers: Record<string, string> = {},
  expected = 200,
): Promise<number> {
  const addresses = [urls].flat().map((url) => new URL(url))
  const requests = addresses.map(({ host, pathname, search }) => {
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  })
  const until = performance.now() + seconds * 1000
  let asked = 0
  let answered = 0
  const worker = async () => {
    const connection = await openConnection(addresses[0]!)
    while (performance.now() < until) {
      const at = asked++ % requests.length
      const status = await connection.ask(requests[at]!)
      if (status !== expected) throw new Error(`${addresses[at]!.href} answered ${status}`)
      answered++
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return answered / seconds
}
