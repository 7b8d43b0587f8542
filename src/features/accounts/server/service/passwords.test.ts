import { expect, test } from 'vitest'
import { QueueFull } from '#platform/server/keyed-queue.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('queues concurrent hashes up to the limit, refuses the rest at once, and recovers afterwards', async () => {
  const known = await hashPassword('six dim sum')
  const rush = await Promise.allSettled(
    Array.from({ length: 400 }, () => verifyPassword({ hash: known, password: 'six dim sum' })),
  )
  const served = rush.filter(({ status }) => status === 'fulfilled')
  expect(served.length).toBeGreaterThan(250)
  expect(served.length).toBeLessThan(400)
  for (const one of rush) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(QueueFull)
  expect(await verifyPassword({ hash: known, password: 'six dim sum' })).toBe(true)
  expect(await verifyPassword({ hash: known, password: 'six dim som' })).toBe(false)
})
