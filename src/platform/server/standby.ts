import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseUnavailable, watchDatabase } from './availability.ts'
import { gauge, standbyQueries } from './metrics.ts'
import { requestScope } from './request-scope.ts'

/** A standby that has not replayed a change of the primary after this time is left alone until it has. */
const maxLagMs = 1_000
/** How far behind a standby may be that answers visitors in place of a primary that is away. */
export const maxReplacingLagMs = 5_000
const checkMs = 500
/** Between two checks however many changes there are. */
const minCheckMs = 25
const logIntervalMs = 60_000

/** A write in a read-only transaction, or a read that recovery cancelled: the primary answers it. */
const primaryCodes = new Set(['25006', '40001'])

/** A pool whose server can be marked as away: `WatchedPool`, which imports this class. */
type StandbyPool = pg.Pool & { readonly isAway: boolean; setAway: (isAway: boolean) => void }

/**
 * Answers reads of anonymous requests from a streaming hot standby of the primary. It is used only while it answers and has
 * replayed every change that this process was notified of (`noteChange`), so that what is made anew after a change never
 * shows the state before it. Whatever the standby refuses, the primary answers.
 */
export class Standby {
  readonly pool: StandbyPool
  readonly #url: string
  readonly #primary: StandbyPool
  /** Until the first check it is not known what it has replayed. */
  #isCurrent = false
  /** When it had replayed everything, and when the primary last said what there is to replay. */
  #currentAt = -Infinity
  #primaryAnsweredAt = -Infinity
  #changes = 0
  #nextCheck = new AbortController()
  readonly #closing = new AbortController()
  #running: Promise<void> = Promise.resolve()
  #watch: ReturnType<typeof watchDatabase> | undefined
  readonly #loggedAt = new Map<string, number>()

  constructor(url: string, pool: StandbyPool, primary: StandbyPool) {
    this.#url = url
    this.pool = pool
    this.#primary = primary
    gauge('kaifong_standby_used', 'Whether anonymous reads go to the standby', () => Number(this.isUsable), 'min')
  }

  get isUsable(): boolean {
    return this.#isCurrent && !this.pool.isAway
  }

  /** Whether it may answer in place of a primary that is away: it had replayed everything shortly before. */
  get canReplacePrimary(): boolean {
    return this.#primaryAnsweredAt - this.#currentAt <= maxReplacingLagMs && !this.pool.isAway
  }

  /** From now on reads go to the primary, until the standby has replayed what has changed. */
  noteChange(): void {
    this.#changes++
    this.#isCurrent = false
    this.#nextCheck.abort()
  }

