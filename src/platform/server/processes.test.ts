import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { childrenOf } from '#tests/support/site-faults.ts'
import { freePort } from '../../../scripts/serve.ts'
import { isAlive } from './postgres-directory.ts'

let program: ChildProcess
let url: string
const lines: string[] = []
const folder = mkdtempSync(path.join(tmpdir(), 'kaifong-processes-'))
/** While it exists, no process listens. */
const holdFile = path.join(folder, 'hold')
let port: number
const startProgram = () =>
  spawn(process.execPath, ['tests/support/processes-program.ts', String(port), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  lines.length = 0
  port = await freePort()
  url = `http://127.0.0.1:${port}/`
  program = startProgram()
  program.stdout!.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')))
})
afterEach(() => {
  for (const pid of [program.pid!, ...childrenOf(program.pid!)]) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

const ask = async (address = '') => (await fetch(url + address)).text()
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

/** The process that was started since. */
const started = (before: readonly number[]) =>
  vi.waitFor(
    () => {
      const found = childrenOf(program.pid!).find((pid) => !before.includes(pid))
      expect(found).toBeDefined()
      return found!
    },
    { timeout: 20_000, interval: 5 },
  )

describe.runIf(process.platform === 'linux')('kills one after the other', () => {
  /** Kills the process `which`, and the other one while its replacement starts, which it returns. */
  async function killBoth(which: 0 | 1): Promise<number> {
    const before = await processes()
    lines.length = 0
    writeFileSync(holdFile, '')
    process.kill(before[which], 'SIGKILL')
    const starting = await started(before)
    process.kill(before[1 - which]!, 'SIGKILL')
    await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000, interval: 5 })
    return starting
  }

  test('leave two web processes, whichever is killed while the other starts', async () => {
    for (const which of [0, 1] as const) {
      await killBoth(which)
      rmSync(holdFile)
      await processes()
      // A third one would start within half a second.
      await sleep(1_000)
      expect(childrenOf(program.pid!)).toHaveLength(2)
    }
  }, 60_000)

  test('do not end the site when none is left that listens', async () => {
    for (const which of [0, 1] as const) {
      process.kill(await killBoth(which), 'SIGKILL')
      rmSync(holdFile)
      await processes()
    }
    expect(program.exitCode).toBeNull()
  }, 60_000)
})

test('a killed parent takes its processes along, and the next one starts on the same port', async () => {
  const before = await processes()
  program.kill('SIGKILL')
  await once(program, 'exit')
  program = startProgram()
  expect(await processes()).not.toEqual(expect.arrayContaining(before))
  expect(before.filter(isAlive)).toEqual([])
}, 60_000)

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
