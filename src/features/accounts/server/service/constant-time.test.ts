import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inConstantTime } from './constant-time.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

const work = async (ms: number, error?: Error) => {
  await new Promise((done) => setTimeout(done, ms))
  if (error) throw error
  return 'done'
}

/** After how many milliseconds it ended, and how. */
async function timeOf(given: Promise<string>): Promise<[number, string]> {
  let ended: [number, string] | undefined
  const startedAt = performance.now()
  const end = (how: string) => (ended = [performance.now() - startedAt, how])
  void inConstantTime(given).then(end, ({ message }: Error) => end(message))
  await vi.advanceTimersByTimeAsync(2_000)
  return ended!
}

test.each([
  [0, 250],
  [1, 250],
  [249, 250],
  [251, 500],
  [740, 750],
])('work of %i ms takes %i ms, whether it is done or fails', async (ms, expected) => {
  expect(await timeOf(work(ms))).toEqual([expected, 'done'])
  expect(await timeOf(work(ms, new Error('refused')))).toEqual([expected, 'refused'])
})
