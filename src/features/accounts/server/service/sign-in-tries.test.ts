import { expect, test, vi } from 'vitest'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { makeServices } from '#tests/support/http.ts'
import type { AccountsCtx } from './auth.ts'
import { countTry } from './sign-in-tries.ts'

const sleep = vi.fn<(ms: number) => Promise<void>>(async () => {})

const database = useDatabase()
const start = new Date('2026-11-28T12:00:00Z').getTime()
const tooMany = { code: 'TOO_MANY_REQUESTS', status: 429 }

/** A failed sign-in of a new browser, so many minutes later. */
const fail = async (address: string, email: string, minutes = 0) => {
  const given = { client: { address, userAgent: '' }, now: () => new Date(start + minutes * 60_000) }
  return countTry(
    { ...makeCtx(database.db, given), headers: new Headers(), auth: makeServices(database).auth } as AccountsCtx,
    email,
    sleep,
  )
}
let count = 0
const someone = () => `member-${count++}@example.com`
const network = (n: number) => `2001:db8:1:2${n.toString(16).padStart(2, '0')}::9`

test('a site of IPv6 networks (/56) has 100 failures in five minutes, whichever of its networks they come from', async () => {
  for (let n = 0; n < 100; n++) await fail(network(n), someone())
  await expect(fail(network(100), someone())).rejects.toMatchObject(tooMany)
  await fail('2001:db8:1:300::9', someone())
  await fail(network(100), someone(), 5)
})

test('a try that succeeds does not count for its site', async () => {
  for (let n = 0; n < 101; n++) await (await fail(network(n), someone()))()
  await expect(fail(network(101), someone())).resolves.toBeTypeOf('function')
})

test('an account at which 25 networks have failed in an hour answers two seconds later, and refuses nobody', async () => {
  const [email, other] = [someone(), someone()]
  for (let n = 0; n < 25; n++) await fail(`198.51.100.${n}`, email)
  expect(sleep).not.toHaveBeenCalled()
  const refund = await fail('192.0.2.1', email)
  expect(sleep.mock.calls).toEqual([[2_000]])
  await refund()
  await fail('192.0.2.1', other)
  await fail('192.0.2.1', email, 60)
  expect(sleep).toHaveBeenCalledTimes(1)
})
