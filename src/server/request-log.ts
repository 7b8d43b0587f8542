import type { Logger } from 'pino'
import type { Database } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { isFlagOn } from './features.ts'

/**
 * Logger of one request. The DEBUG_MODE flag enables debug lines for troubleshooting, but never on a site served over
 * https.
 */
export async function requestLog(
  { env, database, log }: { env: Pick<Env, 'baseUrl'>; database: Database; log: Logger },
  requestId: string,
): Promise<Logger> {
  const isDebug = env.baseUrl.startsWith('http:') && (await isFlagOn({ db: database.db, log }, 'DEBUG_MODE'))
  return log.child({ requestId }, isDebug ? { level: 'debug' } : {})
}
