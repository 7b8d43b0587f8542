import { createServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { isDatabaseUnavailable, watchDatabase } from './availability.ts'

const settings = { intervalMs: 10, awayIntervalMs: 10, answerMs: 100 }

test('a process that is busy itself does not take the database for away', async () => {
  const changes: boolean[] = []
  const watch = watchDatabase(inject('serverUrl'), (isAway) => changes.push(isAway), settings)
  for (let times = 0; times < 12; times++) {
    for (const until = performance.now() + 150; performance.now() < until;);
    await turn()
  }
  await watch.close()
  expect(changes).toEqual([])
})

test('a server that accepts connections and never answers is away', async () => {
  const frozen = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => frozen.once('listening', done))
  const { port } = frozen.address() as { port: number }
  const onChange = vi.fn<(isAway: boolean) => void>()
  const watch = watchDatabase(`postgresql://nobody@127.0.0.1:${port}/none`, onChange, settings)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(true, expect.anything()), 10_000)
  await watch.close()
  frozen.close()
})

test('a statement that an overloaded server ends for its time is answered like an outage, a wrong one is not', async () => {
  const client = new pg.Client({ connectionString: inject('serverUrl'), statement_timeout: 50 })
  await client.connect()
  const failureOf = (statement: string) => client.query(statement).catch((error: unknown) => error)
  expect(isDatabaseUnavailable(await failureOf('select pg_sleep(60)'))).toBe(true)
  expect(isDatabaseUnavailable(await failureOf('select nothing'))).toBe(false)
  await client.end()
})
