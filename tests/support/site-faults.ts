import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '#platform/server/postgres-directory.ts'

/** Kills of each kind of process; a release may run more: `KILLS=75` makes 300. */
export const killsEach = Number(process.env['KILLS'] ?? 1)

/** What one request to the site got: 0 is no answer (a broken connection). */
export type Outcome = { status: number; startedAt: number; ms: number; retryAfter: string | null }

/** More at the same time would only measure how slow this machine is. */
const maxPending = 12

/** Requests an address every `everyMs`, each on its own, until stopped. */
export function keepRequesting(send: () => Promise<Response>, everyMs = 50) {
  const outcomes: Outcome[] = []
  const pending = new Set<Promise<void>>()
  const timer = setInterval(() => {
    if (pending.size >= maxPending) return
    const startedAt = performance.now()
    const end = (status: number, retryAfter: string | null) => {
      outcomes.push({ status, startedAt, ms: performance.now() - startedAt, retryAfter })
    }
    const one = send()
      .then(
        async (response) => (await response.arrayBuffer(), end(response.status, response.headers.get('retry-after'))),
      )
      .catch(() => end(0, null))
      .finally(() => pending.delete(one))
    pending.add(one)
  }, everyMs)
  return {
    outcomes,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
    },
  }
}

/** Milliseconds from now until the condition holds. @throws after `limitMs` */
export async function msUntil(condition: () => Promise<boolean>, limitMs = 20_000): Promise<number> {
  const start = performance.now()
  while (!(await condition().catch(() => false))) {
    if (performance.now() - start > limitMs) throw new Error(`not within ${limitMs} ms`)
    await sleep(20)
  }
  return performance.now() - start
}

/** Process id of the embedded server in this data directory. */
export function serverPid(dataDir: string): number {
  return Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0])
}

/** Ids of the running child processes (Linux only). */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!pid || !isAlive(pid)) return false
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
        return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]) === parent
      } catch {
        return false
      }
    })
}

/** Ids of the web processes of a site that runs several, oldest first; its embedded server is a child too. */
export function webProcesses(site: number, dataDir: string): number[] {
  return childrenOf(site)
    .filter((pid) => pid !== serverPid(dataDir))
    .sort((a, b) => a - b)
}

/** Sends a signal to the embedded server and all its processes. */
export function signalServer(dataDir: string, signal: NodeJS.Signals): void {
  const pid = serverPid(dataDir)
  // Found first: those of a killed server soon have no parent, and frozen ones would hold its memory for ever.
  const children = childrenOf(pid)
  process.kill(pid, signal)
  for (const child of children) {
    try {
      process.kill(child, signal)
    } catch {
      // It has just ended.
    }
  }
}

/** Times of recovery by what was killed; the longest is logged. */
export function recoveryTimes() {
  const times = new Map<string, number[]>()
  return {
    add: (victim: string, ms: number) => times.set(victim, [...(times.get(victim) ?? []), ms]),
    log: () => {
      for (const [victim, all] of times)
        console.info(`${all.length} kills of ${victim}: well again after at most ${Math.round(Math.max(...all))} ms`)
    },
  }
}

/**
 * A member who adds and removes favourites one after the other, remembers what the site acknowledged, and reads it back at
 * once.
 */
export async function startWriter(url: string, credentials: { email: string; password: string }) {
  // Each request has a connection of its own: one of a killed process would break the next.
  const headers = { 'content-type': 'application/json', connection: 'close', cookie: '' }
  const post = (procedure: string, input: unknown) =>
    fetch(`${url}/api/rpc/${procedure}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
  const signedIn = await post('accounts/signIn', credentials)
  headers.cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const results = await fetch(`${url}/api/v1/search?limit=48`).then((response) => response.text())
  const listings = [...new Set(results.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))]
  const acknowledged = new Map<string, boolean>()
  const findIds = async () => {
    const response = await fetch(`${url}/api/rpc/favorites/findIds`, { method: 'POST', headers, body: '{"json":{}}' })
    if (!response.ok) throw new Error(`the favourites were answered with ${response.status}`)
    return ((await response.json()) as { json: string[] }).json
  }
  const notReadBack: string[] = []
  let count = 0
  let isStopped = false

  const running = (async () => {
    for (let turn = 0; !isStopped; turn++) {
      const listingId = listings[turn % listings.length]!
      const isAdded = Math.floor(turn / listings.length) % 2 === 0
      // Unknown until the site answers: it may have been written or not.
      acknowledged.delete(listingId)
      const response = await post(`favorites/${isAdded ? 'add' : 'remove'}`, { listingId }).catch(() => null)
      await response?.arrayBuffer().catch(() => {})
      if (response?.ok) {
        acknowledged.set(listingId, isAdded)
        count++
        const ids = await findIds().catch(() => null)
        if (ids && ids.includes(listingId) !== isAdded) notReadBack.push(listingId)
      } else await sleep(20)
    }
  })()
  return {
    listings,
    /** Writes that the next read did not show. */
    notReadBack,
    count: () => count,
    stop: async () => {
      isStopped = true
      await running
    },
    /** Writes that the site does not show, acknowledged before it was asked. Waits for its answer while it recovers. */
    lost: async () => {
      const before = [...acknowledged]
      let ids: string[] = []
      await msUntil(async () => Array.isArray((ids = await findIds())))
      return before.filter(([id, isAdded]) => acknowledged.get(id) === isAdded && ids.includes(id) !== isAdded)
    },
  }
}
