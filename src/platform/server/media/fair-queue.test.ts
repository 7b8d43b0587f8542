import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('takes turns between members, whoever queued first and most', async () => {
  const queue = new FairQueue()
  const done: string[] = []
  const add = (member: string, name: string) => queue.run(member, async () => void done.push(name))
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name.charAt(0), name))
  expect([queue.waiting, queue.waitingOf('a'), queue.waitingOf('b')]).toEqual([6, 3, 2])
  await Promise.all(all)
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  expect(queue.waiting).toBe(0)
})

test('runs one task at a time and goes on after a failure', async () => {
  const queue = new FairQueue()
  let running = 0
  const task = async () => {
    expect(++running).toBe(1)
    await Promise.resolve()
    running--
    throw new Error('broken')
  }
  const results = await Promise.allSettled([queue.run('a', task), queue.run('a', task), queue.run('b', task)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await queue.run('a', async () => 'well')).toBe('well')
})
