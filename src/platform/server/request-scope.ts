import { AsyncLocalStorage } from 'node:async_hooks'
import { truncateText } from '#shared/text.ts'

/** A query of a request: its SQL without parameters, and how long it took with the wait for a connection. */
export type TimedQuery = { sql: string; ms: number }

/** What belongs to one HTTP request while it is answered, wherever its code runs. */
export type RequestScope = {
  requestId: string
  queries: TimedQuery[]
  /** Whether a standby may answer its reads; no longer once it has written. */
  readsStandby: boolean
}

export const requestScope = new AsyncLocalStorage<RequestScope>()

/** More would only make the log line longer. */
const maxQueries = 50

/** Adds the time of a query to the request that asked it, if any. */
export function recordQuery(sql: string, ms: number): void {
  const queries = requestScope.getStore()?.queries
  if (queries && queries.length < maxQueries) queries.push({ sql, ms })
}

/** A query as a slow request logs it, shortened only then. */
export const inShort = ({ sql, ms }: TimedQuery): TimedQuery => ({
  sql: truncateText(sql.trim().replaceAll(/\s+/g, ' '), 200),
  ms: Math.round(ms),
})
