import { Agent, get } from 'node:http'

type Answer = { status: number; firstByteMs: number; bytes: Buffer; headers: Record<string, string> }

/** One GET over a kept connection; times are from the request to the first byte of the answer. */
export function ask(url: string, agent: Agent, headers: Record<string, string> = {}): Promise<Answer> {
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

/** First-byte times in ms of `times` requests, one after the other, after a warm-up. Throws on anything but 200. */
export async function firstBytes(url: string, times: number, headers: Record<string, string> = {}): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured: number[] = []
  for (let at = -Math.ceil(times / 4); at < times; at++) {
    const { status, firstByteMs } = await ask(url, agent, headers)
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    if (at >= 0) measured.push(firstByteMs)
  }
  agent.destroy()
  return measured
}

/** Answers a second over `connections` kept connections for `seconds`. Throws on anything but 200. */
export async function perSecond(
  url: string,
  connections: number,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  let answers = 0
  const worker = async () => {
    while (performance.now() < until) {
      const { status } = await ask(url, agent, headers)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      answers++
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return answers / seconds
}
