import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { sleepInSteps } from './sleep-in-steps.ts'

/** Thrown instead of waiting while the database does not answer. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  constructor() {
    super('the database does not answer')
  }
}

const unavailableMessage =
  /ECONNREFUSED|ECONNRESET|EPIPE|\.s\.PGSQL|timeout exceeded when trying to connect|terminat|not queryable|due to (?:lock|statement) timeout/i
/** Connection failures, shutdown and recovery, too many connections, disk or memory full, a deadlock that was broken up. */
const unavailableCode = /^(?:08...|57P0[123]|53...|40P01)$/

/** After how many seconds callers may try again while the database is unavailable. */
export const retrySeconds = 5

/** Whether the error means that the database is unreachable, overloaded or full: temporary, answered with 503. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (current instanceof DatabaseUnavailable || unavailableMessage.test(current.message)) return true
    if (typeof code === 'string' && unavailableCode.test(code)) return true
  }
  return false
}

const logIntervalMs = 60_000
let lastLoggedAt = -logIntervalMs

/** Logs a failure. Failures of an unavailable database share one line a minute, since every request has one. */
export function logFailure(log: Logger, error: unknown, message: string, details: Record<string, unknown> = {}): void {
  if (!isDatabaseUnavailable(error)) return log.error({ err: error, ...details }, message)
  if (performance.now() - lastLoggedAt < logIntervalMs) return
  lastLoggedAt = performance.now()
  log.error({ err: error, ...details }, 'database unavailable')
}

type Settings = {
  intervalMs?: number
  awayIntervalMs?: number
  answerMs?: number
  /** Asked every `intervalMs`: while nobody else waits for the database either, it is asked every `quietIntervalMs` only. */
  isQuiet?: () => boolean
  quietIntervalMs?: number
}

/**
 * Asks the database every `intervalMs` (500) on a connection of its own whether it answers within `answerMs` (1,000), and
 * every `awayIntervalMs` (100) once it does not; every `quietIntervalMs` (5,000) while it is quiet, and as soon as the
 * connection breaks. Reports each change; the first report is a change to away.
 */
export function watchDatabase(
  url: string,
  onChange: (isAway: boolean, error?: Error) => void,
  {
    intervalMs = 500,
    awayIntervalMs = 100,
    answerMs = 1_000,
    isQuiet = () => false,
    quietIntervalMs = 5_000,
  }: Settings = {},
): { close: () => Promise<void> } {
  let client: pg.Client | undefined
  let isAway = false
  const closing = new AbortController()
  let wake = new AbortController()

  async function ask(): Promise<void> {
    if (!client) {
      const connection = new pg.Client({ connectionString: url })
      client = connection
      connection.on('error', () => {}).on('end', () => client === connection && wake.abort())
      await connection.connect()
    }
    await client.query('select 1')
  }

  /** Undefined when it answered. */
  async function failure(): Promise<Error | undefined> {
    const late = new AbortController()
    const asked = ask().then(
      () => undefined,
      (error: Error) => error,
    )
    const timedOut = sleepInSteps(answerMs, late.signal).then(
      () => new DatabaseUnavailable(),
      () => undefined,
    )
    const error = await Promise.race([asked, timedOut])
    late.abort()
    if (error) disconnect()
    // A server that refuses one more connection is there.
    return error && isDatabaseUnavailable(error) && (error as { code?: string }).code !== '53300' ? error : undefined
  }

  function disconnect(): void {
    const broken = client
    client = undefined
    streamOf(broken)?.destroy()
  }

  /** Ends early when the connection breaks. */
  async function pause(ms: number): Promise<void> {
    const signal = AbortSignal.any([closing.signal, wake.signal])
    await sleep(ms, undefined, { signal, ref: false }).catch(() => {})
  }

  async function pauseWhileQuiet(): Promise<void> {
    const until = performance.now() + quietIntervalMs
    do await pause(intervalMs)
    while (isQuiet() && performance.now() < until && !closing.signal.aborted && !wake.signal.aborted)
  }

  const running = (async () => {
    let failures = 0
    while (!closing.signal.aborted) {
      wake = new AbortController()
      const error = await failure()
      failures = error ? failures + 1 : 0
      // One broken connection is no outage: ask again at once.
      const isAwayNow = error instanceof DatabaseUnavailable || failures > 1
      if (isAwayNow !== isAway && !(error && !isAwayNow) && !closing.signal.aborted) {
        isAway = isAwayNow
        onChange(isAway, error)
      }
      if (isAway) await pause(awayIntervalMs)
      else if (failures === 1) await pause(10)
      else await pauseWhileQuiet()
    }
  })()
  return {
    close: async () => {
      closing.abort()
      disconnect()
      await running
    },
  }
}

/** The socket of a client, which pg does not expose: ending it politely would wait for a server that does not answer. */
export function streamOf(client: pg.Client | pg.PoolClient | undefined): { destroy: () => void } | undefined {
  return (client as unknown as { connection?: { stream: { destroy: () => void } } } | undefined)?.connection?.stream
}
