import { Agent, get } from 'node:http'

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

/** Times to first byte in ms of `times` sequential requests, to these addresses in turn, after a warm-up. Throws unless the status is 200. */
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

/** Responses per second over `connections` keep-alive connections during `seconds`, of these addresses in turn. Throws at any status but `expected`. */
export async function measureThroughput(
  urls: string | readonly string[],
  connections: number,
  seconds: number,
  headers: Record<string, string> = {},
  expected = 200,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const addresses = [urls].flat()
  let requests = 0
  let responses = 0
  const worker = async () => {
    while (performance.now() < until) {
      const url = addresses[requests++ % addresses.length]!
      const { status } = await timedGet(url, agent, headers)
      if (status !== expected) throw new Error(`${url} answered ${status}`)
      responses++
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return responses / seconds
}