  watch(log: Logger): void {
    this.#watch = watchDatabase(this.#url, (isAway, error) => {
      this.pool.setAway(isAway)
      if (isAway) this.#warn(log, 'standby unavailable, the primary answers', error)
      else log.info('standby available again')
    })
    this.#running = this.#followChanges(log)
  }

  /** The answer to a read: the primary's, by `askPrimary`, when this server must not or does not answer. */
  async read(args: unknown[], askPrimary: () => unknown): Promise<unknown> {
    const result = this.isUsable ? await this.#tryRead(args) : undefined
    if (result !== undefined) return result
    try {
      return await askPrimary()
    } catch (error) {
      const mayReplace = this.#primary.isAway && this.canReplacePrimary && isDatabaseUnavailable(error)
      const replacement = mayReplace ? await this.#tryRead(args) : undefined
      if (replacement === undefined) throw error
      return replacement
    }
  }

  /** The rows of a read, or undefined when the primary must answer. */
  async #tryRead(args: unknown[]): Promise<unknown> {
    try {
      const result = await (this.pool.query as (...given: unknown[]) => Promise<unknown>)(...args)
      standbyQueries.inc()
      return result
    } catch (error) {
      const { code } = error as { code?: string }
      if (!isDatabaseUnavailable(error) && !primaryCodes.has(code ?? '')) throw error
      if (code === '25006') leaveStandby()
      return undefined
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#watch?.close()
    await this.#running
    await this.pool.end()
  }

  async #followChanges(log: Logger): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      const changes = this.#changes
      this.#nextCheck = new AbortController()
      const hasReplayed = await this.#hasReplayed().catch(() => null)
      if (signal.aborted) return
      if (!hasReplayed) {
        this.#isCurrent = false
        if (hasReplayed === false && !this.pool.isAway) this.#warn(log, 'standby lags behind, the primary answers')
      } else {
        this.#currentAt = performance.now()
        if (changes === this.#changes) this.#isCurrent = true
      }
      await sleep(minCheckMs, undefined, { ref: false })
      const wake = AbortSignal.any([signal, this.#nextCheck.signal])
      await sleep(checkMs, undefined, { signal: wake, ref: false }).catch(() => {})
    }
  }

  /** Whether the standby has replayed, within `maxLagMs`, everything that the primary has committed by now. */
  async #hasReplayed(): Promise<boolean> {
    const { rows: position } = await this.#primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
    this.#primaryAnsweredAt = performance.now()
    const deadline = this.#primaryAnsweredAt + maxLagMs
    for (let pauseMs = 2; ; pauseMs = Math.min(pauseMs * 2, 50)) {
      const { rows } = await this.pool.query<{ replayed: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed',
        [position[0]!.lsn],
      )
      if (rows[0]!.replayed) return true
      if (performance.now() > deadline || this.#closing.signal.aborted) return false
      await sleep(pauseMs, undefined, { ref: false })
    }
  }

  #warn(log: Logger, message: string, error?: Error): void {
    if (performance.now() - (this.#loggedAt.get(message) ?? -logIntervalMs) < logIntervalMs) return
    this.#loggedAt.set(message, performance.now())
    log.warn({ err: error }, message)
  }
}

const readPattern = /^\s*(?:select|with)\b/i

/** Whether a standby may answer this statement of the current request. */
export function mayReadStandby(args: readonly unknown[]): boolean {
  if (!requestScope.getStore()?.readsStandby) return false
  const [first] = args
  const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
  if (readPattern.test(text)) return true
  leaveStandby()
  return false
}

/** Writes what this request does not read itself: its further reads may come from a standby as before. */
export function writeAside<T>(write: () => Promise<T>): Promise<T> {
  const scope = requestScope.getStore()
  return scope ? requestScope.run({ ...scope }, write) : write()
}

/** The rest of this request, which writes, reads from the primary. */
export function leaveStandby(): void {
  const scope = requestScope.getStore()
  if (scope) scope.readsStandby = false
}

/** Set for a visitor who has just written: somebody without an account, or who has just signed out. */
const cookie = 'written'
const writtenPattern = /(?:^|;\s*)written=/
/** Longer than a standby in use may lag behind. */
const cookieSeconds = 5

/** Sign-in with providers reads what it has written seconds before; counting shows nothing to those it counts. */
const primaryPaths = /^\/(?:api\/auth|auth)\b/
const countingPaths = /^\/api\/(?:rpc\/analytics|v1\/events)(?:\/|$)/

/** The used parts of a request and its answer, as Hono has them. */
type Exchange = {
  req: { method: string; path: string; header: (name: string) => string | undefined }
  res: Response
  header: (name: string, value: string, options: { append: true }) => void
}

/**
 * Lets a standby answer reads of visitors: GET requests without a session. Members, and visitors for some seconds after
 * they have written, read from the primary and so see what they wrote.
 */
export async function readFromStandby(
  c: Exchange,
  next: () => Promise<void>,
  { isMember, isSecure }: { isMember: boolean; isSecure: boolean },
): Promise<void> {
  const { method, path } = c.req
  const isRead = method === 'GET' || method === 'HEAD'
  const hasWritten = writtenPattern.test(c.req.header('cookie') ?? '')
  requestScope.getStore()!.readsStandby = isRead && !isMember && !hasWritten && !primaryPaths.test(path)
  await next()
  if (isRead || c.res.status >= 400 || countingPaths.test(path)) return
  const attributes = `Max-Age=${cookieSeconds}; Path=/; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`
  c.header('set-cookie', `${cookie}=1; ${attributes}`, { append: true })
}
