import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { timedGet } from './load.ts'

/** Starts bare Node with the bytes and headers that the site returned for a request. */
export async function startBaseline(url: string, headers: Record<string, string>) {
  const agent = new Agent()
  const { bytes, headers: received } = await timedGet(url, agent, headers)
  agent.destroy()
  mkdirSync('.cache', { recursive: true })
  const file = '.cache/baseline'
  writeFileSync(file, bytes)
  const forwarded = Object.fromEntries(
    Object.entries(received).filter(
      ([name]) => !/^(connection|date|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  )
  const child = spawn(process.execPath, ['bench/baseline.ts', file, JSON.stringify(forwarded)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() }
}
