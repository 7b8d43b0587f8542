import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/serve.ts'
import { isAlive } from './postgres-directory.ts'

let program: ChildProcess
let url: string
const lines: string[] = []

beforeEach(async () => {
  lines.length = 0
  const port = await freePort()
  url = `http://127.0.0.1:${port}/`
  program = spawn(process.execPath, ['tests/support/processes-program.ts', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  program.stdout!.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')))
})
afterEach(() => program.kill('SIGKILL'))

const ask = async (path = '') => (await fetch(url + path)).text()
/** Waits until two processes answer. */
const processes = () =>
  vi.waitFor(
    async () => {
      const found = new Set<number>()
      for (let times = 0; times < 8; times++) found.add(Number(await ask()))
      expect(found.size).toBe(2)
      return [...found] as [number, number]
    },
    { timeout: 20_000, interval: 50 },
  )

test('a killed web process is replaced while the other answers, whichever it was', async () => {
  for (const which of [0, 1] as const) {
    const before = await processes()
    process.kill(before[which], 'SIGKILL')
    await vi.waitFor(() => expect(lines).toHaveLength(which + 1), 20_000)
    expect(await ask()).toBe(String(before[1 - which]))
    expect(await processes()).not.toContain(before[which])
  }
  expect(lines).toEqual(['ended SIGKILL', 'ended SIGKILL'])
})

test('no connection hangs that was on its way to a killed process @deep', async () => {
  await processes()
  const unanswered: unknown[] = []
  let isStopped = false
  const clients = Array.from({ length: 60 }, async () => {
    while (!isStopped) {
      await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
        (response) => response.text(),
        (error: Error) => error.name === 'TimeoutError' && unanswered.push(error),
      )
    }
  })
  for (let kills = 1; kills <= 8; kills++) {
    process.kill((await processes())[0], 'SIGKILL')
    await vi.waitFor(() => expect(lines).toHaveLength(kills), 20_000)
  }
  isStopped = true
  await Promise.all(clients)
  expect(unanswered).toEqual([])
}, 120_000)

test('SIGTERM ends all of them, and none is started again', async () => {
  const before = await processes()
  program.kill('SIGTERM')
  await once(program, 'exit')
  expect(before.filter(isAlive)).toEqual([])
  expect(lines).toEqual([])
})

test('their metrics are shown together', async () => {
  await processes()
  const answers = async () => Number(/^answers (\d+)$/m.exec(await ask('metrics'))?.[1])
  const before = await answers()
  expect(before).toBeGreaterThanOrEqual(8)
  for (let times = 0; times < 4; times++) await ask()
  expect(await answers()).toBe(before + 4)
})
