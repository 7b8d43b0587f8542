import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, inject, test, vi } from 'vitest'
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

describe('while nobody else waits for the database', () => {
  /** A server in front of the tests' that can freeze, or end with its connections. */
  async function startProxy() {
    const { host, port } = new pg.Client({ connectionString: inject('serverUrl') })
    const sockets: Socket[] = []
    let isFrozen = false
    let asked = 0
    const server = createServer((socket) => {
      const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
      sockets.push(socket, upstream)
      for (const each of [socket, upstream]) each.on('error', () => {})
      socket.on('data', (data) => {
        asked++
        if (!isFrozen) upstream.write(data)
      })
      upstream.pipe(socket)
    }).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const end = () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    }
    const { user, database } = new pg.Client({ connectionString: inject('serverUrl') })
    return {
      url: `postgresql://${user}@127.0.0.1:${(server.address() as { port: number }).port}/${database}`,
      asked: () => asked,
      freeze: () => (isFrozen = true),
      end,
    }
  }

  test('it is not asked, until somebody does: then a frozen one is found as soon as under load', async () => {
    const proxy = await startProxy()
    const onChange = vi.fn<(isAway: boolean) => void>()
    let ticks = 0
    let isQuiet = true
    const watch = watchDatabase(proxy.url, onChange, {
      ...settings,
      quietIntervalMs: 60_000,
      isQuiet: () => {
        ticks++
        return isQuiet
      },
    })
    await vi.waitFor(() => expect(ticks).toBeGreaterThan(2), 10_000)
    const asked = proxy.asked()
    await vi.waitFor(() => expect(ticks).toBeGreaterThan(10), 10_000)
    expect(proxy.asked()).toBe(asked)
    proxy.freeze()
    isQuiet = false
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(true, expect.anything()), 10_000)
    await watch.close()
    proxy.end()
  })

  test('its end is noticed all the same', async () => {
    const proxy = await startProxy()
    const onChange = vi.fn<(isAway: boolean) => void>()
    let ticks = 0
    const watch = watchDatabase(proxy.url, onChange, {
      ...settings,
      quietIntervalMs: 60_000,
      isQuiet: () => ++ticks > 0,
    })
    await vi.waitFor(() => expect(ticks).toBeGreaterThan(2), 10_000)
    proxy.end()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(true, expect.anything()), 10_000)
    await watch.close()
  })
})

test('a statement that an overloaded server ends for its time is answered like an outage, a wrong one is not', async () => {
  const client = new pg.Client({ connectionString: inject('serverUrl'), statement_timeout: 50 })
  await client.connect()
  const failureOf = (statement: string) => client.query(statement).catch((error: unknown) => error)
  expect(isDatabaseUnavailable(await failureOf('select pg_sleep(60)'))).toBe(true)
  expect(isDatabaseUnavailable(await failureOf('select nothing'))).toBe(false)
  await client.end()
})
