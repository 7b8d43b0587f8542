import { expect, test } from 'vitest'
import { KeyedQueue, QueueFull } from './keyed-queue.ts'

test('runs so many tasks of a key at a time, whatever other keys do, and refuses those beyond its places', async () => {
  const queue = new KeyedQueue({ atOnce: 2, maxWaiting: 3 })
  const started: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const add = (name: string) =>
    queue.run(name.charAt(0), async () => {
      started.push(name)
      await gate
    })
  const tasks = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1'].map(add)
  await expect(tasks[5]).rejects.toThrow(QueueFull)
  expect(started).toEqual(['a1', 'a2', 'b1'])
  open()
  await Promise.allSettled(tasks)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5'])
})

test('goes on after a task that failed', async () => {
  const queue = new KeyedQueue({ atOnce: 1, maxWaiting: 1 })
  const failing = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('a', async () => 'well')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('well')
  expect(await queue.run('a', async () => 'again')).toBe('again')
})
