import { expect, test } from 'vitest'
import { hashPassword, PasswordsBusy, verifyPassword } from './passwords.ts'

test('a rush waits its turn, a hundred and more; what is beyond is refused at once, and the next one is served again', async () => {
  const known = await hashPassword('six dim sum')
  const rush = await Promise.allSettled(
    Array.from({ length: 400 }, () => verifyPassword({ hash: known, password: 'six dim sum' })),
  )
  const served = rush.filter(({ status }) => status === 'fulfilled')
  expect(served.length).toBeGreaterThan(250)
  expect(served.length).toBeLessThan(400)
  for (const one of rush) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(PasswordsBusy)
  expect(await verifyPassword({ hash: known, password: 'six dim sum' })).toBe(true)
  expect(await verifyPassword({ hash: known, password: 'six dim som' })).toBe(false)
})
