import pg from 'pg'
import { DatabaseUnavailable, streamOf } from './availability.ts'
import { querySeconds } from './metrics.ts'
import { recordQuery } from './request-scope.ts'
import { leaveStandby, mayReadStandby, type Standby } from './standby.ts'

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/**
 * A pool that fails at once while the database is away (`setAway`): what waits for a connection or an answer then ends
 * with an error that `isDatabaseUnavailable` recognises, and its connections, which may be frozen, are given up.
 */
export class WatchedPool extends pg.Pool {
  #isAway = false
  #clients = new Set<pg.PoolClient>()
  #waiting = new Set<(error: Error) => void>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', (client) => {
      this.#clients.add(client)
      time(client)
    })
    this.on('remove', (client) => this.#clients.delete(client))
  }

  /** Answers reads of requests that may read from it. */
  standby: Standby | undefined

  // The overloads of pg are those of the method that is replaced.
  override query = ((...args: unknown[]) =>
    this.standby && mayReadStandby(args)
      ? this.standby.read(args, () => this.#query(args))
      : this.#query(args)) as pg.Pool['query']

  #query(args: unknown[]): unknown {
    return timed(args, () => pg.Pool.prototype.query.apply(this, args as never))
  }

  get isAway(): boolean {
    return this.#isAway
  }

  setAway(isAway: boolean): void {
    this.#isAway = isAway
    if (!isAway) return
    for (const reject of this.#waiting) reject(new DatabaseUnavailable())
    this.#waiting.clear()
    for (const client of this.#clients) streamOf(client)?.destroy()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect()
    // Without a callback it is for a transaction.
    if (!callback) {
      leaveStandby()
      return connecting.then(releaseWhenBroken)
    }
    void notify(connecting, callback)
    return undefined
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#isAway) throw new DatabaseUnavailable()
    const givenUp = Promise.withResolvers<never>()
    this.#waiting.add(givenUp.reject)
    const connecting = super.connect()
    try {
      return await Promise.race([connecting, givenUp.promise])
    } catch (error) {
      // Nobody waits for this connection any more.
      connecting.then(
        (client) => client.release(true),
        () => {},
      )
      throw error
    } finally {
      this.#waiting.delete(givenUp.reject)
    }
  }
}

/** A connection that breaks leaves the pool by itself: Drizzle does not release one on which `begin` failed. */
function releaseWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', onEnd)
    release(error)
  }
  const onEnd = () => releaseOnce(true)
  client.once('end', onEnd)
  client.release = releaseOnce
  return client
}

/** Times the queries of transactions, which go to a client directly. */
function time(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => timed(args, () => query(...args))) as typeof client.query
}

/** Only calls that return a promise: the pool's own pass a callback and are timed as a whole. */
function timed(args: unknown[], run: () => unknown): unknown {
  const start = performance.now()
  const result = run()
  if (!(result instanceof Promise)) return result
  const end = () => {
    const ms = performance.now() - start
    querySeconds.observe(ms / 1000)
    const [first] = args
    recordQuery(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''), ms)
  }
  result.then(end, end)
  return result
}

async function notify(connecting: Promise<pg.PoolClient>, callback: Callback): Promise<void> {
  const client = await connecting.catch((error: unknown) => error as Error)
  if (client instanceof Error) callback(client, undefined, () => {})
  else callback(undefined, client, client.release.bind(client))
}
